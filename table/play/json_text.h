// Reads JSON that comes from outside: from a client, a file or a contributor. Whatever the bytes
// are, the answer is a value or a sentence that says where reading stopped and why.
#pragma once

#include <cstddef>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "core/seed.h"
#include "play/problem.h"

namespace tavola::play {

/// Deeper nesting than any state or log has is refused before it is read.
inline constexpr int kDeepestJson = 64;

/// Problems: "truncated" when the text ends in the middle, "bad_json" for anything else.
Expected<nlohmann::ordered_json> read_json(std::string_view text);
/// On one line. Bytes that are no UTF-8 are replaced.
std::string write_json(const nlohmann::ordered_json& json);

/// Hashes travel as 16 hexadecimal digits, because many readers keep only 53 bits of a number.
std::string write_hash(std::uint64_t hash);

/// The field of an object; null if there is none, or if it is no object.
const nlohmann::ordered_json* field(const nlohmann::ordered_json& json, std::string_view name);

/// A whole number within bounds; false if it is anything else.
bool read_integer(const nlohmann::ordered_json& json, std::int64_t least, std::int64_t most,
                  std::int64_t& value);
/// A whole number that is not negative, of all 64 bits.
bool read_unsigned(const nlohmann::ordered_json& json, std::uint64_t& value);

/// A seed is a number, or 64 hexadecimal digits in quotes.
nlohmann::ordered_json seed_to_json(const Seed& seed);
std::optional<Seed> seed_from_json(const nlohmann::ordered_json& json);
inline constexpr std::string_view kSeedMeant =
    "a whole number from 0 to 18446744073709551615, or 64 hexadecimal digits in quotes";

}  // namespace tavola::play
