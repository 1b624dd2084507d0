// The names of an enum's values, taken from the source itself when it is compiled: kCreatureTurned
// is "creature_turned" in JSON, messages and grammars. So there is no second list of names that
// could be put into another order. The values are numbered from 0 without a gap.
#pragma once

#include <array>
#include <cstddef>
#include <limits>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace tavola {
namespace detail {

/// How the compiler writes a value: "kMove", or something with a bracket, "(Verb)18", when no name
/// stands for it.
template <auto Value>
constexpr std::string_view enumerator() {
  std::string_view text = __PRETTY_FUNCTION__;
  text.remove_prefix(text.find("Value = ") + std::string_view("Value = ").size());
  text = text.substr(0, text.find_first_of(";]"));
  return text.substr(text.rfind(':') + 1);
}

template <auto Value>
constexpr bool has_name() {
  return enumerator<Value>().find(')') == std::string_view::npos;
}

/// The first number without a name. Everything below Low has one, High has none.
template <class E, std::size_t Low, std::size_t High>
constexpr std::size_t first_unnamed() {
  if constexpr (Low == High) {
    return Low;
  } else {
    constexpr std::size_t middle = Low + (High - Low) / 2;
    if constexpr (has_name<static_cast<E>(middle)>())
      return first_unnamed<E, middle + 1, High>();
    else
      return first_unnamed<E, Low, middle>();
  }
}

inline constexpr std::size_t kLongestName = 40;
struct SnakeName {
  std::array<char, kLongestName> letters{};
  std::size_t size = 0;
  constexpr void add(char letter) { letters.at(size++) = letter; }  // too long does not compile
};

constexpr bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// "kLevel10" becomes "level_10": a capital begins a word, and so does the first of some digits.
constexpr SnakeName snake_name(std::string_view text) {
  if (text.size() > 1 && text[0] == 'k' && is_capital(text[1])) text.remove_prefix(1);
  SnakeName name;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool begins =
        is_capital(text[i]) || (is_digit(text[i]) && i > 0 && !is_digit(text[i - 1]));
    if (begins && i > 0) name.add('_');
    name.add(is_capital(text[i]) ? static_cast<char>(text[i] - 'A' + 'a') : text[i]);
  }
  return name;
}

template <class E>
constexpr std::size_t count_of() {
  using Number = std::underlying_type_t<E>;
  constexpr std::size_t most = sizeof(Number) == 1 ? std::numeric_limits<Number>::max() : 1023;
  return first_unnamed<E, 0, most>();
}

template <class E, std::size_t... I>
constexpr std::array<SnakeName, sizeof...(I)> snake_names(std::index_sequence<I...>) {
  return {snake_name(enumerator<static_cast<E>(I)>())...};
}

template <class E>
inline constexpr auto kSnakeNames = snake_names<E>(std::make_index_sequence<count_of<E>()>());

}  // namespace detail

/// How many values an enum has.
template <class E>
inline constexpr std::size_t kCountOf = detail::count_of<E>();

/// name_of(Verb::kPlaceSigil) is "place_sigil".
template <class E>
constexpr std::string_view name_of(E value) {
  const detail::SnakeName& name = detail::kSnakeNames<E>[static_cast<std::size_t>(value)];
  return {name.letters.data(), name.size};
}

/// The names of all values, in order.
template <class E>
std::vector<std::string> names_of() {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < kCountOf<E>; ++i) names.emplace_back(name_of(static_cast<E>(i)));
  return names;
}

}  // namespace tavola
