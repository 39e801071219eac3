# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Korean: what is said in the guided round; it must never know when or where. See en_lesson.py."""

ABOUT = (
    "{} 길게: 나가기",
    "카드가 펼쳐집니다",
    "하나 낮게, 무늬 무관",
    "하나 높게, 무늬 무관",
    "K 위에 A",
    "A 위에 2",
    "두 더미에 다 맞음",
    "빈자리를 채우세요",
    "이번엔 틀린 카드",
    "틀림: 잠시 정지",
    "이제 맞는 카드",
    "막힘: 다시 스핏",
    "모두 빨리 내세요!",
    "다 냈나요? 잠시만...",
    "숫자는 카드 장수",
    "카드가 더 많음",
    "15장 이하: 더미 하나",
    "다 내면 승리!",
    "다 배웠습니다!",
)
POINTS_END = "남은 카드: 1점씩", "점수가 낮으면 승리"
SERIES_END = "먼저 다 내면 승리", "{}판 이기면 승리"

DIRECT = ("{} 들기:", "더미에 놓기:", "{} 들기:", "거기에 놓기:")
QUICK = ("다른 더미: 꾹", "{} 내기:", "", "{} 옮기기:")
CURSOR = ("{}까지 이동:", "내기:", "빈자리로:", "카드 옮기기:", "끝 지나 {}:", "끝 지나 빈자리:")
LET_GO = "놓기"
SAY_SPIT = "스핏:"
SLAP_IT = "작은 더미 치기:"
GO_ON = "계속:"
LEAVE = "나가기:"
