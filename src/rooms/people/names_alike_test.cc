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

}  // namespace
}  // namespace tavola::rooms
