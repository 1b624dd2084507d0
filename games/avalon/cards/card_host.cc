#include "games/avalon/cards/card_host.h"

#include <algorithm>

#include "games/avalon/rules/character/attributes.h"
#include "games/avalon/rules/journal/journal_phrases.h"
#include "games/avalon/rules/possessions/possessions.h"
#include "games/avalon/rules/story/events.h"
#include "games/avalon/rules/story/story_phrases.h"

namespace tavola::avalon {
namespace {

using effects::Call;
using effects::Context;
using effects::Host;
using effects::Members;
using effects::Outcome;

/// Which row a noun names: an Attribute of this type of card, Magic or Free; -1 if it has none
/// here.
int row_of(const State& s, std::uint16_t noun) {
  if (noun == kMagicNoun) return kMagicRow;
  if (noun == kFreeNoun) return kFreeRow;
  for (int row = 0; row < kAttributeRows; ++row)
    if (static_cast<std::uint16_t>(attribute_of(s.encounter.type, row)) == noun) return row;
  return -1;
}

Rule<Outcome> then_done(tavola::Table&, Rule<> rule) {
  const int done = 1;
  co_await rule;
  co_return done;
}
Rule<Outcome> once_done(tavola::Table& t, Rule<> rule) {
  return rule.ended() ? Rule<Outcome>::done(1) : then_done(t, std::move(rule));
}

/// A verb that does something to the Character it speaks to, and nothing once that one has left.
bool personal(CardVerb verb) {
  switch (verb) {
    case CardVerb::kAddMarkers:
    case CardVerb::kRemoveMarkers:
    case CardVerb::kRaiseAffinity:
    case CardVerb::kLowerAffinity:
    case CardVerb::kTear:
    case CardVerb::kFlee:
    case CardVerb::kReduce:
    case CardVerb::kIgnoreAttack:
    case CardVerb::kIgnoreTearing:
      return false;
    default:
      return true;
  }
}

std::uint8_t more(std::uint8_t now, int by) {
  return static_cast<std::uint8_t>(std::min(250, now + std::min(by, 250)));
}

class AvalonHost final : public Host {
 public:
  const effects::Grammar& grammar() const override { return content().grammar; }
  effects::Questions questions() const override {
    return effects::questions_of(Prompt::kChooseMember, Verb::kChooseMember);
  }

  int count(const tavola::Table& table, const Call& call) const override {
    const Table& t = static_cast<const Table&>(table);
    const State& s = t.state;
    const EncounterState& e = s.encounter;
    const Seat seat = call.context.seat;
    if (of_journal(call)) return journal_count(t, call);
    if (call.code() >= kStoryPhrases) return count_story(t, call);
    switch (static_cast<CardCount>(call.code())) {
      case CardCount::kConnected: {
        const int row = row_of(s, call.noun(0));
        return row < 0 ? 0 : connected_keys(s, row);
      }
      case CardCount::kAttribute:
        return attribute(s, seat, static_cast<Attribute>(call.noun(0)));
      case CardCount::kResource:
        return call.noun(0) == kChargeNoun
                   ? charges(e, call.context)
                   : s.character(seat).of(static_cast<Measure>(call.noun(0)));
      case CardCount::kChargesHere:
        return charges(e, call.context);
      case CardCount::kSequence:
        return e.length;
      case CardCount::kPassives: {
        int passives = 0;
        for (int slot = 0; slot < e.length; ++slot) passives += card_at(s, slot).passive;
        return passives;
      }
      case CardCount::kHand:
        return e.hands[seat].size();
      case CardCount::kDiscards:
        return e.discards[seat].size();
      case CardCount::kPlayed:
        return e.played;
      case CardCount::kMarkers:
        return e.pool;
      case CardCount::kMarkersMissing:
        return e.card == kNone ? 0 : std::max(0, encounter_card(s).value - e.pool);
      case CardCount::kAffinity:
        return std::max<int>(0, e.affinity);
      case CardCount::kMembers:
        return members_in(s).count();
      case CardCount::kDamageTaken:
        return e.damage_taken;
      case CardCount::kStage:
        // TG-1062: of alternatives the one that was chosen is the only Stage.
        return e.card != kNone && encounter_card(s).alternatives ? 1 : e.stage + 1;
      case CardCount::kDifficulty:
        return e.card == kNone ? 0 : encounter_card(s).difficulty;
    }
    return 0;
  }

