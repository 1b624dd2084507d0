// How many may come to a table, and how often they may have something kept there. Seats and host
// always find a place, however many look on, and nobody does more by opening more connections.
#include <algorithm>

#include "rooms/room/room_impl.h"

namespace tavola::rooms {
namespace {

/// Connections that hold the same seat, or are the host's: a telephone, a screen, and those that
/// the network has lost but not yet given up.
constexpr std::ptrdiff_t kPlacesOfOne = 8;

bool looks_on(const Claim& claim) { return !claim.host && claim.seats.empty(); }

}  // namespace

Expected<> Room::Impl::place_for(const Claim& claimed, GuestId id) const {
  const auto sitting = [this, id](const auto& like) {
    return std::count_if(visitors_.begin(), visitors_.end(), [&](const auto& each) {
      return each.first != id && each.second.sat && like(each.second.claim);
    });
  };
  if (looks_on(claimed)) {
    // A place for each seat and one for the host are kept.
    const auto kept = static_cast<std::ptrdiff_t>(session_.players().size()) + 1;
    if (sitting(looks_on) >= settings_.most_guests - kept)
      return problem("busy", "There is no more room to look on at this table.");
    return {};
  }
  const auto same = [&](const Claim& other) {
    return (claimed.host && other.host) ||
           std::any_of(claimed.seats.begin(), claimed.seats.end(),
                       [&](Seat seat) { return has(other.seats, seat); });
  };
  if (sitting(same) < kPlacesOfOne) return {};
  return problem("busy", "You are at this table too often already. Close it elsewhere.");
}

std::string Room::Impl::person(const Visitor& visitor) const {
  if (visitor.view != kSpectator) return "seat " + std::to_string(visitor.view);
  if (!visitor.claim.seats.empty()) return "seat " + std::to_string(visitor.claim.seats.front());
  return visitor.claim.host ? "host" : "looks on from " + visitor.address;
}

Expected<> Room::Impl::may_add(Pace& pace, const Visitor& visitor) {
  if (pace.allows(person(visitor), visitor.address, house_.now())) return {};
  return problem("too_fast", "That is too much at once; wait a moment.");
}

}  // namespace tavola::rooms
