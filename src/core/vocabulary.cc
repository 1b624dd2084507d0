#include "core/vocabulary.h"

namespace tavola {

std::string Vocabulary::id_of(int kind, int value) const {
  const std::vector<std::string>& ids = kinds[static_cast<std::size_t>(kind)].ids;
  if (value < 0 || value >= static_cast<int>(ids.size())) return std::to_string(value);
  return ids[static_cast<std::size_t>(value)];
}

int Vocabulary::value_of(int kind, std::string_view id) const {
  const std::vector<std::string>& ids = kinds[static_cast<std::size_t>(kind)].ids;
  for (std::size_t i = 0; i < ids.size(); ++i)
    if (ids[i] == id) return static_cast<int>(i);
  return -1;
}

int index_of(const std::vector<Phrase>& phrases, std::string_view name) {
  for (std::size_t i = 0; i < phrases.size(); ++i)
    if (phrases[i].name == name) return static_cast<int>(i);
  return -1;
}

}  // namespace tavola
