// What a page says of itself where a link to it is shown, in a chat or on a wall: its name, and the
// picture that is drawn for its game.
#pragma once

#include <string>
#include <string_view>

#include "server/pages/pages.h"

namespace tavola::server {

/// Tags for the head of a page about a game, or about the shelf where `game` is empty; `origin` is
/// ours, as others reach us. Empty if this client brings no such picture. The words for those who
/// do not see it are in the first language of `accept_language` that we speak.
std::string share_tags(const Pages& pages, std::string_view game, std::string_view origin,
                       std::string_view accept_language);

/// A page with these at the end of its head.
std::string with_tags(std::string_view page, std::string_view tags);

}  // namespace tavola::server
