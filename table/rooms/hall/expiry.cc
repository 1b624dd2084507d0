#include "rooms/hall/expiry.h"

#include <algorithm>
#include <vector>

#include "core/json.h"
#include "rooms/room/room_header.h"

namespace tavola::rooms {
namespace {

constexpr std::size_t kRowsAtOnce = 200;

std::string text_in(const std::string& json, const char* name) {
  const Json read = Json::parse(json, nullptr, false);
  return read.is_object() ? read.value(name, "") : std::string();
}

/// Whether a chapter that is still there goes on from this table: that one goes first.
storage::Result<bool> is_followed(storage::Storage& storage, const std::string& campaign,
                                  const std::string& table) {
  const auto chapters = storage.chapters(campaign);
  if (!chapters) return std::unexpected(chapters.error());
  const auto own = std::ranges::find(*chapters, table, &storage::ChapterRow::table);
  if (own == chapters->end()) return false;
  const std::string name = text_in(own->text, "name");
  return std::ranges::any_of(*chapters, [&](const storage::ChapterRow& chapter) {
    return chapter.table != table && text_in(chapter.text, "from") == name &&
           storage.look(chapter.table).has_value();
  });
}

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

bool is_to_be_told(const ExpirySettings& settings, const Expiry& expiry, storage::Seconds now) {
  return expiry.at - now <= static_cast<storage::Seconds>(settings.warning.count());
}

storage::Result<std::optional<Expiry>> with_its_campaign(storage::Storage& storage,
                                                         const ExpirySettings& settings,
                                                         const std::string& campaign,
                                                         const std::string& table, Expiry expiry) {
  const auto chapters = storage.chapters(campaign);
  if (!chapters) return std::unexpected(chapters.error());
  if (std::ranges::find(*chapters, table, &storage::ChapterRow::table) == chapters->end())
    return expiry;
  for (const storage::ChapterRow& chapter : *chapters) {
    if (chapter.table == table) continue;
    const auto other = storage.look(chapter.table);
    if (!other && other.error().fault == storage::Fault::kNoSuchTable) continue;
    if (!other) return std::unexpected(other.error());
    const std::optional<Expiry> its = expiry_of(settings, life_of(*other));
    if (!its) return std::optional<Expiry>();
    expiry.at = std::max(expiry.at, its->at);
  }
  return expiry;
}

TableLife life_of(const storage::TableRow& row) {
  const Json summary = Json::parse(row.summary, nullptr, false);
  TableLife life{true, row.over, row.changed};
  // Where the summary does not say, it counts as begun, and is kept the longer for it.
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
      std::optional<Expiry> expiry = expiry_of(settings, life_of(row));
      if (!expiry || expiry->at > now) continue;
      if (const auto header = read_header(row.header); header && !header->campaign.empty()) {
        const auto together =
            with_its_campaign(storage, settings, header->campaign, row.id, *expiry);
        if (!together) return std::unexpected(together.error());
        expiry = *together;
        if (!expiry || expiry->at > now) continue;
        const storage::Result<bool> followed = is_followed(storage, header->campaign, row.id);
        if (!followed) return std::unexpected(followed.error());
        if (*followed) continue;
      }
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
