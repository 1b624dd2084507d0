#include "games/avalon/rules/story/record.h"

#include "core/enum_names.h"
#include "games/avalon/content/content.h"

namespace tavola::avalon {
namespace {

const Record::Names kDialPlaces = names_of<DialOn>();

template <class Thing>
Record::Names story_names(const std::vector<Thing>& things) {
  Record::Names names;
  for (const Thing& thing : things) names.push_back(thing.id);
  return names;
}

}  // namespace

void record_story(Record& r, JourneyState& j, StoryState& story) {
  const StoryContent& all = content().story;
  const Record::Names events = story_names(all.events);
  const Record::Names items = story_names(content().possessions.items);
  r.name("chapter", story.chapter, story_names(all.chapters), kNone);
  r.name("next_chapter", story.next_chapter, story_names(all.chapters), kNone);
  r.object("statuses", [&] {
    for (std::size_t i = 0; i < all.statuses.size(); ++i)
      if (r.has(all.statuses[i].id))  // stories grow
        r.number(all.statuses[i].id, story.statuses[i], 0, 0xffff);
  });
  r.deck("events", story.events, events);
  r.deck("event_discard", story.event_discard, events);
  r.deck("random_events", story.random_events, events);
  r.name("event", story.event, events, kNone);
  r.set("event_used_by", story.event_used, Record::Names{"0", "1", "2", "3"});
  r.object("returned", [&] {
    for (std::size_t i = 0; i < all.events.size(); ++i)
      if (r.has(all.events[i].id)) r.number(all.events[i].id, story.returned[i], 0, 255);
  });
  const Record::Names quests = story_names(all.quests);
  r.names("quests", story.quests, quests, kNone);
  r.set("quests_fulfilled", story.fulfilled, quests);
  r.list("quest_used_by", kActiveQuests, kActiveQuests, kActiveQuests, [&](int i) {
    r.set("seats", story.quest_used[i], Record::Names{"0", "1", "2", "3"});
  });
  Record::Names tasks = {"none"};
  for (const Task& task : all.tasks) tasks.push_back(task.id);
  r.names("tasks", story.tasks, tasks);
  r.set("secrets_gone", story.secrets_gone, story_names(content().possessions.secrets));
  r.set("items_gone", story.items_gone, items);
  r.deck("items", j.items, items);
  r.object("lying_items", [&] {
    for (std::size_t i = 0; i < items.size(); ++i)
      r.number(items[i], j.lying_items[i], 0, kMostLocations);
  });
  r.list("dials", kDials, kDials, kDials, [&](int i) {
    Dial& dial = j.dials[i];
    r.name("on", dial.on, kDialPlaces);
    r.number("what", dial.what, 0, 255);
    r.number("value", dial.value, 0, kDialTop);
    r.flag("quest", dial.quest);
  });
  r.set("banters_told", story.banters_told, story_names(all.banters));
  r.number("pairs_talked", story.pairs_talked, 0, 63);
  r.set("run_out", story.run_out, story_names(content().possessions.secrets));
  r.set("meeting", story.meeting, story_names(content().island.locations));
  r.number("meeting_colour", story.meeting_colour, 0, 255);
  r.number("dead_heroes", j.dead_heroes, 0, 255);
  r.number("dead_before", j.dead_before, 0, 255);
  r.flag("broken_off", j.broken_off);
}

}  // namespace tavola::avalon
