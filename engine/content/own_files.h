// Which files of content are the user's own, out of the folder of --content, and which are shipped.
#pragma once

#include <string_view>

namespace tavola::content {

// Whether a file comes from the user's folder, and whether the program itself has one of that name.
bool is_from_folder(std::string_view path);
bool is_shipped(std::string_view path);

}  // namespace tavola::content
