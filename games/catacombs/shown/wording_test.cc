// What Catacombs says in three languages, where a sentence depends on more than its own fields.
#include <gtest/gtest.h>

#include <string>

#include "games/catacombs/shown/title.h"
#include "scene/say.h"

namespace tavola::catacombs {
namespace {

using words::Language;

const scene::Title& title() {
  static const scene::OpenedTitle opened = open();
  EXPECT_TRUE(opened);
  return **opened;
}

template <class... Args>
std::string option(Language language, Verb verb, Args... args) {
  Option offered;
  offered.verb = static_cast<std::uint8_t>(verb);
  offered.args = arguments(args...);
  return scene::say(title(), language, scene::option_text(title(), offered));
}

template <class... Args>
std::string event(Language language, Happening kind, Args... args) {
  const Event told{static_cast<std::uint8_t>(kind), {}, SeatSet::everybody(), arguments(args...)};
  return scene::say(title(), language, scene::event_text(title(), told));
}

TEST(CatacombsWording, ASpellComesFromSomebodyElseThanTheWizardOrIsJustCast) {
  const int heal = 7;
  EXPECT_EQ(event(Language::kEnglish, Happening::kCast, heal, kWizard), "The Wizard casts “Heal”.");
  EXPECT_EQ(option(Language::kItalian, Verb::kCast, heal, kWizard), "Lancia «Guarigione»");
  EXPECT_EQ(option(Language::kEnglish, Verb::kCast, heal, kFamiliar),
            "Cast “Heal” from the familiar");
}

TEST(CatacombsWording, AShotThatIsFlickedAgainIsNoMeleeAttack) {
  EXPECT_EQ(option(Language::kEnglish, Verb::kFlick, kThief, kThief, 0),
            "Melee attack with the Thief");
  for (const Language language : {Language::kEnglish, Language::kItalian, Language::kSpanish}) {
    const std::string again =
        option(language, Verb::kFlick, kWizard, kWizard, kNothing, AttackKind::kRanged);
    EXPECT_NE(again, option(language, Verb::kFlick, kWizard, kWizard, 0)) << again;
  }
}

TEST(CatacombsWording, TheCoinSaysWhatItShows) {
  EXPECT_EQ(event(Language::kEnglish, Happening::kCoin, 0), "The coin comes up heads.");
  EXPECT_EQ(event(Language::kItalian, Happening::kCoin, 1), "La moneta: esce croce.");
  EXPECT_EQ(event(Language::kSpanish, Happening::kCoin, 0), "La moneda: sale cara.");
}

TEST(CatacombsWording, TheCoinLandsOnASideWithAWord) {
  for (const int side : {0, 1}) {
    const Event told{
        static_cast<std::uint8_t>(Happening::kCoin), {}, SeatSet::everybody(), arguments(side)};
    const std::vector<scene::Act> acts = title().acts(told);
    ASSERT_EQ(acts.size(), 1U);
    const scene::Die& coin = acts.front().dice.at(0);
    EXPECT_FALSE(coin.hits) << "a coin is no check";
    EXPECT_FALSE(coin.icon.empty());
    EXPECT_TRUE(coin.round);
    EXPECT_EQ(scene::say(title(), Language::kItalian, coin.name), side == 0 ? "testa" : "croce");
  }
}

TEST(CatacombsWording, IncapacityIsSaidOfHimAndOfHer) {
  EXPECT_EQ(event(Language::kItalian, Happening::kIncapacitated, kThief, kThief),
            "La Ladra resta incapacitata.");
  EXPECT_EQ(event(Language::kItalian, Happening::kIncapacitated, kElf, kElf),
            "L'Elfo resta incapacitato.");
  EXPECT_EQ(event(Language::kSpanish, Happening::kIncapacitated, kThief, kThief),
            "La Ladrona queda incapacitada.");
}

TEST(CatacombsWording, APlaceOnTheBoardIsNotNamedLikeASeat) {
  EXPECT_EQ(scene::seat_name(Language::kItalian, {}, 0), "Posto 1");
  EXPECT_EQ(option(Language::kItalian, Verb::kPutBack, kElf, kElf, 1), "Torna nel punto 1");
}

}  // namespace
}  // namespace tavola::catacombs
