// What is in the box, and how a Campaign is set up.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "games/avalon/rules/character/attributes.h"
#include "games/avalon/rules/character/survival.h"
#include "games/avalon/rules/encounter/encounter.h"
#include "games/avalon/rules/journey/map.h"
#include "games/avalon/rules/possessions/possessions.h"
#include "games/avalon/rules/story/events.h"
#include "games/avalon/tables_for_tests/journey_for_tests.h"

namespace tavola::avalon {
namespace {

struct NewTable : AskedTable {
  explicit NewTable(int seats) {
    EXPECT_TRUE(load_game());
    State s;
    Setup setup;
    setup.seats = seats;
    setup.options[0] = kTestTable;
    Avalon::begin(s, setup);
    t.listen(&seen);
    t.begin(s);
  }
};

TEST(Box, OneToFourPlayersWinAndLoseTogether) {  // TG-001
  EXPECT_EQ(Avalon::kLeastSeats, 1);
  EXPECT_EQ(Avalon::kMostSeats, 4);
  Journey j({"ailei", "beor", "arev"});
  j.s().ending = Ending::kChapterOver;
  EXPECT_EQ(Avalon::result(j.s()).winners.count(), 3);
  j.s().ending = Ending::kFailure;
  EXPECT_TRUE(Avalon::result(j.s()).winners.empty());
}

TEST(Box, FourCharactersHaveATrayANumberAndCardsOfTheirOwn) {  // TG-002, TG-005, TG-018, TG-070,
                                                               // TG-895, TG-896
  EXPECT_TRUE(load_game());
  ASSERT_EQ(content().heroes.size(), 4u);
  ASSERT_EQ(content().trays.size(), 4u);
  std::set<int> numbers;
  std::set<int> trays;
  for (std::size_t hero = 0; hero < 4; ++hero) {
    numbers.insert(content().heroes[hero].number);
    trays.insert(content().heroes[hero].tray);
    for (const std::uint8_t points : content().heroes[hero].attributes) EXPECT_LE(points, 2);
    for (int type = 0; type < kCardTypes; ++type) {
      int named = 0;
      for (const SequenceCard& card : content().cards.sequence[static_cast<std::size_t>(type)])
        named += card.hero == hero;
      EXPECT_EQ(named, 15) << content().heroes[hero].id;
    }
  }
  EXPECT_EQ(numbers.size(), 4u) << "unique, to break ties";
  EXPECT_EQ(trays.size(), 4u);
}

TEST(Box, EachColourHasTwentyFiveBasicCardsOfEachType) {  // TG-015, TG-017
  EXPECT_TRUE(load_game());
  for (std::uint8_t tray = 0; tray < 4; ++tray)
    for (int type = 0; type < kCardTypes; ++type) {
      int basic = 0;
      for (const SequenceCard& card : content().cards.sequence[static_cast<std::size_t>(type)])
        basic += card.hero == kNone && card.tray == tray;
      EXPECT_EQ(basic, 25);
    }
  EXPECT_EQ(content().cards.encounters.size(), 124u);
}

TEST(Box, SkillsAreAllDifferent) {  // TG-025
  EXPECT_TRUE(load_game());
  std::set<std::string> ids;
  for (const SkillCard& card : content().possessions.skills)
    for (const PossessionText& side : card.sides) ids.insert(side.id);
  EXPECT_EQ(content().possessions.skills.size(), 36u);
  EXPECT_EQ(ids.size(), 72u);
}

TEST(Box, EachColourHasItsFirstEncounter) {  // TG-081, TG-914
  EXPECT_TRUE(load_game());
  int first[kColours] = {};
  int all[kColours] = {};
  for (const EncounterCard& card : content().cards.encounters) {
    ++all[static_cast<int>(card.colour)];
    first[static_cast<int>(card.colour)] += card.first;
    EXPECT_GE(card.difficulty, 1);
    EXPECT_LE(card.difficulty, 4);
    EXPECT_EQ(card.type == CardType::kDiplomacy, card.colour == Colour::kBlue) << card.id;
  }
  for (int colour = 0; colour < kColours; ++colour) {
    EXPECT_EQ(all[colour], 31);
    EXPECT_EQ(first[colour], 1);
  }
}

TEST(Box, TraysKeepTheirPromises) {  // TG-897, TG-898, TG-211
  EXPECT_TRUE(load_game());
  for (const Tray& tray : content().trays) {
    EXPECT_LE(tray.energy_start, tray.health_top) << tray.id;
    EXPECT_FALSE(tray.insane_at(tray.terror_start)) << tray.id;
    EXPECT_TRUE(tray.exhausted_at(0) && tray.exhausted_at(1) && !tray.exhausted_at(2));
    EXPECT_TRUE(tray.insane_at(tray.terror_top) && tray.insane_at(tray.terror_top - 1) &&
                !tray.insane_at(tray.terror_top - 2));
  }
}

TEST(Box, LocationsHaveNumbersSealsAndKeys) {  // TG-241, TG-244, TG-250, TG-899, TG-901
  EXPECT_TRUE(load_game());
  std::set<int> numbers;
  for (const Location& place : content().island.locations) {
    EXPECT_TRUE(numbers.insert(place.number).second) << place.number;
    int seals = 0;
    for (int seal = 0; seal < 4; ++seal) seals += place.has(static_cast<Seal>(seal));
    EXPECT_LE(seals, 3);
    EXPECT_FALSE(place.has(Seal::kHostile) && place.has(Seal::kFriendly));
    EXPECT_LE(place.actions.size(), static_cast<std::size_t>(kLocationActions));
  }
}

TEST(Box, MenhirsLastAtLeastADayForEveryNumberOfPlayers) {  // TG-903
  EXPECT_TRUE(load_game());
  for (const Location& place : content().island.locations) {
    if (!place.has(Seal::kMenhir)) continue;
    for (int players = 1; players <= 4; ++players) {
      const int days = place.rite.dial - place.rite.less_per_player * players;
      EXPECT_GE(days - 1, 1) << place.number << " in Challenging mode";
      EXPECT_LE(days, kDialTop);
    }
  }
}

TEST(Box, SecretsStatusesAndDyingCardsKeepTheirPromises) {  // TG-347, TG-925, TG-927, TG-932
  EXPECT_TRUE(load_game());
  std::set<int> numbers;
  bool personal = false;
  for (const SecretCard& card : content().possessions.secrets) {
    EXPECT_TRUE(numbers.insert(card.number).second) << card.number;
    personal = personal || card.personal;
  }
  EXPECT_TRUE(numbers.contains(42)) << "Challenging mode needs it";
  EXPECT_TRUE(personal) << "small personal changes are Secrets";
  EXPECT_TRUE(std::ranges::any_of(content().story.statuses, [](const Status& status) {
    return status.id == "saved_by_the_goddess";
  }));
  EXPECT_GT(content().dying[DyingCard::kCoop].days, 0);
  EXPECT_GT(content().dying[DyingCard::kSolo].days, content().dying[DyingCard::kCoop].days)
      << "alone it is more forgiving";
}

TEST(Box, EveryQuestHasACardAndEveryChapterAnEventThatReturns) {  // TG-301, TG-306, TG-312, TG-1086
  EXPECT_TRUE(load_game());
  const StoryContent& story = content().story;
  for (const Quest& quest : story.quests)
    EXPECT_NE(quest.event != kNone, quest.secret != kNone) << quest.id;
  for (std::size_t i = 0; i < story.events.size(); ++i)
    if (story.events[i].quest != kNone)
      EXPECT_EQ(story.quests[story.events[i].quest].event, i) << story.events[i].id;
  for (const Chapter& chapter : story.chapters) {
    ASSERT_FALSE(chapter.deck.empty());
    EXPECT_TRUE(story.events[chapter.deck.back()].returns);
  }
}

TEST(Box, TheGuardianDieHasFourDirectionsNothingAndDiscard) {  // TG-013, TG-929
  EXPECT_EQ(kGuardianFaces, 6);
  EXPECT_EQ(static_cast<int>(GuardianFace::kNothing), 4);
  EXPECT_EQ(static_cast<int>(GuardianFace::kDiscard), 5);
}

// ---- Characters ---------------------------------------------------------------------------------

TEST(CharacterSetup, IsFinishedForAllBeforeTheWorldIsSetUp) {  // TG-045, TG-046, TG-072
  NewTable table(2);
  ASSERT_TRUE(table.asks(Prompt::kChooseHero));
  const int before = static_cast<int>(table.t.decision().options.size());
  const auto hero = table.t.decision().options[0].arg<std::uint8_t>(0);
  table.t.choose(0);
  ASSERT_TRUE(table.asks(Prompt::kChooseHero));
  EXPECT_EQ(table.t.state.journey.day, 0) << "the world waits";
  EXPECT_EQ(static_cast<int>(table.t.decision().options.size()), before - 1);
  for (const Option& option : table.t.decision().options)
    EXPECT_NE(option.arg<std::uint8_t>(0), hero) << "a Character belongs to one player";
  table.t.choose(0);
  EXPECT_EQ(table.t.state.journey.day, 1);
}

TEST(CharacterSetup, GivesTheTrayOfTheTilesColour) {  // TG-047
  TableWith table({"beor", "ailei", "arev", "maggot"});
  for (Seat seat = 0; seat < 4; ++seat)
    EXPECT_EQ(table.of(seat).tray, content().heroes[table.of(seat).hero].tray);
}

TEST(CharacterSetup, DealsFortyCardsOfEachTypeApart) {  // TG-042, TG-060, TG-065, TG-066
  TableWith table({"beor", "ailei", "arev", "maggot"});
  for (Seat seat = 0; seat < 4; ++seat)
    for (int i = 0; i < kCardTypes; ++i) {
      const OwnCards& own = table.of(seat).own(static_cast<CardType>(i));
      EXPECT_EQ(own.deck.size(), 15);
      EXPECT_EQ(own.pool.size(), 25);
      std::set<int> cards;
      for (const std::uint8_t card : own.deck.cards()) cards.insert(card);
      for (const std::uint8_t card : own.pool.cards()) cards.insert(card);
      EXPECT_EQ(cards.size(), 40u) << "no duplicates";
    }
}

TEST(CharacterSetup, SixAttributesStandInThreePairs) {  // TG-225, TG-231
  EXPECT_EQ(kAttributes, 6);
  EXPECT_EQ(opposed_to(Attribute::kAggression), Attribute::kEmpathy);
  EXPECT_EQ(opposed_to(Attribute::kCourage), Attribute::kCaution);
  EXPECT_EQ(opposed_to(Attribute::kPracticality), Attribute::kSpirituality);
  EXPECT_EQ(kMeasures, 3 + 5) << "three tracks and five Resources";
}

TEST(CharacterSetup, TwoMarkersAndTwoSkillsMakeFour) {  // TG-227, TG-228, TG-229
  Journey j({"beor"});
  j.of(0).markers[static_cast<int>(Attribute::kCaution)] = 2;
  int skills = 0;
  const auto& all = content().possessions.skills;
  for (std::size_t i = 0; i < all.size() && skills < 2; ++i)
    if (all[i].attribute == Attribute::kCaution) {
      j.of(0).skills.add(static_cast<std::uint8_t>(i));
      ++skills;
    }
  EXPECT_EQ(attribute(j.s(), 0, Attribute::kCaution), 4);
}

TEST(CharacterSetup, EveryoneMayBeGoingInsaneAndTheCardIsOnesOwn) {  // TG-020, TG-028
  Journey j({"beor", "ailei", "arev", "maggot"});
  gain(j.t, 0, Measure::kTerror, 12, cites("TG-155"));
  EXPECT_EQ(j.of(0).insane, 1);
  EXPECT_EQ(j.of(1).insane, 0);
  for (Seat seat = 1; seat < 4; ++seat) gain(j.t, seat, Measure::kTerror, 12, cites("TG-155"));
  for (Seat seat = 0; seat < 4; ++seat) EXPECT_EQ(j.of(seat).insane, 1);
  lose(j.t, 2, Measure::kHealth, 12, cites("TG-155"));
  EXPECT_EQ(j.of(2).dying, 1);
  EXPECT_EQ(j.of(3).dying, 0);
}

TEST(CharacterSetup, ResourcesHaveNoUpperLimit) {  // TG-239
  Journey j({"beor"});
  gain(j.t, 0, Measure::kFood, 60, cites("TG-156"));
  EXPECT_GT(j.of(0).of(Measure::kFood), 60);
}

// ---- the world ----------------------------------------------------------------------------------

TEST(WorldSetup, LocationsThatAreNotRevealedLieInTheDeck) {  // TG-029, TG-033, TG-263
  Journey j({"beor"});
  for (const int number : {901, 902, 903, 904, 909}) EXPECT_TRUE(j.lies(number)) << number;
  for (const int number : {905, 906, 907, 908}) EXPECT_EQ(j.at(number).where, Where::kDeck);
  EXPECT_EQ(j.at(902).row, -1) << "its top neighbour";
  EXPECT_EQ(j.at(903).column, -1);
  EXPECT_EQ(j.at(904).column, 1);
  EXPECT_EQ(j.at(909).row, 1);
}

TEST(WorldSetup, TheFarmholdLiesAmongItsFourNeighbours) {  // TG-080
  EXPECT_TRUE(load_game());
  const Location& farmhold = content().island.locations[location_numbered(101)];
  EXPECT_EQ(farmhold.key(Side::kNorth), 102);
  EXPECT_EQ(farmhold.key(Side::kWest), 103);
  EXPECT_EQ(farmhold.key(Side::kEast), 104);
  EXPECT_EQ(farmhold.key(Side::kSouth), 105);
}

TEST(WorldSetup, WithoutLightNothingIsRevealed) {  // TG-034, TG-263, TG-296
  Journey j({"beor"});
  j.at(901).menhir = 0;
  reveal_around(j.t, Journey::place(902));
  EXPECT_FALSE(j.lies(905)) << "it matches a Key and is out of range";
  j.at(901).menhir = 1;
  reveal_around(j.t, Journey::place(902));
  EXPECT_TRUE(j.lies(905));
  EXPECT_FALSE(j.lies(908)) << "in range or not, no Key names it";
}

TEST(WorldSetup, DecksAndSheetsBeginAsTheRulesSay) {  // TG-040, TG-082, TG-083, TG-084, TG-085
  Journey j({"beor"});
  set_up_story(j.t);
  EXPECT_EQ(j.s().journey.items.size(), static_cast<int>(content().possessions.items.size()));
  EXPECT_TRUE(j.s().story.event_discard.empty());
  for (const std::uint16_t status : j.s().story.statuses) EXPECT_EQ(status, 0);
  for (std::size_t i = 0; i < content().possessions.secrets.size(); ++i)
    EXPECT_EQ(holder_of_secret(j.s(), static_cast<std::uint8_t>(i)), kNoSeat)
        << "Secrets leave their deck only by number";
  for (const auto& deck : j.s().journey.encounters)
    EXPECT_EQ(deck.size(), 31) << "until a Chapter says which";
}

}  // namespace
}  // namespace tavola::avalon
