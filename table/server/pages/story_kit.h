// What draws the pictures of a printed story where nothing can be fetched: the pieces of the client
// that draw those of one game, once, in a page that holds them itself.
#pragma once

#include <string>
#include <string_view>

#include "server/pages/pages.h"

namespace tavola::server {

/// HTML for the end of the page's body; empty if this client brings no pictures for the game.
std::string story_kit(const Pages& pages, std::string_view game);

}  // namespace tavola::server
