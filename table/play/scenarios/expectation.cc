#include "play/scenarios/expectation.h"

#include <algorithm>
#include <initializer_list>

#include "core/json.h"
#include "play/engine/request.h"
#include "play/engine/status.h"
#include "play/json_text.h"
#include "play/scenarios/patch.h"
#include "play/scenarios/slip.h"
#include "scene/describe.h"
#include "scene/json/scene_json.h"

namespace tavola::play {
namespace {

using Unmet = std::optional<std::string>;

constexpr std::size_t kLongestQuote = 600;

std::string quote(const Json& json) {
  std::string text = write_json(json);
  if (text.size() > kLongestQuote) text = text.substr(0, kLongestQuote) + " …";
  return text;
}

std::string plain_word(const Json& json) {
  return json.is_string() ? json.get<std::string>() : write_json(json);
}

/// A field of another name is a slip of the pen that would make a test pass for nothing.
Unmet unknown_field(const Json& json, std::initializer_list<std::string_view> known) {
  for (const auto& [name, value] : json.items()) {
    if (std::find(known.begin(), known.end(), name) != known.end()) continue;
    std::string list;
    for (std::string_view word : known) list += (list.empty() ? "" : ", ") + std::string(word);
    return "\"" + name + "\" is not understood here; there are " + list;
  }
  return std::nullopt;
}

// ---- values -------------------------------------------------------------------------------------

constexpr std::string_view kComparisons[] = {"is",       "is_not", "at_least", "at_most",
                                             "contains", "lacks",  "count",    "has"};

bool contains(const Json& value, const Json& part) {
  if (value.is_string() && part.is_string())
    return value.get<std::string>().contains(part.get<std::string>());
  if (value.is_object()) return part.is_string() && value.contains(part.get<std::string>());
  return value.is_array() && std::find(value.begin(), value.end(), part) != value.end();
}

/// Whether every named field is so. A list is as long as the wanted one, entry by entry.
bool agrees(const Json& value, const Json& wanted) {
  if (wanted.is_object())
    return value.is_object() &&
           std::all_of(wanted.items().begin(), wanted.items().end(), [&value](const auto& one) {
             const Json* there = field(value, one.key());
             return there != nullptr && agrees(*there, one.value());
           });
  if (!wanted.is_array()) return value == wanted;
  if (!value.is_array() || value.size() != wanted.size()) return false;
  for (std::size_t i = 0; i < wanted.size(); ++i)
    if (!agrees(value[i], wanted[i])) return false;
  return true;
}

/// Only what the wanted value names of the value there is, so that a difference can be read.
Json named_part(const Json& value, const Json& wanted) {
  if (!wanted.is_object() || !value.is_object()) return value;
  Json part = Json::object();
  for (const auto& [name, inner] : wanted.items()) {
    const Json* there = field(value, name);
    part[name] = there == nullptr ? Json() : named_part(*there, inner);
  }
  return part;
}

bool holds(const std::string& comparison, const Json& value, const Json& wanted) {
  if (comparison == "is") return value == wanted;
  if (comparison == "is_not") return value != wanted;
  if (comparison == "at_least") return value.is_number() && value >= wanted;
  if (comparison == "at_most") return value.is_number() && value <= wanted;
  if (comparison == "contains") return contains(value, wanted);
  if (comparison == "lacks") return !contains(value, wanted);
  if (comparison == "has") return agrees(value, wanted);
  return value.is_structured() && wanted == Json(value.size());  // count
}

/// Why the value can never stand there, if it was looked for in vain or is said not to be there.
Unmet slip_in(std::string_view comparison, const std::string& path, const Json& wanted, bool held,
              const Session& session) {
  const bool denies = comparison == "is_not" || comparison == "lacks";
  if (held != denies) return std::nullopt;
  if (comparison == "is" || comparison == "is_not") return slip_at(session, path, wanted);
  if (comparison == "has") return slip_over(session, path, wanted);
  if (comparison == "contains" || comparison == "lacks") return slip_within(session, path, wanted);
  return std::nullopt;
}

/// Every comparison in the expectation, held against the value at its path: of the state if there
/// is a session, or else of the first of the scenes.
Unmet compare(const Json& expectation, const Json& root, const Session* session,
              const std::vector<Json>& scenes) {
  const Json* path = field(expectation, "path");
  if (path == nullptr || !path->is_string()) return "\"path\" should be a text such as \"/round\"";
  const std::string at = path->get<std::string>();
  const Json* value = value_at(root, at);
  const Json* exists = field(expectation, "exists");
  const std::string nothing = "nothing at that path: " + what_there_is(root, at);
  if (exists != nullptr && *exists != Json(value != nullptr))
    return value == nullptr ? nothing : quote(*value);
  bool compared = exists != nullptr;
  if (value == nullptr) {
    for (std::string_view name : kComparisons) compared = compared && !field(expectation, name);
    if (!compared) return nothing;
    return session != nullptr ? slip_of_path(*session, at) : slip_of_scene_path(scenes, at);
  }
  for (std::string_view name : kComparisons) {
    const Json* wanted = field(expectation, name);
    if (wanted == nullptr) continue;
    compared = true;
    const bool held = holds(std::string(name), *value, *wanted);
    const Unmet slip = session == nullptr ? Unmet() : slip_in(name, at, *wanted, held, *session);
    if (!held)
      return quote(name == "has" ? named_part(*value, *wanted) : *value) +
             (slip ? "; " + *slip : "");
    if (slip) return "it can never be otherwise: " + *slip;
  }
  if (!compared)
    return "a path needs is, is_not, at_least, at_most, contains, lacks, count, has or exists";
  return std::nullopt;
}

Unmet path_expectation(const Json& expectation, Session& session, std::size_t) {
  if (auto unknown = unknown_field(expectation, {"path", "is", "is_not", "at_least", "at_most",
                                                 "contains", "lacks", "count", "has", "exists"}))
    return unknown;
  return compare(expectation, session.state(), &session, {});
}

// ---- events -------------------------------------------------------------------------------------

/// The event's own fields stand apart, because one of them may be called as what every event has.
Json plain(const Session& session, const Event& event) {
  const Vocabulary& words = session.game().vocabulary();
  const Phrase& kind = words.events[event.kind];
  Json json = {{"event", kind.name}, {"rule", event.rule.text()}};
  json["with"] = scene::fields_json(words, kind, event.args);
  if (event.audience != SeatSet::everybody()) {
    json["private"] = Json::array();
    for (Seat seat = 0; seat < session.setup().seats; ++seat)
      if (event.audience.has(seat)) json["private"].push_back(seat);
  }
  return json;
}

std::vector<Json> events_of(const Session& session, const Json& expectation, std::size_t since) {
  std::vector<Json> list;
  const Json* during = field(expectation, "during");
  if (during != nullptr && *during == "deal") {
    for (const Event& event : session.deal_events()) list.push_back(plain(session, event));
    return list;
  }
  for (std::size_t i = since; i < session.point(); ++i)
    for (const Event& event : session.record(i).events) list.push_back(plain(session, event));
  return list;
}

bool of_every_event(std::string_view name) {
  return name == "times" || name == "during" || name == "rule" || name == "private";
}

bool has(const Json& json, const std::string& name, const Json& wanted) {
  const Json* value = field(json, name);
  return value != nullptr && *value == wanted;
}

/// Counts the events that agree in every field that the expectation names.
int count_events(const Json& expectation, std::string_view key, const std::vector<Json>& events) {
  int found = 0;
  for (const Json& event : events) {
    const Json& fields = event["with"];
    bool agrees = true;
    for (const auto& [name, wanted] : expectation.items()) {
      if (name == "times" || name == "during") continue;
      if (name == "with" && wanted.is_object()) {
        for (const auto& [inner, value] : wanted.items())
          agrees = agrees && has(fields, inner, value);
      } else if (name == key) {
        agrees = agrees && has(event, "event", wanted);
      } else {
        agrees = agrees && has(of_every_event(name) ? event : fields, name, wanted);
      }
    }
    found += agrees;
  }
  return found;
}

Unmet unknown_event(const Json& expectation, std::string_view key, const Session& session) {
  const Vocabulary& words = session.game().vocabulary();
  const Json& name = expectation.at(std::string(key));
  const int kind = name.is_string() ? index_of(words.events, name.get<std::string>()) : -1;
  if (kind < 0) {
    std::vector<std::string> names;
    for (const Phrase& event : words.events) names.push_back(event.name);
    return quote(name) + " is no event of this game" + instead(plain_word(name), names);
  }
  const Phrase& event = words.events[static_cast<std::size_t>(kind)];
  Json own = Json::object();
  for (const auto& [given, value] : expectation.items()) {
    if (given == "during" && value != "deal") return "\"during\" is \"deal\" or is left out";
    if (given == "times" && !value.is_number_unsigned())
      return "\"times\" is a number, not " + quote(value);
    if (given == "private" && !value.is_array())
      return "\"private\" is a list of seats, not " + quote(value);
    if (given == "rule")
      if (auto slip = slip_of_rule(value)) return slip;
    if (given == key || of_every_event(given)) continue;
    if (given == "with" && value.is_object())
      own.update(value);
    else
      own[given] = value;
  }
  return slip_of_arguments(words, event, own, "the event");
}

Unmet event_expectation(const Json& expectation, Session& session, std::size_t since) {
  if (auto unknown = unknown_event(expectation, "event", session)) return unknown;
  const std::vector<Json> events = events_of(session, expectation, since);
  const int found = count_events(expectation, "event", events);
  const Json* times = field(expectation, "times");
  if (times == nullptr ? found > 0 : *times == Json(found)) return std::nullopt;
  std::string alike;
  for (const Json& event : events)
    if (event["event"] == expectation["event"]) alike += " " + quote(event);
  return "it happened " + std::to_string(found) + " times" +
         (alike.empty() ? "; no event of that name" : "; there was" + alike);
}

Unmet no_event_expectation(const Json& expectation, Session& session, std::size_t since) {
  if (auto unknown = unknown_event(expectation, "no_event", session)) return unknown;
  const int found = count_events(expectation, "no_event", events_of(session, expectation, since));
  if (found == 0) return std::nullopt;
  return "it happened " + std::to_string(found) + " times";
}

Unmet applies_expectation(const Json& expectation, Session& session, std::size_t since) {
  if (auto unknown = unknown_field(expectation, {"applies"})) return unknown;
  if (auto slip = slip_of_rule(expectation["applies"])) return slip;
  for (std::size_t i = since; i < session.point(); ++i) {
    const Record& record = session.record(i);
    for (const Citation& rule : record.applied)
      if (expectation["applies"] == rule.text()) return std::nullopt;
    for (const Event& event : record.events)
      if (expectation["applies"] == event.rule.text()) return std::nullopt;
  }
  return "no event and no decision of the rules named it";
}

// ---- decisions ----------------------------------------------------------------------------------

std::vector<int> options_like(const Json& wanted, const Session& session, Unmet& wrong) {
  std::vector<int> found;
  Spoken spoken;
  const Json* verb = field(wanted, "verb");
  if (verb == nullptr || !verb->is_string()) {
    wrong = R"(an option is written {"verb":"move","args":{"to":"church"}})";
    return found;
  }
  spoken.verb = verb->get<std::string>();
  wrong = unknown_field(wanted, {"verb", "args", "rule"});
  if (wrong) return found;
  const Vocabulary& words = session.game().vocabulary();
  const int known = index_of(words.verbs, spoken.verb);
  if (known < 0) {
    std::vector<std::string> names;
    for (const Phrase& each : words.verbs) names.push_back(each.name);
    wrong = "this game has no verb \"" + spoken.verb + "\"" + instead(spoken.verb, names);
    return found;
  }
  if (const Json* args = field(wanted, "args")) {
    if (const auto expected = read_spoken(*args, spoken)) wrong = "\"args\" should be " + *expected;
    if (auto slip = slip_of_arguments(words, words.verbs[static_cast<std::size_t>(known)], *args,
                                      "the verb"))
      wrong = slip;
  }
  const Json* rule = field(wanted, "rule");
  if (rule != nullptr && !wrong) wrong = slip_of_rule(*rule);
  for (int n : session.all_like(spoken))
    if (rule == nullptr ||
        *rule == session.table().decision().options[static_cast<std::size_t>(n)].rule.text())
      found.push_back(n);
  return found;
}

std::string offered(const Session& session) {
  if (session.table().over()) return "the game is over";
  Json list = Json::array();
  const Vocabulary& words = session.game().vocabulary();
  for (const Option& option : session.table().decision().options) {
    const Phrase& verb = words.verbs[option.verb];
    Json one = {{"verb", verb.name}, {"args", scene::fields_json(words, verb, option.args)}};
    if (option.rule.given()) one["rule"] = option.rule.text();
    list.push_back(std::move(one));
  }
  return "offered was " + quote(list);
}

Unmet offers_expectation(const Json& expectation, Session& session, std::size_t) {
  if (auto unknown = unknown_field(expectation, {"offers", "times"})) return unknown;
  Unmet wrong;
  const auto found = options_like(expectation["offers"], session, wrong).size();
  if (wrong) return wrong;
  const Json* times = field(expectation, "times");
  if (times == nullptr ? found > 0 : *times == Json(found)) return std::nullopt;
  return offered(session);
}

Unmet not_offered_expectation(const Json& expectation, Session& session, std::size_t) {
  if (auto unknown = unknown_field(expectation, {"not_offered"})) return unknown;
  Unmet wrong;
  const std::vector<int> found = options_like(expectation["not_offered"], session, wrong);
  if (wrong) return wrong;
  return found.empty() ? std::nullopt : Unmet(offered(session));
}

Unmet decision_expectation(const Json& expectation, Session& session, std::size_t) {
  if (auto unknown = unknown_field(expectation, {"decision"})) return unknown;
  if (expectation["decision"].is_null())
    return session.table().over() ? std::nullopt : Unmet("the game is not over");
  return differs_from(expectation["decision"], session);
}

Unmet blocked_expectation(const Json& expectation, Session& session, std::size_t) {
  if (auto unknown = unknown_field(expectation, {"blocked", "rule"})) return unknown;
  const Json& wanted = expectation["blocked"];
  if (!wanted.is_string() && !wanted.is_object())
    return R"("blocked" should be a piece's id, or {"piece":…,"text":…,"reason":…})";
  if (wanted.is_object())
    if (auto unknown = unknown_field(wanted, {"piece", "text", "reason"})) return unknown;
  if (const Json* rule = field(expectation, "rule"))
    if (auto slip = slip_of_rule(*rule)) return slip;
  const scene::Voice voice = voice_of(session, session.language());
  Json found = Json::array();
  for (const scene::Blocked& blocked : session.title().blocked(session.table())) {
    const Json one = {{"piece", blocked.piece},
                      {"text", voice.say(blocked.text)},
                      {"reason", voice.say(blocked.reason)},
                      {"rule", blocked.rule.text()}};
    found.push_back(one);
    bool agrees = true;
    if (const Json* rule = field(expectation, "rule")) agrees = *rule == one["rule"];
    if (wanted.is_string()) {
      agrees = agrees && wanted == one["piece"];
    } else {
      for (const auto& [name, value] : wanted.items())
        agrees = agrees && (name == "piece" ? value == one[name] : contains(one[name], value));
    }
    if (agrees) return std::nullopt;
  }
  return "blocked was " + quote(found);
}

// ---- the table ----------------------------------------------------------------------------------

Unmet over_expectation(const Json& expectation, Session& session, std::size_t) {
  if (auto unknown = unknown_field(expectation, {"over"})) return unknown;
  if (expectation["over"] == Json(session.table().over())) return std::nullopt;
  return session.table().over() ? "the game is over" : "the game goes on";
}

Unmet failed_expectation(const Json& expectation, Session& session, std::size_t) {
  if (auto unknown = unknown_field(expectation, {"failed"})) return unknown;
  if (!session.table().failed()) return "the table has not failed";
  const char* const limit = session.table().failure().limit->name;
  return expectation["failed"] == Json(limit) ? std::nullopt : Unmet(limit);
}

Unmet result_expectation(const Json& expectation, Session& session, std::size_t) {
  if (auto unknown = unknown_field(expectation, {"result"})) return unknown;
  if (!session.table().over()) return "the game goes on";
  if (session.table().failed()) return "the table has failed";
  const Json result = scene::result_json(voice_of(session, session.language()),
                                         session.game().result(session.table()));
  if (!expectation["result"].is_object()) return "\"result\" should be an object";
  const std::vector<std::string>& endings = session.game().vocabulary().endings;
  if (const Json* ending = field(expectation["result"], "ending"))
    if (!ending->is_string() ||
        std::ranges::find(endings, ending->get<std::string>()) == endings.end())
      return quote(*ending) + " is no ending of this game" + instead(plain_word(*ending), endings);
  for (const auto& [name, wanted] : expectation["result"].items())
    if (const Json* value = field(result, name); value == nullptr || *value != wanted)
      return quote(result);
  return std::nullopt;
}

Unmet sees_expectation(const Json& expectation, Session& session, std::size_t) {
  if (auto unknown = unknown_field(expectation, {"sees"})) return unknown;
  const Json& sees = expectation["sees"];
  if (!sees.is_object()) return R"("sees" should be an object with "seat" and a "path")";
  if (auto unknown =
          unknown_field(sees, {"seat", "path", "is", "is_not", "at_least", "at_most", "contains",
                               "lacks", "count", "has", "exists", "anywhere", "nowhere"}))
    return unknown;
  Request request(sees);
  const Seat viewer = request.viewer(session.setup().seats);
  if (request.problem()) return request.problem()->message;
  const auto scene_of = [&session](Seat seat) {
    return Json(scene::scene_json(voice_of(session, session.language()),
                                  scene::describe(session.title(), session.table(), seat)));
  };
  const Json scene = scene_of(viewer);
  bool searched = false;
  for (const char* where : {"anywhere", "nowhere"}) {
    const Json* part = field(sees, where);
    if (part == nullptr) continue;
    searched = true;
    const std::string text = part->is_string() ? part->get<std::string>() : write_json(*part);
    const bool found = write_json(scene).contains(text);
    if (found != (where == std::string_view("anywhere")))
      return found ? "it is in the scene" : "it is not in the scene " + quote(scene);
  }
  if (searched && field(sees, "path") == nullptr) return std::nullopt;
  std::vector<Json> scenes = {scene};
  if (field(sees, "exists") != nullptr) {
    scenes.push_back(scene_of(kSpectator));
    for (Seat seat = 0; seat < session.setup().seats; ++seat) scenes.push_back(scene_of(seat));
  }
  return compare(sees, scene, nullptr, scenes);
}

/// The integers of a measured answer, each by its name; says what is wrong with them.
Unmet read_flick(const Json& flick, const Session& session, Parameters& parameters) {
  const auto& bounds = session.table().decision().parameters;
  const std::vector<std::string>& names = session.game().vocabulary().parameters;
  for (std::size_t i = 0; i < bounds.size(); ++i) {
    const Json* value = field(flick, names[bounds[i].name]);
    if (value == nullptr || !value->is_number_integer())
      return "\"flick\" should name " + names[bounds[i].name] + " with a whole number";
    parameters[i] = value->get<std::int32_t>();
  }
  return std::nullopt;
}

Unmet refused_expectation(const Json& expectation, Session& session, std::size_t) {
  if (auto unknown = unknown_field(expectation, {"refused", "because"})) return unknown;
  const Json& wanted = expectation["refused"];
  const std::size_t before = session.point();
  Expected<> done = problem("", "");
  if (const Json* patch = field(wanted, "patch")) {
    done = session.patch_state(*patch);
  } else if (const Json* state = field(wanted, "state")) {
    done = session.set_state(*state);
  } else if (field(wanted, "verb") != nullptr) {
    Unmet wrong;
    Json option = wanted;
    option.erase("flick");
    options_like(option, session, wrong);
    if (wrong) return wrong;
    Spoken spoken{wanted["verb"].get<std::string>(), {}};
    if (const Json* args = field(wanted, "args")) read_spoken(*args, spoken);
    Parameters parameters{};
    if (const Json* flick = field(wanted, "flick"))
      if (auto slip = read_flick(*flick, session, parameters)) return slip;
    done = session.choose(spoken, parameters);
  } else {
    return R"("refused" should be {"patch":[…]}, {"state":{…}} or an option that is not legal)";
  }
  if (done) {
    const Expected<> back = session.go_to(before);
    return back ? "it was accepted" : back.error().message;
  }
  const Json* because = field(expectation, "because");
  if (because == nullptr || contains(Json(done.error().message), *because)) return std::nullopt;
  return "it was refused because: " + done.error().message;
}

struct Kind {
  std::string_view key;
  Unmet (*check)(const Json&, Session&, std::size_t);
};
constexpr Kind kKinds[] = {
    {"path", path_expectation},
    {"event", event_expectation},
    {"no_event", no_event_expectation},
    {"applies", applies_expectation},
    {"decision", decision_expectation},
    {"offers", offers_expectation},
    {"not_offered", not_offered_expectation},
    {"blocked", blocked_expectation},
    {"over", over_expectation},
    {"failed", failed_expectation},
    {"result", result_expectation},
    {"sees", sees_expectation},
    {"refused", refused_expectation},
};

}  // namespace

Unmet unmet(const Json& expectation, Session& session, std::size_t since) {
  for (const Kind& kind : kKinds)
    if (field(expectation, kind.key) != nullptr) return kind.check(expectation, session, since);
  std::string keys;
  for (const Kind& kind : kKinds) keys += (keys.empty() ? "" : ", ") + std::string(kind.key);
  return "an expectation is an object with one of " + keys;
}

Unmet misdescribed(const Json& description, const Session& session) {
  if (!description.is_object()) return "a table is described by an object";
  if (auto unknown = unknown_field(
          description, {"prompt", "args", "seat", "seats", "rule", "options", "over", "rest"}))
    return unknown;
  if (const Json* rule = field(description, "rule"))
    if (auto slip = slip_of_rule(*rule)) return slip;
  const Vocabulary& words = session.game().vocabulary();
  const Json* args = field(description, "args");
  if (args != nullptr && !args->is_object()) return "\"args\" are an object";
  const Json* prompt = field(description, "prompt");
  if (prompt == nullptr) {
    if (args == nullptr) return std::nullopt;
    return "\"args\" are those of a prompt; name it as \"prompt\"";
  }
  const int known = prompt->is_string() ? index_of(words.prompts, prompt->get<std::string>()) : -1;
  if (known < 0) {
    std::vector<std::string> names;
    for (const Phrase& each : words.prompts) names.push_back(each.name);
    return quote(*prompt) + " is no prompt of this game" + instead(plain_word(*prompt), names);
  }
  if (args == nullptr) return std::nullopt;
  return slip_of_arguments(words, words.prompts[static_cast<std::size_t>(known)], *args,
                           "the prompt");
}

Unmet differs_from(const Json& description, const Session& session) {
  if (auto wrong = misdescribed(description, session)) return wrong;
  const Table& table = session.table();
  Json now;
  now["over"] = table.over();
  now["rest"] = session.at_rest();
  if (!table.over()) {
    const Decision& decision = table.decision();
    const Vocabulary& words = session.game().vocabulary();
    now["prompt"] = words.prompts[decision.prompt].name;
    now["args"] = scene::fields_json(words, words.prompts[decision.prompt], decision.args);
    now["seat"] = decision.seat;
    now["seats"] = Json::array();
    for (Seat seat = 0; seat < kMaxSeats; ++seat)
      if (decision.seats.has(seat)) now["seats"].push_back(seat);
    now["rule"] = decision.rule.text();
    now["options"] = decision.options.size();
  }
  for (const auto& [name, wanted] : description.items()) {
    const Json* value = field(now, name);
    if (value != nullptr && *value == wanted) continue;
    if (name == "args" && value != nullptr && agrees(*value, wanted))
      return quote(now) + "; \"args\" are compared whole, so name all of them";
    return quote(now);
  }
  return std::nullopt;
}

std::string what_is_asked(const Session& session) {
  const Table& table = session.table();
  if (table.failed()) return "Now the table has failed.";
  if (table.over()) return "Now the game is over.";
  const Decision& decision = table.decision();
  const Phrase& prompt = session.game().vocabulary().prompts[decision.prompt];
  const Json args = scene::fields_json(session.game().vocabulary(), prompt, decision.args);
  return "Now seat " + std::to_string(decision.seat) + " is asked \"" + prompt.name + "\"" +
         (args.empty() ? "" : " " + write_json(args)) + " (" + std::string(decision.rule.text()) +
         "); " + offered(session);
}

}  // namespace tavola::play