  bool holds(const tavola::Table& table, const Call& call) const override {
    const Table& t = static_cast<const Table&>(table);
    const State& s = t.state;
    const EncounterState& e = s.encounter;
    if (of_journal(call)) return journal_holds(t, call);
    if (call.code() >= kStoryPhrases) return holds_story(t, call);
    switch (static_cast<CardCondition>(call.code())) {
      case CardCondition::kAffinity:
        // TG-698: grey is neither green nor red.
        switch (static_cast<Zone>(call.noun(0))) {
          case Zone::kGreen:
            return e.affinity > 0;
          case Zone::kRed:
            return e.affinity < 0;
          case Zone::kGrey:
            return e.affinity == 0;
        }
        return false;
      case CardCondition::kFirstCard:
        return e.played == 1;
      case CardCondition::kAlone:
        return members_in(s).count() == 1;
      case CardCondition::kPanic:
        return panics(t, call.context.seat);  // TG-935: a text may keep it away
      case CardCondition::kExhausted:
        return exhausted(s, call.context.seat);
      case CardCondition::kUsing:
        return uses_item(s, call.context.seat, call.noun(0));
      case CardCondition::kKey: {
        const int row = row_of(s, call.noun(0));
        const int slot = call.context.target;
        return row >= 0 && slot >= 0 && slot < e.length &&
               ((e.sequence[slot].connected >> row) & 1) != 0;
      }
      case CardCondition::kTrait:
        return has_trait(s, static_cast<Trait>(call.noun(0)));
    }
    return false;
  }

  Members members(const tavola::Table& table, const Call& group) const override {
    const State& s = static_cast<const Table&>(table).state;
    if (group.code() >= kStoryPhrases)
      return members_of_story(static_cast<const Table&>(table), group);
    Members found;
    for (Seat seat = 0; seat < s.seats; ++seat) {
      if (!s.encounter.is_in(seat)) continue;
      if (static_cast<CardGroup>(group.code()) == CardGroup::kOtherMember &&
          seat == (s.encounter.active != kNone ? s.encounter.active : group.context.seat))
        continue;
      found.add(seat);
    }
    return found;
  }

  bool possible(const tavola::Table& table, const Call& verb) const override {
    const Table& t = static_cast<const Table&>(table);
    const State& s = t.state;
    const EncounterState& e = s.encounter;
    const Seat seat = verb.context.seat;
    if (of_journal(verb)) return journal_possible(t, verb);
    if (verb.code() >= kStoryPhrases) return possible_story(t, verb);
    switch (static_cast<CardVerb>(verb.code())) {
      case CardVerb::kPay:
        for (int i = 0; i < verb.nouns(0); ++i) {
          const int amount = verb.entry_amount(0, i);
          const std::uint16_t what = verb.noun(0, i);
          if (what == kChargeNoun ? charges(e, verb.context) < amount
                                  : !can_pay(s, seat, static_cast<Measure>(what), amount))
            return false;
        }
        return true;
      case CardVerb::kDiscard:
        return e.hands[seat].size() >= verb.amount(0);
      case CardVerb::kDiscardFromDeck:
      case CardVerb::kDraw:
        return deck_of(s, seat).size() >= verb.amount(0);
      case CardVerb::kTakeBack:
        return !e.discards[seat].empty();
      case CardVerb::kRemoveMarkers:
        return e.pool >= verb.amount(0);
      case CardVerb::kTear:
        return e.length >= verb.amount(0);
      case CardVerb::kSlipAway:
        return e.combat();
      case CardVerb::kDrawItem:
        return !s.journey.items.empty();
      case CardVerb::kDiscardItem:
        return items_of(s, seat, verb.noun(1)) >= verb.amount(0);
      case CardVerb::kFlipItem:
        return e.on() && uses_item(s, seat, verb.noun(0));
      default:
        return true;
    }
  }

