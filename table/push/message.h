// A message that only one browser can read (RFC 8291), and the token by which its push service
// knows who sends it (VAPID, RFC 8292).
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

#include "push/key.h"

namespace tavola::push {

/// Whom a message is for, as the browser said when it asked to be told.
struct Receiver {
  std::string point;   // 65 bytes
  std::string secret;  // 16 bytes
};
/// From the texts of a subscription, "p256dh" and "auth"; a sentence if they are none.
std::expected<Receiver, std::string> read_receiver(std::string_view p256dh, std::string_view auth);

/// The longest text that a push service must take.
inline constexpr std::size_t kLongestText = 3000;

/// The body of a request, in the coding "aes128gcm".
std::expected<std::string, std::string> encrypt(std::string_view text, const Receiver& receiver);
/// The same with a pair and 16 bytes of salt that somebody else has chosen.
std::expected<std::string, std::string> encrypt(std::string_view text, const Receiver& receiver,
                                                const Key& sender, std::string_view salt);

/// The value of "Authorization" for a push service at this origin. `contact` is an address of the
/// operator, "mailto:…" or "https://…"; the token is good until `until`, in seconds since 1970.
std::expected<std::string, std::string> authorization(const Key& server, std::string_view origin,
                                                      std::string_view contact, std::int64_t until);

}  // namespace tavola::push
