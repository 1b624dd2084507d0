// Who may make tables here, and join those that others have made. Whoever has the link of a seat
// sits down in every mode.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace tavola::rooms {

enum class Access : std::uint8_t {
  kOpen,      // everybody
  kAccounts,  // who is signed in; everybody may make an account
  kInvite,    // who is signed in; accounts are made with an invitation
};

inline constexpr std::array<std::string_view, 3> kAccessNames{"open", "accounts", "invite"};

constexpr std::string_view name_of(Access access) {
  return kAccessNames[static_cast<std::size_t>(access)];
}
constexpr std::optional<Access> access_named(std::string_view name) {
  for (std::size_t i = 0; i < kAccessNames.size(); ++i)
    if (kAccessNames[i] == name) return static_cast<Access>(i);
  return std::nullopt;
}

}  // namespace tavola::rooms
