// What the rules ask of the content of Arkham Horror: the numbers of the box, what its cards come
// to, and that a file that does not fit is refused with its place and what to write instead.
#include "games/arkham/content/content.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "content/changed_content_for_tests.h"
#include "effects/notation.h"
#include "effects/parse.h"
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/phases/mythos.h"
#include "ledger/ledger.h"

namespace tavola::arkham {
namespace {

const Content& shipped() {
  static const auto loaded = load_content();
  EXPECT_TRUE(loaded) << (loaded ? "" : loaded.error());
  use(&*loaded);
  return *loaded;
}

void expect_refused(const std::string& file, const std::string& from, const std::string& to,
                    const std::string& because) {
  const content::ChangedContent changed("arkham/base/" + file, from, to);
  const auto loaded = load_content();
  const std::string error = loaded ? "" : loaded.error();
  EXPECT_NE(error.find(because), std::string::npos)
      << "asked for: " << because << "\ngot: " << error;
  EXPECT_EQ(error.rfind("arkham/", 0), 0U) << error;
}

/// Of the base game, whatever other boxes there are.
constexpr auto kOfBase = [](const auto& thing) { return thing.part == 0; };
template <class Things>
auto of_base(const Things& things) {
  return std::ranges::count_if(things, kOfBase);
}

int copies(const Content& c, CardType type) {
  int sum = 0;
  for (const Card& card : c.cards)
    if (card.type == type && card.part == 0) sum += card.copies;
  return sum;
}

const Card& shipped_card(const char* id) { return shipped().cards[shipped().card_named(id)]; }
const Statements& says(std::uint16_t source) { return shipped().statements[source]; }
int adds(std::uint16_t source, Bonus bonus) {
  return says(source).bonuses[static_cast<std::size_t>(bonus)];
}
bool gives(std::uint16_t source, Trait trait) {
  return ((says(source).traits >> static_cast<int>(trait)) & 1U) != 0;
}

TEST(ArkhamContent, TheCardsOfTheBox) {  // AH-015, AH-017, AH-032
  const Content& c = shipped();
  EXPECT_TRUE(c.warnings.empty()) << c.warnings.front();
  EXPECT_EQ(of_base(c.sheets), 16);
  EXPECT_EQ(of_base(c.ancient_ones), 8);
  int monsters = 0;
  int masks = 0;
  for (const MonsterMarker& kind : c.monsters) {
    if (kind.part != 0) continue;
    monsters += kind.copies;
    if (kind.mask) masks += kind.copies;
  }
  EXPECT_EQ(monsters, 60);
  EXPECT_EQ(masks, 5);
  EXPECT_EQ(copies(c, CardType::kCommon), 44);
  EXPECT_EQ(copies(c, CardType::kUnique), 39);
  EXPECT_EQ(copies(c, CardType::kSpell), 40);
  EXPECT_EQ(copies(c, CardType::kSkill), 20);
  EXPECT_EQ(copies(c, CardType::kAlly), 11);
  EXPECT_EQ(of_base(c.mythos), 67);
  EXPECT_EQ(of_base(c.gate_cards), 49);
  std::size_t encounters = 0;
  for (const BoardArea& area : c.areas)
    for (const auto* entries : {&area.encounters, &area.members_encounters})
      for (std::size_t card = 0; card < entries->size(); ++card)
        if (c.neighborhoods[area.neighborhood].cards[card] == 0) ++encounters;
  EXPECT_EQ(encounters, 189U);
  int markers = 0;
  for (const GateMarker& gate : c.gates)
    if (gate.part == 0) markers += gate.copies;
  EXPECT_EQ(markers, 16);
}

TEST(ArkhamContent, EveryLineIsReadBackAsItWasWritten) {
  const Content& c = shipped();
  for (std::size_t source = 0; source < c.book.size(); ++source) {
    const effects::Program& program = c.book[static_cast<std::uint16_t>(source)];
    const std::string written = effects::print_notation(c.grammar, program);
    const auto again = effects::parse(c.grammar, written);
    ASSERT_TRUE(again) << again.error().text();
    EXPECT_EQ(*again, program) << written;
  }
  EXPECT_GT(c.book.size(), 500U);
}

TEST(ArkhamContent, TheLinesThatCardsNameAreInTheLedger) {
  const Content& c = shipped();
  int named = 0;
  for (const std::vector<Citation>& lines : c.effect_rules)
    for (const Citation line : lines) {
      EXPECT_NE(ledger::find(line.text()), nullptr) << line.text();
      ++named;
    }
  EXPECT_GT(named, 20);
}

TEST(ArkhamContent, LinesOfTheLedgerAreWrittenAsSuch) {
  const auto refused = [](const std::string& file, const std::string& from, const std::string& to) {
    const content::ChangedContent changed("arkham/" + file, from, to);
    const auto loaded = load_content();
    return loaded ? std::string() : loaded.error();
  };
  EXPECT_NE(refused("yellow/heralds.toml", R"(["KY-005"])", R"(["five"])").find("ledger line"),
            std::string::npos);
  EXPECT_NE(refused("kingsport/ancient_ones.toml", R"(["KH-152", "KH-156"])",
                    R"(["KH-152", "KH-156", "KH-157"])")
                .find("write one or as many"),
            std::string::npos);
}

TEST(ArkhamContent, TheTown) {  // AH-001, AH-003, AH-004, AH-005, AH-008, AH-009
  const Content& c = shipped();
  EXPECT_EQ((c.streets & c.arkham).size(), 9);
  EXPECT_EQ((c.locations & c.arkham).size(), 26);
  EXPECT_EQ((c.unstable & c.arkham).size(), 11);
  for (const Neighborhood& hood : c.neighborhoods) {
    if (!has(c.arkham, hood.street)) continue;
    EXPECT_EQ(std::ranges::count(hood.cards, 0), 7) << hood.id;
    EXPECT_TRUE(c.areas[hood.street].street) << hood.id;
  }
  // Arrows of one colour lead around the town and come back.
  for (const bool white : {true, false}) {
    Area at = 0;
    for (int i = 0; i < 9; ++i) at = white ? c.areas[at].white : c.areas[at].black;
    EXPECT_EQ(at, 0) << (white ? "white" : "black");
  }
  for (const BoardArea& area : c.areas)
    if (!area.street && !area.step_by_step) EXPECT_EQ(area.near.size(), 1U) << area.id;
  EXPECT_GE(c.areas[c.lodge].members_encounters.size(), 7U);
  EXPECT_EQ(of_base(c.worlds), 8);
  expect_refused("board.toml", "near = [\"downtown\", \"merchant_district\"]",
                 "near = [\"downtown\", \"merchant_street\"]", "did you mean");
  expect_refused("board.toml", "white = \"downtown\"", "white = \"uptown\"", "must lead to one");
  expect_refused(
      "board.toml", "town = \"arkham\"", "town = \"arkam\"",
      "arkham/base/board.toml:18:8: \"arkam\" is not known here; did you mean \"arkham\"?");
  expect_refused("board.toml", "label = \"north\"", "label = \"nord\"", "did you mean \"north\"?");
  expect_refused("board.toml", "wide = { x = 186, y = 196", "wide = { x = -6, y = 196",
                 "\"x\" must be a whole number from 0 to 2000");
  expect_refused("board.toml", "wide = { x = 528, y = 196", "wide = { x = 186, y = 196",
                 "\"northside_streets\" lies there already");
  expect_refused("board.toml", "tall = { x = 65, y = 42, label = \"inside\", detail = 1 }", "",
                 "on the wide and on the tall board");
  expect_refused("board.toml", "sign = \"brain\"", "", "\"sign\" must be a text");
  expect_refused("board.toml", "[[beside]]\nid = \"sky\"", "[[beside]]\nid = \"jail\"",
                 "is written a second time");
  expect_refused("board.toml", "sure = [\"sanity\"]", "sure = [\"spell\"]", "among the icons");
  expect_refused("board.toml", "dimension = \"hexagon\"", "dimension = \"hexgon\"",
                 "did you mean \"hexagon\"?");
}

TEST(ArkhamContent, Mythos) {  // AH-419, AH-175, AH-524
  const Content& c = shipped();
  std::map<MythosType, int> kinds;
  for (const MythosCard& mythos : c.mythos) {
    if (mythos.part != 0) continue;
    ++kinds[mythos.type];
    if (mythos.type == MythosType::kStoryContinues) continue;
    EXPECT_NE(mythos.gate, kNone) << mythos.id;
    EXPECT_TRUE(has(c.unstable, mythos.gate)) << mythos.id;
    EXPECT_EQ(mythos.clues.empty(), mythos.type == MythosType::kRumor) << mythos.id;
    EXPECT_EQ(mythos.white & mythos.black, 0) << mythos.id;
    EXPECT_NE(mythos.white, 0) << mythos.id;
  }
  EXPECT_EQ(kinds[MythosType::kRumor], 6);
  EXPECT_EQ(kinds[MythosType::kStoryContinues], 1);
  const auto mythos = [&c](const char* id) -> const MythosCard& {
    return c.mythos[c.mythos_named(id)];
  };
  EXPECT_EQ(mythos("city_gripped_by_blackouts").closes.size(), 3);
  EXPECT_EQ(mythos("city_gripped_by_blackouts").turns, 2);
  EXPECT_EQ(mythos("fourth_of_july_parade").bars,
            AreaSet::only(c.area_named("merchant_district_streets")));
  EXPECT_TRUE(mythos("blue_flu").no_arrests);
  EXPECT_TRUE(mythos("an_evil_fog").flyers_stay);
  EXPECT_TRUE(mythos("icy_conditions").fast_are_normal);
  EXPECT_TRUE(mythos("happy_days_are_here_again").terror_stays);
  EXPECT_EQ(mythos("curfew_enforced").arrival_areas, c.streets);
  EXPECT_EQ(mythos("blood_magic").arrival_areas, AreaSet::only(c.area_named("rivertown_streets")));
  EXPECT_EQ(mythos("sunny_and_clear").banned_kinds,
            MonsterKindSet::only(c.monster_named("haunter_of_the_dark")));
  EXPECT_EQ(mythos("the_southside_strangler_strikes").pass_areas,
            AreaSet::only(c.area_named("mas_boarding_house")));
  EXPECT_EQ(mythos("good_work_undone").tokens, 6);
  EXPECT_EQ(mythos("the_terrible_experiment").monsters, 5);
  expect_refused("mythos.toml", "gate = \"independence_square\"", "gate = \"library\"",
                 "only at unstable locations");
  expect_refused("mythos.toml", "subtype = \"mystic\"", "subtype = \"mistic\"", "did you mean");
  expect_refused("mythos.toml", "raise terror 1", "raise teror 1", "did you mean \"terror\"?");
}

// The dimensions of a card always move in the same company, and against the same others.
TEST(ArkhamContent, MythosMovement) {  // AH-195, AH-196
  const auto set = [](std::initializer_list<Dimension> dimensions) {
    unsigned all = 0;
    for (const Dimension dimension : dimensions) all |= 1U << static_cast<unsigned>(dimension);
    return all;
  };
  using enum Dimension;
  const std::pair<unsigned, unsigned> against[] = {
      {set({kPlus}), set({kMoon})},
      {set({kCircle}), set({kDiamond, kSquare})},
      {set({kHexagon}), set({kSlash, kStar, kTriangle})}};
  for (const MythosCard& card : shipped().mythos) {
    if (card.part != 0 || card.type == MythosType::kStoryContinues) continue;
    EXPECT_TRUE(std::ranges::any_of(against, [&card](const auto& pair) {
      return (card.white == pair.first && card.black == pair.second) ||
             (card.white == pair.second && card.black == pair.first);
    })) << card.id;
  }
}

TEST(ArkhamContent, Sheets) {  // AH-012, AH-013, AH-036
  const Content& c = shipped();
  for (const InvestigatorSheet& sheet : c.sheets) {
    // KH-166: a home of another box may be an Other World.
    EXPECT_TRUE(in_other_world(sheet.home) || has(c.locations, sheet.home)) << sheet.id;
    if (sheet.part == 0) EXPECT_EQ(sheet.sanity + sheet.stamina, 10) << sheet.id;
    for (int pair = 0; pair < 6; pair += 2)
      for (int stop = 1; stop < kStops; ++stop) {
        EXPECT_EQ(sheet.skills[pair][stop], sheet.skills[pair][stop - 1] + 1) << sheet.id;
        EXPECT_EQ(sheet.skills[pair + 1][stop] + 1, sheet.skills[pair + 1][stop - 1]) << sheet.id;
      }
  }
  const auto sheet = [&c](const char* id) -> const InvestigatorSheet& {
    return *std::ranges::find(c.sheets, id, &InvestigatorSheet::id);
  };
  EXPECT_EQ(sheet("ashcan_pete").fixed, std::vector<CardNumber>{c.card_named("duke")});
  EXPECT_EQ(sheet("michael_mcglen").fixed.size(), 2U);
  EXPECT_EQ(sheet("darrell_simmons").special, kRetainer);
  EXPECT_TRUE(sheet("sister_mary").blessed);
  EXPECT_EQ(sheet("kate_winthrop").no_clue, c.area_named("science_building"));
  EXPECT_EQ(sheet("amanda_sharpe").random[static_cast<int>(CardType::kSkill)], 2);
  EXPECT_EQ(adds(sheet("harvey_walters").source, Bonus::kSanityLossLess), 1);
  EXPECT_EQ(adds(sheet("michael_mcglen").source, Bonus::kStaminaLossLess), 1);
  EXPECT_EQ(adds(sheet("joe_diamond").source, Bonus::kClueDice), 1);
  EXPECT_TRUE(gives(sheet("sister_mary").source, Trait::kNeverLost));
  EXPECT_TRUE(gives(sheet("kate_winthrop").source, Trait::kNothingAppears));
  EXPECT_TRUE(gives(sheet("monterey_jack").source, Trait::kOneMoreUnique));
  EXPECT_TRUE(gives(sheet("amanda_sharpe").source, Trait::kOneMoreSkill));
  EXPECT_TRUE(gives(sheet("gloria_goldberg").source, Trait::kTwoGateCards));
  EXPECT_TRUE(gives(sheet("ashcan_pete").source, Trait::kTopOrBottom));
  expect_refused("investigators.toml", "speed = [0, 1, 2, 3]", "speed = [0, 1, 2]", "four stops");
  expect_refused("investigators.toml", "fixed = [\"duke\"]", "fixed = [\"dukee\"]",
                 "did you mean \"duke\"?");
}

TEST(ArkhamContent, Cards) {  // AH-382, AH-383, AH-384, AH-385
  EXPECT_EQ(shipped_card("tommy_gun").hands, 2);
  EXPECT_TRUE(shipped_card("tommy_gun").weapon);
  EXPECT_FALSE(shipped_card("food").weapon);
  EXPECT_TRUE(shipped_card("derringer_18").kept);
  EXPECT_TRUE(shipped_card("old_journal").tome);
  EXPECT_TRUE(says(shipped_card("dynamite").source).used_up);
  EXPECT_EQ(says(shipped_card("powder_of_ibn_ghazi").source).pays, 1);
  EXPECT_EQ(adds(shipped_card("luck").source, Bonus::kLuck), 1);
  EXPECT_EQ(adds(shipped_card("luck").source, Bonus::kLuckClueDice), 1);
  EXPECT_EQ(adds(shipped_card("cross").source, Bonus::kHorrorChecks), 1);
  EXPECT_EQ(adds(shipped_card("ryan_dean").source, Bonus::kSneak), 1);
  EXPECT_EQ(adds(shipped_card("ryan_dean").source, Bonus::kWill), 1);
  EXPECT_EQ(adds(shipped_card("duke").source, Bonus::kMaximumSanity), 1);
  EXPECT_TRUE(gives(shipped_card("gate_box").source, Trait::kAnyGateBack));
  EXPECT_TRUE(gives(shipped_card("eric_colt").source, Trait::kNoNightmarish));
  EXPECT_TRUE(gives(shipped_card("tom_mountain_murphy").source, Trait::kNoOverwhelming));
  EXPECT_TRUE(gives(shipped_card("professor_armitage").source, Trait::kPiercesMagicalResistance));
  EXPECT_TRUE(counts_as_clue(shipped_card("research_materials")));
  EXPECT_TRUE(shipped_card("bind_monster").needs_toughness);
  EXPECT_TRUE(shipped_card("mists_of_releh").casting_is_awareness);
  EXPECT_EQ(shipped_card("shrivelling").casting, -1);
  EXPECT_EQ(shipped_card("shrivelling").cost, 1);
  EXPECT_TRUE(counts_successes(shipped_card("heal")));
  expect_refused("spells.toml", "when = \"combat\"", "when = \"comat\"",
                 "did you mean \"combat\"?");
  expect_refused("uniques.toml", "price = 5", "price = \"five\"", "whole number");
  expect_refused("allies.toml", "luck +2", "luk +2", "did you mean \"luck\"?");
}

// Their lines are read by people and not by the rules, which have the same numbers in C++: who
// changes the one must change the other. Scenarios show what the rules do.
TEST(ArkhamContent, SpecialCards) {  // AH-063 to AH-068, AH-389, AH-392, AH-395
  const Content& c = shipped();
  std::map<std::string, std::string> lines;
  for (const SpecialText& special : c.specials)
    lines[special.id] = effects::print_notation(c.grammar, c.book[special.source]);
  lines["patrol_wagon"] =
      effects::print_notation(c.grammar, c.book[shipped_card("patrol_wagon").source]);
  const std::map<std::string, std::string> expected = {
      {"bank_loan",
       "when taking this: gain 10 money; at upkeep: roll 1 die { 1..3: pay 1 money else { discard "
       "all items, discard this }; 4..: }"},
      {"blessing", "successes on 4 or more; at upkeep: roll 1 die { 1: discard this; 2..: }"},
      {"curse", "successes on 6 or more; at upkeep: roll 1 die { 1: discard this; 2..: }"},
      {"deputy_of_arkham", "at upkeep: gain 1 money"},
      {"patrol_wagon",
       "at movement: may drive anywhere; after combat: roll 1 die { 1: return this to box; 2..: }; "
       "after returning: roll 1 die { 1: return this to box; 2..: }"},
      {"retainer", "at upkeep: gain 2 money, roll 1 die { 1: discard this; 2..: }"},
      {"silver_twilight_lodge_membership", "lodge encounters in inner sanctum"},
  };
  EXPECT_EQ(lines, expected);
}

TEST(ArkhamContent, AncientOnesAndTheirWorshippers) {  // AH-320, AH-489, AH-427
  const Content& c = shipped();
  const auto one = [&c](const char* id) -> const AncientOne& {
    return *std::ranges::find(c.ancient_ones, id, &AncientOne::id);
  };
  EXPECT_TRUE(one("azathoth").ends_the_world);
  EXPECT_EQ(one("azathoth").doom, 14);
  EXPECT_TRUE(one("hastur").rating_is_terror);
  EXPECT_EQ(adds(one("hastur").source, Bonus::kSealCost), 3);
  EXPECT_EQ(adds(one("cthulhu").source, Bonus::kMaximumStamina), 0);
  EXPECT_TRUE(says(one("cthulhu").source).sometimes);  // while he slumbers
  EXPECT_TRUE(one("nyarlathotep").masks);
  EXPECT_EQ(one("ithaqua").ignores, 1U << static_cast<unsigned>(Subtype::kWeather));
  EXPECT_EQ(one("yog_sothoth").defences, kMagicalImmunity);
  EXPECT_EQ(adds(one("yog_sothoth").source, Bonus::kCloseDifficulty), 1);
  EXPECT_TRUE(gives(one("yog_sothoth").source, Trait::kLostIsDevoured));
  for (const AncientOne& ancient : c.ancient_ones)
    EXPECT_EQ(ancient.attack == kNoSource, ancient.ends_the_world) << ancient.id;
}

TEST(ArkhamContent, GateCards) {  // AH-164, AH-166
  const Content& c = shipped();
  int colours[4] = {};
  for (const GateCard& gate : c.gate_cards) {
    EXPECT_NE(gate.other, kNoSource) << gate.id;
    if (gate.part != 0) continue;
    for (int colour = 0; colour < 4; ++colour)
      if (std::popcount(gate.colours) == 1 && has(gate.colours, colour)) ++colours[colour];
  }
  for (const int number : colours) EXPECT_EQ(number, 12);
  expect_refused("gate_encounters.toml", "world = \"yuggoth\"", "world = \"yugoth\"",
                 "did you mean \"yuggoth\"?");
}

}  // namespace
}  // namespace tavola::arkham
