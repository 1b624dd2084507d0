// A Common Item that somebody has ordered and another investigator brings.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

/// Another investigator of choice sees three Common Items and may buy one, which the reader
/// carries to them. One parcel is under way at a time.
bool somebody_could_order(const State& s, Seat who);
Rule<> order_by_mail(Table& t, Seat who, Citation rule);
/// Hands the parcel over once both are in one area; it goes back if one of them is gone.
void deliver_parcel(Table& t);

}  // namespace tavola::arkham
