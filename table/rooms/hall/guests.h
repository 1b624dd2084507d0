// Somebody who is connected, and who they are. A message may come with the session of an account,
// and whose that is has to be looked up: what they send meanwhile waits, so that nothing overtakes.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "play/problem.h"
#include "rooms/room/guest.h"
#include "storage/storage.h"

namespace tavola::rooms {

class Household;

struct Visit {
  std::shared_ptr<Guest> guest;
  std::string address;
  std::shared_ptr<Household> at = {};
  int errors = 0;
  bool asking = false;                  // whose session it came with
  std::vector<std::string> ahead = {};  // what came meanwhile

  /// Keeps what comes while it is looked up who they are; false when too much waits already.
  bool keep(std::string_view text);
  /// Takes what came meanwhile, until it has to be looked up again who they are.
  template <class Take>
  void catch_up(Take take) {
    std::vector<std::string> came = std::exchange(ahead, {});
    for (std::size_t i = 0; i < came.size(); ++i) {
      take(came[i]);
      if (!asking) continue;
      ahead.assign(came.begin() + static_cast<std::ptrdiff_t>(i) + 1, came.end());
      return;
    }
  }
};

/// A message is an object with `do`, a text, and `id`, a whole number.
play::Expected<nlohmann::ordered_json> read_message(std::string_view text);

/// Whether a message comes with the session of an account; a problem if that is none.
play::Expected<bool> has_session(const nlohmann::ordered_json& message);
/// Puts the number of the account in the place of its session, and nothing in that of one that is
/// over, because the links of seats ask for no account. It waits for the storage.
play::Expected<> know_account(storage::Storage& storage, nlohmann::ordered_json& message);

}  // namespace tavola::rooms
