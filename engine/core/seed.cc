#include "core/seed.h"

#include <algorithm>
#include <charconv>

namespace tavola {

std::optional<std::uint64_t> Seed::number() const {
  if (!std::all_of(words.begin() + 2, words.end(), [](std::uint32_t word) { return word == 0; }))
    return std::nullopt;
  return std::uint64_t{words[1]} << 32U | words[0];
}

std::uint64_t Seed::brief() const {
  if (const auto given = number()) return *given;
  std::uint64_t mixed = 0;
  for (const std::uint32_t word : words) mixed = (mixed ^ word) * 0x9E3779B97F4A7C15ULL;
  return mixed ^ mixed >> 29U;
}

std::string write_seed(const Seed& seed) {
  if (const auto number = seed.number()) return std::to_string(*number);
  std::string text;
  for (const std::uint32_t word : seed.words)
    for (const unsigned shift : {4U, 0U, 12U, 8U, 20U, 16U, 28U, 24U})
      text += "0123456789abcdef"[word >> shift & 15U];
  return text;
}

std::optional<Seed> read_seed(std::string_view text) {
  if (text.size() != kSeedDigits) {
    const char* begin = text.data();
    const char* end = begin + text.size();
    std::uint64_t number = 0;
    const auto [stopped, error] = std::from_chars(begin, end, number);
    if (text.empty() || error != std::errc{} || stopped != end) return std::nullopt;
    return Seed(number);
  }
  Seed seed;
  for (std::size_t byte = 0; byte < kSeedDigits / 2; ++byte) {
    std::uint32_t value = 0;
    const char* first = text.data() + 2 * byte;
    const auto [stopped, error] = std::from_chars(first, first + 2, value, 16);
    if (error != std::errc{} || stopped != first + 2) return std::nullopt;
    seed.words[byte / 4] |= value << 8U * (byte % 4);
  }
  return seed;
}

}  // namespace tavola
