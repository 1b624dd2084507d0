// Text made smaller for the way to the browser.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tavola::server {

/// Nothing if it would not become smaller.
std::optional<std::string> gzip(std::string_view bytes);

/// Whether an Accept-Encoding header takes a coding: "gzip", "br".
bool accepts(std::string_view accept_encoding, std::string_view wanted);

}  // namespace tavola::server
