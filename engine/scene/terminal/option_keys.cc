#include "scene/terminal/option_keys.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace tavola::scene {
namespace {

using Kind = Text::Argument::Kind;

bool is_number(const Text::Argument& argument) {
  return argument.kind == Kind::kNumber || argument.kind == Kind::kCounted;
}

/// The only number that a text says.
std::optional<std::int64_t> number_in(const Text& text) {
  if (std::ranges::count_if(text.arguments, is_number) != 1) return std::nullopt;
  return std::ranges::find_if(text.arguments, is_number)->number;
}

}  // namespace

void take_keys_from_numbers(DecisionView& decision) {
  constexpr std::int64_t kMost = 99;
  std::vector<OptionView>& options = decision.options;
  std::string message;
  std::set<std::int64_t> numbers;
  std::vector<OptionView*> others;
  for (OptionView& option : options) {
    if (option.key != std::to_string(option.n + 1)) return;  // keys of their own
    const std::optional<std::int64_t> number = number_in(option.text);
    if (!number) {
      others.push_back(&option);
      continue;
    }
    if (*number < 0 || *number > kMost || !numbers.insert(*number).second) return;
    if (!message.empty() && option.text.message != message) return;
    message = option.text.message;
  }
  const auto says_a_number = [](const OptionView* option) {
    return std::ranges::any_of(option->text.arguments, is_number);
  };
  if (numbers.size() < 2 || others.size() > 1 || std::ranges::any_of(others, says_a_number)) return;
  if (!others.empty() && numbers.contains(0)) return;
  for (OptionView& option : options)
    option.key = std::to_string(number_in(option.text).value_or(0));
}

}  // namespace tavola::scene
