// Accounts over HTTP: to make one, to enter and leave, and the tokens that it remembers.
#include <map>

#include "core/json.h"
#include "play/engine/request.h"
#include "rooms/api/api.h"
#include "rooms/hall/refusals.h"

namespace tavola::rooms {
namespace {

/// So many tokens an account remembers at most.
constexpr std::size_t kMostKept = 500;

}  // namespace

Api::Reply Api::with_password(const Request& request, OpenSession open) {
  const auto body = body_of(request, {"name", "password"});
  if (!body) return std::unexpected(body.error());
  play::Request fields(*body);
  const std::string name = fields.text("name");
  const std::string password = fields.text("password");
  if (fields.problem()) return std::unexpected(*fields.problem());
  const auto session = (accounts_.*open)(name, password);
  if (!session) return std::unexpected(session.error());
  return Json{{"session", *session}};
}

Api::Reply Api::make_account(const Request& request, const Parts&) {
  return with_password(request, &Accounts::make);
}

std::string Api::account_named(const Request& request) {
  const auto body = body_of(request, {"name", "password"});
  return body ? folded(play::Request(*body).text("name", "")) : std::string();
}

Api::Reply Api::enter_account(const Request& request, const Parts&) {
  const Reply entered = with_password(request, &Accounts::enter);
  if (!entered && entered.error().code == "wrong_password")
    static_cast<void>(password_patience_.ask(account_named(request)));
  return entered;
}

Api::Reply Api::leave_account(const Request& request, const Parts&) {
  if (!request.body.empty())
    if (const auto body = body_of(request, {}); !body) return std::unexpected(body.error());
  if (const auto left = accounts_.leave(request.bearer); !left)
    return std::unexpected(left.error());
  return Json(Json::object());
}

Api::Reply Api::keep_token(const Request& request, const Parts&) {
  const auto account = accounts_.who(request.bearer);
  if (!account) return std::unexpected(account.error());
  const auto body = body_of(request, {"table", "token"});
  if (!body) return std::unexpected(body.error());
  play::Request fields(*body);
  const storage::KeptToken kept{fields.text("table"), fields.text("token")};
  if (fields.problem()) return std::unexpected(*fields.problem());
  const auto row = storage_.look(kept.table);
  if (!row) return std::unexpected(problem_of(row.error()));
  const auto held = claim_at(*row, {kept.token});
  if (!held) return std::unexpected(held.error());
  if (!held->any()) return play::problem("wrong_token", "This token opens nothing at this table.");
  const auto before = storage_.kept_tokens(account->id);
  if (!before) return std::unexpected(problem_of(before.error()));
  if (before->size() >= kMostKept)
    return play::problem("too_many_tables", "An account remembers at most 500 tokens.");
  if (const auto done = storage_.keep_token(account->id, kept); !done)
    return std::unexpected(problem_of(done.error()));
  return Json(Json::object());
}

Api::Reply Api::see_account(const Request& request, const Parts&) {
  const auto account = accounts_.who(request.bearer);
  if (!account) return std::unexpected(account.error());
  const auto kept = storage_.kept_tokens(account->id);
  if (!kept) return std::unexpected(problem_of(kept.error()));
  std::map<std::string, std::vector<std::string>> tokens;
  for (const storage::KeptToken& each : *kept) tokens[each.table].push_back(each.token);
  Json tables = Json::array();
  for (const auto& [table, of] : tokens) {
    const auto row = storage_.look(table);
    if (!row) continue;
    const Json whole = table_json(*row);
    tables.push_back({{"table", table},
                      {"game", whole["game"]},
                      {"title", whole["title"]},
                      {"over", whole["over"]},
                      {"tokens", of}});
  }
  return Json{{"name", account->name}, {"tables", std::move(tables)}};
}

}  // namespace tavola::rooms
