// The Final Battle as a stage of its own: the Ancient One with its whole text, the doom that is
// left to remove, who has attacked and how well, what an attack is likely to bring, and what the
// Ancient One does next.
#include <algorithm>
#include <utility>

#include "games/arkham/hooks.h"
#include "games/arkham/kingsport/rules/epic_battle.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/combat/checks.h"
#include "games/arkham/rules/combat/combat.h"
#include "games/arkham/rules/combat/hands.h"
#include "games/arkham/rules/final_battle/ending.h"
#include "games/arkham/rules/final_battle/final_battle.h"
#include "games/arkham/rules/phases/turn.h"
#include "games/arkham/shown/dice.h"
#include "games/arkham/shown/panels.h"
#include "games/arkham/shown/signs.h"

namespace tavola::arkham {

using scene::Panel;
using scene::Text;

namespace {

Text text_of_source(std::uint16_t source) { return Text::printed(std::to_string(source) + ":0"); }

/// Successes that are still missing for the next doom token. AH-441
int missing_successes(const State& s) {
  return std::max(1, successes_for_doom(s) - s.battle_successes);
}

/// How likely one attack takes a doom token, with these hands.
scene::line::Odds::Entry attack_chance(const State& s, Text text, bool now) {
  const Check check = combat_now(s);
  const int dice = std::max(0, dice_of(s, check));
  return {std::move(text), dice,
          chance_of(missing_successes(s), dice, success_from(s, check), check.sixes_twice != 0),
          now};
}

/// Somebody attacks: in turn, or in the order of an Epic Battle card.
bool somebody_attacks(const State& s) {
  return (s.phase == Phase::kBattleAttack || s.phase == Phase::kEpicBattle) && s.active < s.seats;
}

/// Whose attack the chances are about: whoever attacks, or is next to.
Seat attacker(const State& s) {
  if (s.fight.who < s.seats) return s.fight.who;
  if (somebody_attacks(s)) return s.active;
  return next_in_order(s, kNone);
}

/// The attack with the best that is carried in hands that are still free, and what that is.
struct BestAttack {
  State with;
  std::vector<Text::Argument> cards;
};
BestAttack best_attack(const State& s) {
  BestAttack best{s, {}};
  for (const int number : best_hands(s).taken) {
    Possession& possession = held(best.with, s.fight.who)[static_cast<std::size_t>(number)];
    possession.marks |= kInHand;
    best.cards.push_back({"", Text::Argument::Kind::kWord, 0, card_of(possession).word});
  }
  return best;
}

void add_chances(Panel& panel, const State& s) {
  const Seat who = attacker(s);
  if (who >= s.seats || !in_play(s, who)) return;
  const State now = attacking(s, who);
  State bare = now;
  for (Possession& possession : held(bare, who))
    possession.marks &= static_cast<std::uint8_t>(~kInHand);
  panel.lines.emplace_back(scene::line::Words{
      Text::of("battle.chance").with_seat("seat", who).with("n", missing_successes(s)),
      scene::Tone::kKnow});
  scene::line::Odds line;
  line.entries.push_back(attack_chance(bare, Text::of("board.odds_bare"), false));
  if (BestAttack best = best_attack(bare); !best.cards.empty())
    line.entries.push_back(attack_chance(
        best.with, Text::of("board.odds_best").with_list("cards", std::move(best.cards)), false));
  if (hands_taken(now, who) > 0)
    line.entries.push_back(attack_chance(now, Text::of("board.odds_now"), true));
  panel.lines.emplace_back(std::move(line));
}

/// Who has attacked in this round, in the order of the seats that begins with the first player.
void add_attackers(Panel& panel, const State& s) {
  scene::line::Mates line;
  bool passed = somebody_attacks(s);  // everybody before the one who is active
  for (Seat who = next_in_order(s, kNone); who != kNone; who = next_in_order(s, who)) {
    scene::line::Mates::Mate mate;
    mate.seat = who;
    const bool active = somebody_attacks(s) && s.active == who;
    if (active) passed = false;
    if (s.battle_hits[who] != kNone) {
      mate.state = scene::PhaseState::kDone;
      mate.text = Text::of("battle.hits").with("n", s.battle_hits[who]);
    } else if (active) {
      mate.state = scene::PhaseState::kNow;
      mate.text = Text::of("battle.attacks");
    } else if (passed || s.phase == Phase::kBattleDefence) {
      mate.state = scene::PhaseState::kDone;
      mate.text = Text::of("battle.passed");
    } else {
      mate.text = Text::of("battle.waits");
    }
    line.mates.push_back(std::move(mate));
  }
  panel.lines.emplace_back(std::move(line));
}

/// What its attack does to everybody, and how hard it is to withstand by now.
void add_next_attack(Panel& panel, const State& s) {
  const AncientOne& ancient = ancient_one(s);
  // In an Epic Battle the card says when it attacks.
  const char* const heading = is_epic(s) ? "battle.how" : "battle.then";
  scene::line::Prose next{Text::of(heading).with_word("ancient", ancient.word), {}, false};
  if (ancient.attack != kNoSource) next.paragraphs.push_back(text_of_source(ancient.attack));
  if (s.attack_cancelled != 0) next.paragraphs.push_back(Text::of("battle.cancelled"));
  if (!next.paragraphs.empty()) panel.lines.emplace_back(std::move(next));
}

}  // namespace

State attacking(const State& s, Seat who) {
  if (s.fight.who == who && s.fight.ancient != 0) return s;
  State then = s;
  then.fight = Fight{};
  then.fight.who = who;
  then.fight.ancient = 1;
  return then;
}

Text attack_forecast(const State& s, Seat who) {
  BestAttack best = best_attack(attacking(s, who));
  const scene::line::Odds::Entry entry = attack_chance(best.with, {}, true);
  Text text = Text::of(best.cards.empty() ? "forecast.attack" : "forecast.attack_best")
                  .with("dice", entry.dice)
                  .with("from", success_from(s, who))
                  .with("need", missing_successes(s))
                  .with("percent", (entry.chance + 5) / 10);
  if (best.cards.empty()) return text;
  return std::move(text).with_list("cards", std::move(best.cards));
}

std::int32_t chance_of_attack(const State& s, Seat who) {
  return attack_chance(best_attack(attacking(s, who)).with, {}, true).chance;
}

void add_battle(scene::Scene& scene, const State& s) {
  if (!in_battle(s) || s.phase == Phase::kAwakening || s.phase == Phase::kOver) return;
  const AncientOne& ancient = ancient_one(s);
  Panel panel;
  panel.id = "battle";
  panel.kind = scene::PanelKind::kFinale;
  panel.place = scene::PanelPlace::kStage;
  panel.icon = ancient_sign(ancient.id);
  panel.portrait = ancient.id;
  panel.title = Text::word(ancient.word);
  panel.note = Text::of("battle.left").with("n", s.doom);
  scene::Track towards = scene::Track::up_to(
      successes_for_doom(s), s.battle_successes, "battle_successes", Text::of("battle.towards"),
      "crossed-swords", scene::TrackForm::kBar, scene::Tone::kLife);
  towards.says = Text::of("board.battle_successes")
                     .with("n", s.battle_successes)
                     .with("need", successes_for_doom(s));
  panel.lines.emplace_back(scene::line::Meter{"doom"});
  panel.lines.emplace_back(scene::line::Meter{towards.id});
  scene.tracks.push_back(std::move(towards));
  scene::line::Prose told;
  for (const std::uint16_t source : {ancient.source, ancient.start_of_battle})
    if (source != kNoSource) told.paragraphs.push_back(text_of_source(source));
  if (!told.paragraphs.empty()) panel.lines.emplace_back(std::move(told));
  add_next_attack(panel, s);
  panel.lines.emplace_back(scene::line::Values{
      {{"fist", Text::word("combat_rating"), foe_now(attacking(s, 0)).combat_rating}}});
  if (s.check.who < s.seats) {
    const Check check = check_now(s);
    panel.lines.emplace_back(scene::line::Words{
        Text::of("battle.check")
            .with_seat("seat", check.who)
            .with_word("check", word_of_check(check.kind, static_cast<Skill>(check.skill))),
        scene::Tone::kNeutral});
    add_dice(panel, s, check);
  }
  if (s.check.who >= s.seats || s.check.graded != 0) add_chances(panel, s);
  add_attackers(panel, s);
  scene.panels.push_back(std::move(panel));
}

}  // namespace tavola::arkham
