// Names that somebody could take for another's.
#include "rooms/people/names_alike.h"

#include <gtest/gtest.h>

namespace tavola::rooms {
namespace {

TEST(NamesAlike, WhatAReaderWouldNotTellApartIsTheSame) {
  const std::u32string ada = look_of("Ada Lovelace");
  for (const char* alike :
       {"ada lovelace", "ADA  LOVELACE", "AdaLovelace", " Ada Lovelace ", "Ada\u00A0Lovelace",
        "A\u200Bda Love\u00ADlace", "\u2060Ada Lovelace\uFEFF", "\u0410da Lovelace",
        "Ada L\u043Evelace", "\u0391da Lovelace", "Ada Love1ace", "Ada LoveIace", "Ada L0velace",
        "\uFF21da Lovelace", "Àdá Lóvèlace", "Ada Love\u0301lace", "Ada\u3164Lovelace",
        "Ada\U000E0020 Lovelace"})
    EXPECT_EQ(look_of(alike), ada) << alike;
}

TEST(NamesAlike, OtherNamesAreOthers) {
  for (const char* other : {"Ada", "Ida Lovelace", "Ada Lovelace 2", "Bruno", ""})
    EXPECT_NE(look_of(other), look_of("Ada Lovelace")) << other;
  EXPECT_NE(look_of("Нина"), look_of("Инна"));
  EXPECT_EQ(look_of("НИНА"), look_of("Нина"));
  EXPECT_NE(look_of("明"), look_of("朋"));
}

TEST(NamesAlike, NobodyIsCalledByWhatIsNotSeenOrPassesForAnother) {
  for (const char* good :
       {"", "Ada", "Zoë O'Neill-Àñ", "Ада Лавлейс", "Ευρυδίκη", "鈴木", "Nora 🕯", "1.", "عايدة"})
    EXPECT_EQ(name_fault(good), "") << good;
  for (const char* marked :
       {"Ada\u061c", "\u200fAda", "A\u202eda", "A\nda", "A\u2066da", "\ufeffAda"})
    EXPECT_TRUE(name_fault(marked).starts_with("on one line")) << marked;
  for (const char* unseen : {" ", "\u200b", "\u3164\u2800", "\u00ad \u034f"})
    EXPECT_EQ(name_fault(unseen), "with something to be seen in it") << unseen;
  // A Cyrillic А, a Greek ο.
  for (const char* mixed : {"\u0410da", "N\u03bfra"})
    EXPECT_EQ(name_fault(mixed), "in the letters of one alphabet") << mixed;
}

}  // namespace
}  // namespace tavola::rooms