  Rule<Outcome> perform(tavola::Table& table, Call verb) override {
    Table& t = static_cast<Table&>(table);
    State& s = t.state;
    EncounterState& e = s.encounter;
    const Seat seat = verb.context.seat;
    const Citation rule = verb.context.rule;
    if (of_journal(verb)) return journal_perform(t, verb);
    if (verb.code() >= kStoryPhrases) return perform_story(t, verb);
    const auto kind = static_cast<CardVerb>(verb.code());
    // TG-1039: what is aimed at somebody who has left is skipped.
    if (e.on() && personal(kind) && !e.is_in(seat)) return Rule<Outcome>::done(0);
    if (e.striking != 0 && e.blow == Blow::kAttack && e.ignored != 0 &&
        !(kind == CardVerb::kDamage && has_trait(s, Trait::kFeint)))
      return Rule<Outcome>::done(0);
    switch (kind) {
      case CardVerb::kAddMarkers:
        add_markers(t, verb.amount(0), rule);
        break;
      case CardVerb::kRemoveMarkers:
        return once_done(t, remove_markers(t, seat, verb.amount(0), rule));
      case CardVerb::kRaiseAffinity:
        move_affinity(t, verb.amount(0), rule);
        break;
      case CardVerb::kLowerAffinity:
        move_affinity(t, -verb.amount(0), rule);
        break;
      case CardVerb::kTear:
        return once_done(t, tear_cards(t, verb.amount(0), rule));
      case CardVerb::kMoreCards:
        e.more_cards = more(e.more_cards, verb.amount(0));
        t.emit(rule, Happening::kMayPlayMore, seat, verb.amount(0));
        break;
      case CardVerb::kFlee:
        // TG-650, TG-1056: for the whole Party, at once.
        decide(t, EncounterOutcome::kFled, cites("TG-650"));
        return Rule<Outcome>::abandoned();
      case CardVerb::kSlipAway:
        return once_done(t, slip_away(t, seat, rule));
      case CardVerb::kOpportunity:
        return once_done(t, suffer_opportunity(t, seat, rule));
      case CardVerb::kReduce:
        lessen(e, static_cast<Lessened>(verb.noun(0)), verb.amount(1));
        break;
      case CardVerb::kIgnoreAttack:
        e.ignored = 1;
        break;
      case CardVerb::kIgnoreTearing:
        e.no_tearing = 1;
        break;
      case CardVerb::kDamage:
        take_damage(t, seat, verb.amount(0), rule);
        break;
      case CardVerb::kLose:
      case CardVerb::kPay:
        for (int i = 0; i < verb.nouns(0); ++i)
          take_away(t, verb.context, verb.noun(0, i), verb.entry_amount(0, i),
                    kind == CardVerb::kPay);
        break;
      case CardVerb::kGain:
        if (e.sharing != 0 && members_in(s).count() > 1) return share(t, verb);
        for (int i = 0; i < verb.nouns(0); ++i)
          give(t, verb.context, verb.noun(0, i), verb.entry_amount(0, i));
        break;
      case CardVerb::kDraw:
        return once_done(t, draw_cards(t, seat, verb.amount(0), rule));
      case CardVerb::kDiscard:
        return once_done(t, discard_cards(t, seat, verb.amount(0), rule));
      case CardVerb::kDiscardFromDeck:
        discard_from_deck(t, seat, verb.amount(0), rule);
        break;
      case CardVerb::kDiscardHand:
        while (!e.hands[seat].empty()) discard_from_hand(t, seat, e.hands[seat][0], rule);
        break;
      case CardVerb::kTakeBack:
        return once_done(t, take_back_cards(t, seat, verb.amount(0), rule));
      case CardVerb::kReshuffle: {
        auto& deck = deck_of(s, seat);
        while (!e.discards[seat].empty()) deck.add(e.discards[seat].take_at(0));
        deck.shuffle();
        t.emit(rule, Happening::kReshuffles, seat);
        break;
      }
      case CardVerb::kDrawItem:
        if (e.sharing != 0 && members_in(s).count() > 1) return share_items(t, verb);
        return once_done(t, draw_items(t, seat, verb.amount(0), verb.noun(1), rule));
      case CardVerb::kDiscardItem:
        return once_done(t, discard_items(t, seat, verb.amount(0), verb.noun(1), rule));
      case CardVerb::kFlipItem:
        return once_done(t, flip_one(t, seat, verb.noun(0), rule));
    }
    return Rule<Outcome>::done(1);
  }

