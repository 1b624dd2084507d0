// The effect notation as the Journal speaks it: to a whole Party at once, unless a line names its
// members. (TG-155, TG-156, TG-356, TG-953, TG-954)
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "effects/host.h"
#include "games/avalon/cards/card_content.h"
#include "games/avalon/table.h"

namespace tavola::avalon {

/// In a context: the effect speaks to the Party that reads, and to nobody of it alone.
inline constexpr Seat kWholeParty = 7;

effects::Host& journal_host();
effects::Context party_context(Source source, Citation rule);

/// The Party that reads, or the group that an effect speaks to meanwhile, as far as it lives.
SeatSet readers(const State& s);
/// Who speaks for it: whose Action it is or, once that one is gone, the lowest Character Number.
Seat spokesman(const State& s);

/// Whether a condition holds for the Party, or for one member by itself.
bool condition_holds(const Table& t, Source condition);
bool condition_holds_for(const Table& t, Source condition, Seat seat);
/// Whether a condition asks for what one Character can have and another not.
bool is_personal(Source condition);

/// Whether a cost can be paid, and paying it. Who does not pay a share leaves the Party. (TG-338)
bool can_pay_cost(const Table& t, Source cost);
Rule<> pay_cost(Table& t, Source cost, Citation rule);

/// What all costs of a choice come to now: paid once together, or by each member; neither if they
/// are of other kinds, or of both.
struct ChoicePrice {
  Price price;
  bool each = false;
};
std::optional<ChoicePrice> price_now(const Table& t, const std::vector<Source>& costs);

/// What an effect leaves open and is known now: conditions (0 or 1) and sums, in the order of its
/// parts.
std::vector<int> values_now(const Table& t, Source effect);
/// The effect as it is with those values: the branches that are taken, and numbers for the sums.
effects::Program with_values(Source effect, std::span<const int>& values);

Rule<> carry_out_for_party(Table& t, Source effect, Citation rule);
/// The same for Characters who read nothing, such as those who have just arrived. (TG-971)
Rule<> carry_out_for_group(Table& t, Source effect, SeatSet group, Citation rule);

}  // namespace tavola::avalon
