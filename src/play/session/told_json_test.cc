#include "play/session/told_json.h"

#include <gtest/gtest.h>

#include "core/json.h"

namespace tavola::play {
namespace {

constexpr int kText = kSeatValue + 1;

/// Two texts on the card "inn", one on "road".
Vocabulary with_texts() {
  Vocabulary words;
  words.kinds.resize(kText + 1);
  words.kinds[kText] = {"text", {"inn", "road", "inn"}, {}};
  return words;
}
const Phrase kDecline{"decline", {{"card", kText}, {"", kNumber}}, false};

TEST(ToldFields, ATextIsReadBackThoughAnotherHasItsName) {
  const Vocabulary words = with_texts();
  for (std::int16_t text = 0; text < 3; ++text) {
    const Arguments args = arguments(text, 5);
    Arguments read{};
    ASSERT_TRUE(read_fields(words, kDecline, told_fields(words, kDecline, args), 2, read));
    EXPECT_EQ(read, args) << text;
  }
}

TEST(ToldFields, WithoutItsRankATextIsTheFirstOfItsName) {
  const Vocabulary words = with_texts();
  Arguments read{};
  ASSERT_TRUE(read_fields(words, kDecline, Json{{"card", "inn"}, {"#1", 5}}, 2, read));
  EXPECT_EQ(read[0], 0);
  ASSERT_TRUE(read_fields(words, kDecline, Json{{"card", "inn"}, {"#1", 5}, {"#0", 9}}, 2, read));
  EXPECT_EQ(read[0], 0) << "there are not so many any more";
  EXPECT_FALSE(read_fields(words, kDecline, Json{{"card", "inn"}, {"#0", "two"}}, 2, read));
  EXPECT_FALSE(read_fields(words, kDecline, Json{{"#0", 1}}, 2, read));
}

}  // namespace
}  // namespace tavola::play
