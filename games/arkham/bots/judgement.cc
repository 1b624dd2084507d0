// How a position looks to the table, for bots that judge instead of playing on. Everybody wins or
// loses together. What counts is measured in seals: those that lie, those that the time left is
// good for, and how far each investigator has got towards the next: Clues first, then a gate to
// explore, to close and to seal. Whoever can no longer win so has the Final Battle.
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "games/arkham/bots/epic_odds.h"
#include "games/arkham/bots/play_costs.h"
#include "games/arkham/bots/situation.h"
#include "games/arkham/bots/weights.h"
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/town_limits.h"
#include "games/arkham/rules/encounters/locations.h"
#include "games/arkham/rules/final_battle/ending.h"
#include "games/arkham/rules/investigator/harm.h"
#include "games/arkham/rules/phases/upkeep.h"

namespace tavola::arkham {
namespace {

/// From 0 to 1 without an exponential, so that it is the same on every machine.
double squashed(double x) { return 0.5 + 0.5 * x / (1 + std::abs(x)); }

// ---- who goes where -----------------------------------------------------------------------------

/// Investigators in town set out for different things: the best match first, and so on.
class Errands {
 public:
  Errands(const State& s, const Situation& now, const std::optional<Judged>* judged,
          SeatSet seats) {
    for (const Area area : now.gates) targets_[count_++] = area;
    gates_ = count_;
    for (int area = 0; area < static_cast<int>(content().areas.size()); ++area)
      if ((s.clues[area] > 0 || now.draws(static_cast<Area>(area))) &&
          !gate_open(s, static_cast<Area>(area)))
        targets_[count_++] = static_cast<Area>(area);
    const int shop = count_++;
    targets_[shop] = content().curiositie_shoppe;
    for (Seat who = 0; who < s.seats; ++who) {
      own_[who] = 0;
      std::fill_n(worth_[who], count_, 0.0);
      if (!seats.has(who)) continue;
      own_[who] = judged[who]->care();
      worth_[who][shop] = judged[who]->shopping();
      for (int n = 0; n < shop; ++n)
        worth_[who][n] = n < gates_ ? judged[who]->gate(targets_[n])
                                    : judged[who]->clues_at(targets_[n]) +
                                          judged[who]->exploring_at(targets_[n]) +
                                          judged[who]->fetching_at(targets_[n]);
    }
    seats_ = seats;
    rows_ = s.seats;
  }

  /// Gates that somebody has gone through are not looked for by others.
  void busy(AreaSet areas) {
    for (int n = 0; n < gates_; ++n)
      if (has(areas, targets_[n]))
        for (Seat who = 0; who < rows_; ++who) worth_[who][n] *= w.shared;
  }

  double worth(int seats) {
    double sum = 0;
    for (int round = 0; round < seats; ++round) {
      Seat best_seat = kNone;
      int best_target = -1;
      double best = -1;
      for (Seat who = 0; who < seats; ++who) {
        if (!seats_.has(who)) continue;
        if (own_[who] > best) {
          best = own_[who];
          best_seat = who;
          best_target = -1;
        }
        for (int n = 0; n < count_; ++n)
          if (worth_[who][n] > best) {
            best = worth_[who][n];
            best_seat = who;
            best_target = n;
          }
      }
      if (best_seat == kNone) break;
      sum += best;
      seats_.remove(best_seat);
      if (best_target >= 0)
        for (Seat who = 0; who < rows_; ++who) worth_[who][best_target] *= w.shared;
    }
    return sum;
  }

