// Text inside a page or a drawing.
#pragma once

#include <string>
#include <string_view>

namespace tavola::words {

/// The same text with what HTML and SVG would take for their own written as entities.
std::string escaped(std::string_view text);

}  // namespace tavola::words
