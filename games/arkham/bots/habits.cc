// What a practised player answers without thinking: which weapons to take up, whether to spend a
// Clue, where to walk. Bots answer so when they play on from a choice to see what comes of it; what
// they choose in the end they think about.
#include "games/arkham/bots/habits.h"

#include <algorithm>

#include "games/arkham/bots/ailment_costs.h"
#include "games/arkham/bots/situation.h"
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/dunwich/rules/dunwich_horror.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/combat/combat.h"
#include "games/arkham/rules/combat/hands.h"
#include "games/arkham/rules/combat/spells.h"
#include "games/arkham/rules/investigator/harm.h"
#include "games/arkham/rules/phases/upkeep.h"
#include "games/arkham/table.h"

namespace tavola::arkham {
namespace {

constexpr int kThink = -1;  // no habit: it takes thought

class Habit {
 public:
  explicit Habit(const Table& table)
      : s(table.state), asked(table.decision()), who(asked.seat), i(s.investigators[who]) {}

  int answer() const {
    switch (static_cast<Prompt>(asked.prompt)) {
      case Prompt::kHands:
      case Prompt::kArms:
        return take_up();
      case Prompt::kBattle:
        return s.fight.ancient != 0 ? take_up() : either(Verb::kAttack, kThink);
      case Prompt::kCombat:
        return fight_or_flee();
      case Prompt::kDealWith:
        return deal_with();
      case Prompt::kMovement:
        return walk();
      case Prompt::kAfterCheck:
        return after_check();
      case Prompt::kReduceLoss:
        return fatal() ? first_use(either(Verb::kSuffer, 0)) : either(Verb::kSuffer, 0);
      case Prompt::kClose:
        return close();
      case Prompt::kEncounter:
        return at_location();
      case Prompt::kLoseItems:
        return least_worth();
      case Prompt::kUpkeep:
      case Prompt::kSliders:
      case Prompt::kBeforeEncounter:
      case Prompt::kBeforeMythos:
      case Prompt::kArrival:
        return either(Verb::kDone, kThink);
      case Prompt::kBeforeCheck:
        return either(Verb::kRoll, 0);
      case Prompt::kFallen:
        return fallen();
      case Prompt::kRetire:
        return better_retired(s, who) ? either(Verb::kRetire, 0) : either(Verb::kStayOn, 0);
      case Prompt::kSacrifice:
        return either(Verb::kSacrifice, 0);
      case Prompt::kTreason:
        return either(Verb::kStayTrue, 0);
      case Prompt::kMythosDrawn:
        return either(Verb::kDone, 0);
      case Prompt::kWhichDeck:
        return either(Verb::kSearchDeck, 0);
      case Prompt::kDamage:
      case Prompt::kBattleAttack:
        return either(Verb::kSuffer, 0);
      case Prompt::kReturned:
        return either(Verb::kPassBy, 0);
      case Prompt::kSeal:
        return either(Verb::kSeal, 0);
      case Prompt::kLoan:
        return either(Verb::kPay, 0);
      case Prompt::kTrade:
        return either(Verb::kPropose, either(Verb::kPass, kThink));
      case Prompt::kWhichLoss:
        return either(s.loss.stamina >= i.stamina ? Verb::kPreventStamina : Verb::kPreventSanity,
                      0);
      case Prompt::kAnswerTrade:
        return either(Verb::kRefuse, 0);
      case Prompt::kAcceptClues:
      case Prompt::kExhibitLies:
        return either(Verb::kAccept, 0);
      // Without looking at what comes of it, as anybody has to.
      case Prompt::kMay:
        return either(Verb::kAcceptEffect, 0);
      case Prompt::kChoice:
      case Prompt::kTakeClues:  // all of them come first
      case Prompt::kEndless:
      case Prompt::kMonsterTie:
      case Prompt::kMonsterOrder:
      case Prompt::kSurgeRemainder:
      case Prompt::kSurgePlacement:
      case Prompt::kClueAppears:
      case Prompt::kTopOrBottom:
      case Prompt::kSpendTrophies:
      case Prompt::kLoseTrophies:
      case Prompt::kPayClues:
      case Prompt::kPayMoney:
      case Prompt::kReturnGate:
      case Prompt::kNearestGate:
      case Prompt::kWhichEncounter:
      case Prompt::kCancel:
      case Prompt::kEnchant:
      case Prompt::kSurgingGate:
      case Prompt::kRiftOpensNext:
      case Prompt::kRiftMovesNext:
      case Prompt::kExploreRift:
      case Prompt::kRemoveProgress:
      case Prompt::kPlaceProgress:
        return 0;
      default:
        return kThink;
    }
  }

 private:
  int fallen() const {
    const int madness = find(Verb::kDrawMadness);
    return better_an_ailment(s, who, madness >= 0) ? either(Verb::kDrawInjury, madness)
                                                   : either(Verb::kSufferLosses, 0);
  }

