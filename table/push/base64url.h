// Bytes as text that may stand in an address (RFC 4648, chapter 5), without padding.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tavola::push {

std::string base64url(std::string_view bytes);
/// Nothing if it is no such text. Padding at the end is passed over, because some browsers write
/// it.
std::optional<std::string> from_base64url(std::string_view text);

}  // namespace tavola::push
