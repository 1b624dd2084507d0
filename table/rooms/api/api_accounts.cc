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

play::Expected<> Api::signed_in(const Request& request, std::string_view to_do) {
  if (settings_.access == Access::kOpen) return {};
  const auto account = accounts_.who(request.bearer);
  if (account) return {};
  if (account.error().code != "no_token" && account.error().code != "wrong_token")
    return std::unexpected(account.error());
  return play::problem("sign_in", "On this server one signs in to " + std::string(to_do) + ".");
}

Api::Reply Api::make_account(const Request& request, const Parts&) {
  const auto body = body_of(request, {"name", "password", "invite"});
  if (!body) return std::unexpected(body.error());
  play::Request fields(*body);
  const std::string name = fields.text("name");
  const std::string password = fields.text("password");
  std::string invite = fields.text("invite", "");
  if (fields.problem()) return std::unexpected(*fields.problem());
  // Where everybody may make an account, an invitation is left for somebody who needs it.
  if (settings_.access != Access::kInvite) invite.clear();
  if (settings_.access == Access::kInvite && invite.empty())
    return play::problem("invite_needed",
                         "New accounts on this server are made with an invitation. Ask whoever "
                         "runs it for a link.");
  const auto session = accounts_.make(name, password, invite);
  if (!session) return std::unexpected(session.error());
  return Json{{"session", *session}};
}

std::string Api::guesser(const std::string& name, const Request& request) {
  return folded(name) + " from " + request.address;
}

std::unexpected<Refused> Api::too_many_guesses(int wait) {
  return std::unexpected(Refused(
      {"too_fast", "Too many wrong passwords for this account from where you are. Wait a while."},
      wait));
}

Api::Reply Api::enter_account(const Request& request, const Parts&) {
  const auto body = body_of(request, {"name", "password"});
  if (!body) return std::unexpected(body.error());
  play::Request fields(*body);
  const std::string name = fields.text("name");
  const std::string password = fields.text("password");
  if (fields.problem()) return std::unexpected(*fields.problem());
  const std::string guesser = Api::guesser(name, request);
  if (const auto wait = password_patience_.wait(guesser)) return too_many_guesses(*wait);
  const auto session = accounts_.enter(name, password);
  if (!session && session.error().code == "wrong_password")
    static_cast<void>(password_patience_.ask(guesser));
  if (!session) return std::unexpected(session.error());
  return Json{{"session", *session}};
}

Api::Reply Api::change_password(const Request& request, const Parts&) {
  const auto account = accounts_.who(request.bearer);
  if (!account) return std::unexpected(account.error());
  const auto body = body_of(request, {"old", "new"});
  if (!body) return std::unexpected(body.error());
  play::Request fields(*body);
  const std::string old = fields.text("old");
  const std::string now = fields.text("new");
  if (fields.problem()) return std::unexpected(*fields.problem());
  const std::string guesser = Api::guesser(account->name, request);
  if (const auto wait = password_patience_.wait(guesser)) return too_many_guesses(*wait);
  const auto changed = accounts_.change_password(request.bearer, old, now);
  if (!changed && changed.error().code == "wrong_password")
    static_cast<void>(password_patience_.ask(guesser));
  if (!changed) return std::unexpected(changed.error());
  return Json(Json::object());
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
