// What the choices of the Journal cost: a Party pays together, or each of its members a share.
// (TG-328, TG-331, TG-338 to TG-340)
#pragma once

#include <optional>
#include <vector>

#include "effects/host.h"
#include "games/avalon/cards/card_content.h"
#include "games/avalon/table.h"

namespace tavola::avalon {

/// What a "pay" names, as a price.
Price price_in(const effects::Call& call);

/// Whether a cost can be paid, and paying it. Whoever does not pay a share leaves the Party.
/// (TG-338)
bool can_pay_cost(const Table& t, Source cost);
Rule<> pay_cost(Table& t, Source cost, Citation rule);

/// What all costs of a choice come to now: paid once together, or by each member; neither if they
/// are of other kinds, or of both.
struct ChoicePrice {
  Price price;
  bool each = false;
};
std::optional<ChoicePrice> price_now(const Table& t, const std::vector<Source>& costs);
/// The same without a table: nothing either where an amount depends on how things stand.
std::optional<ChoicePrice> fixed_price(const std::vector<Source>& costs);

}  // namespace tavola::avalon
