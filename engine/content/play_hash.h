// The hash of a file of content as far as it changes play: what it says, not how it is written. A
// comment, an empty line, another order of fields, a better sentence or another drawing leave it
// alone, so that saved tables go on after such a change.
#pragma once

#include <toml++/toml.h>

#include <cstdint>
#include <span>
#include <string_view>

namespace tavola::content {

/// `name` is the file's and `before` the hash of those read before it. Fields called as one of
/// `looks` are left out wherever they stand, with all that is in them.
std::uint64_t play_hash(const toml::table& file, std::string_view name, std::uint64_t before,
                        std::span<const std::string_view> looks);

}  // namespace tavola::content
