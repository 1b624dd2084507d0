// The check or fight that goes on: the foe with its numbers, what the dice are made of one by one,
// the dice on the table and how likely it all was.
#include <algorithm>
#include <utility>

#include "effects/part.h"
#include "games/arkham/cards/sources_in_play.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/combat/checks.h"
#include "games/arkham/rules/combat/combat.h"
#include "games/arkham/rules/combat/hands.h"
#include "games/arkham/rules/final_battle/ending.h"
#include "games/arkham/shown/card_printer.h"
#include "games/arkham/shown/dice.h"
#include "games/arkham/shown/panels.h"
#include "games/arkham/shown/signs.h"
#include "games/arkham/shown/title.h"

namespace tavola::arkham {

using scene::Panel;
using scene::Text;

namespace {

std::vector<scene::Value> numbers_of(const MonsterNumbers& now) {
  std::vector<scene::Value> list = {{"", Text::word("awareness"), now.awareness}};
  if (now.frightens) {
    list.push_back({"terror", Text::word("horror_rating"), now.horror_rating});
    list.push_back({"brain", Text::word("horror_damage"), now.horror_damage});
  }
  if (now.fights) {
    list.push_back({"fist", Text::word("combat_rating"), now.combat_rating});
    list.push_back({"hearts", Text::word("combat_damage"), now.combat_damage});
  }
  list.push_back({"", Text::word("toughness"), now.toughness});
  return list;
}

/// The foe's card as it is now: its numbers, what it can do, and its text.
void add_foe(Panel& panel, const State& s) {
  const MonsterNumbers foe = foe_now(s);
  panel.lines.emplace_back(scene::line::Values{numbers_of(foe)});
  for (Text& word : ability_words(foe))
    panel.badges.push_back({.icon = "", .text = std::move(word)});
  if (const std::uint16_t source = content().monsters[s.fight.kind].source; source != kNoSource)
    panel.lines.emplace_back(
        scene::line::Prose{{}, {Text::printed(effects::part_of(source, 0))}, false});
}

/// How many dice, what counts, how many successes are needed and how likely that is.
Text counted(const State& s, const char* message, const Check& check) {
  return Text::of(message)
      .with("dice", std::max(0, dice_of(s, check)))
      .with("from", success_from(s, check))
      .with("need", std::max<int>(1, check.difficulty))
      .with("percent", (chance_of(s, check) + 5) / 10);
}

Text forecast_of(const State& s, const Check& check) {
  return counted(s, check.graded != 0 ? "board.check_graded" : "board.check_says", check);
}

/// What the dice are made of.
void add_sum(Panel& panel, const State& s, const Check& check) {
  scene::line::Sum sum;
  for (const Share& share : shares_of(s, check)) {
    const bool skill = sum.terms.empty();
    sum.terms.push_back({skill ? skill_sign(static_cast<Skill>(check.skill)) : std::string(),
                         Text::word(share.word), share.amount});
  }
  sum.total = std::max(0, dice_of(s, check));
  panel.lines.emplace_back(std::move(sum));
}

}  // namespace

void add_dice(Panel& panel, const State& s, const Check& check) {
  add_sum(panel, s, check);
  panel.lines.emplace_back(scene::line::Words{forecast_of(s, check), scene::Tone::kKnow});
  const int from = success_from(s, check);
  scene::line::Chart chart;
  chart.columns = odds(std::max(0, dice_of(s, check)), from, check.sixes_twice != 0);
  chart.threshold = std::max<int>(1, check.difficulty);
  if (check.rolled != 0) {
    scene::line::Dice rolled;
    for (int face = 6; face >= 1; --face)
      for (int n = 0; n < check.faces[face - 1]; ++n)
        rolled.dice.push_back({.face = face, .hits = successes_of_face(s, check, face)});
    if (check.graded == 0) rolled.need = check.difficulty;
    if (check.graded != 0 || successes(s, check) < check.difficulty)
      rolled.buyable = clue_payments(s) * dice_of_clue(s, check);
    panel.lines.emplace_back(std::move(rolled));
    chart.rolled = successes(s, check);
  }
  panel.lines.emplace_back(std::move(chart));
}

Text fight_forecast(const State& s) {
  const Seat who = s.fight.who;
  const bool armed = hands_taken(s, who) > 0;
  const BestHands best = best_hands(s);
  if (best.taken.empty())
    return counted(s, armed ? "forecast.armed" : "forecast.bare", combat_now(s));
  std::vector<Text::Argument> cards;
  for (const int number : best.taken)
    cards.push_back({"", Text::Argument::Kind::kWord, 0,
                     card_of(held(s, who)[static_cast<std::size_t>(number)]).word});
  return counted(s, armed ? "forecast.armed_best" : "forecast.bare_best", combat_now(s))
      .with_list("cards", std::move(cards))
      .with("best", (best.chance + 5) / 10);
}

namespace {

/// The Combat check with nothing in hand.
State empty_handed(const State& s) {
  State bare = s;
  for (Possession& possession : held(bare, s.fight.who))
    possession.marks &= static_cast<std::uint8_t>(~kInHand);
  return bare;
}

scene::line::Odds::Entry entry(const State& s, Text text, const Check& check, bool now = false) {
  return {std::move(text), std::max(0, dice_of(s, check)), chance_of(s, check), now};
}

/// The chances with empty hands, with the best that is carried, as things are now, and of a flight.
void add_odds(Panel& panel, const State& s, bool may_evade) {
  const Seat who = s.fight.who;
  const State bare = empty_handed(s);
  scene::line::Odds line;
  line.entries.push_back(entry(bare, Text::of("board.odds_bare"), combat_now(bare)));
  if (const BestHands best = best_hands(bare); !best.taken.empty()) {
    State armed = bare;
    std::vector<Text::Argument> cards;
    for (const int number : best.taken) {
      Possession& possession = held(armed, who)[static_cast<std::size_t>(number)];
      possession.marks |= kInHand;
      cards.push_back({"", Text::Argument::Kind::kWord, 0, card_of(possession).word});
    }
    line.entries.push_back(entry(armed,
                                 Text::of("board.odds_best").with_list("cards", std::move(cards)),
                                 combat_now(armed)));
  }
  if (hands_taken(s, who) > 0)
    line.entries.push_back(entry(s, Text::of("board.odds_now"), combat_now(s), true));
  if (may_evade) line.entries.push_back(entry(s, Text::of("board.odds_evade"), evade_now(s)));
  panel.lines.emplace_back(std::move(line));
}

/// The dice lie there: what each Clue that could still be spent would make of them. AH-260
void add_clue_odds(Panel& panel, const State& s, const Check& check) {
  const int missing = check.difficulty - successes(s, check);
  scene::line::Odds line;
  const int most = std::min<int>(s.investigators[check.who].clues, 3);
  for (int clues = 1; clues <= most && missing > 0; ++clues) {
    const int dice = clues * dice_of_clue(s, check);
    line.entries.push_back(
        {Text::of("board.odds_clues").with("n", clues), dice,
         chance_of(missing, dice, success_from(s, check), check.sixes_twice != 0), true});
  }
  if (!line.entries.empty()) panel.lines.emplace_back(std::move(line));
}

/// What a lost check would cost, and what is left then.
void add_stakes(Panel& panel, const State& s) {
  const MonsterNumbers foe = foe_now(s);
  const Investigator& self = s.investigators[s.fight.who];
  const SourcesInPlay sources(s, s.fight.who);
  const auto add = [&](const char* message, std::string track, int loss, int has) {
    if (loss <= 0) return;
    const int left = std::max(0, has - loss);
    panel.lines.emplace_back(
        scene::line::Stake{Text::of(message).with("n", loss).with("from", has).with("to", left),
                           scene::Tone::kHarm, std::move(track), left});
  };
  // The Horror check is made once in a battle.
  const bool faced = s.fight.horror_failed != 0 || s.fight.horror_passed != 0;
  if (foe.frightens && !faced)
    add("board.stake_sanity", sanity_id(s.fight.who),
        foe.horror_damage - sources.bonus(Bonus::kSanityLossLess), self.sanity);
  if (foe.fights)
    add("board.stake_stamina", stamina_id(s.fight.who),
        foe.combat_damage - sources.bonus(Bonus::kStaminaLossLess), self.stamina);
  if ((foe.abilities & kEndless) == 0)
    panel.lines.emplace_back(scene::line::Stake{
        Text::of("board.stake_trophy").with("n", foe.toughness), scene::Tone::kLife});
}

}  // namespace

Text evade_forecast(const State& s) { return counted(s, "forecast.evade", evade_now(s)); }

Text closing_forecast(const State& s, Seat who, Skill skill) {
  return counted(s, "forecast.close", closing_now(s, who, skill));
}

namespace {

/// The same for all dice of one check, also for those that are bought or rolled again.
std::string contest_id(const State& s, const Check& check) {
  std::string id = std::string(name_of(check.kind)) + "_" + std::to_string(check.who) + "_" +
                   std::to_string(s.turn);
  if (s.fight.who == check.who && s.fight.slot < kMonsterSlots)
    id += "_" + monster_id(s.fight.slot);
  return id;
}

}  // namespace

void add_check(scene::Scene& scene, const State& s) {
  const bool fights = s.fight.who < s.seats && s.fight.kind != kNone;
  const bool checks = s.check.who < s.seats;
  if ((!fights && !checks) || in_battle(s)) return;
  // Whoever has fallen is out of the fight: what is asked now is not about it.
  const bool stands = !fights || (s.investigators[s.fight.who].sanity > 0 &&
                                  s.investigators[s.fight.who].stamina > 0);
  if (!stands && !checks) return;
  const Check check = check_now(s);
  Panel panel;
  panel.id = "check";
  panel.kind = scene::PanelKind::kRoll;
  panel.place = scene::PanelPlace::kStage;
  panel.order = 1;
  panel.seat = checks ? check.who : s.fight.who;
  if (checks) panel.contest = contest_id(s, check);
  if (fights) {
    panel.title = Text::word(content().monsters[s.fight.kind].word);
    if (s.fight.slot < kMonsterSlots) panel.about = monster_id(s.fight.slot);
    add_foe(panel, s);
    if (check.rolled == 0 && stands) add_odds(panel, s, (foe_now(s).abilities & kAmbush) == 0);
    if (stands) add_stakes(panel, s);
  }
  if (checks && check.rolled != 0 && check.graded == 0) add_clue_odds(panel, s, check);
  if (checks) {
    panel.note = Text::word(word_of_check(check.kind, static_cast<Skill>(check.skill)));
    add_dice(panel, s, check);
  } else if (s.fight.over == 0) {
    // Nothing is rolled yet: what the dice of a fight would be, as things are now.
    panel.note = Text::word("combat_check");
    add_dice(panel, s, combat_now(s));
  }
  scene.panels.push_back(std::move(panel));
}

void add_foes(scene::Scene& scene, const State& s, const Decision& decision) {
  if (s.fight.who < s.seats || s.check.who < s.seats) return;
  int order = 1;
  for (const Option& option : decision.options) {
    if (!option.is(Verb::kFight)) continue;
    const int slot = option.arg(0);
    if (slot < 0 || slot >= kMonsterSlots || s.monsters[slot].kind == kNone) continue;
    const State then = facing(s, decision.seat, slot);
    Panel panel;
    panel.id = "foe_" + std::to_string(slot);
    panel.kind = scene::PanelKind::kRoll;
    panel.place = scene::PanelPlace::kStage;
    panel.order = order++;
    panel.seat = decision.seat;
    panel.title = Text::word(marker_of(s, slot).word);
    panel.about = monster_id(slot);
    add_foe(panel, then);
    // Whoever has not begun to fight may also get away from an Ambush.
    add_odds(panel, then, std::ranges::any_of(decision.options, [slot](const Option& other) {
               return other.is(Verb::kEvade) && other.arg(0) == slot;
             }));
    add_stakes(panel, then);
    scene.panels.push_back(std::move(panel));
  }
}

}  // namespace tavola::arkham