  const State& s;
  const Decision& asked;
  Seat who;
  const Investigator& i;

  int count() const { return static_cast<int>(asked.options.size()); }
  const Option& option(int n) const { return asked.options[static_cast<std::size_t>(n)]; }
  int find(Verb verb) const {
    for (int n = 0; n < count(); ++n)
      if (option(n).is(verb)) return n;
    return kThink;
  }
  int find(Verb verb, int argument) const {
    for (int n = 0; n < count(); ++n)
      if (option(n).is(verb) && option(n).args[0] == argument) return n;
    return kThink;
  }
  int either(Verb verb, int otherwise) const {
    const int n = find(verb);
    return n >= 0 ? n : otherwise;
  }
  int first_use(int otherwise) const { return either(Verb::kUse, either(Verb::kCast, otherwise)); }

  bool fatal() const {
    return s.loss.who == who && (s.loss.sanity >= i.sanity || s.loss.stamina >= i.stamina);
  }
  int seal_cost_here() const { return 5 + bonus(s, who, Bonus::kSealCost); }

  /// The strongest that fits into the free hands: one for both, or one after the other.
  int take_up() const {
    const std::uint16_t abilities = foe_now(s).abilities;
    const int free = hands_of(s, who) - hands_taken(s, who);
    double best_one = 0;
    double second = 0;
    double best_both = 0;
    int one = kThink;
    int both = kThink;
    for (int n = 0; n < count(); ++n) {
      const bool cast = option(n).is(Verb::kCast);
      if (!option(n).is(Verb::kHold) && !cast) continue;
      const Card& card = content().cards[static_cast<std::size_t>(option(n).args[1])];
      if (card.hands > free || (cast && spell_cost(s, who, card) + 2 > i.sanity)) continue;
      const double worth = in_hand_against(static_cast<CardNumber>(option(n).args[1]), abilities);
      if (worth <= 0) continue;
      if (card.hands >= kHands) {
        if (worth > best_both) {
          best_both = worth;
          both = n;
        }
      } else if (worth > best_one) {
        second = best_one;
        best_one = worth;
        one = n;
      } else {
        second = std::max(second, worth);
      }
    }
    if (both >= 0 && best_both > best_one + second) return both;
    return one >= 0 ? one : either(Verb::kFightOn, kThink);
  }

  int fight_or_flee() const {
    if (const int end = find(Verb::kBreakOff); end >= 0) return end;
    const int fight = either(Verb::kFight, 0);
    const int flee = find(Verb::kFlee);
    if (flee < 0) return fight;
    Fighter fighter(s, who);
    fighter.horror = 20;  // it has been looked in the face
    const MonsterNumbers monster = printed_numbers(s, s.fight.kind);
    return fighter.cost_of_fight(monster) <= fighter.cost_of_evading(monster) ? fight : flee;
  }

  /// The first monster that is offered, fought or evaded, whichever costs less.
  int deal_with() const {
    const int fight = find(Verb::kFight);
    if (fight < 0) return either(Verb::kLetGo, kThink);
    const int evade = find(Verb::kEvade, option(fight).args[0]);
    if (evade < 0) return fight;
    const Fighter fighter(s, who);
    const auto kind = static_cast<std::uint8_t>(option(fight).args[1]);
    if (is_horror(kind)) return fighter.danger(kind) <= 0 ? fight : evade;
    const MonsterMarker& monster = content().monsters[kind];
    return fighter.cost_of_fight(monster) <= fighter.cost_of_evading(monster) ? fight : evade;
  }

  int walk() const {
    if (!in_town(i.place)) return either(Verb::kEndMovement, kThink);
    const Area to = errand_of(s, who);
    if (to == kNone || to == i.place) return either(Verb::kEndMovement, kThink);
    if (find(Verb::kFight) >= 0) return deal_with();
    const Area next = first_step(s, i.place, to);
    const int step = std::max(find(Verb::kMove, next), find(Verb::kTakeTrain, next));
    return step >= 0 ? step : either(Verb::kEndMovement, kThink);
  }

  /// Clues are for seals; beside those, for what would otherwise go badly wrong.
  int after_check() const {
    const int stop = either(Verb::kStopRolling, 0);
    if (s.check.who != who) return stop;
    const int clue = find(Verb::kSpendClue);
    if (s.fight.ancient != 0) return clue >= 0 ? clue : first_use(stop);
    if (s.check.difficulty > 3) return stop;
    const int use = find(Verb::kUse);
    if (use >= 0 && s.check.kind != CheckKind::kPlain) return use;
    if (clue < 0) return stop;
    if (i.clues > seal_cost_here()) return clue;
    if (s.check.kind == CheckKind::kCombat && s.fight.kind != kNone &&
        content().monsters[s.fight.kind].combat_damage >= i.stamina)
      return clue;
    if (s.check.kind == CheckKind::kHorror && s.fight.kind != kNone &&
        content().monsters[s.fight.kind].horror_damage >= i.sanity)
      return clue;
    return stop;
  }

