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

// What a file says in words that we do not have is shown as it stands, so it is bounded.
TEST(ToldFields, WhatHasNoWordsIsOneLineOfBoundedLength) {
  const Vocabulary words = with_texts();
  const Json told = Json::array({Json::array({"whispered", {{"what", "a\x1b[2Jb\u202ec\nd"}}}),
                                 Json::array({"shouted", {{"what", std::string(100'000, 'x')}}}),
                                 Json::array({std::string(100'000, 'y'), Json::object()})});
  std::vector<Event> events;
  std::vector<Bygone> bygone;
  ASSERT_TRUE(read_told(words, told, 2, events, bygone));
  ASSERT_EQ(bygone.size(), 3U);
  EXPECT_EQ(bygone[0].text, "whispered what=a[2Jbcd");
  EXPECT_TRUE(bygone[1].text.starts_with("shouted what=xxx"));
  for (const Bygone& each : bygone) EXPECT_LE(each.text.size(), 210U);
  EXPECT_EQ(as_written("seek", {{"what", std::string(100'000, 'z')}}).size(),
            bygone[1].text.size());
  Json many = Json::array();
  for (int i = 0; i < 2001; ++i) many.push_back(told[0]);
  EXPECT_FALSE(read_told(words, many, 2, events, bygone)) << "no step has so much to tell";
}

}  // namespace
}  // namespace tavola::play
