# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Vietnamese: what is said in the guided round; it must never know when or where. See en_lesson.py."""

ABOUT = (
    "Giữ {} để thoát",
    "Bài được lật ra",
    "Kém 1, chất bất kỳ",
    "Hơn 1, chất bất kỳ",
    "A lên K",
    "Và 2 lên A",
    "Hợp cả hai chồng",
    "Lấp chỗ trống",
    "Giờ thử lá sai",
    "Sai: chờ một chút",
    "Giờ lá đúng",
    "Kẹt: hô spit lại",
    "Đánh hết, thật nhanh",
    "Hết rồi? Chờ...",
    "Số là số lá bài",
    "Chồng đó nhiều hơn",
    "Còn 15 lá: một chồng",
    "Hết bài: bạn thắng!",
    "Bạn biết hết rồi!",
)
POINTS_END = "Mỗi lá còn: 1 điểm", "Ít điểm hơn: thắng"
SERIES_END = "Hết trước: thắng ván", "Thắng trận: {} ván"

DIRECT = ("Lấy lá {}:", "Đặt lên chồng:", "Lấy lá {}:", "Đặt vào đó:")
QUICK = ("Chồng kia: giữ", "Đánh lá {}:", "", "Dời lá {}:")
CURSOR = ("Tới lá {}:", "Đánh:", "Tới chỗ trống:", "Dời một lá:", "Vòng tới lá {}:", "Vòng tới đó:")
LET_GO = "Thả"
SAY_SPIT = "Hô spit:"
SLAP_IT = "Đập chồng nhỏ:"
GO_ON = "Tiếp:"
LEAVE = "Thoát:"
