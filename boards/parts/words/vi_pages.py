# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The words of the menu and its pages in Vietnamese; it must never know what they do. See en_pages.py."""

_FREEZES = ("Tắt", "100 ms", "250 ms", "400 ms", "600 ms", "800 ms", "1000 ms")
_STARTS = ("Đủ", "-2 lá", "-4 lá", "-6 lá", "-8 lá")
_SWITCH = ("Tắt", "Bật")

NAMES = (
    "Kiểu chơi",
    "Đối thủ",
    "Phạt",
    "Phạt",
    "Bài đầu",
    "Bài đầu",
    "Gợi ý",
    "Gợi ý",
    "Âm thanh",
    "Độ sáng",
    "Người 2",
    "Màu sắc",
    "Chuyển động",
    "Ngôn ngữ",
)
CHOICES = (
    ("Chuẩn", "50 điểm", "100 điểm", "150 điểm", "200 điểm", "1 ván", "Đấu 3 ván", "Đấu 5 ván", "Đấu 7 ván"),
    ("Người", "Mới chơi", "Dễ", "Vừa", "Khó", "Siêu nhân"),
    _FREEZES,
    _FREEZES,
    _STARTS,
    _STARTS,
    _SWITCH,
    _SWITCH,
    ("Tắt", "Nhỏ", "Bật"),
    ("25%", "50%", "75%", "100%"),
    ("Theo máy", "Đối diện", "Cạnh nhau"),
    ("Thường", "Tương phản"),
    _SWITCH,
    ("Tiếng Anh", "Tiếng Việt", "Tiếng Hàn", "Tiếng Thái"),
)
OF_PLAYER = ("P1 %s", "P2 %s")
MEANINGS = (
    "Thế nào là thắng",
    "Khi chơi một mình",
    "Sai lá: khóa phím",
    "Sai lá: khóa phím",
    "Ít bài hơn lúc đầu",
    "Ít bài hơn lúc đầu",
    "Đánh dấu nước đi",
    "Đánh dấu nước đi",
    "",
    "Của màn hình",
    "Chỗ ngồi người 2",
    "Tương phản: bàn tối",
    "Lá bài trượt đi",
    "",
)
THIS_BOARD = "Máy này: %s"

PAGES = ("Menu", "Cách chơi", "Thống kê", "Giới thiệu")
LEAVE = "Thoát"

HINTS = (
    "{0}/{1} dòng {2}/{3} đổi",
    "{0}/{1} dòng   {3} mở",
    "{0}/{1} dòng   {3} thoát",
    "{0}/{1} trang  {2} về",
    "{0}/{1} {2} về {3} thử",
)

PEOPLE = "P1 đấu P2"
WINS = "thắng"
ALONE = "Một mình"
WON_LOST = "thắng:thua"
SCORE = "%d : %d"
BEST_ROUND = "Ván nhanh"
CLOSEST = "Sát nhất"
CLOSEST_IS = "giữa hai lá cho một chồng, hay hai lần đập"
MATCHES = "Mọi trận"
ROUNDS = "Mọi ván"
IN_A_ROW = "Thắng liền dài nhất"
AGAINST_ANYONE = "với mọi đối thủ"
NONE = "-"
TIE = "Hòa"
SECONDS = "%d.%d s"
MILLISECONDS = "%d.%02d ms"
MICROSECONDS = "%d us"
HOLD_TO_RESET = "Giữ {3} để xóa"
RESET_IN = "Xóa sau {}"
RESET_DONE = "Đã xóa"

_WRONG = "Sai lá: Sai! Khựng một chút."
_WRONG_OR_NONE = "Sai lá, hay chỗ trống: Sai! Khựng một chút."
BASICS = (
    "Đánh hết bài là thắng. Không có lượt: ai nhanh hơn thì được.",
    "Hàng dưới: bài của bạn. Giữa: hai chồng. Lá úp nhỏ: bài spit.",
    "Đánh lá hơn hoặc kém 1 so với chồng: 8 lên 9 hay 7, A lên K hay 2.",
    "Không ai đánh được? Kẹt: cùng hô spit lại.",
    "Chậm: lá trở về. -148ms: chậm từng đó (1000ms là một giây).",
)
KEYS = {
    "direct": (
        "Cùng hô spit, bạn nhấn {5} hay {6}: mỗi người lật một lá.",
        "{0} đến {4} chọn lá, {5} đặt lên chồng trái, {6} lên chồng phải.",
        "Có chỗ trống? Chọn một lá, rồi phím của chỗ đó: lá dưới sẽ lật.",
        _WRONG,
        "{5} và {6} đập chồng. Số là số lá.",
    ),
    "quick": (
        "Cùng hô spit, bạn nhấn {5}: mỗi người lật một lá.",
        "{0} đến {4} đánh lá. Hợp cả hai? Chồng {own}; giữ {5}: chồng kia.",
        "Có chỗ trống? Lá không hợp chồng nào dời tới đó: lá dưới sẽ lật.",
        _WRONG_OR_NONE,
        "Đập trái: {0} hay {1}, phải: {3} hay {4}. Số là số lá.",
    ),
    "cursor": (
        "Cùng hô spit, bạn nhấn {2} hay {3}: mỗi người lật một lá.",
        "{0} và {1} trỏ vào lá, {2} đặt lên chồng trái, {3} lên chồng phải.",
        "Có chỗ trống? Trỏ vào đó: {2} hay {3} dời một lá. Lá dưới sẽ lật.",
        _WRONG_OR_NONE,
        "{2} và {3} đập chồng. Số là số lá.",
    ),
}
SIDES = ("trái", "phải")
STANDARD_GAME = (
    "Hết bài trước mặt? Chờ ĐẬP! rồi đập chồng nhỏ hơn.",
    "Chồng đập được là của bạn: lấy ít thôi. Đập sớm thì phải chờ.",
    "Còn 15 lá trở xuống: một chồng, không đập. Hết bài là thắng.",
)
POINTS_GAME = (
    "Hết bài trước mặt: hết ván, không đập. Mỗi lá còn lại, cả bài spit: 1 điểm.",
    "Tới {} điểm là hết trận. Ai ít điểm hơn thì thắng.",
)
SERIES_GAME = (
    "Không đập. Hết bài trước mặt là thắng ván; kẹt: ai còn ít lá hơn.",
    "Thắng trận: {} ván. Mỗi ván chia lại bài.",
)
CAPTIONS = (
    "",
    "Hai chồng ở giữa",
    "Hô spit",
    "9 lên 8",
    "Đánh lá 9",
    "Kẹt: hô spit lại",
    "Dời lá 10",
    "Sai: khựng một chút",
    "Chậm 148 ms",
    "Đập chồng nhỏ hơn",
    "7 lá và 9 lá",
    "Đập sớm: phải chờ",
    "Một chồng",
    "Lá còn lại",
    "Ít điểm hơn: thắng",
    "Lá còn lại",
    "Bạn thắng trận",
)
LABELS = ("Bạn", "Bài", "Spit")
TRY_IT = "Chơi thử: một ván có hướng dẫn từng bước."

ABOUT = (
    "SPIT %s",
    "Giấy phép MIT: tự do dùng, chia sẻ và sửa đổi.",
)
STAMPED_BY = "Phím: %s"
