#include "rooms/kept/stored_log.h"

#include <vector>

#include "core/json.h"
#include "play/json_text.h"

namespace tavola::rooms {
namespace {

using play::Expected;
using play::problem;

/// Of the head, what is as the log was written.
constexpr const char* kOfTheLog[] = {"engine", "content", "dealt", "told"};
constexpr const char* kOfTheRoom[] = {"table",    "title",     "listed", "guided",
                                      "created",  "undo_away", "clock",  "open",
                                      "campaign", "people",    "tokens", "unplayed"};

}  // namespace

bool is_game_record(const Json& entry) {
  for (const char* kind : {"choose", "undo", "redo", "dice", "draw", "state", "reseed", "resume"})
    if (entry.contains(kind)) return true;
  return false;
}

bool is_rewritten_log(const Json& entry) { return entry.contains("rewritten"); }

std::string rewritten_log(const play::Session& session) {
  const Json head = session.save_head();
  Json log = Json::object();
  for (const char* name : kOfTheLog) log[name] = head[name];
  log["records"] = Json::array();
  for (std::size_t i = 0; i < session.log().size(); ++i)
    log["records"].push_back(session.save_record(i));
  return play::write_json(Json{{"rewritten", std::move(log)}});
}

std::string rest_text(const play::Session& session) {
  const Json rest = session.rest();
  return rest.is_null() ? std::string() : play::write_json(rest);
}

Expected<Json> stored_log(const StoredTable& stored) {
  Expected<Json> log = play::read_json(stored.header);
  if (!log) return log;
  if (!log->is_object())
    return problem("bad_save", "This stored table cannot be opened: its header is no object.");
  for (const char* name : kOfTheRoom) log->erase(name);
  Json records = Json::array();
  for (std::size_t i = 0; i < stored.entries.size(); ++i) {
    Expected<Json> entry = play::read_json(stored.entries[i]);
    const std::string where = "/entries/" + std::to_string(i);
    if (!entry) return problem("damaged", "This stored table is damaged at " + where + ".");
    if (!entry->is_object()) return problem("bad_save", where + " should be an object.");
    if (is_rewritten_log(*entry)) {
      Json& written = (*entry)["rewritten"];
      if (!written.is_object() || !written.contains("records"))
        return problem("bad_save", where + " should be a log with its records.");
      for (const char* name : kOfTheLog) (*log)[name] = written[name];
      records = std::move(written["records"]);
    } else if (is_game_record(*entry)) {
      records.push_back(*std::move(entry));
    }
  }
  (*log)["records"] = std::move(records);
  if (stored.rest.empty()) return log;
  Expected<Json> rest = play::read_json(stored.rest);
  if (!rest) return problem("damaged", "This stored table is damaged at /rest.");
  if (!rest->is_null()) (*log)["rest"] = *std::move(rest);
  return log;
}

}  // namespace tavola::rooms
