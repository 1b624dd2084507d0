// What the table shows beyond its state: where monsters would go, what dice are made of and how
// likely they succeed, and what the log says of encounters.
#include <algorithm>

#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/combat/checks.h"
#include "games/arkham/rules/combat/hands.h"
#include "games/arkham/rules/phases/monster_movement.h"
#include "games/arkham/shown/dice.h"
#include "games/arkham/shown/panels.h"
#include "games/arkham/shown/title.h"
#include "games/arkham/tables_for_tests/quiet_table_for_tests.h"
#include "games/arkham/tables_for_tests/town_for_tests.h"
#include "scene/describe.h"
#include "scene/say.h"

namespace tavola::arkham {
namespace {

const scene::Title& title() {
  static const scene::OpenedTitle opened = open();
  EXPECT_TRUE(opened) << opened.error();
  return **opened;
}

std::string told(const scene::Text& text, words::Language language = words::Language::kEnglish) {
  return scene::say(title(), language, text, {"Nora", "Teo"});
}

// ---- buttons ------------------------------------------------------------------------------------

// What may be done is told as something to do: "You may …" is for the card, not for the button.
TEST(ArkhamButtons, SayWhatIsDone) {
  const Content& c = content();
  int offers = 0;
  for (std::size_t source = 0; source < c.book.size(); ++source) {
    const effects::Program& program = c.book[static_cast<std::uint16_t>(source)];
    for (std::size_t node = 0; node < program.size(); ++node) {
      if (program[static_cast<effects::NodeId>(node)].kind != effects::NodeKind::kMay) continue;
      ++offers;
      Option option;
      option.verb = static_cast<std::uint8_t>(Verb::kAcceptEffect);
      option.args = arguments(static_cast<int>(source), static_cast<int>(node));
      for (const words::Language language : words::kLanguages) {
        const std::string said = told(scene::option_text(title(), option), language);
        EXPECT_GT(said.size(), 4U) << source << ":" << node;
        for (const char* start :
             {"You may", "Puoi", "Puedes", "If you", "Se vuoi", "Si quieres", "Yes", "Sì", "Sí"})
          EXPECT_FALSE(said.starts_with(start)) << said;
      }
    }
  }
  EXPECT_GT(offers, 50);
}

// ---- what is for sale or to be kept -------------------------------------------------------------

TEST(ArkhamOffers, EveryCardIsShownAsItself) {
  const Content& c = content();
  ASSERT_GT(c.cards.size(), 255U);  // with all boxes: more than a byte can tell apart
  for (const Verb verb : {Verb::kBuy, Verb::kKeep, Verb::kSearchFor, Verb::kDrawBottom})
    for (std::size_t card = 0; card < c.cards.size(); ++card) {
      Decision decision;
      Option option;
      option.verb = static_cast<std::uint8_t>(verb);
      option.args = arguments(static_cast<int>(card), 1);
      decision.options.push_back(option);
      scene::Scene scene;
      add_offers(scene, decision);
      ASSERT_EQ(scene.cards.size(), 1U);
      EXPECT_EQ(scene.cards[0].printed, c.cards[card].id);
      EXPECT_EQ(scene.cards[0].id, offer_id(static_cast<CardNumber>(card)));
    }
}

// ---- omens --------------------------------------------------------------------------------------

/// Moves one monster from every street and the Sky, and compares with what was foretold.
void compare(Quiet& table, std::string_view monster, Area investigator, bool white) {
  const auto symbol = static_cast<std::uint16_t>(
      1U << static_cast<int>(content().monsters[kind(monster)].dimension));
  for (std::size_t from = 0; from <= content().areas.size(); ++from) {
    const bool sky = from == content().areas.size();
    if (!sky && (!content().areas[from].street || content().areas[from].part != 0)) continue;
    State& s = table.s();
    s.investigators[0].place = investigator;
    const int slot = table.put(monster, sky ? kSky : static_cast<Place>(from));
    const Place before = s.monsters[slot].place;
    const Course course = course_of(s, slot, white);
    Rule<> moved = move_monsters(table.t, white ? symbol : 0, white ? 0 : symbol);
    ASSERT_TRUE(moved.ended());
    const Place after = s.monsters[slot].place;
    const Place foretold = !course.ends.empty() ? course.ends.first()
                           : course.length == 0 ? before
                                                : course.steps().back();
    EXPECT_EQ(place_id(after), place_id(foretold)) << monster << " from " << place_id(before);
    s.cup.add(s.monsters[slot].kind);
    s.monsters.clear(slot);
  }
}

TEST(ArkhamOmens, MonstersGoWhereItWasForetold) {  // AH-196 AH-203 AH-205 AH-206 AH-207 AH-208
  Quiet table(1);
  for (const char* monster : {"cultist", "ghoul", "dimensional_shambler", "byakhee",
                              "hound_of_tindalos", "dark_young", "star_spawn"})
    for (const char* where : {"library", "downtown_streets", "merchant_district_streets"})
      for (const bool white : {true, false}) compare(table, monster, area(where), white);
}

TEST(ArkhamOmens, ASceneTellsBothColoursOfArrows) {
  Town town;
  const int cultist = town.monster("cultist", Town::area("uptown_streets"));
  const int flyer = town.monster("byakhee", kSky);
  town.s.investigators[0].place = Town::area("library");
  town.begin();
  const scene::Scene shown = scene::describe(title(), town.t, 0);
  const auto drifts = [&](int slot) {
    std::vector<scene::Drift> list;
    for (const scene::Omen& omen : shown.omens)
      for (const scene::Drift& drift : omen.drifts)
        if (drift.of == monster_id(slot)) list.push_back(drift);
    return list;
  };
  const auto ways = drifts(cultist);
  ASSERT_EQ(ways.size(), 2U);
  EXPECT_EQ(ways[0].arrow, scene::LinkArrow::kWhite);
  EXPECT_EQ(ways[1].arrow, scene::LinkArrow::kBlack);
  EXPECT_NE(ways[0].via, ways[1].via);
  // Nobody is in the streets, so it stays in the Sky, whatever the arrows.
  const auto waits = drifts(flyer);
  ASSERT_EQ(waits.size(), 1U);
  EXPECT_EQ(waits[0].arrow, scene::LinkArrow::kNone);
  EXPECT_TRUE(waits[0].via.empty());
}

// ---- odds ---------------------------------------------------------------------------------------

// ---- sheets -------------------------------------------------------------------------------------

TEST(ArkhamSheets, WhatIsTheMatterAgreesWithTheInvestigator) {
  Town town(2);
  town.take_sheet(0, "amanda_sharpe");
  town.take_sheet(1, "joe_diamond");
  for (Seat who = 0; who < 2; ++who) town.s.investigators[who].luck = Luck::kCursed;
  town.s.investigators[0].delayed = 1;
  town.at(Phase::kMovement, Stage::kMoving);
  town.begin();
  const scene::Scene shown = scene::describe(title(), town.t, 0);
  const auto badges = [&shown](const std::string& id, words::Language language) {
    std::vector<std::string> list;
    const auto panel = std::ranges::find(shown.panels, id, &scene::Panel::id);
    for (const scene::Badge& badge : panel->badges)
      if (badge.tone == scene::Tone::kHarm) list.push_back(told(badge.text, language));
    return list;
  };
  using words::Language;
  using Words = std::vector<std::string>;
  EXPECT_EQ(badges("seat_0", Language::kItalian), (Words{"maledetta", "trattenuta"}));
  EXPECT_EQ(badges("seat_1", Language::kItalian), Words{"maledetto"});
  EXPECT_EQ(badges("seat_0", Language::kSpanish), (Words{"maldita", "rezagada"}));
  EXPECT_EQ(badges("seat_1", Language::kEnglish), Words{"cursed"});
}

// ---- dice ---------------------------------------------------------------------------------------

TEST(ArkhamDice, ChancesOfSuccesses) {
  EXPECT_EQ(chance_of(1, 1, 5), 333);
  EXPECT_EQ(chance_of(1, 2, 5), 556);
  EXPECT_EQ(chance_of(2, 2, 5), 111);
  EXPECT_EQ(chance_of(1, 1, 4), 500);  // blessed
  EXPECT_EQ(chance_of(1, 1, 6), 167);  // cursed
  EXPECT_EQ(chance_of(1, 0, 5), 0);
  EXPECT_EQ(chance_of(0, 0, 5), 1000);
  EXPECT_EQ(chance_of(2, 1, 5, true), 167);  // one die, but its 6 counts twice
  EXPECT_EQ(odds(2, 5), (std::vector<std::int32_t>{444, 444, 111}));
}

TEST(ArkhamDice, DiceOfAFightOneByOne) {  // AH-288 AH-289
  Town town(1);
  town.sliders(0, 0, 2, 0);
  town.give(0, "revolver_38");
  town.give(0, "knife");  // for the other hand, so that the question is put again
  const int slot = town.monster("cultist", Town::area("downtown_streets"));
  town.among_monsters();
  town.begin({6, 6, 6});
  town.choose(Verb::kFight, slot);
  for (int i = 0; i < 5 && !town.asks(Prompt::kHands); ++i) town.t.choose(0);
  ASSERT_TRUE(town.asks(Prompt::kHands));
  const int revolver = town.find(Verb::kHold, -1, Town::card("revolver_38"));
  ASSERT_GE(revolver, 0);
  const scene::Scene before = scene::describe(title(), town.t, 0);
  const auto chance = before.decision->options[static_cast<std::size_t>(revolver)].chance;
  ASSERT_TRUE(chance);
  town.t.choose(revolver);
  ASSERT_TRUE(town.asks(Prompt::kHands));
  const Check check = check_now(town.now());
  const auto shares = shares_of(town.now(), check);
  int sum = 0;
  for (const Share& share : shares) sum += share.amount;
  EXPECT_EQ(sum, dice_of(town.now(), check));
  EXPECT_EQ(shares.front().word, "fight");
  EXPECT_TRUE(std::ranges::any_of(shares, [](const Share& share) {
    return share.word == content().cards[Town::card("revolver_38")].word && share.amount == 3;
  }));
  // What was promised for taking it up is what stands there once it is taken up.
  EXPECT_EQ(chance_of(town.now(), check), *chance);
  const scene::Scene after = scene::describe(title(), town.t, 0);
  const auto panel = std::ranges::find(after.panels, "check", &scene::Panel::id);
  ASSERT_NE(panel, after.panels.end());
  EXPECT_TRUE(std::ranges::any_of(panel->lines, [&](const scene::Line& line) {
    const auto* total = std::get_if<scene::line::Sum>(&line);
    return total != nullptr && total->total == sum;
  }));
}

TEST(ArkhamDice, AFightTellsItsChancesBeforeAnythingIsTakenUp) {  // AH-285
  Town town(1);
  town.sliders(0, 0, 1, 0);
  town.give(0, "revolver_38");
  town.give(0, "knife");
  town.give(0, "wither");  // a spell may fail: no promise is made with it
  const int slot = town.monster("vampire", Town::area("downtown_streets"));
  town.among_monsters();
  town.begin({6, 6, 6});
  const auto option = [&](Verb verb) {
    const int at = town.find(verb);
    EXPECT_GE(at, 0);
    return scene::describe(title(), town.t, 0).decision->options[static_cast<std::size_t>(at)];
  };
  const scene::OptionView fight = option(Verb::kFight);
  const State before = facing(town.now(), 0, slot);
  EXPECT_EQ(fight.chance, chance_of(before, combat_now(before)));
  EXPECT_EQ(option(Verb::kEvade).chance, chance_of(before, evade_now(before)));
  EXPECT_NE(told(fight.forecast).find("empty hands"), std::string::npos) << told(fight.forecast);
  town.choose(Verb::kFight, slot);
  for (int i = 0; i < 5 && !town.asks(Prompt::kCombat); ++i) town.t.choose(0);
  ASSERT_TRUE(town.asks(Prompt::kCombat));
  EXPECT_EQ(option(Verb::kFight).chance, fight.chance);
  EXPECT_TRUE(option(Verb::kFlee).chance);
  const scene::Scene shown = scene::describe(title(), town.t, 0);
  const auto panel = std::ranges::find(shown.panels, "check", &scene::Panel::id);
  ASSERT_NE(panel, shown.panels.end());
  EXPECT_TRUE(std::ranges::any_of(panel->lines, [](const scene::Line& line) {
    return std::holds_alternative<scene::line::Sum>(line);
  })) << "what the dice are made of stands there before they are rolled";
  const BestHands best = best_hands(town.now());
  ASSERT_EQ(best.taken.size(), 2U);
  EXPECT_GT(best.chance, *fight.chance);
  town.choose(Verb::kFight, slot);
  town.choose(Verb::kHold, -1, Town::card("revolver_38"));
  EXPECT_GT(*option(Verb::kFightOn).chance, *fight.chance);
  EXPECT_EQ(option(Verb::kHold).chance, best.chance) << "with the knife as well, as promised";
}

TEST(ArkhamDice, ClosingAGateTellsItsChancesBeforeASkillIsChosen) {  // AH-141
  Town town;
  town.open("woods", "abyss");
  town.s.investigators[0].place = Town::area("woods");
  town.s.investigators[0].explored = 1;
  town.sliders(0, 0, 3, 3);
  town.at(Phase::kArkhamEncounters, Stage::kActions);
  town.begin({1, 1, 5});
  for (const Skill skill : {Skill::kFight, Skill::kLore}) {
    const int at = town.find(Verb::kCloseWith, static_cast<int>(skill));
    ASSERT_GE(at, 0);
    const scene::OptionView view =
        scene::describe(title(), town.t, 0).decision->options[static_cast<std::size_t>(at)];
    const Check check = closing_now(town.now(), 0, skill);
    EXPECT_EQ(view.chance, chance_of(1, dice_of(town.now(), check), 5));
    EXPECT_NE(told(view.forecast).find("needed"), std::string::npos) << told(view.forecast);
  }
  town.choose(Verb::kCloseWith, static_cast<int>(Skill::kFight));
  EXPECT_EQ(town.told(Tells::kCheckRolled)->args[2],
            dice_of(town.now(), closing_now(town.s, 0, Skill::kFight)));
}

// ---- the cards ----------------------------------------------------------------------------------

TEST(ArkhamCards, SayWhatTheyDo) {
  const auto says = [](const std::string& id, const std::string& what) {
    const std::string text = title().printed(id, words::Language::kEnglish);
    EXPECT_TRUE(text.contains(what)) << text;
  };
  says("ancient_yibb_tstll", "Combat rating: minus the clue tokens on the board");  // KH-160
  says("blessing_of_nodens_7", "when you lose your Blessing");                      // KH-040
  says("crystal_of_the_elder_things", "to pay nothing for it");                     // AH-302
  says("table_the_thousand_young", "An investigator who defeats it");               // KH-032
  says("feeding_the_mind_original",
       "Choose a number N (at most the number of successes), spend N Stamina");
}

// ---- the log ------------------------------------------------------------------------------------

TEST(ArkhamLog, AnEncounterIsToldByItsOwnEntry) {
  const Content& c = content();
  for (std::size_t card = 0; card < c.gate_cards.size(); ++card)
    for (std::size_t world = 0; world < c.worlds.size(); ++world) {
      Event event;
      event.kind = static_cast<std::uint8_t>(Tells::kGateCard);
      event.args = {0, static_cast<std::int16_t>(card), static_cast<std::int16_t>(world)};
      for (const words::Language language :
           {words::Language::kEnglish, words::Language::kItalian, words::Language::kSpanish}) {
        const std::string line = told(scene::event_text(title(), event), language);
        EXPECT_FALSE(line.contains("{") || line.contains(": :")) << line;
        // Of a card with three entries only one is told.
        EXPECT_FALSE(line.contains("Elsewhere")) << line;
      }
    }
}

TEST(ArkhamLog, ACardThatFitsForOneInvestigatorAloneIsToldByItsEntry) {  // AH-164
  const Content& c = content();
  const auto abyss = static_cast<std::int16_t>(
      std::ranges::find(c.worlds, "abyss", &OtherWorld::id) - c.worlds.begin());
  const auto green = static_cast<std::int16_t>(
      std::ranges::find(c.gate_cards, "green_9", &GateCard::id) - c.gate_cards.begin());
  Event event;
  event.args = {0, green, abyss};
  event.kind = static_cast<std::uint8_t>(Tells::kGateCard);
  EXPECT_TRUE(told(scene::event_text(title(), event)).contains("not a colour of this world"));
  event.kind = static_cast<std::uint8_t>(Tells::kGateCardFits);
  EXPECT_FALSE(told(scene::event_text(title(), event)).contains("not a colour of this world"));
}

TEST(ArkhamLog, TheLodgeTellsGuestsAndMembersTheirOwnEntries) {  // AH-127
  const Content& c = content();
  const Area lodge = c.lodge;
  const int first = location_card(c.areas[lodge].neighborhood, 0);
  for (std::int16_t card = 0; card < 7; ++card) {
    Event event;
    event.args = {0, static_cast<std::int16_t>(first + card), lodge};
    event.kind = static_cast<std::uint8_t>(Tells::kLocationCard);
    const std::string guest = told(scene::event_text(title(), event));
    event.kind = static_cast<std::uint8_t>(Tells::kSanctumCard);
    const std::string member = told(scene::event_text(title(), event));
    EXPECT_EQ(guest.find("Inner Sanctum"), std::string::npos) << guest;
    EXPECT_EQ(member.find("Lodge:"), std::string::npos) << member;
    EXPECT_NE(guest.substr(guest.find(':')), member.substr(member.find(':')));
    EXPECT_EQ(guest.find("Witch House"), std::string::npos) << guest;
  }
}

TEST(ArkhamLog, WhatALocationOffersIsToldWithItsRule) {  // AH-134 AH-140
  Town town(1);
  town.s.investigators[0].place = Town::area("bank_of_arkham");
  town.at(Phase::kArkhamEncounters, Stage::kActions);
  town.begin();
  town.choose(Verb::kTakeLoan);
  const Event* event = town.told(Tells::kLocationUsed);
  ASSERT_NE(event, nullptr);
  EXPECT_EQ(event->rule, cites("AH-134"));
  EXPECT_NE(told(scene::event_text(title(), *event)).find("Bank of Arkham"), std::string::npos);
}

}  // namespace
}  // namespace tavola::arkham
