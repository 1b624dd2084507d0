// What bots make of the things that boxes bring. Each test sets up a position with two ways on and
// shows that the bots' judgement or habit takes the better one.
#include <initializer_list>

#include "games/arkham/bots/ailment_costs.h"
#include "games/arkham/bots/bursts.h"
#include "games/arkham/bots/epic_odds.h"
#include "games/arkham/bots/habits.h"
#include "games/arkham/bots/horror_costs.h"
#include "games/arkham/bots/play_costs.h"
#include "games/arkham/bots/shopping.h"
#include "games/arkham/bots/situation.h"
#include "games/arkham/dunwich/rules/dunwich_horror.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/table_cards.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/tables_for_tests/watched_table_for_tests.h"

namespace tavola::arkham {
namespace {

/// The first turn with these options of two investigators who are well, have nothing and stand in
/// the streets of Downtown; no gate is open, no Clue and no monster anywhere.
State quiet_turn(std::initializer_list<std::string_view> yes,
                 std::string_view ancient = "cthulhu") {
  Setup setup = game().standard_setup(2, 5);
  const auto& options = game().options();
  for (std::size_t i = 0; i < options.size(); ++i) {
    const auto value_of = [&](std::string_view value) {
      return static_cast<std::uint8_t>(std::ranges::find(options[i].values, value) -
                                       options[i].values.begin());
    };
    if (options[i].id == "ancient_one") setup.options[i] = value_of(ancient);
    if (std::ranges::find(yes, options[i].id) != yes.end()) setup.options[i] = value_of("yes");
  }
  Table t;
  game().deal(t, setup);
  while (t.state.turn == 0 || t.state.phase != Phase::kUpkeep) t.choose(0);
  State s = t.rest();
  for (Seat who = 0; who < s.seats; ++who) {
    while (!held(s, who).empty()) put_back(s, take_possession(s, who, 0).card);
    Investigator& one = s.investigators[who];
    Investigator bare;
    bare.sheet = one.sheet;
    bare.standing = Standing::kInPlay;
    bare.place = area("downtown_streets");
    bare.sanity = bare.stamina = 4;
    one = bare;
  }
  for (RiftState& rift : s.rifts) rift = RiftState{};
  for (std::uint8_t& clues : s.clues) clues = 0;
  s.monsters = {};
  s.gates = {};
  s.doom = 0;
  s.terror = 0;
  s.environment = s.rumor = kNone;
  for (std::uint8_t& headline : s.headlines) headline = kNone;
  s.phase = Phase::kUpkeep;
  s.stage = Stage::kBegin;
  s.active = s.first = 0;
  return s;
}

double judged(const State& s) { return Arkham::evaluate(s, 0); }

void give_card(State& s, Seat who, std::string_view id) {
  Possession possession;
  possession.card = card(id);
  if (content().cards[possession.card].type != CardType::kSpecial)
    with_deck(s, content().cards[possession.card].type,
              [&](auto& deck, DeckId) { deck.take(possession.card); });
  put_possession(s, who, possession);
}

void lay(State& s, std::string_view id) {
  const std::uint8_t number = content().table_card_named(id);
  s.table_decks[static_cast<int>(table_card(number).kind)].take(number);
  LyingCard lying;
  lying.card = number;
  s.lying[s.lying_count++] = lying;
  hear_table(s);
}

// ---- gate bursts --------------------------------------------------------------------------------

TEST(BoxJudgement, AnElderSignThatMayBreakIsWorthLess) {
  State s = quiet_turn({"kingsport"});
  Area red = kNone;
  Area safe = kNone;
  for (const Area each : content().unstable) {
    if (burst_frequency(s, each) > 0) red = each;
    if (burst_frequency(s, each) == 0 && opening_frequency(s, each) > 0) safe = each;
  }
  ASSERT_NE(red, kNone);
  ASSERT_NE(safe, kNone);
  s.sealed = AreaSet::only(red) | AreaSet::only(safe);
  EXPECT_GT(Situation(s).of_bursts, 0);
  // The Great Seal goes where a burst would break the sign. KH-020
  State well_laid = s;
  well_laid.great_seal = red;
  State wasted = s;
  wasted.great_seal = safe;
  EXPECT_GT(judged(well_laid), judged(wasted));
  EXPECT_DOUBLE_EQ(Situation(well_laid).of_bursts, 0);
  // The base game has no bursts, and with Atlach-Nacha every gate location bursts.
  const State base = quiet_turn({});
  for (const Area each : content().unstable) EXPECT_EQ(burst_frequency(base, each), 0);
  const State webs = quiet_turn({"kingsport"}, "atlach_nacha");
  EXPECT_DOUBLE_EQ(burst_frequency(webs, safe), opening_frequency(webs, safe));
}

// ---- shops and doors ----------------------------------------------------------------------------

TEST(BoxJudgement, TheShopIsWorthWhatItsElderSignsAre) {
  const State base = quiet_turn({});
  const State dunwich = quiet_turn({"dunwich"});
  EXPECT_GT(chance_of_sign_in_shop(base), chance_of_sign_in_shop(dunwich));
  EXPECT_GT(chance_of_sign_in_shop(dunwich), 0);
  // With five dollars the street before the shop is better than one farther away, as long as there
  // is a sign to be had. AH-131
  const auto drawn = [](State s) {
    s.investigators[0].money = 5;
    State near = s;
    near.investigators[0].place = area("northside_streets");
    return judged(near) - judged(s);
  };
  EXPECT_GT(drawn(base), 0);
  State sold_out = base;
  while (sold_out.unique_items.take(content().elder_sign)) {
  }
  EXPECT_DOUBLE_EQ(drawn(sold_out), 0);
}

TEST(BoxJudgement, TwoInTheShopAreHardlyBetterThanOne) {
  State s = quiet_turn({});
  for (Seat who = 0; who < s.seats; ++who) s.investigators[who].money = 5;
  const double nobody = judged(s);
  s.investigators[0].place = area("curiositie_shoppe");
  const double one = judged(s);
  s.investigators[1].place = area("curiositie_shoppe");
  EXPECT_GT(one - nobody, judged(s) - one);
}

// Three investigators in good health once sat in the Hospital until the world ended, because a
// Wraith stood in the street outside.
TEST(BoxJudgement, StayingInsideDoesNotSaveAllOfADangerBeforeTheDoor) {
  State s = quiet_turn({"dunwich"});
  s.investigators[0].place = area("st_marys_hospital");
  const double safe = judged(s);
  ASSERT_TRUE(s.cup.take(kind("wraith")));
  s.monsters.put(20, {kind("wraith"), area("uptown_streets")});
  State elsewhere = s;
  elsewhere.monsters.move(20, area("french_hill_streets"));
  State met = s;
  met.investigators[0].place = area("uptown_streets");
  EXPECT_LT(judged(s), judged(elsewhere));
  EXPECT_LT(judged(met), judged(s));
  EXPECT_LT(judged(s), safe);
}

// ---- vortices and the Dunwich Horror ------------------------------------------------------------

TEST(BoxJudgement, AMonsterAtAVortexIsWorseThanElsewhereAndSomebodyThereHoldsIt) {
  State quiet = quiet_turn({"dunwich"});
  const Area edge = content().vortices.front().street;
  State at_edge = quiet;
  at_edge.monsters.put(0, {kind("cultist"), edge});
  State far = quiet;
  far.monsters.put(0, {kind("cultist"), area("uptown_streets")});
  EXPECT_GT(cost_of_vortices(at_edge, 0.1), 0);
  EXPECT_EQ(cost_of_vortices(far, 0.1), 0);
  State held = at_edge;
  held.investigators[0].place = edge;
  EXPECT_EQ(cost_of_vortices(held, 0.1), 0);
}

TEST(BoxJudgement, TheHorrorsTrackCostsMoreWithEveryToken) {
  State s = quiet_turn({"dunwich"});
  double before = judged(s);
  for (std::uint8_t tokens = 1; tokens <= kHorrorTrack; ++tokens) {
    s.dunwich.horror_tokens = tokens;
    EXPECT_LT(judged(s), before) << int{tokens};
    before = judged(s);
  }
}

TEST(BoxJudgement, TheHorrorIsFoughtByTheArmedAndEvadedByOthers) {
  State s = quiet_turn({"dunwich"});
  s.investigators[0].place = content().horror_at;
  s.monsters.put(0, {content().horror, content().horror_at});
  s.dunwich.horror_tokens = kHorrorTrack;
  EXPECT_EQ(faces_of_horror().size(), 7U);
  EXPECT_GT(Fighter(s, 0).danger(content().horror), 0);
  State armed = s;
  for (const char* const weapon : {"enchanted_blade", "sword_of_glory", "magic_lamp"})
    if (content().card_named(weapon) != kNoCard) give_card(armed, 0, weapon);
  armed.investigators[0].sanity = armed.investigators[0].stamina = 8;
  armed.investigators[0].luck = Luck::kBlessed;
  armed.investigators[0].stops[1] = kStops - 1;
  EXPECT_LT(Fighter(armed, 0).danger(content().horror), Fighter(s, 0).danger(content().horror));
}

// ---- Injuries and Madness -----------------------------------------------------------------------

TEST(BoxJudgement, AnInjuryCostsAndASecondOneMore) {
  const State well = quiet_turn({"dunwich"});
  State one = well;
  give_card(one, 0, "back_injury");
  State two = one;
  give_card(two, 0, "memory_loss");
  EXPECT_LT(judged(one), judged(well));
  EXPECT_LT(judged(two), judged(one));
  EXPECT_GT(cost_of_ailments(2), 2 * cost_of_ailments(1));
}

TEST(BoxJudgement, WhoHasMuchToLoseTakesTheInjuryAndWhoHasManySuffersTheLosses) {
  State rich = quiet_turn({"dunwich"});
  rich.investigators[0].clues = 8;
  for (const char* const item : {"rifle", "knife", "tommy_gun", "food"}) give_card(rich, 0, item);
  EXPECT_TRUE(better_an_ailment(rich, 0, false));
  State ailing = quiet_turn({"dunwich"});
  for (const char* const injury : {"back_injury", "memory_loss", "concussion"})
    give_card(ailing, 0, injury);
  EXPECT_FALSE(better_an_ailment(ailing, 0, false));
}

TEST(BoxJudgement, AWreckRetiresAndSomebodyReadyToSealDoesNot) {
  State wreck = quiet_turn({"dunwich"});
  for (const char* const card : {"back_injury", "memory_loss", "agoraphobia"})
    give_card(wreck, 0, card);
  wreck.investigators[0].sanity = wreck.investigators[0].stamina = 1;
  State ready = quiet_turn({"dunwich"});
  for (const char* const card : {"back_injury", "agoraphobia"}) give_card(ready, 0, card);
  ready.investigators[0].clues = 5;
  ready.investigators[0].money = 6;
  give_card(ready, 0, "elder_sign");
  const auto answers = [](const State& s) {
    Table t;
    t.begin(s);
    EXPECT_EQ(static_cast<Prompt>(t.decision().prompt), Prompt::kRetire);
    return static_cast<Verb>(t.decision().options[static_cast<std::size_t>(habit(t))].verb);
  };
  EXPECT_EQ(answers(wreck), Verb::kRetire);
  EXPECT_EQ(answers(ready), Verb::kStayOn);
}

// ---- Blights and Acts ---------------------------------------------------------------------------

TEST(BoxJudgement, ABlightCostsAndAConditionHelps) {
  const State quiet = quiet_turn({"yellow"});
  State blighted = quiet;
  lay(blighted, "velma");
  EXPECT_LT(judged(blighted), judged(quiet));
  // Of a Blight and a doom token the Blight is better when the awakening is near. KY-005
  State doomed = quiet;
  doomed.doom = static_cast<std::uint8_t>(ancient_one(doomed).doom - 2);
  State with_blight = doomed;
  lay(with_blight, "velma");
  ++doomed.doom;
  EXPECT_GT(judged(with_blight), judged(doomed));

  State told = quiet_turn({"dunwich"});
  const double before = judged(told);
  for (int i = 0; i < told.lying_count; ++i) told.lying[i].marks = 0;
  hear_table(told);
  EXPECT_GT(judged(told), before);
}

TEST(BoxJudgement, AnActIsPreventedAsLongAsThereIsDoomToSpare) {
  const State quiet = quiet_turn({"yellow", "acts"});
  EXPECT_GT(play_in_a_turn(quiet), 0);
  const auto prevents = [](State s) {
    State begun = s;
    lay(begun, "act_1");
    s.doom = static_cast<std::uint8_t>(s.doom + 2);
    return judged(s) > judged(begun);
  };
  State late = quiet;
  late.doom = static_cast<std::uint8_t>(ancient_one(late).doom - 3);
  EXPECT_FALSE(prevents(late)) << "it would all but wake the Ancient One";
  // The second Act has the last one at the door, whatever the first cost.
  State second = quiet;
  lay(second, "act_1");
  State third = second;
  lay(third, "act_2");
  EXPECT_LT(judged(third), judged(second));
  EXPECT_GT(judged(quiet) - judged(second), 0);
  EXPECT_GT(judged(second) - judged(third), judged(quiet) - judged(second));
  // Without a play there is no clock.
  EXPECT_EQ(play_in_a_turn(quiet_turn({"yellow"})), 0);
}

// ---- the law and the museum ---------------------------------------------------------------------

TEST(BoxJudgement, NobodySetsOutForAPlaceThatIsBarred) {
  State s = quiet_turn({"pharaoh"});
  s.clues[area("newspaper")] = 2;
  EXPECT_EQ(errand_of(s, 0), area("newspaper"));
  give_card(s, 0, "barred_from_northside");
  EXPECT_NE(errand_of(s, 0), area("newspaper"));
  EXPECT_EQ(errand_of(s, 1), area("newspaper"));
}

TEST(BoxJudgement, APatrolIsADangerOnTheWay) {
  State s = quiet_turn({"pharaoh"});
  s.clues[area("newspaper")] = 2;
  const auto worth = [](const State& state) {
    const Situation now(state);
    Judged one(state, now, 0);
    one.look_around();
    return one.clues_at(area("newspaper"));
  };
  const double free = worth(s);
  s.pharaoh.patrols.add(area("northside_streets"));
  EXPECT_LT(worth(s), free);
}

TEST(BoxJudgement, BenefitsHelpAndDetrimentsHarm) {
  const State quiet = quiet_turn({"pharaoh"});
  State helped = quiet;
  give_card(helped, 0, "private_investigator");
  State harmed = quiet;
  give_card(harmed, 0, "wanted");
  EXPECT_GT(judged(helped), judged(quiet));
  EXPECT_LT(judged(harmed), judged(quiet));
}

TEST(BoxJudgement, AnExhibitInTheStreetsIsFetched) {
  State s = quiet_turn({"pharaoh"});
  s.pharaoh.whispers = kNone;
  EXPECT_EQ(errand_of(s, 0), kNone);
  s.pharaoh.exhibits.add(area("rivertown_streets"));
  EXPECT_EQ(errand_of(s, 0), area("rivertown_streets"));
  State there = s;
  there.investigators[0].place = area("rivertown_streets");
  EXPECT_GT(judged(there), judged(s));
  State taken = s;
  taken.pharaoh.exhibits = {};
  for (const Card& card : content().cards)
    if (card.type == CardType::kExhibit && in_use(s, card)) {
      give_card(taken, 0, card.id);
      break;
    }
  EXPECT_GT(judged(taken), judged(there));
}

// ---- Tasks --------------------------------------------------------------------------------------

TEST(BoxJudgement, TheNextStepOfATaskIsWalkedTo) {
  State s = quiet_turn({"dunwich"});
  give_card(s, 0, "newspaper_assignment");
  EXPECT_EQ(errand_of(s, 0), area("police_station"));
  EXPECT_EQ(errand_of(s, 1), kNone) << "it is nothing to somebody else";
  State further = s;
  held(further, 0).back().tokens = 1;
  EXPECT_GT(judged(further), judged(s));
  EXPECT_EQ(errand_of(further, 0), area("graveyard"));
}

// ---- trains and care in other towns -------------------------------------------------------------

TEST(BoxJudgement, ARailPassLeadsToAnotherTownWithoutAFare) {
  State s = quiet_turn({"dunwich", "kingsport"});
  const Area marked = content().rift_progress.front().place;
  s.rifts[0].spaces[0] = 0;
  s.rifts[0].spaces[1] = 1;
  s.rifts[0].spaces[2] = 2;
  const auto worth = [marked](const State& state) {
    const Situation now(state);
    Judged one(state, now, 0);
    one.look_around();
    return one.exploring_at(marked);
  };
  const double on_foot = worth(s);
  give_card(s, 0, "rail_pass");
  EXPECT_GT(worth(s), on_foot);
  s.investigators[0].place = area("train_station");
  s.phase = Phase::kMovement;
  s.stage = Stage::kMoving;
  s.points = 3;
  Table t;
  t.begin(s);
  ASSERT_EQ(static_cast<Prompt>(t.decision().prompt), Prompt::kMovement);
  EXPECT_TRUE(t.decision().options[static_cast<std::size_t>(habit(t))].is(Verb::kTakeTrain));
}

TEST(BoxJudgement, WhoIsHurtInDunwichIsLookedAfterThere) {
  State s = quiet_turn({"dunwich"});
  const Area shack = area("harney_jones_shack");
  s.investigators[0].place = street_of(shack);
  s.investigators[0].stamina = 1;
  EXPECT_EQ(errand_of(s, 0), shack) << "there is no fare back to the Hospital";
  s.investigators[0].place = shack;
  s.phase = Phase::kArkhamEncounters;
  Table t;
  t.begin(s);
  ASSERT_EQ(static_cast<Prompt>(t.decision().prompt), Prompt::kEncounter);
  EXPECT_TRUE(t.decision().options[static_cast<std::size_t>(habit(t))].is(Verb::kUse));
}

// ---- the Epic Battle ----------------------------------------------------------------------------

TEST(BoxJudgement, TheEpicBattleLeavesLessTime) {
  const State plain = quiet_turn({"kingsport"});
  const State epic = quiet_turn({"kingsport", "epic_battle"});
  EXPECT_DOUBLE_EQ(rounds_of_attack(plain, 6), 6);
  EXPECT_LT(rounds_of_attack(epic, 6), 6);
  State nearly_over = epic;
  auto& deck = nearly_over.table_decks[static_cast<int>(TableCardKind::kEpicBattle)];
  while (deck.size() > 2) deck.take_at(0);
  EXPECT_LT(rounds_of_attack(nearly_over, 6), 3);
}

}  // namespace
}  // namespace tavola::arkham
