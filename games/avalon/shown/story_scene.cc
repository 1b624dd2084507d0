// What the story has in force and asks for, beside the board where everybody can read it again: the
// Event of the day, Active Quests and the Task log. (TG-126, TG-305, TG-318, TG-893)
#include "games/avalon/rules/story/events.h"
#include "games/avalon/shown/journal_page.h"
#include "games/avalon/shown/painter.h"

namespace tavola::avalon {

using scene::Text;
using scene::Tone;

namespace {

scene::Force sheet_of_story(std::string id, const char* kind, Text name) {
  scene::Force sheet;
  sheet.id = std::move(id);
  sheet.kind = Text::of(kind);
  sheet.name = std::move(name);
  sheet.icon = "scroll-unfurled";
  sheet.tone = Tone::kKnow;
  return sheet;
}

}  // namespace

void Painter::add_story() {
  const StoryContent& story = c_.story;
  if (s_.story.event != kNone) {
    const EventCard& event = story.events[s_.story.event];
    scene::Force today = sheet_of_story("event", "board.event", Text::word(event.word));
    // A Random Event is printed whole. Of a Story Event its conditions and verses are the story's.
    if (event.random) today.printed = event.id;
    if (!event.random && event.effect != kNoSource)
      today.says.push_back(
          Text::of("card.event_each").with_printed("what", source_name(event.effect)));
    if (event.rule != kNoSource)
      today.says.push_back(
          Text::of("card.event_rule").with_printed("what", source_name(event.rule)));
    scene_.forces.push_back(std::move(today));
  }
  for (const std::uint8_t which : s_.story.quests) {
    if (which == kNone) continue;
    const Quest& quest = story.quests[which];
    const Source rule = quest.event == kNone
                            ? kNoSource
                            : story.events[quest.event].rule;  // as long as it lies here
    const bool open = is_open(s_, which);
    scene::Force asks = sheet_of_story(
        "quest_" + quest.id, open ? "board.quest" : "board.quest_done", Text::word(quest.word));
    asks.leads = open;
    const std::string aim = "aim." + quest.id;
    asks.says.push_back(
        quest.id.starts_with("story_")
            ? Text::of(aim)
            : Text::of("board.quest_asks").with_printed("what", need_name(quest.line)));
    if (rule != kNoSource)
      asks.says.push_back(Text::of("card.event_rule").with_printed("what", source_name(rule)));
    scene_.forces.push_back(std::move(asks));
  }
  if (chapter_waits(s_)) {
    const Chapter& next = story.chapters[s_.story.next_chapter];
    scene::Force dawn = sheet_of_story("next_chapter", "board.next_chapter", Text::word(next.word));
    dawn.leads = true;
    dawn.says.push_back(Text::of("board.dawn_ends_chapter"));
    scene_.forces.push_back(std::move(dawn));
  }
  scene::Force log = sheet_of_story("tasks", "board.tasks", Text::of("board.task_log"));
  for (const std::uint8_t task : s_.story.tasks)
    if (task != 0)
      log.says.push_back(Text::of("board.task").with_word("task", story.tasks[task - 1U].word));
  if (!log.says.empty()) scene_.forces.push_back(std::move(log));
}

}  // namespace tavola::avalon
