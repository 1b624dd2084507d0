// Secrets of the house: tokens that cannot be guessed, and the seal that hides the log of a game
// that goes on. A sealed log can be kept by anybody and opened only by a server with the same key.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/seed.h"
#include "storage/storage.h"

namespace tavola::rooms {

/// 128 random bits in 26 small letters and digits.
std::string new_token();
bool looks_like_token(std::string_view text);
/// A short name for a table: 40 random bits in 8 small letters and digits.
std::string new_table_id();
Seed new_seed();

/// What is stored of a session's token.
std::string token_hash(std::string_view token);

/// Encrypts and signs; base64.
std::string seal(const storage::ServerKey& key, std::string_view text);
/// Nothing if it was sealed with another key or was changed.
std::optional<std::string> unseal(const storage::ServerKey& key, std::string_view sealed);

}  // namespace tavola::rooms
