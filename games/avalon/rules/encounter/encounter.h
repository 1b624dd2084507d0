// Combat and Diplomacy, chapter by chapter: one engine for both, because both are one Sequence of
// cards whose Keys join. The file of a chapter bears its name. An Encounter is taken in short steps
// (EncounterStep); what comes next stands in the state, so a rule that takes somebody out of the
// Encounter sets the next step and abandons whatever waits.
#pragma once

#include "effects/program.h"
#include "games/avalon/cards/phrases.h"
#include "games/avalon/rules/character/hero_setup.h"
#include "games/avalon/rules/character/survival.h"
#include "games/avalon/table.h"

namespace tavola::avalon {

// ---- looking at an Encounter --------------------------------------------------------------------
inline const EncounterCard& encounter_card(const State& s) {
  return content().cards.encounters[s.encounter.card];
}
inline const SequenceCard& sequence_card(const State& s, std::uint8_t card) {
  return content().cards.of(s.encounter.type)[card];
}
inline const SequenceCard& card_at(const State& s, int slot) {
  return sequence_card(s, s.encounter.sequence[slot].card);
}
/// The number of a Combat or Diplomacy card among both, as events and options carry it.
inline int card_value(CardType type, std::uint8_t card) {
  return card + (type == CardType::kDiplomacy
                     ? static_cast<int>(content().cards.of(CardType::kCombat).size())
                     : 0);
}
inline int card_value(const State& s, std::uint8_t card) {
  return card_value(s.encounter.type, card);
}
/// And back.
inline std::uint8_t card_of_value(const State& s, int value) {
  return static_cast<std::uint8_t>(value - card_value(s, 0));
}
/// A row of Keys as events and the notation name it: by its Attribute, or Magic or Free.
inline int key_value(CardType type, int row) {
  return row < kAttributeRows ? static_cast<int>(attribute_of(type, row))
                              : (row == kMagicRow ? kMagicNoun : kFreeNoun);
}
inline bool has_trait(const State& s, Trait trait) { return encounter_card(s).has(trait); }
inline SeatSet members_in(const State& s) { return SeatSet::from_bits(s.encounter.in); }
/// The Ability of the last card and of Passive cards; the others are covered. (TG-518, TG-519)
inline const CardBrief& brief_at(const State& s, int slot) {
  return content()
      .cards.briefs[static_cast<std::size_t>(s.encounter.type)][s.encounter.sequence[slot].card];
}
inline bool visible(const State& s, int slot) {
  return slot == s.encounter.length - 1 || brief_at(s, slot).passive;
}
inline Deck<std::uint8_t, kOwnCards>& deck_of(State& s, Seat seat) {
  return s.character(seat).own(s.encounter.type).deck;
}
inline const Deck<std::uint8_t, kOwnCards>& deck_of(const State& s, Seat seat) {
  return s.character(seat).own(s.encounter.type).deck;
}
/// The right edge that the next card joins. (TG-511, TG-512)
inline const RightEdge& open_edge(const State& s) {
  const int length = s.encounter.length;
  return length > 0 ? card_at(s, length - 1).right : encounter_card(s).right;
}
/// How many connected Keys of a row there are in the whole Sequence. (TG-564, TG-797)
int connected_keys(const State& s, int row);

// ---- encounter.cc: from step to step ------------------------------------------------------------
/// Throws a Party into an Encounter; the steps of the game then are those of the Encounter until
/// its outcome stands in the state. (TG-365, TG-370)
void begin_encounter(Table& t, std::uint8_t card, SeatSet party, std::uint8_t place);
Rule<> encounter_step(Table& t);

// ---- starting.cc --------------------------------------------------------------------------------
Rule<> carry_out_text(Table& t);
Rule<> offer_avoiding(Table& t);
Rule<> choose_approach(Table& t);
Rule<> starting_hands(Table& t);
Rule<> keep_hands(Table& t);
int starting_hand(const State& s);
/// What keeps a Party from Avoiding; none is given if it may. (TG-688, TG-691, TG-1064)
Citation barred_from_avoiding(const Table& t);
/// Which of its needs or prices is not there, if any. (TG-691, TG-1064)
Citation unmet_for_avoiding(const Table& t);

// ---- activation.cc: act I and phase 4 -----------------------------------------------------------
Rule<> choose_active(Table& t);
Rule<> begin_activation(Table& t);
void check_readiness(Table& t);

// ---- delayed_abilities.cc: phase 1 --------------------------------------------------------------
Rule<> delayed_abilities(Table& t);

// ---- playing_cards.cc: phase 2 ------------------------------------------------------------------
Rule<> play_cards(Table& t);
/// Whether a card could be played now, and the rule that forbids it if not. (TG-574 to TG-579)
Citation barred_card(const Table& t, Seat seat, std::uint8_t card);
/// Whether somebody is in Panic, as far as no card says otherwise. (TG-623, TG-627)
bool panics(const Table& t, Seat seat);

// ---- keys.cc ------------------------------------------------------------------------------------
/// Whether two halves meet and the level is there; Magic is paid apart. (TG-514, TG-605, TG-606)
bool joins(const Table& t, Seat seat, const RightEdge& open, const LeftEdge& left, int row);
/// Whether a row would connect a Continue Bonus that no Void cancels. (TG-576, TG-620)
bool continues(const OpenHalf& open, const BonusHalf& bonus);
/// What the icons of a joined Key come to.
struct KeySum {
  int markers = 0;
  int marker_icons = 0;  // each of which a text may make worth more
  int up = 0;
  int up_icons = 0;
  int down = 0;
  int stages = 0;
  int cards = 0;
  int torn = 0;
};
KeySum sum_of_key(const OpenHalf& open, const BonusHalf& bonus);
/// Adds a card to the Sequence and resolves its Keys and its Ability. (TG-568 to TG-573)
Rule<> place_card(Table& t, Seat seat, std::uint8_t card, Seat magic_payer);
/// Whether a card can be played only if the Magic of a Key is paid, or goes without that Key.
enum class MagicIs : std::uint8_t { kOptional, kNeeded };
/// Who pays the Magic of a Key, or kNoSeat.
Rule<Seat> find_magic_payer(Table& t, Seat seat, MagicIs magic);
bool somebody_can_pay_magic(const Table& t, Seat seat);
void cover_last_card(Table& t);

// ---- pool.cc: markers and Affinity --------------------------------------------------------------
void add_markers(Table& t, int count, Citation rule);
Rule<> remove_markers(Table& t, Seat seat, int count, Citation rule);
void move_affinity(Table& t, int by, Citation rule);
/// Discards the last cards of the Sequence. (TG-617, TG-1042)
Rule<> tear_cards(Table& t, int count, Citation rule);
/// By house rule those before the last one, whose connection with them is lost.
Rule<> tear_cards_before(Table& t, int count, Citation rule);

// ---- checks.cc: Victory Check and Affinity Check ------------------------------------------------
Rule<> check_phase(Table& t);
/// What has struck the Active Character since it last decided may be answered with Charges before
/// the check that follows. (TG-527, TG-730, R-179)
Rule<> pay_charges_before_check(Table& t);
/// True if the Encounter or its Stage is decided; then the next step is set.
bool victory_check(Table& t);
bool affinity_check(Table& t);

// ---- enemy_attack.cc: phase 3 -------------------------------------------------------------------
Rule<> attack_phase(Table& t);
Rule<> opportunity_attack(Table& t, Seat seat, Citation rule);
/// Nothing of an attack, or of a card that is being played, is left between two steps, also where
/// the rule that made it was abandoned.
void forget_blow(EncounterState& e);
void take_damage(Table& t, Seat seat, int amount, Citation rule);

// ---- end_of_turn.cc: act III --------------------------------------------------------------------
Rule<> end_of_turn(Table& t);

// ---- hands.cc -----------------------------------------------------------------------------------
Rule<> draw_cards(Table& t, Seat seat, int count, Citation rule);
/// As a player chooses, or from the top of the deck when the hand is empty. (TG-631)
Rule<> discard_cards(Table& t, Seat seat, int count, Citation rule);
void discard_from_deck(Table& t, Seat seat, int count, Citation rule);
void discard_from_hand(Table& t, Seat seat, std::uint8_t card, Citation rule);
Rule<> keep_one_card(Table& t, Seat seat);
Rule<> take_back_cards(Table& t, Seat seat, int count, Citation rule);

// ---- leaving.cc: Escaping, dying, Flee and Thief ------------------------------------------------
/// Whether a member has chosen to Escape, or has run out of cards.
enum class Escapes : std::uint8_t { kByChoice, kForced };
Rule<> escape(Table& t, Seat seat, Escapes why);
/// Without loss of Energy and without an attack.
Rule<> slip_away(Table& t, Seat seat, Citation rule);
/// The whole Party, if all agree. Where any member could have proposed it, whoever stands for them
/// is asked as well. (TG-683, TG-693)
Rule<> escape_diplomacy(Table& t, Seat proposer, bool asked_too);
/// A deck is too small for what must be drawn. (TG-629, TG-816)
Rule<> run_out_of_cards(Table& t, Seat seat);
/// The Encounter is over with this; whatever waits is abandoned by whoever calls it.
void decide(Table& t, EncounterOutcome outcome, Citation rule);
/// Loses Health in an Encounter, and remembers who dropped to 0.
void lose_health(Table& t, Seat seat, int amount, Citation rule);
/// After each effect: Thief, then whoever dropped to 0 leaves. (TG-636, TG-1058, TG-1059)
Rule<> settle_encounter(Table& t);
/// Whether the rules that wait have nothing more to wait for: the Encounter is decided, or the
/// Active Character has left it, by whatever struck it. Inside an attack the rest is carried out.
/// (TG-644, TG-1039, TG-1049)
bool activation_is_over(EncounterState& e);

// ---- outcome.cc ---------------------------------------------------------------------------------
Rule<> end_encounter(Table& t);
void return_cards(Table& t, Seat seat);
/// An Encounter that nobody will finish: everything goes back where it came from. (TG-465)
void break_off_encounter(Table& t);
/// Hands one thing of the Loot to a member. (TG-510, TG-586)
Rule<Seat> who_receives(Table& t, int measure);

// ---- cards/texts.cc: what the cards in sight say ------------------------------------------------
/// Carries out an effect for a seat; `slot` is the card of the Sequence it stands on.
Rule<> carry_out(Table& t, Source source, Seat seat, Citation rule, int slot = -1);
bool can_carry_out(const Table& t, Source source, Seat seat);
/// Carries out what all visible cards, and the Encounter's own rule, say for a moment, from left to
/// right. (TG-553, TG-594)
Rule<> texts_at(Table& t, CardMoment moment, effects::Timing timing, Seat seat, Citation rule,
                int noun = -1, int but = -1);
/// The same for one card of the Sequence.
Rule<> text_of_card(Table& t, int slot, CardMoment moment, effects::Timing timing, Seat seat,
                    Citation rule, int noun = -1);
/// The sum of what visible cards state. `noun` is an Attribute for its bonus.
int stated(const Table& t, CardStatement statement, Seat seat, int noun = -1);
/// Abilities that may be used in phase 2: offers them, and carries one out. (TG-527)
void offer_abilities(Table& t, Seat seat);
/// Those of them that are paid in Charges and do more than let one play on: offers them, and says
/// whether there are any.
bool offer_charges(Table& t, Seat seat);
/// The fewest Charges that an Ability of a card in the Sequence takes, and an Ability of it that
/// may be used at any time; 0 if none takes any. (TG-526, TG-729)
int charges_needed(const Table& t, int slot);
int charges_needed_at_any_time(const Table& t, int slot);
/// The same of what a Character has in use: Items, Secrets and Skills.
void offer_own_abilities(Table& t, Seat seat);
Rule<> use_own_ability(Table& t, Seat seat, int value, effects::NodeId node);
/// Whether what a Character has on it answers a moment at all.
bool own_text_answers(const State& s, Seat seat, CardMoment moment);
/// What these, and the Event in force, say at a moment outside Encounters.
Rule<> own_texts_at(Table& t, CardMoment moment, effects::Timing timing, Seat seat, Citation rule);
/// The same of some Items alone.
Rule<> texts_of_items_at(Table& t, CardMoment moment, effects::Timing timing, Seat seat,
                         Citation rule, CardSet items);
Rule<> use_ability(Table& t, Seat seat, int slot, effects::NodeId node);

}  // namespace tavola::avalon
