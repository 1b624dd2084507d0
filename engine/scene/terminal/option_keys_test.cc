// The number in an option's text is its key where all options say the same of different numbers.
#include "scene/terminal/option_keys.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace tavola::scene {
namespace {

std::vector<std::string> keys_of(const std::vector<Text>& texts) {
  DecisionView decision;
  for (const Text& text : texts) {
    OptionView option;
    option.n = static_cast<std::int32_t>(decision.options.size());
    option.key = std::to_string(option.n + 1);
    option.text = text;
    decision.options.push_back(option);
  }
  take_keys_from_numbers(decision);
  std::vector<std::string> keys;
  for (const OptionView& option : decision.options) keys.push_back(option.key);
  return keys;
}

using Keys = std::vector<std::string>;

Text pay(std::int64_t n) { return Text::of("verb.pay").with("n", n); }

TEST(OptionKeys, ANumberThatIsReadIsTheOneThatIsTyped) {
  EXPECT_EQ(keys_of({pay(0), pay(1), pay(2)}), (Keys{"0", "1", "2"}));
  EXPECT_EQ(keys_of({pay(2), pay(5)}), (Keys{"2", "5"}));
  EXPECT_EQ(keys_of({Text::count(3, "food"), Text::count(1, "food")}), (Keys{"3", "1"}));
  EXPECT_EQ(keys_of({Text::of("verb.pass"), pay(1), pay(3)}), (Keys{"0", "1", "3"}));
}

TEST(OptionKeys, OtherwiseTheyAreCounted) {
  EXPECT_EQ(keys_of({pay(2), Text::of("verb.take").with("n", 3)}), (Keys{"1", "2"}));
  EXPECT_EQ(keys_of({pay(2), pay(2)}), (Keys{"1", "2"})) << "two options with one number";
  EXPECT_EQ(keys_of({Text::of("verb.pass"), pay(0), pay(1)}), (Keys{"1", "2", "3"}));
  EXPECT_EQ(keys_of({Text::of("a"), Text::of("b"), pay(3), pay(4)}), (Keys{"1", "2", "3", "4"}));
  EXPECT_EQ(keys_of({pay(1), pay(200)}), (Keys{"1", "2"}));
}

}  // namespace
}  // namespace tavola::scene
