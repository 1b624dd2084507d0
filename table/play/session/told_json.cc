#include "play/session/told_json.h"

#include <algorithm>
#include <iterator>

#include "core/json.h"
#include "play/json_text.h"
#include "scene/json/scene_json.h"
#include "scene/terminal/ink.h"

namespace tavola::play {
namespace {

/// What a line from elsewhere may be long; what we write is a tenth of that.
constexpr int kLongestTold = 200;
/// So much is told of one step at the most.
constexpr std::size_t kMostToldOfAStep = 2000;

std::string value_text(const Json& value) {
  if (value.is_string()) return value.get<std::string>();
  return value.is_null() ? "-" : write_json(value);
}

/// A value as fields_json writes it, within the bounds of its kind.
bool read_value(const Vocabulary& words, int kind, const Json& value, int seats, std::int16_t& to) {
  std::int64_t number = kNothing;
  if (value.is_null()) {
    to = kNothing;
    return true;
  }
  const std::vector<std::string>& ids = words.kinds[static_cast<std::size_t>(kind)].ids;
  if (value.is_string())
    number = words.value_of(kind, value.get<std::string>());
  else if (!ids.empty() || !read_integer(value, INT16_MIN, INT16_MAX, number))
    return false;
  if (kind != kNumber && number < 0) return false;
  if (kind == kSeatValue && number >= seats) return false;
  to = static_cast<std::int16_t>(number);
  return true;
}

std::string hidden(std::size_t field) { return "#" + std::to_string(field); }

/// Whether a field names a text and the next one a place in it. Several texts may stand on one
/// card, and so have one name.
bool names_a_text(const Phrase& phrase, std::size_t field) {
  return !phrase.fields[field].name.empty() && field + 1 < phrase.fields.size() &&
         phrase.fields[field + 1].name.empty();
}

/// The how-manieth of its name a value is, from 0 on.
std::int16_t rank_of(const std::vector<std::string>& ids, std::int16_t value) {
  const auto end = ids.begin() + value;
  return static_cast<std::int16_t>(std::count(ids.begin(), end, *end));
}

/// So many of the same name on from the first; the first if there are fewer.
std::int16_t of_rank(const std::vector<std::string>& ids, std::int16_t first, std::int64_t rank) {
  std::size_t at = static_cast<std::size_t>(first);
  for (std::size_t next = at + 1; next < ids.size() && rank > 0; ++next)
    if (ids[next] == ids[at]) {
      at = next;
      --rank;
    }
  return rank == 0 ? static_cast<std::int16_t>(at) : first;
}

}  // namespace

Json told_fields(const Vocabulary& words, const Phrase& phrase, const Arguments& args) {
  Json json = scene::fields_json(words, phrase, args);
  for (std::size_t i = 0; i < phrase.fields.size() && i < args.size(); ++i) {
    if (args[i] == kNothing) continue;
    if (phrase.fields[i].name.empty()) {
      json[hidden(i)] = args[i];
    } else if (names_a_text(phrase, i)) {
      const auto& ids = words.kinds[static_cast<std::size_t>(phrase.fields[i].kind)].ids;
      const std::int16_t rank = args[i] < std::ssize(ids) ? rank_of(ids, args[i]) : 0;
      if (rank > 0) json[hidden(i)] = rank;
    }
  }
  return json;
}

Json told_json(const Vocabulary& words, const std::vector<Event>& events) {
  Json list = Json::array();
  for (const Event& event : events) {
    const Phrase& phrase = words.events[event.kind];
    Json told = Json::array({phrase.name, told_fields(words, phrase, event.args)});
    const bool all = event.audience == SeatSet::everybody();
    if (event.rule.given())
      told.push_back(event.rule.text());
    else if (!all)
      told.push_back(nullptr);
    if (!all) {
      Json heard = Json::array();
      for (Seat seat = 0; seat <= kSpectator; ++seat)
        if (event.audience.has(seat)) heard.push_back(seat);
      told.push_back(std::move(heard));
    }
    list.push_back(std::move(told));
  }
  return list;
}

bool read_fields(const Vocabulary& words, const Phrase& phrase, const Json& json, int seats,
                 Arguments& args) {
  args.fill(kNothing);
  if (!json.is_object()) return false;
  for (const auto& [name, value] : json.items()) {
    bool known = false;
    for (std::size_t i = 0; i < phrase.fields.size() && i < args.size() && !known; ++i) {
      const Field& field = phrase.fields[i];
      if (!field.name.empty() && name == hidden(i)) known = names_a_text(phrase, i);
      if ((field.name.empty() ? hidden(i) : field.name) != name) continue;
      known = read_value(words, field.kind, value, seats, args[i]);
    }
    if (!known) return false;
  }
  // Which of the texts of a card it was is told behind its name.
  for (std::size_t i = 0; i + 1 < phrase.fields.size() && i < args.size(); ++i)
    if (const Json* rank = field(json, hidden(i).c_str());
        rank != nullptr && !phrase.fields[i].name.empty()) {
      std::int64_t number = 0;
      if (args[i] < 0 || !read_integer(*rank, 0, INT16_MAX, number)) return false;
      args[i] = of_rank(words.kinds[static_cast<std::size_t>(phrase.fields[i].kind)].ids, args[i],
                        number);
    }
  return true;
}

bool says_all_of(const Json& now, const Json& saved) {
  if (saved.is_object() && now.is_object()) {
    for (const auto& [name, value] : saved.items())
      if (!now.contains(name) || !says_all_of(now[name], value)) return false;
    return true;
  }
  if (!saved.is_array() || !now.is_array()) return now == saved;
  if (now.size() != saved.size()) return false;
  for (std::size_t i = 0; i < now.size(); ++i)
    if (!says_all_of(now[i], saved[i])) return false;
  return true;
}

std::string as_written(const std::string& name, const Json& args) {
  std::string text = name;
  if (args.is_object())
    for (const auto& [field, value] : args.items()) {
      text += " " + field + "=" + value_text(value);
      if (text.size() > 8 * kLongestTold) break;
    }
  // It may come from anybody's file, and is shown as it stands there.
  return scene::cut(scene::harmless(text), kLongestTold, "…");
}

bool read_told(const Vocabulary& words, const Json& json, int seats, std::vector<Event>& events,
               std::vector<Bygone>& bygone) {
  if (!json.is_array() || json.size() > kMostToldOfAStep) return false;
  for (const Json& told : json) {
    if (!told.is_array() || told.size() < 2 || told.size() > 4 || !told[0].is_string())
      return false;
    Event event;
    if (told.size() > 2 && told[2].is_string())
      event.rule = Citation::parse(told[2].get<std::string>()).value_or(Citation{});
    if (told.size() > 3) {
      event.audience = {};
      if (!told[3].is_array()) return false;
      for (const Json& seat : told[3]) {
        std::int64_t number = 0;
        if (!read_integer(seat, 0, kSpectator, number)) return false;
        event.audience.add(static_cast<Seat>(number));
      }
    }
    const std::string name = told[0].get<std::string>();
    const int kind = index_of(words.events, name);
    if (kind >= 0 && read_fields(words, words.events[static_cast<std::size_t>(kind)], told[1],
                                 seats, event.args)) {
      event.kind = static_cast<std::uint8_t>(kind);
      events.push_back(event);
    } else {
      bygone.push_back({as_written(name, told[1]), event.audience});
    }
  }
  return true;
}

}  // namespace tavola::play