  Rule<> settle(tavola::Table& table, Context) override {
    Table& t = static_cast<Table&>(table);
    if (t.state.encounter.on()) return settle_encounter(t);
    return settle_quests(t);  // TG-989
  }

  bool used_up(const tavola::Table& table, const Context& context, effects::NodeId,
               std::uint16_t period) const override {
    const State& s = static_cast<const Table&>(table).state;
    const EncounterState& e = s.encounter;
    if (marks_its_own(context)) return own_used_up(s, context, period);
    return (marks_of(const_cast<EncounterState&>(e), context) & (1U << period)) != 0;
  }
  void use_up(tavola::Table& table, const Context& context, effects::NodeId,
              std::uint16_t period) override {
    if (marks_its_own(context)) {
      use_up_own(static_cast<Table&>(table).state, context, period);
      return;
    }
    std::uint8_t& marks = marks_of(static_cast<Table&>(table).state.encounter, context);
    marks = static_cast<std::uint8_t>(marks | (1U << period));
  }

 private:
  /// Whether a text keeps its limits itself, and not the Encounter.
  static bool marks_its_own(const Context& context) {
    return is_belonging(context.target) ||
           (context.target <= kEventText && context.target != kTableText);
  }
  // TG-945, TG-956: once a day, each card by itself; other limits end with the Encounter at most.
  static CardSet& day_marks(Character& c, Belonging kind) {
    if (kind == Belonging::kItem) return c.items_used;
    return kind == Belonging::kSecret ? c.secrets_used : c.skills_used;
  }
  static bool own_used_up(const State& s, const Context& context, std::uint16_t period) {
    if (context.target == kTraitText) return s.character(context.seat).trait_used != 0;
    if (context.target == kEventText) return ((s.story.event_used >> context.seat) & 1U) != 0;
    if (context.target <= kQuestText)
      return ((s.story.quest_used[kQuestText - context.target] >> context.seat) & 1U) != 0;
    const Possession card = belonging_at(context.target);
    if (period == static_cast<std::uint16_t>(Period::kDay))
      return day_marks(const_cast<Character&>(s.character(context.seat)), card.kind).has(card.card);
    for (const PossessionMark& mark : s.encounter.marks)
      if (mark.owner == context.seat && mark.card == card.card &&
          mark.kind == static_cast<std::uint8_t>(card.kind))
        return ((mark.used >> period) & 1U) != 0;
    return false;
  }
  static void use_up_own(State& s, const Context& context, std::uint16_t period) {
    if (context.target == kTraitText) {
      s.character(context.seat).trait_used = 1;
      return;
    }
    if (context.target == kEventText || context.target <= kQuestText) {
      std::uint8_t& used = context.target == kEventText
                               ? s.story.event_used
                               : s.story.quest_used[kQuestText - context.target];
      used = static_cast<std::uint8_t>(used | (1U << context.seat));
      return;
    }
    const Possession card = belonging_at(context.target);
    if (period == static_cast<std::uint16_t>(Period::kDay)) {
      day_marks(s.character(context.seat), card.kind).add(card.card);
      return;
    }
    for (PossessionMark& mark : s.encounter.marks) {
      const bool own = mark.owner == context.seat && mark.card == card.card &&
                       mark.kind == static_cast<std::uint8_t>(card.kind);
      if (!own && mark.owner != kNone) continue;
      mark.owner = context.seat;
      mark.card = card.card;
      mark.kind = static_cast<std::uint8_t>(card.kind);
      mark.used = static_cast<std::uint8_t>(mark.used | (1U << period));
      return;
    }
    fail_table(kMarkLimit);
  }

  static int charges(const EncounterState& e, const Context& context) {
    return context.target >= 0 && context.target < e.length ? e.sequence[context.target].charges
                                                            : 0;
  }

  static void lessen(EncounterState& e, Lessened what, int by) {
    switch (what) {
      case Lessened::kDamage:
        e.less_damage = more(e.less_damage, by);
        break;
      case Lessened::kMarkers:
        e.less_markers = more(e.less_markers, by);
        break;
      case Lessened::kAffinity:
        e.less_affinity = more(e.less_affinity, by);
        break;
      case Lessened::kTerror:
        e.less_terror = more(e.less_terror, by);
        break;
    }
  }

