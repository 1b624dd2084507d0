// A journey whose hero stands where a test's own verses are, so that what the island's verses say
// may change.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "content/content.h"
#include "games/avalon/content/content_reader.h"
#include "games/avalon/rules/journal/reading.h"
#include "games/avalon/tables_for_tests/journey_for_tests.h"

namespace tavola::avalon {

/// Reads the Journal anew over content that is there already: much quicker than all of it.
class JournalReaderForTests : public Reader {
 public:
  std::unique_ptr<Content> read() {
    static const Content kBase = *Reader().load();
    content = kBase;
    content.journal = {};
    EXPECT_TRUE(read_journal() && index_texts()) << error;
    return std::make_unique<Content>(std::move(content));
  }
};

/// The game's content with the verses of one Location written anew.
class JournalContentForTests {
 public:
  explicit JournalContentForTests(std::string_view verses, int number = 906, bool all = true)
      : file_("avalon/journal/" + std::to_string(number) + ".verses",
              "location " + std::to_string(number) + "\n" + std::string(verses)) {
    EXPECT_TRUE(loaded_);
    before_ = &content();
    if (all) {
      auto read = load_content();
      EXPECT_TRUE(read) << (read ? "" : read.error());
      if (!read) return;
      mine_ = std::make_unique<Content>(*std::move(read));
    } else {
      mine_ = JournalReaderForTests().read();
    }
    use(mine_.get());
  }
  ~JournalContentForTests() { use(before_); }
  JournalContentForTests(const JournalContentForTests&) = delete;
  JournalContentForTests& operator=(const JournalContentForTests&) = delete;

 private:
  // First of all, so that the game's own content is never read with a test's verses in it.
  bool loaded_ = load_game().has_value();
  tavola::content::StandIn file_;
  const Content* before_ = nullptr;
  std::unique_ptr<Content> mine_;
};

struct Exploration : JournalContentForTests, Journey {
  Exploration(std::string_view verses, std::initializer_list<std::string_view> heroes,
              int number = 906)
      : JournalContentForTests(verses, number, false), Journey(heroes) {
    if (!lies(number)) lay_out(number, 0, -2);
    light_here(number);
    for (Seat seat = 0; seat < s().seats; ++seat) stand(seat, number);
    seen.events.clear();
  }
  void light_here(int number) {
    at(number).menhir = 1;
    at(number).dial = 5;
  }
  /// The first to act Explores, and all others come along; whoever cannot pay a share is left
  /// before the question.
  void explore() {
    play_day();
    choose(Verb::kExplore);
    while (asks(Prompt::kJoinExplore) || asks(Prompt::kTakeAlong) || find(Verb::kPayShare) >= 0)
      choose(asks(Prompt::kJoinExplore) ? Verb::kJoin
             : asks(Prompt::kTakeAlong) ? Verb::kAccept
                                        : Verb::kPayShare);
  }
  /// The choice with this name in the open verse, or -1.
  int choice(std::string_view id) {
    if (!asks(Prompt::kJournalChoice)) return -1;
    const JournalVerse& here = verse(s().journal.verse);
    for (std::size_t i = 0; i < here.choices.size(); ++i)
      if (here.choices[i].id == id)
        return find(Verb::kJournalChoice, static_cast<int>(s().journal.verse), static_cast<int>(i));
    return -1;
  }
  bool offers(std::string_view id) { return choice(id) >= 0; }
  void take(std::string_view id) {
    const int option = choice(id);
    ASSERT_GE(option, 0) << "not offered: " << id;
    t.choose(option);
  }
  std::string reading() {
    return s().journal.on() ? verse(s().journal.verse).own : std::string("nothing");
  }
};

}  // namespace tavola::avalon