  int close() const {
    const int sign = find(Verb::kUseElderSign);
    if (sign >= 0) return sign;
    const bool fights = skill_value(s, who, Skill::kFight) > skill_value(s, who, Skill::kLore);
    return find(Verb::kCloseWith, static_cast<int>(fights ? Skill::kFight : Skill::kLore));
  }

  int at_location() const {
    const int restored = find(Verb::kRestore);
    if (restored >= 0 && points_missing() > 1) return restored;
    const int regained = find(Verb::kRegain);
    if (regained >= 0) return regained;
    if (const int cared_for = use_of_offer(); cared_for >= 0) return cared_for;
    const int shop = find(Verb::kShop);
    return shop >= 0 && i.money >= 5 ? shop : either(Verb::kEncounter, 0);
  }

  /// Of what the care here restores: the last point is regained for free.
  int points_missing() const {
    return area_of(i.place).ability == Ability::kPsychiatricCare
               ? maximum_sanity(s, who) - i.sanity
               : maximum_stamina(s, who) - i.stamina;
  }

  /// What a place of another town does for somebody who is not well.
  int use_of_offer() const {
    if (std::min(i.sanity, i.stamina) > 3 || !in_town(i.place)) return kThink;
    const auto places = places_of_care();
    if (std::ranges::find(places, i.place) == places.end()) return kThink;
    for (int n = 0; n < count(); ++n)
      if (option(n).is(Verb::kUse) && option(n).args[1] == area_of(i.place).offer) return n;
    return kThink;
  }

  int least_worth() const {
    int picked = 0;
    int least = 1000;
    for (int n = 0; n < count(); ++n) {
      if (option(n).is(Verb::kKeepItems)) return n;
      if (!option(n).is(Verb::kLoseItem)) continue;
      const int card = option(n).args[1];
      const int worth = card == content().elder_sign
                            ? 100
                            : content().cards[static_cast<std::size_t>(card)].price;
      if (worth >= least) continue;
      least = worth;
      picked = n;
    }
    return picked;
  }
};

}  // namespace

int habit(const Table& t) { return Habit(t).answer(); }

bool considered(const Table& t, int option) {
  const Option& which = t.decision().options[static_cast<std::size_t>(option)];
  if (which.is(Verb::kTrade)) return false;
  const bool holds = which.is(Verb::kHold);
  if (!holds && !which.is(Verb::kRelease)) return true;
  // What is of no use is not taken up, and nothing else is put away: a bot that finds both as good
  // would do the one and the other without end.
  const State& s = t.state;
  return helps_in_hand(s, s.fight.who, which.arg(0), foe_now(s).abilities) == holds;
}

bool polite(const Table& t, int option) {
  const Decision& asked = t.decision();
  const Option& which = asked.options[static_cast<std::size_t>(option)];
  if (which.is(Verb::kTrade)) return false;
  if (asked.prompt != static_cast<std::uint8_t>(Prompt::kTrade)) return true;
  const bool under_way = std::any_of(asked.options.begin(), asked.options.end(),
                                     [](const Option& each) { return each.is(Verb::kPropose); });
  return which.is(under_way ? Verb::kPropose : Verb::kPass);
}

bool settled(const Table& t) {
  if (t.over()) return true;
  switch (static_cast<Prompt>(t.decision().prompt)) {
    case Prompt::kTakeInvestigator:
    case Prompt::kSetSliders:
    case Prompt::kReenter:
    case Prompt::kUpkeep:
    case Prompt::kSliders:
    case Prompt::kMovement:
    case Prompt::kReturned:
    case Prompt::kBeforeEncounter:
    case Prompt::kBeforeMythos:
    case Prompt::kEncounter:
    case Prompt::kClose:
    case Prompt::kBattleAttack:
      return true;
    case Prompt::kBattle:
      return t.state.fight.ancient == 0;
    default:
      return false;
  }
}

bool takes_thought(const Table& t) {
  const auto prompt = static_cast<Prompt>(t.decision().prompt);
  return prompt == Prompt::kMovement || prompt == Prompt::kUpkeep || prompt == Prompt::kSliders;
}

std::uint32_t part(const Table& t) {
  const State& s = t.state;
  // Movement is judged step by step: where to go takes thought.
  if (s.phase != Phase::kUpkeep && s.phase != Phase::kArkhamEncounters) return 0;
  if (s.active >= kMostSeats) return 0;
  return 1U + s.active + (static_cast<std::uint32_t>(s.phase) << 4U) +
         (std::uint32_t{s.turn} << 8U);
}

}  // namespace tavola::arkham
