// A page of the client that shows one thing, a table, a game, a card or a rule, is only there if
// the thing is: what the doors ask for before they answer with the page, so that an address that
// leads nowhere is answered as one.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace tavola::server {

struct ShownThing {
  std::string path;                          // what is asked for, under /api
  std::map<std::string, std::string> query;  // with it
};

/// What has to be there for this page; nothing if the page needs nothing.
std::optional<ShownThing> shown_by_page(std::string_view path,
                                        const std::map<std::string, std::string>& query);

}  // namespace tavola::server
