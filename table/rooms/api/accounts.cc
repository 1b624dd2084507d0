#include "rooms/api/accounts.h"

#include <sodium.h>

#include <array>
#include <chrono>

#include "rooms/api/common_passwords.h"
#include "rooms/hall/refusals.h"
#include "rooms/kept/seal.h"
#include "rooms/people/names_alike.h"
#include "storage/clock.h"

namespace tavola::rooms {
namespace {

constexpr std::int64_t kSessionSeconds = std::int64_t{60} * 24 * 3600;
constexpr std::size_t kLongestPassword = 200;

/// The next character of a text of UTF-8 that is known to be well formed.
char32_t next(std::string_view text, std::size_t& at) {
  const auto byte = static_cast<unsigned char>(text[at++]);
  if (byte < 0x80) return byte;
  int more = byte >= 0xf0 ? 3 : byte >= 0xe0 ? 2 : 1;
  char32_t code = byte & (0x3fU >> static_cast<unsigned>(more));
  for (; more > 0 && at < text.size(); --more)
    code = (code << 6U) | (static_cast<unsigned char>(text[at++]) & 0x3fU);
  return code;
}

void add(std::string& text, char32_t code) {
  const auto byte = [&](char32_t value) { text += static_cast<char>(value); };
  if (code < 0x80) return byte(code);
  if (code < 0x800) {
    byte(0xc0U | (code >> 6U));
  } else if (code < 0x10000) {
    byte(0xe0U | (code >> 12U));
    byte(0x80U | ((code >> 6U) & 0x3fU));
  } else {
    byte(0xf0U | (code >> 18U));
    byte(0x80U | ((code >> 12U) & 0x3fU));
    byte(0x80U | ((code >> 6U) & 0x3fU));
  }
  byte(0x80U | (code & 0x3fU));
}

/// Small letters of Latin, Greek and Cyrillic; enough that nobody passes for somebody else.
char32_t small(char32_t c) {
  if (c >= U'A' && c <= U'Z') return c + 32;
  if (c >= 0xc0 && c <= 0xde && c != 0xd7) return c + 32;
  if (c >= 0x100 && c <= 0x137) return c | 1U;
  if (c >= 0x139 && c <= 0x148) return c % 2 == 1 ? c + 1 : c;
  if (c >= 0x14a && c <= 0x177) return c | 1U;
  if (c >= 0x179 && c <= 0x17e) return c % 2 == 1 ? c + 1 : c;
  if (c >= 0x391 && c <= 0x3ab) return c + 32;
  if (c >= 0x410 && c <= 0x42f) return c + 32;
  if (c >= 0x400 && c <= 0x40f) return c + 80;
  return c;
}

play::Expected<> check_name(const std::string& name) {
  const std::size_t length = characters(name);
  if (length < 2 || length > 30 || has_controls(name) || name.front() == ' ' || name.back() == ' ')
    return play::problem("bad_field",
                         "\"name\" should be a text of 2 to 30 characters on one line, without "
                         "spaces at its ends.");
  if (const std::string_view fault = name_fault(name); !fault.empty())
    return play::problem("bad_field", "\"name\" should be a name " + std::string(fault) + ".");
  return {};
}

play::Expected<> check_password(const std::string& name, const std::string& password) {
  if (password.size() > kLongestPassword)
    return play::problem("weak_password", "A password has at most 200 bytes.");
  if (characters(password) < 8)
    return play::problem("weak_password", "A password has at least 8 characters.");
  if (folded(password) == folded(name))
    return play::problem("weak_password", "A password is not the name.");
  if (password.find_first_not_of(password[0]) == std::string::npos)
    return play::problem("weak_password", "A password has more than one kind of character.");
  if (is_common_password(folded(password)))
    return play::problem("weak_password",
                         "This is one of the first passwords that anybody would try. Take several "
                         "words that do not belong together.");
  return {};
}

play::Expected<std::string> hash_of(const std::string& password) {
  [[maybe_unused]] const int ready = sodium_init();
  std::array<char, crypto_pwhash_STRBYTES> hash{};
  if (crypto_pwhash_str(hash.data(), password.data(), password.size(),
                        crypto_pwhash_OPSLIMIT_INTERACTIVE,
                        crypto_pwhash_MEMLIMIT_INTERACTIVE) != 0)
    return play::problem("busy", "There is not enough memory now. Try again later.");
  return std::string(hash.data());
}

bool is_password(const std::string& hash, const std::string& password) {
  return password.size() <= kLongestPassword &&
         crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
}

}  // namespace

std::size_t characters(std::string_view text) {
  std::size_t count = 0;
  for (const char c : text)
    if ((static_cast<unsigned char>(c) & 0xc0U) != 0x80U) ++count;
  return count;
}

bool has_controls(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const char32_t c = next(text, at);
    if (c < 0x20 || (c >= 0x7f && c < 0xa0) || (c >= 0x200b && c <= 0x200f) || c == 0x61c ||
        (c >= 0x2028 && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069) || c == 0xfeff)
      return true;
  }
  return false;
}

