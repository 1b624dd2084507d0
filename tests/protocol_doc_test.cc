// The example session of docs/protocol.md is a real one: every request in it gets the reply that
// stands below it. Three dots in a reply stand for anything.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "play/engine/engine.h"

namespace tavola::play {
namespace {

/// Whether the text is the pattern with something in the place of every "…".
bool like(const std::string& pattern, const std::string& text) {
  static const std::string kDots = "…";
  std::size_t at = 0;
  std::size_t from = 0;
  for (bool first = true;; first = false) {
    const std::size_t dots = pattern.find(kDots, from);
    const std::string part = pattern.substr(from, dots - from);
    if (dots == std::string::npos && !first)
      return text.size() >= at + part.size() && text.ends_with(part);
    const std::size_t found = text.find(part, at);
    if (found == std::string::npos || (first && found != 0)) return false;
    if (dots == std::string::npos) return text == part;
    at = found + part.size();
    from = dots + kDots.size();
  }
}

TEST(ProtocolPage, PatternsMatchWhatTheySay) {
  EXPECT_TRUE(like("a…c", "abbc"));
  EXPECT_TRUE(like("abc", "abc"));
  EXPECT_FALSE(like("abc", "abcd"));
  EXPECT_FALSE(like("a…c", "abcd"));
  EXPECT_FALSE(like("a…b…a", "aba…"));
  EXPECT_FALSE(like("ab…b", "ab"));
}

TEST(ProtocolPage, TheExampleSessionIsReal) {
  std::ifstream page("docs/protocol.md");
  ASSERT_TRUE(page);
  EngineOptions options;
  options.referee = true;
  Engine engine(options);
  std::string line;
  std::string reply;
  bool inside = false;
  int exchanges = 0;
  while (std::getline(page, line)) {
    if (line == "```session")
      inside = true;
    else if (line == "```")
      inside = false;
    if (!inside) continue;
    if (line.starts_with("> ")) {
      reply = engine.handle(line.substr(2));
    } else if (line.starts_with("< ")) {
      ++exchanges;
      EXPECT_TRUE(like(line.substr(2), reply)) << line << "\nthe engine says\n  " << reply;
    }
  }
  EXPECT_GE(exchanges, 12);
}

}  // namespace
}  // namespace tavola::play
