#include "games/catacombs/cards/content_reader.h"

#include <algorithm>
#include <numeric>

#include "core/enum_names.h"

namespace tavola::catacombs {

bool ContentReader::gold(const toml::table& from, const char* key, std::uint8_t& to) {
  const toml::node* node = field(from, key).node();
  const auto value = node != nullptr ? node->value<std::int64_t>() : std::nullopt;
  if (!value || *value < 100 || *value > 25000 || *value % 100 != 0)
    return fail_at(
        from, key,
        std::string("\"") + key + "\" must be gold in hundreds, as in " + key + " = 300");
  to = static_cast<std::uint8_t>(*value / 100);
  return true;
}

bool ContentReader::size(const toml::table& from, Size& to) {
  std::uint8_t which = 0;
  if (!one_of(from, "disc", names_of<Size>(), which)) return false;
  to = static_cast<Size>(which);
  return true;
}

bool ContentReader::attacks(const toml::table& from, Attacks& to) {
  std::string line;
  if (!text(from, "attacks", line)) return false;
  auto read = read_attacks(line);
  if (!read) return fail_at(from, "attacks", read.error());
  to = std::move(*read);
  return true;
}

bool ContentReader::kinds(const toml::table& from, const char* key,
                          std::array<std::uint8_t, kMonsterKinds>& to) {
  const toml::table* list = field(from, key).as_table();
  if (list == nullptr || list->empty())
    return fail_at(from, key,
                   std::string("\"") + key + "\" must name at least one kind, as in " + key +
                       " = { orc = 2 }");
  const std::vector<std::string> ids = monster_ids();
  std::array<int, kMonsterKinds> needed{};
  for (const auto& [name, count] : *list) {
    const std::string id(name.str());
    const auto at = std::ranges::find(ids, id);
    if (at == ids.end()) return fail_near(count, "there is no monster \"" + id + "\"", id, ids);
    const auto kind = static_cast<std::size_t>(at - ids.begin());
    const std::int64_t discs = count.value_or(std::int64_t{0});
    const std::uint8_t pool = content.monsters[kind].pool;
    needed[pool] += static_cast<int>(discs);
    if (discs < 1 || needed[pool] > content.pool_discs[pool])
      return fail(count, "there are only " + std::to_string(content.pool_discs[pool]) +
                             " discs for \"" + id + "\"");
    to[kind] = static_cast<std::uint8_t>(discs);
  }
  return true;
}

bool ContentReader::fit_on_board(const toml::table& entry, const char* key,
                                 const std::array<std::uint8_t, kMonsterKinds>& kinds,
                                 int wandering) {
  const int all = std::accumulate(kinds.begin(), kinds.end(), wandering);
  return all <= kMostMonsters ||
         fail_at(entry, key,
                 "there is room for " + std::to_string(kMostMonsters) +
                     " monsters on the board, and these would be " + std::to_string(all));
}

}  // namespace tavola::catacombs
