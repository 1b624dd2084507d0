// Why a card or what a location offers cannot be used now.
#pragma once

#include <optional>

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/table.h"
#include "scene/titles/title.h"

namespace tavola::arkham {

/// A card of the phase that is at hand and cannot be used or cast: exhausted, or too dear. None if
/// nothing but the occasion is missing.
std::optional<scene::Blocked> use_barred(const State& s, Seat seat, int number, Window window);

/// What a location of a box offers in place of an encounter, and this investigator cannot have.
std::optional<scene::Blocked> offer_barred(const State& s, Seat seat);

/// Why no spell can be cast, with the card that says so; none if nothing says so.
std::optional<scene::Text> why_no_spells(const State& s, Seat seat);

}  // namespace tavola::arkham