  static void put_charges(Table& t, const Context& context, int by, Citation rule) {
    State& s = t.state;
    EncounterState& e = s.encounter;
    if (context.target < 0 || context.target >= e.length) return;
    PlayedCard& card = e.sequence[context.target];
    if (card.charges + by > kMostCounted) {
      t.fail(kChargeLimit);
      return;
    }
    card.charges = static_cast<std::uint8_t>(std::max(0, card.charges + by));
    t.emit(rule, by > 0 ? Happening::kChargesGained : Happening::kChargesPaid,
           card_value(s, card.card), std::abs(by), card.charges);
  }

  static void take_away(Table& t, const Context& context, std::uint16_t what, int amount,
                        bool paying) {
    const Seat seat = context.seat;
    if (what == kChargeNoun) {
      put_charges(
          t, context, -amount,
          paying ? (t.state.encounter.combat() ? cites("TG-527") : cites("TG-730")) : context.rule);
    } else if (static_cast<Measure>(what) == Measure::kHealth) {
      lose_health(t, seat, amount, context.rule);
    } else if (paying) {
      pay(t, seat, static_cast<Measure>(what), amount, context.rule);
    } else {
      lose(t, seat, static_cast<Measure>(what), amount, context.rule);
    }
  }

  static void give(Table& t, const Context& context, std::uint16_t what, int amount) {
    EncounterState& e = t.state.encounter;
    if (what == kChargeNoun) {
      if (amount > 0)
        put_charges(t, context, amount, e.combat() ? cites("TG-526") : cites("TG-729"));
      return;
    }
    if (static_cast<Measure>(what) == Measure::kTerror && e.striking != 0 &&
        e.blow == Blow::kAttack && context.seat == e.struck) {
      const int less = std::min<int>(amount, e.less_terror);
      e.less_terror = static_cast<std::uint8_t>(e.less_terror - less);
      amount -= less;
      if (less > 0)
        t.emit(e.combat() ? cites("TG-562") : cites("TG-795"), Happening::kTerrorLessened,
               context.seat, less);
    }
    gain(t, context.seat, static_cast<Measure>(what), amount, context.rule);
  }

  // TG-510: once, and shared among the members one by one.
  static Rule<Outcome> share(Table& t, Call verb) {
    for (int i = 0; i < verb.nouns(0); ++i) {
      const int amount = verb.entry_amount(0, i);
      for (int unit = 0; unit < amount; ++unit) {
        const Seat seat = co_await who_receives(t, verb.noun(0, i));
        gain(t, seat, static_cast<Measure>(verb.noun(0, i)), 1, cites("TG-510"));
      }
    }
    co_return 1;
  }

  // TG-510: one Item of the Loot after the other is drawn, and goes to whom the Party names.
  static Rule<Outcome> share_items(Table& t, Call verb) {
    const int count = verb.amount(0);
    for (int i = 0; i < count; ++i) {
      const SeatSet members = members_in(t.state);
      const bool found = co_await share_next_item(t, members, lowest_number(t.state, members),
                                                  verb.noun(1), cites("TG-510"));
      if (!found) break;
    }
    co_return 1;
  }

  static Rule<> suffer_opportunity(Table& t, Seat seat, Citation rule) {
    EncounterState& e = t.state.encounter;
    co_await opportunity_attack(t, seat, rule);
    if (activation_is_over(e)) co_await t.abandon();
  }
};

}  // namespace

effects::Host& card_host() {
  static AvalonHost host;
  return host;
}

effects::Context context_of(Source source, Seat seat, Citation rule, int slot) {
  effects::Context context;
  context.seat = seat;
  context.source = source;
  context.rule = rule;
  context.target = static_cast<std::int16_t>(slot);
  return context;
}

std::uint8_t& marks_of(EncounterState& e, const effects::Context& context) {
  return context.target >= 0 && context.target < e.length ? e.sequence[context.target].used
                                                          : e.rule_used;
}

}  // namespace tavola::avalon
