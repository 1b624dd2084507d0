// Whether everything is there that the pages of a server show. It is asked once, before the doors
// open: what is wrong is then said to whoever starts the server, and not to everybody who opens a
// page.
#pragma once

#include <string>
#include <vector>

namespace tavola::rooms {

/// What is wrong with the games, the shelf and the sentences, each with its file and line as far as
/// it has one. With a folder of content that is not the program's own, lessons are looked at too.
std::vector<std::string> content_problems(bool toys);

}  // namespace tavola::rooms
