#include "rooms/hall/expiry.h"

#include <algorithm>
#include <vector>

#include "core/json.h"

namespace tavola::rooms {
namespace {

constexpr std::size_t kRowsAtOnce = 200;

}  // namespace

std::optional<Expiry> expiry_of(const ExpirySettings& settings, const TableLife& life) {
  const std::chrono::seconds time = life.over     ? settings.over
                                    : !life.begun ? settings.unbegun
                                                  : settings.idle;
  if (time.count() == 0) return std::nullopt;
  return Expiry{life.over     ? "over"
                : !life.begun ? "unbegun"
                              : "idle",
                life.changed + static_cast<storage::Seconds>(time.count())};
}

std::optional<Expiry> expiry_to_tell(const ExpirySettings& settings, const TableLife& life,
                                     storage::Seconds now) {
  const std::optional<Expiry> expiry = expiry_of(settings, life);
  if (!expiry || expiry->at - now > static_cast<storage::Seconds>(settings.warning.count()))
    return std::nullopt;
  return expiry;
}

TableLife life_of(const storage::TableRow& row) {
  const Json summary = Json::parse(row.summary, nullptr, false);
  TableLife life{true, row.over, row.changed};
  // A table that an older version kept does not say; then it counts as begun.
  if (summary.is_object() && summary.contains("begun") && summary["begun"].is_boolean())
    life.begun = summary["begun"].get<bool>();
  return life;
}

storage::Result<std::size_t> clear_away(
    storage::Storage& storage, const ExpirySettings& settings, storage::Seconds now,
    const std::function<void(const std::string& table, const Expiry& expiry)>& removed) {
  std::chrono::seconds soonest{0};
  for (const std::chrono::seconds time : {settings.unbegun, settings.over, settings.idle})
    if (time.count() > 0) soonest = soonest.count() == 0 ? time : std::min(soonest, time);
  if (soonest.count() == 0) return 0;
  const storage::Seconds until = now - static_cast<storage::Seconds>(soonest.count());
  std::size_t count = 0;
  storage::OldestWish wish{.changed_until = until, .most = kRowsAtOnce};
  while (true) {
    const auto rows = storage.oldest(wish);
    if (!rows) return std::unexpected(rows.error());
    for (const storage::TableRow& row : *rows) {
      const std::optional<Expiry> expiry = expiry_of(settings, life_of(row));
      if (!expiry || expiry->at > now) continue;
      const storage::Result<> gone = storage.expire(row.id, row.changed);
      if (!gone && gone.error().fault != storage::Fault::kNoSuchTable)
        return std::unexpected(gone.error());
      if (!gone) continue;
      ++count;
      if (removed) removed(row.id, *expiry);
    }
    if (rows->size() < kRowsAtOnce) return count;
    wish.after_changed = rows->back().changed;
    wish.after_id = rows->back().id;
  }
}

}  // namespace tavola::rooms
