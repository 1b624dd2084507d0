#include "rooms/api/api.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "core/json.h"
#include "play/json_text.h"

namespace tavola::rooms {
namespace {

/// "/api/games/salem/guide" without "/api".
std::vector<std::string_view> steps(std::string_view path) {
  std::vector<std::string_view> list;
  while (!path.empty()) {
    path.remove_prefix(1);
    const std::size_t end = std::min(path.find('/'), path.size());
    list.push_back(path.substr(0, end));
    path.remove_prefix(end);
  }
  return list;
}

}  // namespace

// ---- limits -------------------------------------------------------------------------------------

std::optional<int> Patience::wait(const std::string& whose) { return wait_or_take(whose, 0); }
std::optional<int> Patience::ask(const std::string& whose) { return wait_or_take(whose, 1); }

std::optional<int> Patience::wait_or_take(const std::string& whose, double tries) {
  const auto now = std::chrono::steady_clock::now();
  const double refill = tries_ / std::chrono::duration<double>(time_).count();
  std::scoped_lock lock(mutex_);
  if (buckets_.size() > 10'000)
    std::erase_if(buckets_, [&](const auto& each) { return now - each.second.at > time_; });
  const auto [found, fresh] = buckets_.try_emplace(whose, Bucket{double(tries_), now});
  Bucket& bucket = found->second;
  bucket.left = std::min<double>(
      tries_, bucket.left + refill * std::chrono::duration<double>(now - bucket.at).count());
  bucket.at = now;
  if (bucket.left < 1)
    return static_cast<int>(std::ceil((1 - bucket.left) / std::max(refill, 1e-9)));
  bucket.left -= tries;
  return std::nullopt;
}

// ---- reading and refusing -----------------------------------------------------------------------

int status_of(std::string_view code) {
  struct Status {
    std::string_view code;
    int status;
  };
  static constexpr Status kStatus[] = {
      {"no_token", 401},        {"sign_in", 401},
      {"invite_needed", 403},   {"invite_used", 403},
      {"wrong_token", 403},     {"not_host", 403},
      {"wrong_password", 403},  {"table_closed", 403},
      {"table_halted", 403},    {"table_stopped", 403},
      {"account_closed", 403},  {"no_such_table", 404},
      {"unknown_request", 404}, {"unknown_game", 404},
      {"unknown_rule", 404},    {"unknown_card", 404},
      {"no_guide", 404},        {"no_lesson", 404},
      {"no_push", 404},         {"no_campaign", 404},
      {"chapter_gone", 404},    {"bad_method", 405},
      {"name_taken", 409},      {"chapter_follows", 409},
      {"too_large", 413},       {"too_fast", 429},
      {"bad_content", 503},     {"busy", 503},
      {"shutting_down", 503},   {"too_many_tables", 503},
  };
  for (const Status& each : kStatus)
    if (each.code == code) return each.status;
  return 400;
}

Answer refusal(const play::Problem& problem, std::optional<int> retry_after) {
  Json error = {{"code", problem.code}, {"message", problem.message}};
  if (retry_after) error["retry_after"] = *retry_after;
  Answer answer;
  answer.status = status_of(problem.code);
  answer.body = play::write_json(Json{{"error", std::move(error)}});
  return answer;
}

play::Expected<words::Language> language_of(const Request& request) {
  const auto wish = request.query.find("lang");
  if (wish == request.query.end()) return words::Language::kEnglish;
  if (const auto language = words::language_from(wish->second)) return *language;
  return play::problem("bad_field", "\"lang\" should be \"en\", \"it\" or \"es\".");
}

play::Expected<Json> body_of(const Request& request,
                             std::initializer_list<std::string_view> fields) {
  play::Expected<Json> json = play::read_json(request.body);
  if (!json) return play::problem("bad_json", json.error().message);
  if (!json->is_object()) return play::problem("bad_request", "The body should be a JSON object.");
  for (const auto& [name, value] : json->items()) {
    if (std::find(fields.begin(), fields.end(), name) != fields.end()) continue;
    std::string list;
    for (const std::string_view each : fields)
      list += (list.empty() ? "" : ", ") + std::string(each);
    return play::problem("bad_field",
                         "\"" + name.substr(0, 40) + "\" is not a field of this " +
                             "request. Its fields are: " + (list.empty() ? "none" : list) + ".");
  }
  return json;
}

// ---- the requests -------------------------------------------------------------------------------

struct Api::Route {
  std::string_view method;
  std::string_view path;  // a star stands for any one step
  Reply (Api::*answer)(const Request&, const Parts&);
};

std::span<const Api::Route> Api::routes() {
  static constexpr Route kRoutes[] = {
      {"GET", "/api/games", &Api::games},
      {"GET", "/api/games/*/guide", &Api::guide},
      {"GET", "/api/games/*/lesson", &Api::lesson},
      {"GET", "/api/games/*/keywords", &Api::keywords},
      {"GET", "/api/games/*/names", &Api::names},
      {"GET", "/api/words", &Api::words},
      {"GET", "/api/rules", &Api::rules},
      {"GET", "/api/rules/*", &Api::rule},
      {"GET", "/api/cards", &Api::cards},
      {"GET", "/api/cards/*", &Api::card},
      {"POST", "/api/tables", &Api::new_table},
      {"GET", "/api/tables", &Api::tables},
      {"POST", "/api/tables/upload", &Api::upload},
      {"GET", "/api/tables/*", &Api::see_table},
      {"DELETE", "/api/tables/*", &Api::remove},
      {"POST", "/api/player", &Api::player},
      {"GET", "/api/push", &Api::see_push},
      {"POST", "/api/push", &Api::keep_push},
      {"POST", "/api/push/forget", &Api::forget_push},
      {"GET", "/api/tables/*/campaign", &Api::campaign},
      {"POST", "/api/account", &Api::make_account},
      {"GET", "/api/account", &Api::see_account},
      {"POST", "/api/account/enter", &Api::enter_account},
      {"POST", "/api/account/password", &Api::change_password},
      {"POST", "/api/account/leave", &Api::leave_account},
      {"POST", "/api/account/keep", &Api::keep_token},
  };
  return kRoutes;
}

Api::Api(storage::Storage& storage, const HallSettings& settings, Live live)
    : storage_(storage),
      settings_(settings),
      live_(std::move(live)),
      accounts_(storage),
      account_patience_(settings.account_tries),
      password_patience_(settings.password_tries) {}

bool Api::is_slow(const Request& request) {
  return request.method == "POST" &&
         (request.path == "/api/account" || request.path == "/api/account/enter" ||
          request.path == "/api/account/password");
}

bool Api::replays(const Request& request) {
  return (request.method == "POST" && request.path == "/api/tables/upload") ||
         (request.method == "GET" && request.path.starts_with("/api/tables/") &&
          (request.path.ends_with("/log") || request.path.ends_with("/story") ||
           request.path.ends_with("/campaign/file")));
}

Answer Api::answer(const Request& request) {
  if (request.body.size() > kLargestBody)
    return refusal({"too_large", "A request has at most 8 MiB."});
  if (is_slow(request))
    if (const auto wait = account_patience_.ask(request.address))
      return refusal({"too_fast", "Too many tries. Wait a while."}, wait);
  const std::vector<std::string_view> asked = steps(request.path);
  // A log is a file and not an answer like the others.
  if (asked.size() == 4 && asked[1] == "tables" && asked[3] == "log" && request.method == "GET")
    return log(request, std::string(asked[2]));
  if (asked.size() == 4 && asked[1] == "tables" && asked[3] == "story" && request.method == "GET")
    return printed_story(request, std::string(asked[2]));
  if (asked.size() == 5 && asked[1] == "tables" && asked[3] == "campaign" && asked[4] == "file" &&
      request.method == "GET")
    return campaign_file(request, std::string(asked[2]));
  std::string methods;
  for (const Route& route : routes()) {
    const std::vector<std::string_view> known = steps(route.path);
    if (known.size() != asked.size()) continue;
    Parts parts;
    bool fits = true;
    for (std::size_t i = 0; i < known.size(); ++i) {
      if (known[i] == "*" && !asked[i].empty())
        parts.emplace_back(asked[i]);
      else
        fits = fits && known[i] == asked[i];
    }
    if (!fits) continue;
    if (route.method != request.method) {
      methods += (methods.empty() ? "" : ", ") + std::string(route.method);
      continue;
    }
    const Reply reply = (this->*route.answer)(request, parts);
    if (!reply) return refusal(reply.error(), reply.error().retry_after);
    Answer answer;
    answer.body = play::write_json(*reply);
    return answer;
  }
  if (!methods.empty()) return refusal({"bad_method", "This can be asked with: " + methods + "."});
  return refusal({"unknown_request", "There is nothing at this address."});
}

}  // namespace tavola::rooms
