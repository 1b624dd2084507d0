// What the luck of a game grows from: 256 bits. A table with people takes them from the system's
// entropy; simulations, tests and whoever wants the same deal again give a number.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tavola {

struct Seed {
  std::array<std::uint32_t, 8> words{};

  constexpr Seed() = default;
  /// A number is a seed: its 64 bits, the others 0.
  constexpr Seed(std::uint64_t number)  // NOLINT(google-explicit-constructor)
      : words{static_cast<std::uint32_t>(number), static_cast<std::uint32_t>(number >> 32U)} {}

  /// Whether it was given as a number, and which.
  std::optional<std::uint64_t> number() const;
  /// 64 bits that stand for it, for luck that is nobody's secret: what a bot tries first.
  std::uint64_t brief() const;

  friend constexpr bool operator==(const Seed&, const Seed&) = default;
};

/// How many hexadecimal digits a seed has that is no number.
inline constexpr std::size_t kSeedDigits = 64;

/// As a number if it is one, else as 64 hexadecimal digits, the lowest byte first.
std::string write_seed(const Seed& seed);
std::optional<Seed> read_seed(std::string_view text);

}  // namespace tavola
