// Items, Secrets and Skills of the Characters: who has them, which are in use, and how they come
// and go. (sections 20 to 22 of the ledger)
//
// An Item lies in the Item deck, with a Character, on a Location (TG-450), or has left the
// Campaign. A Secret lies in the Secret deck unless somebody holds it or it has left the Campaign;
// so its deck need not be kept.
#pragma once

#include "games/avalon/table.h"

namespace tavola::avalon {

/// The three kinds of cards that lie beside a tray.
enum class Belonging : std::uint8_t { kItem, kSecret, kSkill };
inline constexpr int kBelongings = 3;

struct Possession {
  Belonging kind = Belonging::kItem;
  std::uint8_t card = kNone;
  friend bool operator==(const Possession&, const Possession&) = default;
};

/// Where a text stands, as effects carry it: cards of the Sequence have the numbers from 0 on, the
/// Encounter's own rule -1, and these the numbers below.
inline constexpr int kFirstBelonging = -2;
inline constexpr std::int16_t place_of_text(Possession which) {
  return static_cast<std::int16_t>(kFirstBelonging - 128 * static_cast<int>(which.kind) -
                                   which.card);
}
inline constexpr bool is_belonging(int at) {
  return at <= kFirstBelonging && at > kFirstBelonging - 128 * kBelongings;
}
inline constexpr Possession belonging_at(int at) {
  const int number = kFirstBelonging - at;
  return {static_cast<Belonging>(number / 128), static_cast<std::uint8_t>(number % 128)};
}

const ItemCard& item(std::uint8_t which);
const SecretCard& secret(std::uint8_t which);
/// The Secret with a number, or kNone. (TG-084)
std::uint8_t secret_numbered(int number);
/// What the side of a card in use says: its names, its text, its Action.
const PossessionText& text_of(const Character& c, Possession which);
std::uint8_t keywords_of(Possession which);
/// The number of a card among all Items, Secrets and sides of Skills, as options and events carry
/// it.
int possession_value(const Character& c, Possession which);
Possession possession_of_value(int value);

/// Who holds a Secret or an Item, or kNoSeat.
Seat holder_of_secret(const State& s, std::uint8_t which);
Seat holder_of_item(const State& s, std::uint8_t which);
/// Whether a Character holds a card and it lies face up, so that it has an effect. (TG-396)
bool in_use(const State& s, Seat seat, Possession which);
/// Whether a Character uses a card with this keyword. (TG-391)
bool uses(const State& s, Seat seat, Keyword keyword);

/// The same for a noun of the notation: an Item, a Craftable one, or a keyword.
bool uses_item(const State& s, Seat seat, int noun);

/// All cards of a Character that are in use: Items, then Secrets, then Skills.
template <class Visit>
void each_in_use(const State& s, Seat seat, Visit&& visit) {
  const Character& c = s.character(seat);
  const EncounterState& e = s.encounter;
  if ((c.items_up | c.secrets_up | c.skills).empty()) return;
  (c.items_up - (e.flipped[seat] | e.set_aside[seat])).each([&](std::uint8_t card) {
    visit(Possession{Belonging::kItem, card});
  });
  (c.secrets_up - e.flipped_secrets[seat]).each([&](std::uint8_t card) {
    visit(Possession{Belonging::kSecret, card});
  });
  (c.skills - e.flipped_skills[seat]).each([&](std::uint8_t card) {
    visit(Possession{Belonging::kSkill, card});
  });
}

/// A Character takes a Secret from its deck, by number; if it is in play or gone already, nothing
/// happens. (TG-415)
Rule<> gain_secret(Table& t, Seat seat, std::uint8_t which, Citation rule);
/// It goes back to its deck and can be had again. (TG-409, TG-1007)
void lose_secret(Table& t, std::uint8_t which, Citation rule);
/// Out of the Campaign. (TG-492)
void remove_secret(Table& t, std::uint8_t which, Citation rule);

/// What "draw an Item" asks for: any, a Craftable one, or one with a keyword; numbered as the nouns
/// of the notation are (kAnyItem, kCraftableItem, then keywords).
bool is_asked_for(std::uint8_t which, int noun);
/// Draws Items one after the other. (TG-400 to TG-404, TG-1005)
Rule<> draw_items(Table& t, Seat seat, int count, int noun, Citation rule);
/// Draws one that several may have: it is seen before they say who gets it. Gives whether there was
/// one. (TG-156, TG-510)
Rule<bool> share_next_item(Table& t, SeatSet among, Seat speaker, int noun, Citation rule);
/// A certain Item comes to a Character, from wherever it lies.
Rule<> gain_item(Table& t, Seat seat, std::uint8_t which, Citation rule);
/// Where there is a limit to what may be carried, the player keeps as many as that. (TG-884,
/// TG-1084)
Rule<> keep_item_limit(Table& t, Seat seat);
/// Under the Item deck. (TG-488)
void discard_item(Table& t, Seat seat, std::uint8_t which, Citation rule);
/// As its player chooses, Secrets never. (TG-411)
Rule<> discard_items(Table& t, Seat seat, int count, int noun, Citation rule);
int items_of(const State& s, Seat seat, int noun);

/// After a card has come: of each keyword one stays face up. (TG-391 to TG-394, TG-1003)
Rule<> keep_one_of_each_keyword(Table& t, Seat seat, std::uint8_t keywords, Citation rule);
/// Step 8 of Start of Day, and the beginning of an Encounter. (TG-130, TG-536)
Rule<> choose_equipment(Table& t, Seat seat, Citation rule);

/// Before an Encounter: what is not used in it. (TG-537, TG-711)
Rule<> set_items_aside(Table& t, Seat seat, Citation rule);
/// The Weapons that somebody used in the Encounter, those that were flipped among them.
CardSet weapons_used(const State& s, Seat seat);
/// They break. (TG-656)
void shatter(Table& t, Seat seat, CardSet weapons);

/// Skill cards of an Attribute that nobody has. (TG-432, TG-435)
bool any_skill_left(const State& s, Attribute which);
/// A Character takes one of them, and one of its two sides for good. (TG-431 to TG-434)
Rule<> take_skill(Table& t, Seat seat, Attribute which);

/// Items and Secrets that pass to somebody else in the same Location, and Items that lie there.
/// (TG-397, TG-413, TG-451)
void offer_possessions(Table& t, Seat seat);
Rule<> give_possession(Table& t, Seat from, Seat to, Possession which);
/// What somebody else here could be asked for, and asking for it; the owner may refuse. (TG-952)
void offer_possessions_of(Table& t, Seat other);
Rule<> ask_for_possession(Table& t, Seat asking, Seat owner, Possession which);
Rule<> pick_up(Table& t, Seat seat, std::uint8_t which);

/// In a Challenging game Secret 42 is taken at the start, by whom the players choose. (TG-870,
/// TG-1082)
Rule<> take_scales(Table& t);

/// Whether its Action of the day has been taken. (TG-956)
bool was_used_today(const Character& c, Possession which);
/// Actions that stand on what somebody has in use. (TG-191)
void offer_card_actions(Table& t, Seat seat);
/// Gives who took part in it; nobody, if its cost was not found. (TG-192, TG-328)
Rule<SeatSet> take_card_action(Table& t, Seat seat, Possession which);

/// In an Encounter: face down until it ends. (TG-405, TG-1006)
void flip(Table& t, Seat seat, Possession which, Citation rule);
/// One that is in use and fits, as its player chooses.
Rule<> flip_one(Table& t, Seat seat, int noun, Citation rule);

}  // namespace tavola::avalon
