// When a table is cleared away: because it never began, because its game is over, or because
// nothing has happened there for long. Each time can be set, and without one such tables are kept
// for ever.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "storage/storage.h"

namespace tavola::rooms {

/// Since the last change; 0: never.
struct ExpirySettings {
  std::chrono::seconds unbegun{std::chrono::days(30)};
  std::chrono::seconds over{std::chrono::days(365)};
  std::chrono::seconds idle{std::chrono::days(730)};
  /// So long before, those who sit there are told.
  std::chrono::seconds warning{std::chrono::days(14)};
};

/// What is known of a table's life.
struct TableLife {
  bool begun = false;
  bool over = false;
  storage::Seconds changed = 0;
};

struct Expiry {
  std::string_view why;  // "unbegun", "over" or "idle"
  storage::Seconds at = 0;
  friend bool operator==(const Expiry&, const Expiry&) = default;
};

/// When the table will be cleared away if nothing happens there; nothing if never.
std::optional<Expiry> expiry_of(const ExpirySettings& settings, const TableLife& life);
/// Whether those who sit there should be told of it now.
bool is_to_be_told(const ExpirySettings& settings, const Expiry& expiry, storage::Seconds now);

TableLife life_of(const storage::TableRow& row);

/// When a chapter of a campaign will be cleared away that would go then by itself: all chapters are
/// kept as long as the one that is kept longest. Nothing if never.
storage::Result<std::optional<Expiry>> with_its_campaign(storage::Storage& storage,
                                                         const ExpirySettings& settings,
                                                         const std::string& campaign,
                                                         const std::string& table, Expiry expiry);

/// Removes the tables whose time has come, unless they change at that very moment; `removed` hears
/// of each. Gives how many they were.
storage::Result<std::size_t> clear_away(
    storage::Storage& storage, const ExpirySettings& settings, storage::Seconds now,
    const std::function<void(const std::string& table, const Expiry& expiry)>& removed);

}  // namespace tavola::rooms
