#include "games/arkham/bots/situation.h"

#include <algorithm>
#include <cmath>

#include "games/arkham/bots/ailment_costs.h"
#include "games/arkham/bots/bursts.h"
#include "games/arkham/bots/horror_costs.h"
#include "games/arkham/bots/law_risks.h"
#include "games/arkham/bots/play_costs.h"
#include "games/arkham/bots/shopping.h"
#include "games/arkham/bots/weights.h"
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/hooks.h"
#include "games/arkham/kingsport/rules/rifts.h"
#include "games/arkham/pharaoh/rules/barred.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/gates.h"
#include "games/arkham/rules/encounters/locations.h"
#include "games/arkham/rules/phases/upkeep.h"

namespace tavola::arkham {
namespace {

/// How far up a row of locations an area lies; 1 for any other location, 0 for a street.
int row_of(Area area) {
  int row = 0;
  for (; !is_street(area); area = area_of(area).white) ++row;
  return row;
}

constexpr int kNoWay = 200;

}  // namespace

double Race::turns() const {
  const double until_doom = std::max(0.0, most_doom - doom) / (rate + 0.1);
  const double until_full = std::max(0.0, most_gates - gates) / (w.gates_time * rate + 0.05);
  const double a = 1 / (0.05 + until_doom);
  const double b = 1 / (0.05 + until_full);
  // The play has a clock of its own.
  return std::min(25.0, 1 / std::sqrt(a * a + b * b + play * play));
}

double Race::seals_in_time() const { return seals + pace * turns(); }

Situation::Situation(const State& s) : gates(gate_areas(s)) {
  race.seals = elder_signs(s);
  race.gates = gates.size();
  race.doom = s.doom;
  race.most_doom = ancient_one(s).doom;
  race.most_gates = too_many_gates(s);
  race.pace = w.pace * s.seats;
  for (const Area area : content().unstable - gates - s.sealed)
    race.rate += opening_frequency(s, area);
  race.play = play_in_a_turn(s);
  const double turns = race.turns();
  in_time = race.seals_in_time();
  for (const Area area : gates) {
    led_to |= bit(gate_at(s, area).world);
    Race closed = race;
    closed.gates -= 1;
    Race sealed = closed;
    closed.rate += opening_frequency(s, area);
    sealed.seals += 1;
    of_closing[area] = std::max(0.02, closed.seals_in_time() - in_time) + w.trophy;
    of_sealing[area] = sealed.seals_in_time() - in_time + w.trophy - cost_of_burst(s, area, turns);
  }
  for (const Area area : s.sealed) of_bursts += cost_of_burst(s, area, turns);
  Race later = race;
  later.doom = std::max(0.0, later.doom - 1);
  of_doom = later.seals_in_time() - in_time;
  if (rifts_in_play(s)) look_at_rifts(s);
  of_horror = cost_of_horror(s, of_doom) + cost_of_vortices(s, of_doom);
  look_at_things_to_fetch(s);
  of_shopping = w.shop * chance_of_sign_in_shop(s);
  for (const Area depot : content().depots)
    if (on_board(s, depot)) depots.add(depot);
  haunted = s.pharaoh.patrols;
  for (int slot = 0; slot < kMonsterSlots; ++slot) {
    const Monster monster = s.monsters[slot];
    if (monster.kind == kNone || !in_town(monster.place)) continue;
    if ((content().monsters[monster.kind].abilities & kElusive) != 0) continue;  // nobody has to
    haunted.add(monster.place);
    prowling[monsters++] = static_cast<std::uint8_t>(slot);
  }
}

Judged::Judged(const State& state, const Situation& situation, Seat seat)
    : s(&state), now(&situation), who(seat), i(&state.investigators[seat]) {
  if (in_town(i->place))
    fighter = Fighter(state, seat);
  else
    fighter.arms = arms_of(state, seat);
  cost = std::max(0, 5 + bonus(state, seat, Bonus::kSealCost));
  difficulty = 1 + bonus(state, seat, Bonus::kCloseDifficulty);
  sign = find_card(state, seat, content().elder_sign) >= 0;
  can_seal = !has_trait(state, seat, Trait::kCannotSeal);
  speed = std::max(0, skill_value(state, seat, Skill::kSpeed));
  closing_skill =
      std::max(skill_value(state, seat, Skill::kFight), skill_value(state, seat, Skill::kLore));
}

double Judged::gate(Area area) const {
  const double worth = w.entering * at_gate(area, 2.5) * fitness();
  return on_the_way(area, worth);
}

double Judged::clues_at(Area area) const {
  const int number = std::min<int>(s->clues[area], 3);
  return on_the_way(area, w.on_the_ground * (clue_worth(i->clues + number) - clue_worth(i->clues)));
}

double Judged::exploring_at(Area area) const {
  return has(now->marked, area) ? on_the_way(area, w.exploring * now->of_exploring[area]) : 0;
}

void Judged::look_around() {
  dangers.fill(0);
  for (int n = 0; n < now->monsters; ++n) {
    const Monster monster = s->monsters[now->prowling[n]];
    dangers[monster.place] += w.danger * fighter.danger(monster.kind);
  }
  if (!s->pharaoh.patrols.empty()) {
    const double patrol = cost_of_patrol(*s, who);
    for (const Area area : s->pharaoh.patrols) dangers[area] += patrol;
  }
  const Area here = i->place;
  const Area street = street_of(here);
  std::array<double, kMostAreas> length;
  length.fill(1e9);
  street_steps.fill(kNoWay);
  by_train = {};
  const auto reach = [&](Area next, int steps, double risk, bool ride) {
    const double long_way = steps + w.path * risk;
    if (long_way >= length[next] - 1e-9) return false;
    length[next] = long_way;
    street_steps[next] = steps;
    street_risks[next] = risk;
    ride ? by_train.add(next) : by_train.remove(next);
    return true;
  };
  const bool rides = has_fare();
  if (here == street)
    reach(street, 0, 0, false);
  else
    reach(street, 1, risk_in(street), false);
  if (rides && has(content().depots, here))
    for (const Area depot : now->depots)
      if (area_of(depot).town != area_of(here).town)
        reach(street_of(depot), 1 + row_of(depot), risk_in(street_of(depot)), true);
  for (bool nearer = true; nearer;) {
    nearer = false;
    for (const Area from : content().streets) {
      if (length[from] >= 1e9) continue;
      for (const Area next : area_of(from).near)
        if (is_street(next))
          nearer |= reach(next, street_steps[from] + 1, street_risks[from] + risk_in(next),
                          has(by_train, from));
      if (rides)
        for (const Area station : now->depots)
          if (street_of(station) == from)
            for (const Area depot : now->depots)
              if (area_of(depot).town != area_of(station).town)
                nearer |= reach(street_of(depot),
                                street_steps[from] + 1 + row_of(station) + row_of(depot),
                                street_risks[from] + risk_in(street_of(depot)), true);
    }
  }
}

bool Judged::has_fare() const {
  return now->depots.size() > 1 && (i->money > 0 || has_trait(*s, who, Trait::kFreeTrains));
}

double Judged::worth_of_money(int dollars) const {
  const bool fare = now->depots.size() > 1 && dollars > 0;
  return w.money * std::min(dollars, 10) + (fare ? w.fare : 0);
}

/// What is left in the purse counts as long as it is there: a way by train is worth less by the
/// fare from its first step on, so that getting on the train is a gain like every other step.
double Judged::cost_of_ride() const {
  if (has_trait(*s, who, Trait::kFreeTrains)) return 0;
  return worth_of_money(i->money) - worth_of_money(i->money - 1);
}

double Judged::risk_in(Area area) const {
  return has(now->haunted, area) ? std::max(0.0, dangers[area]) : 0;
}

double Judged::fitness() const {
  const double fit = std::clamp((std::min<int>(i->sanity, i->stamina) - 1) / 3.0, 0.0, 1.0);
  return 1 - w.fitness + w.fitness * fit;
}

double Judged::clue_worth(int clues) const {
  return w.clues * std::min(clues, cost) / std::max(1, cost) +
         w.further_clue * std::clamp(clues - cost, 0, 5);
}

double Judged::belongings() const {
  double worth = clue_worth(i->clues) + worth_of_money(i->money);
  int ailments = 0;
  for (const Possession& possession : held(*s, who)) {
    const Card& card = card_of(possession);
    switch (card.type) {
      case CardType::kSkill:
        worth += w.skill;
        break;
      case CardType::kAlly:
        worth += w.ally;
        break;
      case CardType::kSpell:
        worth += w.spell;
        break;
      case CardType::kExhibit:
      case CardType::kNodens:
        worth += w.exhibit;
        break;
      case CardType::kInjury:
      case CardType::kMadness:
        ++ailments;
        break;
      case CardType::kSpecial:
        worth += worth_of_special(card);
        break;
      default:
        worth += possession.card == content().elder_sign ? w.sign : w.price * (1 + card.price);
    }
    worth += steps_done(possession);
  }
  if (ailments > 0) worth -= cost_of_ailments(ailments);
  worth += w.arms * (fighter.arms.all + 0.5 * fighter.arms.magical);
  if (i->luck == Luck::kBlessed) worth += w.luck;
  if (i->luck == Luck::kCursed) worth -= w.luck;
  if ((i->special & kRetainer) != 0) worth += 0.08;
  if ((i->special & kBankLoan) != 0) worth -= 0.1;
  if ((i->special & kDeputy) != 0) worth += 0.12;
  worth += 0.012 * std::min(10, trophy_toughness(*s, who)) + w.trophy * gate_trophies(*s, who);
  return worth - w.turn * (i->turns_lost + (i->delayed != 0 ? 1 : 0));
}

double Judged::at_gate(Area area, double turns) const {
  const double closes = chance(i->luck, closing_skill + gate_at(*s, area).modifier, difficulty);
  double worth = closes * now->of_closing[area];
  if (can_seal && i->clues >= cost)
    worth = std::max(worth, closes * (now->of_sealing[area] - w.clues));
  if (can_seal && sign) worth = std::max(worth, now->of_sealing[area] + now->of_doom - w.sign);
  return worth - w.turn * turns;
}

double Judged::place() const {
  if (i->place == kLost) return -w.lost;
  if (i->place == kJail) return -2 * w.turn;
  if (in_other_world(i->place)) return abroad();
  if (!in_town(i->place)) return 0;
  if (standing_at_explored_gate()) return w.explored * at_gate(i->place, 0.5);
  // Quick feet in the streets.
  return w.speed * speed - danger_here() - danger_outside();
}

double Judged::abroad() const {
  const int world = world_of(i->place);
  if (!has(now->led_to, world)) return -w.lost;
  double best = -1;
  for (const Area area : now->gates)
    if (gate_at(*s, area).world == world)
      best = std::max(best, at_gate(area, in_second_area(i->place) ? 1.0 : 2.0));
  return best * (in_second_area(i->place) ? w.second_area : w.first_area) * fitness();
}

double Judged::danger_here() const {
  if (!has(now->haunted, i->place) || i->returned != 0) return 0;
  if (has_moved()) {
    // Whoever is about to be drawn through a gate is gone when they stir again.
    return gate_open(*s, i->place) ? 0 : w.later * dangers[i->place];
  }
  if (s->phase != Phase::kMovement || s->active != who || s->dealt.empty())
    return dangers[i->place];
  double left = 0;
  for (int n = 0; n < now->monsters; ++n) {
    const int slot = now->prowling[n];
    if (s->monsters[slot].place == i->place && !has(s->dealt, slot))
      left += w.danger * fighter.danger(s->monsters[slot].kind);
  }
  return left;
}

double Judged::danger_outside() const {
  if (is_street(i->place) || gate_open(*s, i->place)) return 0;
  return w.shut_in * risk_in(street_of(i->place));
}

bool Judged::has_moved() const {
  if (s->phase != Phase::kMovement) return s->phase > Phase::kMovement;
  const auto place_in_order = [this](Seat seat) { return (seat + s->seats - s->first) % s->seats; };
  return s->active >= s->seats || place_in_order(who) < place_in_order(s->active);
}

double Judged::on_the_way(Area area, double worth) const {
  if (worth <= 0) return 0;
  if (area == i->place) return worth;
  if (barred_from(*s, who, area)) return 0;
  const Area street = street_of(area);
  // Every step up a row of locations takes a turn.
  const int row = area == street ? 0 : row_of(area);
  const int steps = street_steps[street] + std::min(row, 1) + std::max(0, row - 1) * (speed + 1);
  worth /= 1 + w.far * steps / (0.5 + speed);
  double risk = street_risks[street];
  if (area != street && has(now->haunted, area)) risk += dangers[area];
  // However great the risk, something is left: whoever fears every way would stand still for ever.
  worth = risk < 0 ? worth - risk : worth / (1 + w.fear * risk);
  return has(by_train, street) ? std::max(0.0, worth - cost_of_ride()) : worth;
}

Area errand_of(const State& s, Seat who) {
  const Situation now(s);
  Judged judged(s, now, who);
  judged.look_around();
  Area picked = kNone;
  double best = 0;
  const auto consider = [&](Area area, double worth) {
    if (worth <= best) return;
    best = worth;
    picked = area;
  };
  AreaSet busy;
  for (Seat other = 0; other < s.seats; ++other) {
    const Investigator& i = s.investigators[other];
    if (other == who || !in_play(s, other)) continue;
    if (in_town(i.place)) busy.add(i.place);
    if (in_other_world(i.place) && i.entered != kNone) busy.add(i.entered);
  }
  for (int area = 0; area < static_cast<int>(content().areas.size()); ++area) {
    const auto there = static_cast<Area>(area);
    const double share = has(busy, area) ? w.shared : 1;
    if (has(now.gates, area))
      consider(there, share * judged.gate(there));
    else if (s.clues[area] > 0 || now.draws(there))
      consider(there, share * (judged.clues_at(there) + judged.exploring_at(there) +
                               judged.fetching_at(there)));
  }
  consider(content().asylum, judged.care_of_mind());
  consider(content().hospital, judged.care_of_body());
  for (const Area area : places_of_care()) consider(area, judged.care_at(area));
  consider(content().curiositie_shoppe, judged.shopping());
  return picked;
}

Area first_step(const State& s, Area from, Area to) {
  // The next area on the way, for each pair; walking never leaves the yellow lines.
  using Steps = std::array<std::array<std::uint8_t, kMostAreas>, kMostAreas>;
  static const Steps between = [] {
    Steps all{};
    const State nothing_closed{};
    for (std::size_t area = 0; area < content().areas.size(); ++area) {
      std::uint8_t steps[kMostAreas];
      distances(nothing_closed, static_cast<Area>(area), steps);
      std::copy(std::begin(steps), std::end(steps), all[area].begin());
    }
    return all;
  }();
  // To another town the way leads by train.
  if (area_of(from).town != area_of(to).town)
    for (const Area depot : content().depots) {
      if (!on_board(s, depot)) continue;
      if (has(content().depots, from) && area_of(depot).town == area_of(to).town) return depot;
      if (!has(content().depots, from) && area_of(depot).town == area_of(from).town)
        return first_step(s, from, depot);
    }
  Area picked = from;
  for (const Area next : area_of(from).near)
    if (between[next][to] < between[picked][to]) picked = next;
  return picked;
}

}  // namespace tavola::arkham
