#include "rooms/api/table_export.h"

#include "core/json.h"
#include "play/json_text.h"
#include "rooms/kept/stored_log.h"

namespace tavola::rooms {
namespace {

/// Whoever sat down later, or was seated by the host.
void take_seat_entry(Json& seats, const Json& entry) {
  const auto seat = entry.find("seat");
  std::int64_t at = 0;
  if (seat == entry.end() ||
      !play::read_integer(*seat, 0, static_cast<std::int64_t>(seats.size()) - 1, at))
    return;
  Json& player = seats[static_cast<std::size_t>(at)];
  if (entry.contains("name") && entry["name"].is_string()) player["name"] = entry["name"];
  if (!entry.contains("bot")) return;
  if (entry["bot"].is_string())
    player["bot"] = entry["bot"];
  else
    player.erase("bot");
}

}  // namespace

play::Expected<Json> log_with_seats(const storage::StoredTable& stored) {
  play::Expected<Json> table = stored_log({stored.row.header, stored.entries, stored.rest});
  if (!table) return std::unexpected(table.error());
  if (!table->contains("seats") || !(*table)["seats"].is_array())
    return play::problem("bad_save", "The header of this stored table cannot be read.");
  for (const std::string& text : stored.entries)
    if (const play::Expected<Json> entry = play::read_json(text);
        entry && entry->is_object() && !is_game_record(*entry) && !is_rewritten_log(*entry))
      take_seat_entry((*table)["seats"], *entry);
  return table;
}

play::Expected<std::string> exported_table(const storage::StoredTable& stored) {
  const play::Expected<Json> table = log_with_seats(stored);
  if (!table) return std::unexpected(table.error());
  return table->dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace tavola::rooms