 private:
  int rows_ = 0;
  int count_ = 0;
  int gates_ = 0;
  SeatSet seats_;
  static constexpr int kMostTargets = kMostAreas + 1;  // a shop may have Clues, too
  Area targets_[kMostTargets];                         // as many as count_ says
  double own_[kMostSeats];
  double worth_[kMostSeats][kMostTargets];
};

// ---- the Final Battle ---------------------------------------------------------------------------

/// What an Ancient One's attack takes away; when it is gone, so is the investigator.
enum class Prize : std::uint8_t { kHealth, kStamina, kSanity, kMaximum, kClues, kMonsters, kGates };

Prize prize_of(const AncientOne& ancient) {
  struct Named {
    std::string_view id;
    Prize prize;
  };
  static constexpr Named kNamed[] = {
      {"cthulhu", Prize::kMaximum},         {"hastur", Prize::kSanity},
      {"ithaqua", Prize::kStamina},         {"nyarlathotep", Prize::kClues},
      {"shub_niggurath", Prize::kMonsters}, {"yog_sothoth", Prize::kGates},
  };
  for (const Named& named : kNamed)
    if (ancient.id == named.id) return named.prize;
  return Prize::kHealth;
}

Prize prize_of(std::uint8_t ancient) {
  static constexpr std::size_t kMost = kMostAncientOnes;
  static const std::array<Prize, kMost> all = [] {
    std::array<Prize, kMost> list{};
    for (std::size_t n = 0; n < std::min(kMost, content().ancient_ones.size()); ++n)
      list[n] = prize_of(content().ancient_ones[n]);
    return list;
  }();
  return all[ancient % kMost];
}

/// Attacks that an investigator survives, about.
double rounds_left(const State& s, Seat who, Prize prize) {
  const Investigator& i = s.investigators[who];
  const double missed = 0.55 + 0.06 * s.battle_round;
  switch (prize) {
    case Prize::kHealth:
      return 1 + std::min(i.sanity, i.stamina) / missed;
    case Prize::kStamina:
      return 1 + i.stamina / (2 * missed);
    case Prize::kSanity:
      return 1 + i.sanity / (2 * missed);
    case Prize::kMaximum:
      return maximum_sanity(s, who) + maximum_stamina(s, who) - 1;
    case Prize::kClues:
      return i.clues == 0 ? 0 : 1 + i.clues / missed;
    case Prize::kMonsters:
      return monster_trophies(s, who) == 0 ? 0 : 1 + monster_trophies(s, who) / missed;
    case Prize::kGates:
      return gate_trophies(s, who) == 0 ? 0 : 1 + gate_trophies(s, who) / missed;
  }
  return 1;
}

/// From 0 to 1: successes that the investigators are good for against those they need.
double battle_won(const State& s) {
  const AncientOne& ancient = ancient_one(s);
  if (ancient.ends_the_world) return 0;
  const bool begun = in_battle(s);
  const int rating = !ancient.rating_is_terror ? ancient.combat_rating
                     : begun                   ? -s.battle_rating
                                               : -s.terror;
  const Prize prize = prize_of(s.ancient_one);
  double force = 0;
  for (Seat who = 0; who < s.seats; ++who) {
    if (!in_play(s, who)) continue;
    const Investigator& i = s.investigators[who];
    const double one = chance_of_one(i.luck);
    const auto& stops = sheet_of(s, who).skills[static_cast<std::size_t>(Skill::kFight)];
    const int printed = stops[i.stops[1]];
    const int most = *std::max_element(stops.begin(), stops.end());
    // The slider follows in a round or two.
    const double fight = skill_value(s, who, Skill::kFight) + 0.7 * (most - printed) +
                         bonus(s, who, Bonus::kCombatChecks);
    const double dice = fight + arms_of(s, who).against(ancient.defences) + rating;
    const double clues = prize == Prize::kClues ? 0.3 * i.clues : i.clues;
    const double rounds = rounds_of_attack(s, rounds_left(s, who, prize));
    force += one * (std::max(0.2, dice) * std::min(9.0, rounds) + clues);
  }
  const double needed =
      begun ? s.doom * s.seats - s.battle_successes : 1.0 * ancient.doom * s.seats;
  const double ratio = w.force * force / (needed + 2);
  const double fourth = ratio * ratio * ratio * ratio;
  return fourth / (1 + fourth);
}

double before_the_battle(const State& s) {
  const Situation now(s);
  double seals = now.in_time;
  seals -= w.terror * s.terror;
  seals -= w.monster * monsters_in_arkham(s);
  seals -= w.outskirts * count_monsters(s, kOutskirts);
  if (s.rumor != kNone) seals -= w.rumor;
  seals -= now.of_rifts + now.of_bursts + now.of_horror + cost_of_table_cards(s);
  std::array<std::optional<Judged>, kMostSeats> judged;
  SeatSet setting_out;
  AreaSet busy;
  int trophies = 0;
  for (Seat who = 0; who < s.seats; ++who) {
    trophies += gate_trophies(s, who);
    if (s.investigators[who].standing == Standing::kDevoured) seals -= w.devoured;
    if (s.investigators[who].standing == Standing::kRetired) seals += w.newcomer;
    if (!in_play(s, who)) continue;
    const Investigator& i = s.investigators[who];
    Judged& one = judged[who].emplace(s, now, who);
    if (in_town(i.place)) one.look_around();
    seals += one.worth();
    if (one.may_set_out()) {
      setting_out.add(who);
    } else if (in_town(i.place)) {
      busy.add(i.place);
    } else if (in_other_world(i.place) && i.entered != kNone) {
      busy.add(i.entered);
    }
  }
  Errands errands(s, now, judged.data(), setting_out);
  errands.busy(busy);
  seals += errands.worth(s.seats);
  // The other way to win: no gate left, and a trophy for everybody. AH-452
  const double enough = std::min(1.0, static_cast<double>(trophies) / players_in_texts(s));
  const double few = std::max(0.0, 1 - now.gates.size() / 4.0);
  seals += w.no_gates * enough * enough * few * few;
  const double sealed = squashed((seals - w.goal) / w.scale);
  return sealed + (1 - sealed) * w.battle * battle_won(s);
}

}  // namespace

double Arkham::evaluate(const State& s, Seat seat) {
  if (s.phase == Phase::kOver) return result(s).winners.has(seat) ? 1.0 : 0.0;
  if (s.phase <= Phase::kInvestigators || s.ancient_one == kNone) return 0.3;
  if (in_battle(s)) return w.battle * battle_won(s);
  return 0.01 + 0.98 * before_the_battle(s);
}

}  // namespace tavola::arkham
