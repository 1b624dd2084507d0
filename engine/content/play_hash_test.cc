#include "content/play_hash.h"

#include <gtest/gtest.h>

#include <array>

namespace tavola::content {
namespace {

constexpr std::array<std::string_view, 2> kLooks = {"sign", "en"};

std::uint64_t hash(std::string_view text, std::string_view name = "cards.toml") {
  return play_hash(toml::parse(text), name, 7, kLooks);
}

TEST(PlayHash, CoversWhatChangesPlayAlone) {
  const std::uint64_t card = hash("[[card]]\nid = \"axe\"\nprice = 3\nsign = \"wood-axe\"\n");
  EXPECT_EQ(card, hash("# an axe\n[[card]]\nprice = 3\nsign = \"saber\"\n\nid = \"axe\"\n"));
  EXPECT_EQ(card, hash("[[card]]\nid = \"axe\"\nprice = 3\nen = { one = \"Axe\" }\n"));
  EXPECT_NE(card, hash("[[card]]\nid = \"axe\"\nprice = 4\n"));
  EXPECT_NE(card, hash("[[card]]\nid = \"axe\"\nprice = 3\ntome = true\n"));
  EXPECT_NE(card, hash("[[card]]\nid = \"axe\"\nprice = 3\n", "items.toml"));
  EXPECT_NE(card, hash("[card]\nid = \"axe\"\nprice = 3\n"));
}

TEST(PlayHash, KeepsValuesApart) {
  EXPECT_NE(hash("a = [\"bc\", \"d\"]"), hash("a = [\"b\", \"cd\"]"));
  EXPECT_NE(hash("a = [[1, 2], [3]]"), hash("a = [[1], [2, 3]]"));
  EXPECT_NE(hash("a = 12"), hash("a = [1, 2]"));
  EXPECT_NE(hash("a = 1"), hash("a = \"1\""));
  EXPECT_NE(hash("a = 1"), hash("a = 1.0"));
  EXPECT_NE(hash("a = true"), hash("a = false"));
  EXPECT_NE(hash("a = { b = 1 }\nc = 1"), hash("a = { b = 1, c = 1 }"));
}

}  // namespace
}  // namespace tavola::content
