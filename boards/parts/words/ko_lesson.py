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
    "작은 더미를 치세요",
    "아니, 작은 더미!",
    "15장 이하: 더미 하나",
    "다 배웠습니다!",
)

DIRECT = ("{} 들기:", "더미에 놓기:", "{} 들기:", "거기에 놓기:")
QUICK = ("다른 더미: 꾹", "{} 내기:", "", "{} 옮기기:")
CURSOR = ("{}까지 이동:", "내기:", "빈자리로:", "카드 옮기기:")
LET_GO = "놓기"
SAY_SPIT = "스핏:"
SLAP_IT = "치기:"
NONE_LEFT = "다 내면 승리!"
