// Reads Statuses, Tasks, Events with their Quests, and chapters, and checks what the rules ask of
// them. (TG-910 to TG-913, TG-932, TG-1086)
#include <algorithm>

#include "content/content.h"
#include "core/enum_names.h"
#include "games/avalon/content/content_reader.h"

namespace tavola::avalon {
namespace {

// The story of the test island has a file of its own, The Lent Light a folder, and so has an island
// that somebody brings along with --content; what stands in none of them belongs to all.
constexpr const char* kTestStory = "base/test_story.toml";
constexpr std::string_view kGameFolder = "avalon/";
constexpr std::string_view kStoryFolder = "avalon/lent_light/";
constexpr std::string_view kOwnFolder = "avalon/own/";

std::string keyword_of(std::string id) {
  std::replace(id.begin(), id.end(), '_', ' ');
  return id;
}

}  // namespace

/// A thing of the story can be named in the notation by its id, with blanks for underscores.
bool Reader::name_thing(const toml::table& entry, const char* kind, const std::string& id,
                        const std::string& word, std::size_t number) {
  effects::Noun noun;
  noun.keyword = noun.plural = keyword_of(id);
  noun.kinds = content.grammar.kind(kind);
  noun.word = word;
  noun.code = static_cast<std::uint16_t>(number);
  if (content.grammar.find_noun(noun.keyword) != nullptr)
    return fail_at(entry, "id", "the notation has \"" + noun.keyword + "\" already");
  const auto added = content.grammar.add(std::move(noun));
  return added ? true : fail_at(entry, "id", added.error());
}

bool Reader::read_statuses(const char* file) {
  if (!has_file(file)) return true;
  toml::table root;
  if (!open(file, root)) return false;
  if (!root.contains("status")) return true;
  return each(root, "status", [&](const toml::table& entry) {
    Status status;
    bool boxes = false;
    if (!names(entry, status.id, status.word) ||
        !number_or(entry, "parts", 2, kStatusParts, status.parts) || !flag(entry, "boxes", boxes) ||
        !origin(entry))
      return false;
    if (const toml::array* parts = field(entry, "later").as_array(); parts != nullptr) {
      for (const toml::node& part : *parts)
        status.later |= 1U << (part.value_or(std::int64_t{0}) & 31);
    } else {
      bool all = false;
      if (!flag(entry, "later", all)) return false;
      status.later = all ? 1 : 0;
    }
    if (status.parts > 1) status.kind = boxes ? StatusKind::kBoxes : StatusKind::kNumbered;
    if (content.story.statuses.size() >= kMostStatuses)
      return no_room(entry, kMostStatuses, "Statuses");
    if (!name_thing(entry, "status", status.id, status.word, content.story.statuses.size()))
      return false;
    content.story.statuses.push_back(std::move(status));
    return true;
  });
}

bool Reader::read_tasks(const char* file) {
  toml::table root;
  if (!has_file(file)) return true;
  if (!open(file, root)) return false;
  if (!root.contains("task")) return true;
  return each(root, "task", [&](const toml::table& entry) {
    Task task;
    if (!names(entry, task.id, task.word) || !origin(entry)) return false;
    if (content.story.tasks.size() >= kMostTasks) return no_room(entry, kMostTasks, "Tasks");
    if (!name_thing(entry, "task", task.id, task.word, content.story.tasks.size())) return false;
    content.story.tasks.push_back(std::move(task));
    return true;
  });
}

/// Events and chapters speak of each other, so their names come before their lines.
bool Reader::name_story(const char* file) {
  toml::table root;
  if (!has_file(file)) return true;
  if (!open(file, root)) return false;
  std::size_t events = content.story.named_events;
  std::size_t chapters = content.story.named_chapters;
  const auto name_all = [&](const char* list, std::size_t& number) {
    const toml::array* all = root[list].as_array();
    if (all == nullptr) return true;
    for (const toml::node& node : *all) {
      const toml::table* entry = node.as_table();
      std::string id;
      std::string word;
      if (entry == nullptr) return fail(node, "an entry is a table");
      if (!names(*entry, id, word) || !name_thing(*entry, list, id, word, number++)) return false;
    }
    return true;
  };
  const bool good = name_all("event", events) && name_all("chapter", chapters);
  content.story.named_events = events;
  content.story.named_chapters = chapters;
  return good;
}

bool Reader::read_quest(const toml::table& entry, const std::string& id, const std::string& word,
                        Quest& quest) {
  quest.id = id;
  quest.word = word;
  if (has_field(entry, "stays"))
    return fail_at(entry, "stays",
                   "leave this line out: every Quest stays in its pile when it is fulfilled "
                   "(TG-308); a line \"put away " +
                       keyword_of(id) + "\" orders it away");
  if (!told_line(entry, "quest", quest.line)) return false;
  if (const toml::array* leads = field(entry, "leads").as_array(); leads != nullptr)
    for (const toml::node& lead : *leads) {
      const std::int64_t number = lead.value_or(std::int64_t{0});
      if (std::ranges::none_of(content.island.locations,
                               [&](const Location& place) { return place.number == number; }))
        return fail(lead, "there is no such Location");
      quest.leads.push_back(static_cast<std::uint16_t>(number));
    }
  const effects::Program& program = content.book[quest.line];
  if (program[program.root()].kind != effects::NodeKind::kIf)
    return fail_at(entry, "quest", "a Quest says what is asked: \"if … { what then happens }\"");
  if (content.story.quests.size() >= kMostEvents) return no_room(entry, kMostEvents, "Quests");
  content.story.quests.push_back(quest);
  return true;
}

bool Reader::read_events(const char* file, bool random) {
  toml::table root;
  if (!has_file(file)) return true;
  if (!open(file, root)) return false;
  if (!root.contains("event")) return true;
  int count = 0;
  return each(root, "event", [&](const toml::table& entry) {
    EventCard card;
    card.random = random;
    if (!names(entry, card.id, card.word) || !number_or(entry, "part", 1, 99, card.part) ||
        !told_line(entry, "effect", card.effect) || !told_line(entry, "once", card.once) ||
        !line_or(entry, "rule", card.rule) || !told_line(entry, "again", card.again) ||
        !number_or(entry, "places", 1, 6, card.places) || !flag(entry, "returns", card.returns) ||
        !origin(entry))
      return false;
    if (has_field(entry, "draws") && !one_of(entry, "draws", names_of<Colour>(), card.draws))
      return false;
    if (has_field(entry, "quest")) {
      if (random) return fail_at(entry, "quest", "Quests stand on Story Events and on Secrets");
      Quest quest;
      quest.event = static_cast<std::uint8_t>(content.story.events.size());
      card.quest = static_cast<std::uint8_t>(content.story.quests.size());
      if (!read_quest(entry, card.id, card.word, quest)) return false;
    }
    if (random && ++count > kRandomEvents) return no_room(entry, kRandomEvents, "Random Events");
    if (content.story.events.size() >= kMostEvents) return no_room(entry, kMostEvents, "Events");
    content.story.events.push_back(std::move(card));
    return true;
  });
}

/// TG-913: the levels of the Encounter decks, all alike or colour by colour.
bool Reader::read_difficulties(const toml::table& entry, Chapter& chapter) {
  const auto read = [&](const toml::array& levels, std::uint8_t& set) {
    for (const toml::node& level : levels) {
      const std::int64_t value = level.value_or(std::int64_t{0});
      if (value < 1 || value > 4) return fail(level, "levels of difficulty are 1 to 4");
      set = static_cast<std::uint8_t>(set | (1U << value));
    }
    return true;
  };
  constexpr const char* kWrite =
      "write difficulties = [1, 2], or for each colour: difficulties = { green = [1, 2], grey = "
      "[1, 2], purple = [1], blue = [1] }";
  const auto given = field(entry, "difficulties");
  if (const toml::array* levels = given.as_array(); levels != nullptr) {
    std::uint8_t all = 0;
    if (!read(*levels, all)) return false;
    chapter.difficulties.fill(all);
    return true;
  }
  const toml::table* by_colour = given.as_table();
  if (by_colour == nullptr || by_colour->size() != kColours)
    return fail_at(entry, "difficulties", kWrite);
  for (int i = 0; i < kColours; ++i) {
    const toml::array* levels = (*by_colour)[name_of(static_cast<Colour>(i))].as_array();
    if (levels == nullptr) return fail_at(entry, "difficulties", kWrite);
    if (!read(*levels, chapter.difficulties[static_cast<std::size_t>(i)])) return false;
  }
  return true;
}

bool Reader::read_chapters(const char* file) {
  toml::table root;
  if (!has_file(file)) return true;
  if (!open(file, root)) return false;
  if (!root.contains("chapter")) return true;
  const auto events = [&](const toml::table& entry, const char* key,
                          std::vector<std::uint8_t>& to) {
    const toml::node* node = field(entry, key).node();
    if (node == nullptr) return true;
    const toml::array* list = node->as_array();
    if (list == nullptr) return fail(*node, "a list of Events");
    for (const toml::node& name : *list) {
      std::uint8_t event = 0;
      if (!one_of(name, ids_of(content.story.events), event)) return false;
      if (content.story.events[event].random)
        return fail(name, "Random Events come from their own pile");
      to.push_back(event);
    }
    return true;
  };
  return each(root, "chapter", [&](const toml::table& entry) {
    Chapter chapter;
    if (!names(entry, chapter.id, chapter.word) ||
        !number(entry, "number", 1, 99, chapter.number) || !events(entry, "deck", chapter.deck) ||
        !events(entry, "aside", chapter.aside) || !told_line(entry, "setup", chapter.setup) ||
        !flag(entry, "ends_quests", chapter.ends_quests) ||
        !flag(entry, "at_dawn", chapter.at_dawn) ||
        (has_field(entry, "first_encounters") &&
         !flag(entry, "first_encounters", chapter.first_encounters)) ||
        !number_or(entry, "walks_to", 1, 9999, chapter.walks_to) ||
        (has_field(entry, "walker") &&
         !one_of(entry, "walker", ids_of(content.cards.encounters), chapter.walker)) ||
        !origin(entry))
      return false;
    if (!read_difficulties(entry, chapter)) return false;
    // TG-312, TG-912: the last Event of the deck comes back until the chapter is over.
    if (chapter.deck.empty() || !content.story.events[chapter.deck.back()].returns)
      return fail_at(entry, "deck", "the last Event of a deck returns, so that it never runs out");
    if (content.story.events[chapter.deck.back()].quest != kNone)
      return fail_at(entry, "deck",
                     "the last Event of a deck has no Quest: its card would stay with the Quests, "
                     "and the deck would run out (TG-308, TG-312)");
    if (content.story.chapters.size() >= kMostChapters)
      return no_room(entry, kMostChapters, "chapters");
    content.story.chapters.push_back(std::move(chapter));
    return true;
  });
}

bool Reader::read_secrets(const char* file) {
  toml::table root;
  if (!has_file(file)) return true;
  if (!open(file, root)) return false;
  return !root.contains("secret") ||
         each(root, "secret", [&](const toml::table& entry) { return read_secret(entry); });
}

/// Every file of the story may hold Statuses, Tasks, Secrets, Events and chapters.
template <class Visit>
bool Reader::each_story_file(std::initializer_list<std::string_view> folders, Visit&& visit) {
  for (const std::string_view folder : folders)
    for (const std::string_view name : tavola::content::list(folder))
      if (name.ends_with(".toml") && !visit(std::string(name.substr(kGameFolder.size())).c_str()))
        return false;
  return true;
}

bool Reader::read_banters(const char* file) {
  toml::table root;
  if (!open(file, root)) return false;
  if (!root.contains("banter")) return true;
  return each(root, "banter", [&](const toml::table& entry) {
    Banter banter;
    if (!text(entry, "id", banter.id) || !number(entry, "chapter", 1, 99, banter.chapter) ||
        !origin(entry))
      return false;
    for (const Banter& other : content.story.banters)
      if (other.id == banter.id)
        return fail_at(entry, "id", "another conversation has this id already");
    const toml::array* heroes = field(entry, "heroes").as_array();
    if (heroes == nullptr || heroes->size() != 2)
      return fail_at(entry, "heroes", "name the two who talk: [\"ailei\", \"arev\"]");
    for (std::size_t i = 0; i < 2; ++i)
      if (!one_of((*heroes)[i], ids_of(content.heroes), banter.heroes[i])) return false;
    if (content.story.banters.size() >= kMostBanters)
      return no_room(entry, kMostBanters, "conversations");
    content.story.banters.push_back(std::move(banter));
    return true;
  });
}

bool Reader::name_things_of_story() {
  return read_statuses("base/statuses.toml") && read_statuses(kTestStory) &&
         read_tasks(kTestStory) && name_story("base/random_events.toml") &&
         name_story(kTestStory) &&
         each_story_file({kStoryFolder, kOwnFolder}, [&](const char* file) {
           return read_statuses(file) && read_tasks(file) && name_story(file);
         });
}

bool Reader::read_story() {
  const auto first_chapter = [&](std::size_t table, std::size_t known) {
    if (content.story.chapters.size() > known)
      content.island.beginnings[table].chapter = static_cast<std::uint8_t>(known);
    return true;
  };
  if (!read_items() || !read_skills() || !read_secrets(kTestStory) ||
      !read_events("base/random_events.toml", true) || !read_events(kTestStory, false) ||
      !read_chapters(kTestStory))
    return false;
  // All Events come before the chapters that name them.
  std::size_t known = content.story.chapters.size();
  const auto chapters = [&](const char* file) { return read_chapters(file) && read_banters(file); };
  if (!first_chapter(kTestTable, 0) ||
      !each_story_file(
          {kStoryFolder, kOwnFolder},
          [&](const char* file) { return read_secrets(file) && read_events(file, false); }) ||
      !each_story_file({kStoryFolder}, chapters))
    return false;
  first_chapter(kStoryTable, known);
  known = content.story.chapters.size();
  if (!each_story_file({kOwnFolder}, chapters)) return false;
  if (content.island.beginnings.size() > kOwnTable) first_chapter(kOwnTable, known);
  return check_rites();
}

/// An island is read before its Secrets are.
bool Reader::check_rites() {
  for (const Beginning& beginning : content.island.beginnings) {
    const auto asked = [&](const SecretCard& card) { return card.number == beginning.rites; };
    if (beginning.rites != 0 && std::ranges::none_of(content.possessions.secrets, asked))
      return refuse("an island's rites = " + std::to_string(beginning.rites) +
                    ": no Secret has that number");
  }
  return true;
}

}  // namespace tavola::avalon
