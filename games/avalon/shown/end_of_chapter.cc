#include "games/avalon/shown/end_of_chapter.h"

#include <string>
#include <utility>
#include <vector>

#include "games/avalon/content/content.h"
#include "games/avalon/rules/campaign/chapter.h"
#include "games/avalon/rules/journey/map.h"

namespace tavola::avalon {

using scene::Text;

namespace {

std::vector<Text::Argument> names_of(int heroes) {
  std::vector<Text::Argument> names;
  for (std::size_t hero = 0; hero < content().heroes.size(); ++hero)
    if (((heroes >> hero) & 1) != 0)
      names.push_back({"", Text::Argument::Kind::kWord, 0, content().heroes[hero].word});
  return names;
}

const Chapter& chapter_at(int which) {
  return content().story.chapters[static_cast<std::size_t>(which)];
}

Text without_whom(std::string message, int fallen) {
  if (fallen == 0) return Text::of(std::move(message));
  return Text::of(message + "_fallen").with_list("who", names_of(fallen));
}

}  // namespace

int chapter_number(int chapter) { return chapter_at(chapter).number; }

Text numbered_chapter(int chapter) {
  return Text::of("board.chapter")
      .with("n", chapter_number(chapter))
      .with_word("chapter", chapter_at(chapter).word);
}

scene::Stage chapter_done(const Event& done) {
  return {.what = Text::of("board.chapter_done").with("n", chapter_number(done.args[0])),
          .title = Text::word(chapter_at(done.args[0]).word),
          .icon = "laurel-crown",
          .lines = {without_whom("outcome.day", done.args[2]).with("n", done.args[1])},
          .tone = scene::Tone::kLife,
          .page = true};
}

scene::Stage end_of_chapter(const Event& over, const words::Messages& messages) {
  scene::Stage stage = scene::Stage::ending("chapter_over", true, "laurel-crown");
  const int ended = over.args[0];
  const int next = over.args[2];
  if (ended < 0) return stage;
  stage.what = Text::of("board.chapter_done").with("n", chapter_number(ended));
  stage.title = Text::word(chapter_at(ended).word);
  stage.lines = {without_whom("outcome.day", over.args[3]).with("n", over.args[1])};
  // What a table knows when the next Chapter begins is what it has brought about in this one.
  if (next < 0) return stage;
  const std::string so_far = "so_far." + chapter_at(next).id;
  if (messages.find(words::Language::kEnglish, so_far) != nullptr)
    stage.lines.push_back(Text::of(so_far));
  return stage;
}

Text verdict_of(Ending ending) {
  switch (ending) {
    case Ending::kChapterOver:
      return Text::of("verdict.chapter");
    case Ending::kSittingOver:
      return Text::of("verdict.sitting");
    case Ending::kCampaignWon:  // what it was worth, its last page says
      return Text::of("verdict.story");
    case Ending::kEscaped:
    case Ending::kFled:
    case Ending::kAvoided:
    case Ending::kResolved:
      return Text::of("verdict.encounter");
    default:
      return {};
  }
}

Citation rule_of_ending(const State& s) {
  switch (s.ending) {
    case Ending::kChapterOver:
    case Ending::kCampaignWon:
      return cites("TG-307");
    case Ending::kSittingOver:
      return cites("TG-481");
    case Ending::kFailure:
      if (living(s).empty()) return s.seats == 1 ? cites("TG-445") : cites("TG-1016");
      for (Seat seat = 0; seat < s.seats; ++seat)
        if (s.character(seat).alive == 0) return cites("TG-454");
      return cites("TG-307");
    default:
      return cites("TG-995");
  }
}

Text how_it_went(const State& s) {
  if (s.story.chapter == kNone || s.house.table == 0) return {};
  const bool failed = s.ending == Ending::kFailure;
  if (!failed && s.ending != Ending::kChapterOver) return {};
  const bool goes_on = !failed && s.story.next_chapter != kNone;
  Text text = without_whom(failed    ? "outcome.failed"
                           : goes_on ? "outcome.chapter"
                                     : "outcome.last_chapter",
                           fallen_in_chapter(s))
                  .with_word("chapter", chapter_at(s.story.chapter).word)
                  .with("n", s.journey.day);
  if (goes_on) text = std::move(text).with_word("next", chapter_at(s.story.next_chapter).word);
  return text;
}

}  // namespace tavola::avalon
