// Files of TOML that nest deeper than anybody writes.
#include "words/deep_toml.h"

#include <gtest/gtest.h>

#include "words/messages.h"

namespace tavola::words {
namespace {

std::string parts(int count) {
  std::string key = "a";
  for (int i = 1; i < count; ++i) key += ".a";
  return key;
}

TEST(DeepToml, KeysAndTablesHaveSoManyParts) {
  for (const std::string& good :
       {std::string(), parts(kMostKeyParts) + " = 1\n", "[" + parts(kMostKeyParts) + "]\n",
        "a = \"" + parts(100) + "\"\n", "a = '''\n" + parts(100) + "'''\n", "# " + parts(100),
        std::string("a = [1.5, 2.5, 3.5]\nb.c = {d.e = 1.5, f.g = 2.5}\n"),
        "a = \"\\\"" + parts(50) + "\" # " + parts(50) + "\n"})
    EXPECT_FALSE(deep_key(good)) << good;
  EXPECT_EQ(too_deep("a = 1\n[" + parts(kMostKeyParts + 1) + "]\n", "x.toml"),
            "x.toml:2:2: a key or the name of a table has at most 16 parts with dots between them");
  for (const std::string& deep : {parts(50'000) + " = 1\n", "x = 'a' \n" + parts(17) + " = 1",
                                  "a = {b = {" + parts(17) + "=1}}"})
    EXPECT_TRUE(deep_key(deep)) << deep.substr(0, 80);
}

TEST(DeepToml, AFileOfMessagesWithSuchAKeyIsRefused) {
  const std::string text = parts(50'000) + " = \"x\"\n";
  const Source source{.file = "deep.toml", .text = text};
  const auto read = Messages::load({&source, 1});
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().message, kDeepKeySentence);
}

}  // namespace
}  // namespace tavola::words
