#include "games/avalon/rules/campaign/tables.h"

#include "content/content.h"

namespace tavola::avalon {

std::vector<std::string> tables() {
  std::vector<std::string> all = {"training", "test_island", "lent_light"};
  if (tavola::content::find("avalon/own/island.toml")) all.emplace_back("own_island");
  return all;
}

}  // namespace tavola::avalon
