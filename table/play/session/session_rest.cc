// The rest point beside the log, and a table that goes on from one: what happened before is read
// from the log, told again, and never run.
#include <cstdlib>
#include <memory>
#include <ranges>

#include "core/json.h"
#include "play/json_text.h"
#include "play/session/ear.h"
#include "play/session/joined.h"
#include "play/session/session.h"
#include "play/session/told_json.h"

namespace tavola::play {
namespace {

/// The state says everything: no rule is half done and no referee has told what is to come.
bool resting(const Table& table, const Script& script) {
  return !table.failed() && (table.at_rest() || table.over()) && script.dice.empty() &&
         script.draws.empty();
}

std::unexpected<Problem> unreadable(const std::string& path, const std::string& expected) {
  return problem("bad_save",
                 "This saved table cannot be read: " + path + " should be " + expected + ".");
}

/// The fields of a choice that are told.
Expected<> read_choice(const Vocabulary& words, const Json& json, int seats,
                       const std::string& where, Record& record) {
  std::int64_t seat = 0;
  const Json* who = field(json, "seat");
  const Json* verb = field(json, "verb");
  const Json* args = field(json, "args");
  if (who == nullptr || !read_integer(*who, 0, seats - 1, seat))
    return unreadable(where + "/seat", "a seat's number");
  if (verb == nullptr || !verb->is_string() || args == nullptr)
    return unreadable(where, "a choice with verb and args");
  record.seat = static_cast<Seat>(seat);
  const std::string name = verb->get<std::string>();
  const int known = index_of(words.verbs, name);
  if (known >= 0 && read_fields(words, words.verbs[static_cast<std::size_t>(known)], *args, seats,
                                record.option.args))
    record.option.verb = static_cast<std::uint8_t>(known);
  else
    record.written = as_written(name, *args);
  if (const Json* rule = field(json, "rule"); rule != nullptr && rule->is_string())
    record.option.rule = Citation::parse(rule->get<std::string>()).value_or(Citation{});
  if (const Json* secret = field(json, "secret")) record.secret = *secret != false;
  if (const Json* measured = field(json, "parameters"); measured != nullptr && measured->is_array())
    for (const Json& value : *measured) {
      std::int64_t number = 0;
      if (!read_integer(value, INT32_MIN, INT32_MAX, number))
        return unreadable(where + "/parameters", "a list of numbers");
      record.parameters.push_back(static_cast<std::int32_t>(number));
    }
  return {};
}

}  // namespace

Json Session::rest() const {
  const auto kept = [this](std::size_t at, const Table& table) {
    return Json{{"format", kLogFormat},
                {"records", log_.size()},
                {"point", at},
                {"state", game().state_to_json(table)}};
  };
  if (resting(*table_, script_)) return kept(point(), *table_);
  std::size_t end = point();
  for (const Snapshot& from : std::views::reverse(snapshots_)) {
    if (from.point > end) continue;  // undone
    const std::unique_ptr<Table> table = game().new_table();
    start_at(*table, from);
    Script script = from.script;
    Json newest;
    for (std::size_t i = from.point;; ++i) {
      if (resting(*table, script)) newest = kept(i, *table);
      if (i == end) break;
      run(record(i), *table, script);
    }
    if (!newest.is_null()) return newest;
    end = from.point;
  }
  return nullptr;
}

bool Session::has_rest(const Json& rest) const {
  const Json* at = field(rest, "point");
  const Json* state = field(rest, "state");
  const Json* taken = field(rest, "records");
  std::int64_t place = 0;
  std::uint64_t logged = 0;
  if (at == nullptr || state == nullptr || !read_integer(*at, 0, INT64_MAX, place)) return true;
  if (taken == nullptr || !read_unsigned(*taken, logged)) return true;
  for (std::size_t i = logged; i < log_.size(); ++i)
    if (log_[i].kind == Record::Kind::kUndo && log_[i].keep < static_cast<std::size_t>(place))
      return true;
  const auto table = table_at(static_cast<std::size_t>(place));
  if (table == nullptr || !resting(*table, {})) return true;
  return says_all_of(game().state_to_json(*table), *state);
}

Expected<> Session::read_record(const Json& json, const std::string& where) {
  Record record;
  const Vocabulary& words = game().vocabulary();
  if (!json.is_object()) return unreadable(where, "an object");
  std::int64_t number = 0;
  if (const Json* time = field(json, "time"))
    if (!read_integer(*time, 0, INT64_MAX, record.time))
      return unreadable(where + "/time", "a time");
  if (const Json* told = field(json, "events"))
    if (!read_told(words, *told, setup_.seats, record.events, record.bygone))
      return unreadable(where + "/events", "a list of events");
  const auto now = static_cast<std::int64_t>(point_);
  const auto goes = [&](const char* kind, std::int64_t least, std::int64_t most) {
    const Json* keep = field(json, kind);
    if (keep == nullptr || !read_integer(*keep, least, most, number)) return false;
    record.keep = static_cast<std::size_t>(number);
    return true;
  };
  const auto has = [&json](const char* kind) { return field(json, kind) != nullptr; };
  if (has("undo") || has("redo")) {
    const bool back = has("undo");
    if (back ? !goes("undo", 0, now - 1)
             : !goes("redo", now + 1, static_cast<std::int64_t>(redo_end())))
      return unreadable(where, "a point that can be gone to");
    record.kind = back ? Record::Kind::kUndo : Record::Kind::kRedo;
    std::int64_t by = kNoSeat;
    if (const Json* who = field(json, "seat"))
      if (!read_integer(*who, 0, setup_.seats - 1, by))
        return unreadable(where + "/seat", "a seat's number");
    record.seat = static_cast<Seat>(by);
    point_ = record.keep;
    log_.push_back(std::move(record));
    return {};
  }
  if (has("resume")) {
    if (!goes("resume", 0, now)) return unreadable(where + "/resume", "a point in force");
    record.kind = Record::Kind::kResume;
    point_ = record.keep;
    if (const Json* back = field(json, "taken_back"))
      if (read_integer(*back, 0, INT32_MAX, number)) record.taken_back = static_cast<int>(number);
  } else if (has("choose")) {
    if (const auto read = read_choice(words, json, setup_.seats, where, record); !read) return read;
  } else if (const Json* given = field(json, "reseed")) {
    const auto seed = seed_from_json(*given);
    if (!seed) return unreadable(where + "/reseed", std::string(kSeedMeant));
    record.kind = Record::Kind::kReseed;
    record.seed = *seed;
  } else if (has("dice")) {
    record.kind = Record::Kind::kDice;
  } else if (has("draw")) {
    record.kind = Record::Kind::kDraw;
  } else if (has("state")) {
    record.kind = Record::Kind::kState;
  } else {
    return unreadable(where,
                      "a record with choose, dice, draw, state, undo, redo, reseed or resume");
  }
  if (const Json* state = field(json, "state"))
    record.state = state->dump(-1, ' ', false, Json::error_handler_t::replace);
  if (const Json* hash = field(json, "hash"); hash != nullptr && hash->is_string())
    record.hash = std::strtoull(hash->get<std::string>().c_str(), nullptr, 16);
  record.saved = write_json(json);
  log_.push_back(std::move(record));
  put_in_line();
  if (log_.back().kind == Record::Kind::kResume) undo_end_ = look_end_ = point_;
  return {};
}

Expected<> Session::start_from(const Json& state, std::vector<Event>& told) {
  std::unique_ptr<Table> table = game().new_table();
  std::vector<std::string> problems;
  {
    Ear ear(*table);
    problems = game().state_from_json(*table, state);
    told = std::move(ear.heard);
  }
  if (!problems.empty()) return problem("bad_state", joined(problems) + ".");
  if (table->failed()) return table_failed(table->failure());
  table_ = std::move(table);
  return {};
}

void Session::end_undo_here() {
  undo_end_ = look_end_ = point_;
  script_ = {};
  snapshots_.clear();
  Snapshot first{point_, {}, {}, {}};
  table_->copy_to(first.position);
  if (table_->over()) first.over = log_[line_.back()].state;
  snapshots_.push_back(std::move(first));
}

Expected<> Session::begin_again(Comparing comparing) {
  const Record& resumed = log_[line_.back()];
  std::vector<Event> told_before;
  const Expected<> begun = start_from(Json::parse(resumed.state, nullptr, false), told_before);
  if (!begun) return begun;
  if (comparing != Comparing::kTold && table_->hash() != resumed.hash)
    return problem("other_outcome", "the table is another one after it");
  end_undo_here();
  return {};
}

Expected<> Session::resume(std::size_t keep, const Json& state) {
  Record step;
  step.kind = Record::Kind::kResume;
  step.keep = keep;
  step.state = state.dump(-1, ' ', false, Json::error_handler_t::replace);
  if (const Expected<> begun = start_from(state, step.events); !begun) return begun;
  step.hash = table_->hash();
  step.reveals = true;
  point_ = keep;
  log_.push_back(std::move(step));
  put_in_line();
  end_undo_here();
  return {};
}

}  // namespace tavola::play
