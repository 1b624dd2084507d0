// What the rules ask of Salem's content: a file that does not fit is refused with its place and
// what to write instead.
#include "games/salem/cards/content.h"

#include <gtest/gtest.h>

#include <set>

#include "content/changed_content_for_tests.h"
#include "content/content.h"
#include "effects/lint.h"
#include "games/salem/game.h"
#include "games/salem/rules/rules.h"

namespace tavola::salem {
namespace {

std::string refusal(const std::string& file, const std::string& from, const std::string& to) {
  const content::ChangedContent changed("salem/base/" + std::string(file), from, to);
  const auto loaded = load_content();
  return loaded ? "" : loaded.error();
}

void expect_refused(const std::string& file, const std::string& from, const std::string& to,
                    const std::string& because) {
  const std::string error = refusal(file, from, to);
  EXPECT_NE(error.find(because), std::string::npos)
      << "asked for: " << because << "\ngot: " << error;
  EXPECT_EQ(error.rfind("salem/", 0), 0U) << error;
}

TEST(SalemContent, ACreatureHasTwoItemsAnEffectAndCopiesThatAddUp) {  // HS-299, HS-012, HS-013
  expect_refused("creatures.toml", "items = [\"necronomicon\", \"dagger\"]",
                 "items = [\"necronomicon\"]", "exactly 2 Items");
  expect_refused("creatures.toml", "effect = ", "efect = ", "\"effect\" must be a text");
  expect_refused("creatures.toml", "word = \"cre_witch\"\ncopies = 2",
                 "word = \"cre_witch\"\ncopies = 3",
                 "there is room for 26 Creature cards, and with this one there are 27");
  expect_refused("creatures.toml", "word = \"cre_witch\"\ncopies = 2",
                 "word = \"cre_witch\"\ncopies = 1", "two copies");
}

TEST(SalemContent, MoreCardsThanThereIsRoomForAreRefusedWhereTheyStand) {
  const auto one_more = [](const char* file, const std::string& header, const char* entry,
                           const std::string& because) {
    expect_refused(file, header, header + "\n" + entry + "\n" + header, because);
  };
  one_more("old_ones.toml", "[[old_one]]",
           "id = \"another\"\nword = \"old_hastur\"\norigin = \"ours\"\neffect = \"no exchange\"\n"
           "items = [\"dagger\", \"dagger\", \"elixir\"]",
           "there is room for 6 Great Old Ones");
  one_more("events.toml", "[[event]]",
           "id = \"another\"\nword = \"evt_torn_page\"\norigin = \"ours\"\nsteps = 1\n"
           "effect = \"advance necron 1\"",
           "there is room for 12 events");
  const std::string error = refusal("creatures.toml", "word = \"cre_witch\"\ncopies = 2",
                                    "word = \"cre_witch\"\ncopies = 24");
  EXPECT_EQ(error.rfind("salem/base/creatures.toml:", 0), 0U) << error;
}

TEST(SalemContent, ARedArrowNeedsARequirement) {  // HS-300
  expect_refused("creatures.toml", "effect = \"advance necron 2\"",
                 "red_arrow = true\neffect = \"advance necron 2\"", "red_arrow = true goes with");
}

TEST(SalemContent, EveryEffectOfTheLedgersVocabularyCanBeWritten) {  // HS-301
  for (const char* effect :
       {"discard together 2 necronomicons and 1 elixir", "discard together 2 items",
        "each player in town: lose 1 sanity", "one player in town: lose 2 sanity",
        "advance necron 3", "deal open tiles anew", "move wizard 2 clockwise",
        "move wizard to church", "one player in town: move to inn",
        "one player in town: take 1 item from bag", "each player in town: recover 1 sanity",
        "reveal next old one", "place shadow"}) {
    EXPECT_EQ(refusal("creatures.toml", "effect = \"advance necron 2\"",
                      std::string("effect = \"") + effect + "\""),
              "")
        << effect;
  }
  expect_refused("creatures.toml", "effect = \"advance necron 2\"", "effect = \"advanse necron 2\"",
                 "advance");
}

TEST(SalemContent, AGreatOldOneHasThreeItemsAndAText) {  // HS-303, HS-315
  expect_refused("old_ones.toml", "items = [\"necronomicon\", \"necronomicon\", \"magic_glasses\"]",
                 "items = [\"necronomicon\"]", "exactly 3 Items");
  expect_refused("old_ones.toml", "effect = \"no exchange\"", "effect = \"\"",
                 "\"effect\" must be a text");
  expect_refused("old_ones.toml", "id = \"hastur\"", "id = \"azathoth\"",
                 "the id \"azathoth\" stands at salem/base/old_ones.toml:");
  expect_refused("old_ones.toml", "origin = \"ours\"", "origin = \"somewhere\"",
                 "\"origin\" must be");
}

TEST(SalemContent, WhatACardAsksForFitsOnOneBoard) {  // HS-304
  expect_refused("creatures.toml", "items = [\"necronomicon\", \"dagger\"]",
                 "items = [\"sigil_eye\", \"sigil_ring\"]", "only 1 Sigil");
  EXPECT_EQ(refusal("creatures.toml", "items = [\"necronomicon\", \"dagger\"]",
                    "items = [\"necronomicon\", \"sigil_eye\"]"),
            "");
}

TEST(SalemContent, TwelveEventsWithUpToSevenSteps) {  // HS-305, HS-014
  expect_refused("events.toml", "steps = 1", "steps = 8", "from 0 to 7");
  expect_refused("events.toml", "id = \"quiet_night\"", "id = \"torn_page\"",
                 "the id \"torn_page\" stands at salem/base/events.toml:");
  const content::ChangedContent changed("salem/base/events.toml", "[[event]]", "[[event]]");
  const auto loaded = load_content();
  ASSERT_TRUE(loaded);
  EXPECT_EQ(loaded->events.size(), 12U);
}

TEST(SalemContent, SomeEventPlacesAShadow) {  // HS-306
  const content::ChangedContent changed("salem/base/events.toml", "[[event]]", "[[event]]");
  std::string text(*content::find("salem/base/events.toml"));
  for (std::size_t at = text.find("place shadow"); at != std::string::npos;
       at = text.find("place shadow"))
    text.replace(at, 12, "advance necron 1");
  const std::filesystem::path folder =
      std::filesystem::temp_directory_path() / ("tavola-shadows-" + std::to_string(::getpid()));
  std::filesystem::create_directories(folder / "salem" / "base");
  std::ofstream(folder / "salem" / "base" / "events.toml") << text;
  content::use_folder(folder);
  const auto loaded = load_content();
  ASSERT_FALSE(loaded);
  EXPECT_NE(loaded.error().find("place shadow"), std::string::npos) << loaded.error();
  std::filesystem::remove_all(folder);
}

TEST(SalemContent, ALocationHasASigilAndThreeCosts) {  // HS-307, HS-308, HS-316, HS-003
  expect_refused("board.toml", "sigil = \"sigil_eye\"", "sigil = \"elixir\"", "no Sigil");
  expect_refused("board.toml", "costs = [[], [], [\"necron\"]]", "costs = [[], [\"necron\"]]",
                 "three lists");
  expect_refused("board.toml", "costs = [[], [], [\"necron\"]]", "costs = [[], [], [\"blood\"]]",
                 "no Item \"blood\"");
  const content::ChangedContent changed("salem/base/board.toml", "[track]", "[track]");
  const auto loaded = load_content();
  ASSERT_TRUE(loaded);
  const char* names[] = {"miskatonic", "sanatorium", "newspaper", "witch_house",
                         "inn",        "cemetery",   "church",    "rlyeh"};
  for (std::size_t i = 0; i < 8; ++i) EXPECT_EQ(loaded->locations[i].id, names[i]);
}

TEST(SalemContent, LocationsAndItemsStandInTheOrderOfTheRules) {  // HS-004, HS-016
  expect_refused("board.toml", "id = \"inn\"", "id = \"pub\"", "here comes \"inn\"");
  expect_refused("board.toml", "id = \"elixir\"\nword", "id = \"dagger\"\nword",
                 "list their elixir");
}

TEST(SalemContent, ThereAreSigilsEnoughToWin) {  // HS-309, HS-310
  expect_refused("board.toml", "picture = \"sigil_eye\"\ntiles = 2",
                 "picture = \"sigil_eye\"\ntiles = 1", "as many Sigils");
  expect_refused("board.toml", "sigil = \"sigil_eye\"", "sigil = \"sigil_moon\"", "no Item");
}

TEST(SalemContent, MiskatonicAsksForASigilThatCanBeSpared) {  // HS-314, HS-340
  expect_refused("board.toml", "accepts = \"any\"", "accepts = \"sigil_eye\"", "no spare copy");
  expect_refused("board.toml", "accepts = \"any\"", "accepts = \"rope\"", "no Item \"rope\"");
}

TEST(SalemContent, TheTrackHasADemonBeforeTheGateAndAnIcon) {  // HS-311, HS-026
  const content::ChangedContent changed("salem/base/board.toml", "[track]", "[track]");
  const auto loaded = load_content();
  ASSERT_TRUE(loaded);
  EXPECT_GT(loaded->demon, 0);
  EXPECT_LT(loaded->demon, loaded->gate);
  EXPECT_NE(loaded->icons, 0U);
  EXPECT_EQ(loaded->icons >> loaded->gate, 0U);
  EXPECT_EQ(loaded->icons & 1U, 0U);
  const std::string demon = "demon = " + std::to_string(loaded->demon);
  expect_refused("board.toml", demon, "demon = 0", "from 1 to");
  expect_refused("board.toml", "icons = [", "icons = [0, ", "an icon lies on a space from 1");
  expect_refused("board.toml", "icons = [", "icons = [] #", "at least one space");
}

TEST(SalemContent, TheDieHasAFaceOfEachClass) {  // HS-029, HS-030, HS-312
  expect_refused("board.toml", "lose = \"elixir\"", "lose = \"dagger\"", "what its id says");
  expect_refused("board.toml", "sanity = 1 }", "sanity = 2 }", "from 1 to 1");
  const content::ChangedContent changed("salem/base/board.toml", "[track]", "[track]");
  const auto loaded = load_content();
  ASSERT_TRUE(loaded);
  ASSERT_EQ(loaded->die.size(), 6U);
  std::set<std::string> faces;
  for (const Face& face : loaded->die) faces.insert(face.id);
  EXPECT_EQ(faces.size(), 6U);
  expect_refused("board.toml", "{ id = \"sanity\", sanity = 1 }", "{ id = \"sanity\", necron = 1 }",
                 "the die needs a face");
}

TEST(SalemContent, ThereAreItemsForAllSpacesAndPlayers) {  // HS-313, HS-017
  expect_refused("board.toml", "tiles = 7", "tiles = 9",
                 "there is room for 34 Item tiles, and with these there are 36");
  const content::ChangedContent changed("salem/base/board.toml", "[track]", "[track]");
  const auto loaded = load_content();
  ASSERT_TRUE(loaded);
  int total = 0;
  for (int tiles : loaded->item_totals) total += tiles;
  EXPECT_EQ(total, 34);
}

TEST(SalemContent, WhatIsOursIsMarked) {  // HS-315
  const auto loaded = load_content();
  ASSERT_TRUE(loaded);
  for (std::size_t i = 2; i < loaded->creatures.size(); ++i) EXPECT_TRUE(loaded->creatures[i].ours);
  EXPECT_FALSE(loaded->creatures[kNecronCard].ours);
  for (const EventCard& event : loaded->events) EXPECT_TRUE(event.ours);
}

TEST(SalemRules, DealingTilesAnewKeepsSealedTilesAndTheBox) {  // HS-302, HS-339
  const auto game = load_game();
  ASSERT_TRUE(game);
  Table t;
  (*game)->deal(t, (*game)->standard_setup(2, 5));
  State s = t.state;
  std::uint8_t witch = 0;
  while (content().creatures[witch].id != "witch") ++witch;
  ASSERT_TRUE(s.creatures.take(witch));
  s.creature_at[5] = witch;
  s.phase = Phase::kCreatures;
  s.due = 1;
  const std::uint8_t sigil = content().locations[1].sigil;
  for (auto& row : s.spaces)
    for (std::uint8_t& item : row)
      if (item == sigil) {
        s.bag.add(item);
        ASSERT_TRUE(s.bag.take(kElixir) || s.bag.take(kDagger) || s.bag.take(kGlasses));
        item = kNone;
      }
  for (Player& p : s.players)
    for (std::uint8_t& held : p.sigils)
      if (held == sigil) {
        s.bag.add(held);
        held = kNone;
      }
  ASSERT_TRUE(s.bag.take(sigil));
  s.tile_sigils[0] = sigil;
  s.players[0].seen = 0x3F;
  bool moved = false;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    s.random = Random(seed);
    Script script;
    script.draws = {{static_cast<int>(DeckId::kCreatures), witch}};
    Table anew;
    anew.follow(&script);
    anew.begin(s);
    ASSERT_FALSE(anew.over());
    EXPECT_EQ(anew.state.tiles[0], s.tiles[0]);
    EXPECT_EQ(anew.state.tiles[6], s.tiles[6]);
    EXPECT_EQ(anew.state.tiles[7], s.tiles[7]);
    EXPECT_EQ(anew.state.players[0].seen, 1) << "only the sealed tile is still known";
    for (int i = 1; i < kNumbered; ++i) moved = moved || anew.state.tiles[i] != s.tiles[i];
  }
  EXPECT_TRUE(moved);
}

TEST(SalemRules, VictoryAndDefeatAtOnceIsDefeat) {  // HS-320
  const auto game = load_game();
  ASSERT_TRUE(game);
  Table t;
  (*game)->deal(t, (*game)->standard_setup(2, 5));
  // Everything is sealed and banished, and at the same moment one of two players is lost.
  State& s = t.state;
  for (int i = 0; i < kNumbered; ++i)
    s.tile_sigils[i] =
        s.tiles[i] ? content().locations[static_cast<std::size_t>(i) + 1].sigil : kNone;
  s.holder = 0;
  s.miskatonic_sigil = kSigil;
  s.players[1].in_play = 0;
  ASSERT_TRUE(all_portals_closed(s));
  ASSERT_TRUE(ended(t));
  EXPECT_EQ(s.ending, Ending::kEliminated);
}

std::uint64_t hash_with(const std::string& file, const std::string& from, const std::string& to) {
  const content::ChangedContent changed("salem/" + file, from, to);
  const auto loaded = load_content();
  EXPECT_TRUE(loaded) << loaded.error();
  return loaded ? loaded->hash : 0;
}

TEST(SalemContent, TheHashCoversWhatChangesPlayAndNoSentence) {
  const std::uint64_t shipped = load_content()->hash;
  EXPECT_EQ(hash_with("base/events.toml", "# The twelve events", "# Twelve events"), shipped);
  EXPECT_EQ(hash_with("base/events.toml", "\"evt_quiet_night\"", "\"evt_lantern_light\""), shipped);
  EXPECT_EQ(hash_with("grammar.toml", "the players in town together discard", "they discard"),
            shipped);
  EXPECT_EQ(hash_with("messages.toml", "en = \"", "en = \"Lo: "), shipped);
  EXPECT_EQ(hash_with("base/board.toml", "picture = \"church\"", "picture = { ground = \"snow\" }"),
            shipped);
  EXPECT_NE(hash_with("base/events.toml", "recover 2 sanity", "recover 1 sanity"), shipped);
  EXPECT_NE(hash_with("base/board.toml", "gate = 50", "gate = 49"), shipped);
  EXPECT_NE(hash_with("grammar.toml", "impersonal = true", "impersonal = false"), shipped);
}

}  // namespace
}  // namespace tavola::salem
