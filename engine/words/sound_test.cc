#include "words/sound.h"

#include <gtest/gtest.h>

namespace tavola::words {
namespace {

TEST(Sound, ItalianOnset) {
  for (const char* word : {"portale", "Chiesa", "Sanatorio", "Wendigo", "Grande Antico", "2 carte",
                           "Pedina", "R'lyeh", "Glifo", "s"}) {
    EXPECT_EQ(italian_onset(word), ItalianOnset::kPlain) << word;
  }
  for (const char* word : {"Stregone", "Zombie", "Gnoph-Keh", "scambio", "psicologo", "Xilofono",
                           "Iellato", "Yeti", "sbirro", "«Specchio»"}) {
    EXPECT_EQ(italian_onset(word), ItalianOnset::kImpure) << word;
  }
  for (const char* word :
       {"Università", "Ombra", "Elisir", "È", "Hotel", "Idolo", "8 mostri", "11 carte"}) {
    EXPECT_EQ(italian_onset(word), ItalianOnset::kVowel) << word;
  }
}

TEST(Sound, EnglishAn) {
  for (const char* word : {"Item", "Elixir of Nus", "event", "hour", "heir", "8", "11 cards", "18",
                           "unidentified idol", "Undead", "uninvited guest", "Ancient One"}) {
    EXPECT_TRUE(english_vowel_sound(word)) << word;
  }
  for (const char* word : {"Unique Item", "universal marker", "Shadow", "one-eyed crow", "use",
                           "hero", "2", "7", "eulogy", "unit"}) {
    EXPECT_FALSE(english_vowel_sound(word)) << word;
  }
}

TEST(Sound, SpanishStressedA) {
  for (const char* word :
       {"arma", "Arma mágica", "área izquierda", "agua", "Hacha", "ancla", "alma", "ave", "aire"}) {
    EXPECT_TRUE(spanish_stressed_a(word)) << word;
  }
  for (const char* word : {"Aptitud especial", "acción", "Armería", "Arboleda", "Agresividad",
                           "Alimaña", "Habilidad", "Empatía", "Academia", "Afinidad", "Abuela"}) {
    EXPECT_FALSE(spanish_stressed_a(word)) << word;
  }
}

TEST(Sound, SpanishConjunctionsBefore) {
  EXPECT_TRUE(spanish_i_sound("Iglesia"));
  EXPECT_TRUE(spanish_i_sound("hijo"));
  EXPECT_FALSE(spanish_i_sound("hielo"));
  EXPECT_FALSE(spanish_i_sound("Yog-Sothoth"));
  EXPECT_FALSE(spanish_i_sound("Sello"));
  EXPECT_TRUE(spanish_o_sound("Objeto"));
  EXPECT_TRUE(spanish_o_sound("hombre"));
  EXPECT_TRUE(spanish_o_sound("8 cartas"));
  EXPECT_TRUE(spanish_o_sound("11"));
  EXPECT_FALSE(spanish_o_sound("10"));
  EXPECT_FALSE(spanish_o_sound("Uno"));
}

TEST(Sound, CapitalPassesOverOpeningMarks) {
  const auto with_capital = [](std::string text) {
    capitalise(text);
    return text;
  };
  EXPECT_EQ(with_capital("la Chiesa"), "La Chiesa");
  EXPECT_EQ(with_capital("è vero"), "È vero");
  EXPECT_EQ(with_capital("¡última ronda!"), "¡Última ronda!");
  EXPECT_EQ(with_capital("“shadow”"), "“Shadow”");
  EXPECT_EQ(with_capital("«ombra»"), "«Ombra»");
  EXPECT_EQ(with_capital("2 carte"), "2 carte");
  EXPECT_EQ(with_capital(""), "");
}

}  // namespace
}  // namespace tavola::words
