#include "play/engine/engine.h"

#include <array>

#include "core/json.h"
#include "play/engine/engine_requests.h"
#include "play/json_text.h"

namespace tavola::play {
namespace {

Json refusal(const Problem& why) {
  return {{"ok", false}, {"error", {{"code", why.code}, {"message", why.message}}}};
}

std::array<std::span<const RequestKind>, 4> all_requests() {
  return {playing_requests(), forking_requests(), asking_requests(), referee_requests()};
}

const RequestKind* find_request(std::string_view name) {
  for (const auto& group : all_requests())
    for (const RequestKind& kind : group)
      if (kind.name == name) return &kind;
  return nullptr;
}

std::string names_of_requests(bool referee) {
  std::string names;
  for (const auto& group : all_requests())
    for (const RequestKind& kind : group)
      if (referee || kind.asked_by == AskedBy::kAnybody)
        names += (names.empty() ? "" : ", ") + std::string(kind.name);
  return names + ", help";
}

Json help(const Desk& desk) {
  Json list = Json::array();
  for (const auto& group : all_requests())
    for (const RequestKind& kind : group)
      if (desk.options.referee || kind.asked_by == AskedBy::kAnybody)
        list.push_back({{"do", kind.name},
                        {"says", kind.says},
                        {"example", Json::parse(kind.example, nullptr, false)}});
  return {{"ok", true}, {"requests", std::move(list)}};
}

Json answer(Desk& desk, std::string_view line) {
  if (line.size() > desk.options.longest_line)
    return refusal({"too_long", "A request has at most " +
                                    std::to_string(desk.options.longest_line) + " bytes."});
  const Expected<Json> json = read_json(line);
  if (!json) return refusal({"bad_json", json.error().message});
  if (!json->is_object())
    return refusal({"bad_request", "A request is a JSON object such as {\"do\":\"status\"}."});
  Request request(*json);
  const std::string name = request.text("do");
  if (request.problem())
    return refusal({"bad_request", "\"do\" should name a request, one of " +
                                       names_of_requests(desk.options.referee) + "."});
  if (name == "help") return help(desk);
  const RequestKind* kind = find_request(name);
  if (kind == nullptr)
    return refusal({"unknown_request", "There is no request \"" + name + "\"; there are " +
                                           names_of_requests(desk.options.referee) + "."});
  if (kind->asked_by == AskedBy::kReferee && !desk.options.referee)
    return refusal({"referee_only", "\"" + name +
                                        "\" is for referees; start the engine with "
                                        "--referee."});
  if (const auto why = find_session(desk, request)) return refusal(*why);
  if (kind->needs == Needs::kTable && desk.session == nullptr)
    return refusal({"no_table",
                    "There is no table yet; begin with {\"do\":\"new\",\"game\":…} or "
                    "load one."});
  Reply reply = kind->answer(desk, request);
  if (!reply) return refusal(reply.error());
  Json good = {{"ok", true}};
  good.update(*reply);
  return good;
}

}  // namespace

struct Engine::Parts {
  Desk desk;
};

Engine::Engine(const EngineOptions& options) : parts_(new Parts{{.options = options}}) {}
Engine::~Engine() = default;
Engine::Engine(Engine&&) noexcept = default;
Engine& Engine::operator=(Engine&&) noexcept = default;

std::string Engine::handle(std::string_view line) {
  if (line.ends_with('\r')) line.remove_suffix(1);
  return write_json(answer(parts_->desk, line));
}

}  // namespace tavola::play
