// What a table of Arkham Horror holds and shows: places, investigators and what is known of them,
// the icons of locations, the markers of cards in play, and nothing that is hidden.
#include <bit>
#include <nlohmann/json.hpp>
#include <set>

#include "games/arkham/cards/lasting.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/phases/environment.h"
#include "games/arkham/rules/phases/mythos.h"
#include "games/arkham/shown/signs.h"
#include "games/arkham/shown/title.h"
#include "games/arkham/tables_for_tests/town_for_tests.h"
#include "scene/describe.h"
#include "scene/say.h"

namespace tavola::arkham {
namespace {

const scene::Title& title() {
  static const scene::OpenedTitle opened = open();
  EXPECT_TRUE(opened);
  return **opened;
}

const scene::Area* find_area(const scene::Scene& scene, std::string_view id) {
  const auto at = std::ranges::find(scene.areas, id, &scene::Area::id);
  return at == scene.areas.end() ? nullptr : &*at;
}

int pieces_in(const scene::Scene& scene, std::string_view area, scene::PieceKind kind) {
  return static_cast<int>(std::ranges::count_if(scene.pieces, [&](const scene::Piece& piece) {
    return piece.at.area == area && piece.kind == kind;
  }));
}

nlohmann::ordered_json written(Town& town) { return title().game().state_to_json(town.t); }

TEST(ArkhamBoard, AnAreaHoldsAnyNumberOfThings) {  // AH-002
  Town town(8);
  const Area woods = Town::area("woods");
  for (Investigator& i : town.s.investigators) i.place = woods;
  for (int i = 0; i < 6; ++i) town.monster("cultist", woods);
  for (int i = 0; i < 3; ++i) town.monster("zombie", woods);
  town.s.clues[woods] = 7;
  town.s.sealed = AreaSet::only(woods);
  town.at(Phase::kUpkeep, Stage::kActions);
  town.begin();
  const scene::Scene seen = scene::describe(title(), town.t, 0);
  EXPECT_EQ(pieces_in(seen, "woods", scene::PieceKind::kPawn), 8);
  EXPECT_EQ(pieces_in(seen, "woods", scene::PieceKind::kMonster), 9);
  const auto clues = std::ranges::find(seen.pieces, "clue_woods", &scene::Piece::id);
  ASSERT_NE(clues, seen.pieces.end());
  EXPECT_EQ(clues->count, 7);
}

TEST(ArkhamBoard, PlacesBesideTheTown) {  // AH-007
  Town town;
  town.monster("byakhee", kSky);
  town.monster("zombie", kOutskirts);
  town.s.investigators[0].place = kLost;
  town.s.investigators[0].delayed = 1;
  town.at(Phase::kUpkeep, Stage::kBegin);
  town.begin();
  const scene::Scene seen = scene::describe(title(), town.t, 0);
  for (const char* id : {"sky", "outskirts", "lost", "jail"})
    EXPECT_NE(find_area(seen, id), nullptr) << id;
  EXPECT_EQ(pieces_in(seen, "sky", scene::PieceKind::kMonster), 1);
  EXPECT_EQ(pieces_in(seen, "outskirts", scene::PieceKind::kMonster), 1);
  EXPECT_EQ(pieces_in(seen, "lost", scene::PieceKind::kPawn), 1);
  for (const OtherWorld& world : content().worlds)
    for (const char* area : {"_1", "_2"})
      EXPECT_EQ(find_area(seen, world.id + area) != nullptr, in_use(town.now(), world))
          << world.id << area;
  const auto track = [&](const char* id) {
    return *std::ranges::find(seen.tracks, id, &scene::Track::id);
  };
  EXPECT_EQ(track("terror").from, 0);
  EXPECT_EQ(track("terror").to, 10);
  EXPECT_EQ(track("doom").to, ancient_one(town.now()).doom);
}

TEST(ArkhamBoard, HeraldsAreOfferedAsHarderAndGuardiansAsEasier) {  // KH-041
  const auto said = [](words::Language language, const char* id) {
    return title().messages().say(title().lexicon(), language, id);
  };
  struct {
    words::Language language;
    const char* harder;
    const char* easier;
  } const kIn[] = {{words::Language::kEnglish, "harder", "easier"},
                   {words::Language::kItalian, "più difficile", "più facile"},
                   {words::Language::kSpanish, "más difícil", "más fácil"}};
  for (const auto& in : kIn) {
    EXPECT_NE(said(in.language, "option.herald.says").find(in.harder), std::string::npos);
    EXPECT_NE(said(in.language, "option.guardian.says").find(in.easier), std::string::npos);
  }
}

TEST(ArkhamBoard, NineDimensions) {  // AH-011
  std::set<std::string> names;
  for (int i = 0; i < kDimensions; ++i) names.insert(dimension_symbol(static_cast<Dimension>(i)));
  EXPECT_EQ(names, (std::set<std::string>{"circle", "diamond", "hexagon", "moon", "plus", "slash",
                                          "square", "star", "triangle"}));
  for (const std::string& name : names) EXPECT_TRUE(title().lexicon().find("dim_" + name)) << name;
  // Every one of them is on a monster and moves by some Mythos card.
  std::uint16_t on_monsters = 0;
  std::uint16_t moved = 0;
  for (const MonsterMarker& monster : content().monsters)
    on_monsters |= static_cast<std::uint16_t>(1U << static_cast<int>(monster.dimension));
  for (const MythosCard& card : content().mythos) moved |= card.white | card.black;
  EXPECT_EQ(on_monsters, (1U << kDimensions) - 1);
  EXPECT_EQ(moved, (1U << kDimensions) - 1);
}

TEST(ArkhamBoard, EverythingAboutAnInvestigatorIsRemembered) {  // AH-014 AH-488
  Town town;
  town.give(0, "knife");
  town.give(0, "shrivelling");
  town.give(0, "duke");
  held(town.s, 0)[1].marks = kExhausted;
  const int trophy = town.monster("ghoul", trophies_of(0));
  const int dealt = town.monster("cultist", Town::area("woods"));
  ASSERT_TRUE(town.s.gate_stack.take(Town::gate("abyss")));
  town.open("woods", "yuggoth");
  Investigator& i = town.s.investigators[0];
  i.place = Town::area("woods");
  i.explored = 1;
  i.delayed = 1;
  i.sanity = 2;
  i.stamina = 3;
  i.stops[1] = 2;
  i.money = 9;
  i.clues = 4;
  i.turns_lost = 2;
  i.luck = Luck::kCursed;
  i.special = kRetainer | kBankLoan | kDefaulted;
  i.fresh = kRetainer | kBlessingOrCurse;
  i.gates[Town::gate("abyss")] = 1;
  town.s.dealt = SlotSet::only(dealt);
  town.s.first = 1;
  town.at(Phase::kMovement, Stage::kMoving, 1);
  town.s.points = 3;
  town.begin();
  ASSERT_TRUE(town.t.at_rest());
  const nlohmann::ordered_json json = written(town);
  Table other;
  ASSERT_EQ(title().game().state_from_json(other, json), std::vector<std::string>{});
  const State& s = other.state;
  const Investigator& same = s.investigators[0];
  EXPECT_EQ(same.place, Town::area("woods"));
  EXPECT_EQ(same.explored, 1);
  EXPECT_EQ(same.delayed, 1);
  EXPECT_EQ(same.sanity, 2);
  EXPECT_EQ(same.stamina, 3);
  EXPECT_EQ(same.stops[1], 2);
  EXPECT_EQ(same.money, 9);
  EXPECT_EQ(same.clues, 4);
  EXPECT_EQ(same.turns_lost, 2);
  EXPECT_EQ(same.luck, Luck::kCursed);
  EXPECT_EQ(same.special, kRetainer | kBankLoan | kDefaulted);
  EXPECT_EQ(same.fresh, kRetainer | kBlessingOrCurse);
  EXPECT_EQ(same.gates[Town::gate("abyss")], 1);
  EXPECT_EQ(s.monsters[trophy].place, trophies_of(0));
  EXPECT_EQ(s.dealt, SlotSet::only(dealt));
  ASSERT_EQ(held(s, 0).size(), 3U);
  EXPECT_EQ(held(s, 0)[0].marks, 0);
  EXPECT_EQ(held(s, 0)[1].marks, kExhausted);
}

TEST(ArkhamBoard, WhoeverIsMovingStandsInATown) {  // AH-096
  Town town;
  town.at(Phase::kMovement, Stage::kMoving);
  town.s.points = 3;
  town.begin();
  const nlohmann::ordered_json json = written(town);
  for (const std::string place : {"abyss_1", "yuggoth_2", "lost", "jail"}) {
    nlohmann::ordered_json moving = json;
    moving["investigators"][0]["place"] = place;
    Table other;
    const std::vector<std::string> problems = title().game().state_from_json(other, moving);
    ASSERT_EQ(problems.size(), 1U) << place;
    EXPECT_TRUE(problems[0].starts_with("/investigators/0/place: AH-096 ")) << problems[0];
    moving["stage"] = "begin";
    EXPECT_TRUE(title().game().state_from_json(other, moving).empty()) << place;
  }
}

TEST(ArkhamBoard, AnEpicBattleHasCards) {  // KH-029
  Town town;
  town.begin();
  nlohmann::ordered_json epic = written(town);
  epic["phase"] = "epic_battle";
  Table other;
  const std::vector<std::string> problems = title().game().state_from_json(other, epic);
  ASSERT_EQ(problems.size(), 1U);
  EXPECT_TRUE(problems[0].starts_with("/phase: KH-029 ")) << problems[0];
}

TEST(ArkhamBoard, WhatLastsStandsTogether) {
  Town town;
  const auto until_turn = static_cast<std::uint8_t>(Until::kEndOfTurn);
  for (std::uint16_t n = 0; n < 4; ++n)
    town.s.lasting[n] = {n, 0, static_cast<Seat>(n % 2), until_turn};
  town.begin();
  nlohmann::ordered_json state = written(town);
  ASSERT_EQ(state["lasting"].size(), 4U);
  Town again;
  ASSERT_TRUE(title().game().state_from_json(again.t, state).empty());
  State& s = again.t.state;
  EXPECT_EQ(s.lasting[3].source, 3);
  EXPECT_EQ(s.lasting[4].until, kNone);
  state["lasting"][0]["until"] = nullptr;
  const auto gap = title().game().state_from_json(again.t, state);
  ASSERT_EQ(gap.size(), 1U) << "no place is left free";
  EXPECT_TRUE(gap[0].starts_with("/lasting/0/until should be one of")) << gap[0];

  end_lasting(s, [](const Lasting& lasting) { return lasting.source != 1 && lasting.source != 3; });
  EXPECT_EQ(s.lasting[0].source, 1);
  EXPECT_EQ(s.lasting[1].source, 3);
  EXPECT_EQ(s.lasting[2].until, kNone);
  s.lasting[0].seat = 1;
  s.lasting[1].seat = 0;
  end_lasting(s, [](const Lasting& lasting) { return lasting.seat == 1; });
  EXPECT_TRUE(anything_lasts(s));
  EXPECT_EQ(s.lasting[0].source, 3);
  end_lasting(s, [](const Lasting& lasting) { return lasts(lasting, Until::kEndOfTurn); });
  EXPECT_FALSE(anything_lasts(s));
}

TEST(ArkhamBoard, IconsHintAtWhatALocationBrings) {  // AH-018 AH-019
  Town town;
  town.at(Phase::kUpkeep, Stage::kActions);
  town.begin();
  const scene::Scene seen = scene::describe(title(), town.t, 0);
  for (const BoardArea& from : content().areas) {
    if (!in_use(town.now(), from)) continue;
    const scene::Area* const area = find_area(seen, from.id);
    ASSERT_NE(area, nullptr) << from.id;
    const std::size_t offers = from.ability != Ability::kNone || from.offer != kNoSource;
    EXPECT_EQ(area->finds.size(), from.street ? 0U : 2U + offers) << from.id;
    EXPECT_EQ(std::popcount(from.icons), from.street ? 0 : 2) << from.id;
  }
  const auto& library = find_area(seen, "library")->finds;
  EXPECT_EQ(library[0].icon, "gems");
  EXPECT_EQ(library[1].icon, "magic-swirl");
  EXPECT_EQ(library[0].tone, library[1].tone);
  // The Asylum cures for sure; a Clue is only a hope.
  const auto& asylum = find_area(seen, "arkham_asylum")->finds;
  EXPECT_EQ(asylum[0].icon, "magnifying-glass");
  EXPECT_EQ(asylum[1].icon, "brain");
  EXPECT_NE(asylum[0].tone, asylum[1].tone);
  using words::Language;
  const auto says = [&](Language language) {
    return scene::say(title(), language, asylum[1].says);
  };
  EXPECT_EQ(says(Language::kEnglish), "with its ability: Sanity");
  EXPECT_EQ(says(Language::kItalian), "con la sua capacità: Sanità");
  EXPECT_EQ(says(Language::kSpanish), "con su aptitud: Cordura");
  // And the ability itself can be read there. AH-128
  EXPECT_EQ(scene::say(title(), Language::kEnglish, asylum[2].says),
            "Instead of an encounter, Psychiatric Care: regain 1 Sanity, or pay $2 to restore all "
            "Sanity.");
  // What is sure is what the ability gives, wherever it gives something that has an icon.
  for (const BoardArea& area : content().areas)
    EXPECT_EQ(area.sure != 0,
              (area.ability != Ability::kNone && area.ability != Ability::kDeputizing) ||
                  (area.offer != kNoSource && area.sure != 0))
        << area.id;
}

TEST(ArkhamBoard, ACardInPlayHasItsMarker) {  // AH-416
  Town town;
  const std::uint8_t magic = content().mythos_named("blood_magic");
  ASSERT_TRUE(town.s.mythos.take(magic));
  town.s.card = magic;
  town.at(Phase::kUpkeep, Stage::kActions);
  town.begin();
  const auto markers = [&](std::string_view id) {
    const scene::Scene seen = scene::describe(title(), town.t, 0);
    return std::ranges::count_if(find_area(seen, id)->badges, [](const scene::Badge& badge) {
      return badge.icon == "scroll-unfurled";
    });
  };
  EXPECT_EQ(markers("rivertown_streets"), 0);
  Rule<> entered = mythos_text(town.t, magic);
  ASSERT_TRUE(entered.ended());
  EXPECT_EQ(markers("rivertown_streets"), 1);
  EXPECT_EQ(markers("graveyard"), 0);
  discard_environment(town.t, cites("AH-411"));
  EXPECT_EQ(markers("rivertown_streets"), 0);
  // Closed markers come and go in the same way.
  const std::uint8_t lights = content().mythos_named("strange_lights_on_campus");
  State& s = town.t.state;
  s.headlines[0] = lights;
  s.headline_turns[0] = 1;
  apply_closings(town.t, cites("AH-417"));
  EXPECT_TRUE(closed(s, Town::area("library")));
  end_of_turn(town.t);
  EXPECT_FALSE(closed(s, Town::area("library")));
}

TEST(ArkhamBoard, NobodySeesWhatIsHidden) {  // AH-483
  Town one;
  one.at(Phase::kMovement, Stage::kMoving);
  one.s.points = 3;
  Town other;
  other.s = one.s;
  // Another order of everything that has none yet, and other dice to come.
  other.s.random = Random(99);
  const auto reorder = [](auto& deck) {
    ASSERT_EQ(deck.bottom(), 0);
    auto turned = deck;
    turned.clear();
    for (int i = deck.size() - 1; i >= 0; --i) turned.add(deck[i]);
    deck = turned;
  };
  other.s.gate_cards.shuffle();
  other.s.mythos.shuffle();
  other.s.gate_stack.shuffle();
  one.s.gate_cards.shuffle();
  one.s.mythos.shuffle();
  one.s.gate_stack.shuffle();
  reorder(other.s.cup);
  reorder(other.s.mythos);
  reorder(other.s.gate_stack);
  reorder(other.s.gate_cards);
  reorder(other.s.allies);
  reorder(other.s.unique_items);
  one.begin();
  other.begin();
  ASSERT_FALSE(one.s.cup == other.s.cup);
  for (const Seat viewer : {Seat{0}, Seat{1}, kSpectator})
    EXPECT_TRUE(scene::describe(title(), one.t, viewer) ==
                scene::describe(title(), other.t, viewer));
  EXPECT_EQ(one.t.decision().options.size(), other.t.decision().options.size());
}

}  // namespace
}  // namespace tavola::arkham
