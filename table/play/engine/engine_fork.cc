// Forks: copies of the table for whoever looks ahead. A copy alone would tell what will be rolled
// and drawn, so chance can be drawn from another seed in it, and what a seat cannot know can be
// dealt anew. Nothing that is done with a fork touches the table.
#include "core/json.h"
#include "play/engine/engine_requests.h"
#include "play/engine/status.h"
#include "play/json_text.h"

namespace tavola::play {
namespace {

std::string handles(const Desk& desk) {
  std::string list;
  for (const auto& [handle, session] : desk.forks)
    list += (list.empty() ? "" : ", ") + std::to_string(handle);
  return list.empty() ? "There is none now." : "There are " + list + ".";
}

/// What changes chance or hidden things is for forks alone.
std::optional<Problem> only_in_a_fork(const Desk& desk) {
  if (desk.fork != 0) return std::nullopt;
  return Problem{"not_a_fork",
                 "The table itself stays as it was dealt: make a copy by {\"do\":\"fork\"} and "
                 "name it as \"fork\". " +
                     handles(desk)};
}

Json status_of_fork(const Desk& desk, words::Language language) {
  Json reply = {{"fork", desk.fork}};
  reply.update(status_json(*desk.session, language));
  return reply;
}

Reply fork(Desk& desk, Request& request) {
  const words::Language language = language_for(desk, request);
  if (request.problem()) return std::unexpected(*request.problem());
  if (static_cast<int>(desk.forks.size()) >= desk.options.most_forks)
    return problem("too_many_forks",
                   "There are " + std::to_string(desk.forks.size()) +
                       " forks, and no more can be; end one by {\"do\":\"drop\",\"fork\":" +
                       std::to_string(desk.forks.empty() ? 1 : desk.forks.begin()->first) + "}.");
  desk.fork = ++desk.last_fork;
  const auto [place, fresh] = desk.forks.emplace(desk.fork, desk.session->copy());
  desk.session = &place->second;
  return status_of_fork(desk, language);
}

Reply drop(Desk& desk, Request&) {
  if (const auto why = only_in_a_fork(desk)) return std::unexpected(*why);
  desk.forks.erase(desk.fork);
  Json left = Json::array();
  for (const auto& [handle, session] : desk.forks) left.push_back(handle);
  return Json{{"forks", std::move(left)}};
}

Reply reseed(Desk& desk, Request& request) {
  if (const auto why = only_in_a_fork(desk)) return std::unexpected(*why);
  const words::Language language = language_for(desk, request);
  request.any("seed", kSeedMeant);
  const Seed seed = request.seed("seed", 1);
  if (request.problem()) return std::unexpected(*request.problem());
  desk.session->reseed(seed);
  return status_of_fork(desk, language);
}

Reply determinize(Desk& desk, Request& request) {
  if (const auto why = only_in_a_fork(desk)) return std::unexpected(*why);
  const words::Language language = language_for(desk, request);
  const Seat viewer = request.viewer(desk.session->setup().seats);
  request.any("seed", kSeedMeant);
  const Seed seed = request.seed("seed", 1);
  if (request.problem()) return std::unexpected(*request.problem());
  if (const Expected<> done = desk.session->determinize(viewer, seed); !done)
    return std::unexpected(done.error());
  return status_of_fork(desk, language);
}

constexpr RequestKind kForking[] = {
    {"fork", R"({"do":"fork"})",
     "copies the table; any request that names the copy as \"fork\" is about it", AskedBy::kAnybody,
     Needs::kTable, fork},
    {"reseed", R"({"do":"reseed","fork":1,"seed":7})",
     "draws chance to come from another seed in a fork", AskedBy::kAnybody, Needs::kTable, reseed},
    {"determinize", R"({"do":"determinize","fork":1,"seat":0,"seed":7})",
     "deals anew in a fork what a seat, or the \"spectator\", cannot know", AskedBy::kAnybody,
     Needs::kTable, determinize},
    {"drop", R"({"do":"drop","fork":1})", "ends a fork", AskedBy::kAnybody, Needs::kTable, drop},
};

}  // namespace

std::span<const RequestKind> forking_requests() { return kForking; }

void Desk::sit_down(Session&& session_there) {
  table = std::move(session_there);
  forks.clear();
  last_fork = 0;
  session = &*table;
  fork = 0;
}

std::optional<Problem> find_session(Desk& desk, Request& request) {
  desk.session = desk.table ? &*desk.table : nullptr;
  desk.fork = 0;
  if (!request.has("fork")) return std::nullopt;
  const std::int64_t handle = request.integer("fork", 1, INT32_MAX);
  if (request.problem()) return request.problem();
  const auto found = desk.forks.find(static_cast<int>(handle));
  if (found == desk.forks.end())
    return Problem{"no_such_fork",
                   "There is no fork " + std::to_string(handle) + ". " + handles(desk)};
  desk.session = &found->second;
  desk.fork = found->first;
  return std::nullopt;
}

}  // namespace tavola::play