std::string folded(std::string_view name) {
  std::string result;
  for (std::size_t at = 0; at < name.size();) add(result, small(next(name, at)));
  return result;
}

play::Expected<std::string> Accounts::make(const std::string& name, const std::string& password,
                                           const std::string& invite) {
  if (const auto good = check_name(name); !good) return std::unexpected(good.error());
  if (const auto good = check_password(name, password); !good) return std::unexpected(good.error());
  // Before the slow hash; the storage decides in the end.
  if (storage_.account(folded(name)))
    return play::problem("name_taken", "There is an account \"" + name + "\" already.");
  const auto hash = hash_of(password);
  if (!hash) return std::unexpected(hash.error());
  const auto account = storage_.open_account(folded(name), name, *hash,
                                             invite.empty() ? std::string() : token_hash(invite));
  if (!account && account.error().fault == storage::Fault::kNotFound)
    return play::problem("invite_used", account.error().message + " Ask for another.");
  if (!account) return std::unexpected(problem_of(account.error()));
  return open_session(account->id);
}

play::Expected<std::string> Accounts::enter(const std::string& name, const std::string& password) {
  // The hash of no password: an unknown name takes as long as a wrong password.
  // Without memory it stays empty, and no password fits that.
  static const std::string kNobody = hash_of(new_token()).value_or(std::string());
  const auto account = storage_.account(folded(name));
  if (!account && account.error().fault != storage::Fault::kNotFound)
    return std::unexpected(problem_of(account.error()));
  const std::string& hash = account ? account->password_hash : kNobody;
  const bool right = is_password(hash, password);
  if (!account || !right)
    return play::problem("wrong_password", "The name or the password is wrong.");
  if (account->closed)
    return play::problem("account_closed", "This account was closed by whoever runs this server.");
  return open_session(account->id);
}

play::Expected<std::string> Accounts::open_session(std::int64_t account) {
  std::string token = new_token();
  const auto opened =
      storage_.open_session(account, token_hash(token), storage::now_seconds() + kSessionSeconds);
  if (!opened) return std::unexpected(problem_of(opened.error()));
  return token;
}

play::Expected<> Accounts::leave(const std::string& session) {
  const auto account = who(session);
  if (!account) return std::unexpected(account.error());
  const auto closed = storage_.close_session(token_hash(session));
  if (!closed) return std::unexpected(problem_of(closed.error()));
  return {};
}

play::Expected<> Accounts::change_password(const std::string& session, const std::string& old,
                                           const std::string& now) {
  const auto account = who(session);
  if (!account) return std::unexpected(account.error());
  if (!is_password(account->password_hash, old))
    return play::problem("wrong_password", "The password of before is wrong.");
  if (const auto good = check_password(account->name, now); !good) return good;
  const auto hash = hash_of(now);
  if (!hash) return std::unexpected(hash.error());
  const auto set = storage_.set_password(account->id, *hash, token_hash(session));
  if (!set) return std::unexpected(problem_of(set.error()));
  return {};
}

play::Expected<> Accounts::set_password(const std::string& name, const std::string& now) {
  const auto account = storage_.account(folded(name));
  if (!account) return play::problem("no_such_account", account.error().message);
  if (const auto good = check_password(account->name, now); !good) return good;
  const auto hash = hash_of(now);
  if (!hash) return std::unexpected(hash.error());
  const auto set = storage_.set_password(account->id, *hash, {});
  if (!set) return play::problem("busy", set.error().message);
  return {};
}

play::Expected<std::string> Accounts::invite() {
  std::string token = new_token();
  const auto kept =
      storage_.keep_invite(token_hash(token), storage::now_seconds() + kInviteDays * 24 * 3600);
  if (!kept) return play::problem("busy", kept.error().message);
  return token;
}

play::Expected<storage::Account> Accounts::who(const std::string& session) {
  if (session.empty()) return play::problem("no_token", "This needs the session of an account.");
  const auto account = storage_.session(token_hash(session));
  if (account) return *account;
  if (account.error().fault == storage::Fault::kNotFound)
    return play::problem("wrong_token", "This session is over. Enter again.");
  return std::unexpected(problem_of(account.error()));
}

}  // namespace tavola::rooms
