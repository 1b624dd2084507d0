// Accounts, for those who want their tables on more than one device: a name, a password of which
// only an argon2id hash is kept, and sessions of which only the hash of their token is kept.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "play/problem.h"
#include "storage/storage.h"

namespace tavola::rooms {

class Accounts {
 public:
  explicit Accounts(storage::Storage& storage) : storage_(storage) {}

  /// A new account and its first session. Problems: "bad_field", "weak_password", "name_taken",
  /// "busy", "invite_used". Hashing takes a good part of a second on purpose. An invitation, if one
  /// is given, is spent by it.
  play::Expected<std::string> make(const std::string& name, const std::string& password,
                                   const std::string& invite = {});
  /// A new session. "wrong_password" whether it is the name or the password that is wrong.
  play::Expected<std::string> enter(const std::string& name, const std::string& password);
  play::Expected<> leave(const std::string& session);
  /// For whoever is in with this session and knows the password of before; all other sessions end.
  /// "wrong_password", "weak_password".
  play::Expected<> change_password(const std::string& session, const std::string& old,
                                   const std::string& now);
  /// For whoever runs the server: all sessions of the account end. "no_such_account".
  play::Expected<> set_password(const std::string& name, const std::string& now);
  /// A token with which one account can be made within kInviteDays.
  play::Expected<std::string> invite();
  static constexpr int kInviteDays = 14;
  /// "no_token", "wrong_token".
  play::Expected<storage::Account> who(const std::string& session);

 private:
  play::Expected<std::string> open_session(std::int64_t account);

  storage::Storage& storage_;
};

/// How many characters a text of UTF-8 has.
std::size_t characters(std::string_view text);
/// Has something that cannot be seen or would break a line: control characters, marks of direction.
bool has_controls(std::string_view text);
/// The same for names that differ in large and small letters only.
std::string folded(std::string_view name);

}  // namespace tavola::rooms
