// Keys from bytes, and the line that they write.
#include <gtest/gtest.h>

#include "screen/keys.h"
#include "screen/line_editor.h"

namespace tavola::screen {
namespace {

using enum KeyKind;

std::vector<KeyKind> kinds(const std::vector<Key>& keys) {
  std::vector<KeyKind> kinds;
  for (const Key& key : keys) kinds.push_back(key.kind);
  return kinds;
}

TEST(Keys, LettersAndSequencesAreTold) {
  KeyReader reader;
  EXPECT_EQ(reader.read("aè"), (std::vector<Key>{{kLetter, "a"}, {kLetter, "è"}}));
  EXPECT_EQ(kinds(reader.read("\x1b[A\x1b[B\x1bOC\x1b[5~\x1b[6~\x1b[Z\t\r\x7f")),
            (std::vector<KeyKind>{kUp, kDown, kRight, kPageUp, kPageDown, kBackTab, kTab, kEnter,
                                  kBackspace}));
  EXPECT_TRUE(reader.read("\x1b[200~\x1b[?25h").empty()) << "what nobody knows is swallowed";
  EXPECT_EQ(kinds(reader.read("\x04\x15\x17\x0c")),
            (std::vector<KeyKind>{kEnd, kEraseLine, kEraseWord, kRedraw}));
}

TEST(Keys, ASequenceMayComeInPieces) {
  KeyReader reader;
  EXPECT_TRUE(reader.read("\x1b").empty());
  EXPECT_TRUE(reader.waits());
  EXPECT_TRUE(reader.read("[").empty());
  EXPECT_EQ(kinds(reader.read("A")), std::vector<KeyKind>{kUp});
  EXPECT_TRUE(reader.read("\xc3").empty());
  EXPECT_EQ(reader.read("\xa8"), (std::vector<Key>{{kLetter, "è"}}));
}

TEST(Keys, AnEscapeThatStandsAloneIsAKey) {
  KeyReader reader;
  EXPECT_TRUE(reader.read("\x1b").empty());
  EXPECT_EQ(kinds(reader.settle()), std::vector<KeyKind>{kEscape});
  EXPECT_FALSE(reader.waits());
  EXPECT_EQ(kinds(reader.read("\x1bx")), (std::vector<KeyKind>{kEscape, kLetter}));
}

TEST(Keys, AnyBytesAreRead) {
  std::string bytes;
  std::uint32_t luck = 7;
  for (int i = 0; i < 20000; ++i)
    bytes += static_cast<char>((luck = luck * 1664525 + 1013904223) >> 24);
  KeyReader reader;
  LineEditor line;
  for (const char byte : bytes)
    for (const Key& key : reader.read(std::string(1, byte))) line.press(key);
  EXPECT_LE(line.cursor(), line.text().size());
}

std::string typed(const std::string& bytes) {
  KeyReader reader;
  LineEditor line;
  for (const Key& key : reader.read(bytes)) line.press(key);
  return line.text().substr(0, line.cursor()) + "|" + line.text().substr(line.cursor());
}

TEST(LineEditor, WritesAndDeletesWholeLetters) {
  EXPECT_EQ(typed("perché"), "perché|");
  EXPECT_EQ(typed("perché\x7f\x7f"), "perc|");
  EXPECT_EQ(typed("èé\x1b[D\x1b[D\x1b[3~"), "|é");
  EXPECT_EQ(typed("ab\x1b[Dc"), "ac|b");
  EXPECT_EQ(typed("ab\x1b[Hc\x1b[Fd"), "cabd|");
  EXPECT_EQ(typed("log 20\x17"), "log |");
  EXPECT_EQ(typed("log 20\x15x"), "x|");
  EXPECT_EQ(typed("\x7f\x1b[3~\x1b[D\x1b[C"), "|");
}

TEST(LineEditor, ALineIsTakenOnce) {
  LineEditor line;
  line.press({kLetter, "q"});
  EXPECT_EQ(line.take(), "q");
  EXPECT_TRUE(line.empty());
  EXPECT_EQ(line.cursor(), 0U);
}

}  // namespace
}  // namespace tavola::screen
