// The reader that all files of games/avalon go through, one part after the other.
#pragma once

#include <initializer_list>
#include <string_view>

#include "effects/content_reader.h"
#include "games/avalon/content/content.h"

namespace tavola::avalon {

class Reader : public effects::ContentReader<Content> {
 public:
  Reader() : effects::ContentReader<Content>("avalon/") {}

  std::expected<Content, std::string> load() {
    auto read = whole(read_card_grammar() && name_things_of_story() && read_trays() &&
                      read_heroes() && read_dying() && read_sequence_cards() && read_encounters() &&
                      name_things_of_journal() && name_items() && read_island() && read_story() &&
                      read_journal() && index_texts());
    if (read) read->hash ^= read->journal.hash;  // its rules are no TOML
    return read;
  }

 protected:
  // cards/content_cards.cc
  bool read_card_grammar();
  bool read_sequence_cards();
  bool read_sequence_card(const toml::table& entry, CardType type, std::uint8_t tray,
                          std::uint8_t hero);
  bool read_left_edge(const toml::table& from, CardType type, LeftEdge& edge);
  bool read_right_edge(const toml::table& from, CardType type, RightEdge& edge);

  // cards/content_encounters.cc
  bool read_encounters();
  bool read_encounter(const toml::table& entry, Colour colour);
  bool read_combat(const toml::table& entry, EncounterCard& card);
  bool read_diplomacy(const toml::table& entry, EncounterCard& card);
  bool read_avoiding(const toml::table& entry, EncounterCard& card);
  bool read_stage(const toml::table& from, Stage& stage);
  bool index_texts();
  void index_cards();

  // possessions/content_possessions.cc
  bool read_items();
  bool read_item(const toml::table& entry);
  bool read_skill(const toml::table& entry);
  bool read_secret(const toml::table& entry);
  bool read_skills();
  bool read_possession(const toml::table& entry, PossessionText& card);
  bool read_own_action(const toml::table& entry, OwnAction& action);

  // story/content_story.cc
  bool name_things_of_story();
  bool read_story();
  bool check_rites();
  bool read_quest(const toml::table& entry, const std::string& id, const std::string& word,
                  Quest& quest);

  // journal/content_journal.cc
  bool name_things_of_journal();
  bool name_items();
  bool name_noun(const char* kind, const std::string& id, const std::string& word,
                 std::size_t number);
  bool read_journal();
  bool fail_in_journal(int line, const std::string& sentence);
  enum class JournalLine : std::uint8_t { kCondition, kEffect, kCost };
  bool read_journal_line(const WrittenNotation& written, JournalLine kind, Source& source);
  void read_journal_lines(const std::vector<WrittenNotation>& written, JournalLine kind,
                          std::vector<Source>& sources);
  bool go_on_after(bool good);
  bool nothing_told();
  bool check_journal_call(const effects::Program& program, const effects::Node& node, int line);
  bool read_journal_target(const WrittenTarget& written, const WrittenSection& section,
                           JournalTarget& target);
  bool new_journal_mark(JournalLimit limit, const std::string& name, int line, JournalMark& mark);
  bool read_journal_directive(const WrittenDirective& written, const WrittenSection& section,
                              const std::string& name, JournalDirective& directive);
  void read_journal_verse(const WrittenVerse& written, const WrittenSection& section,
                          JournalVerse& verse);
  bool read_journal_prose(const WrittenSection& section, std::size_t first);

 private:
  bool name_thing(const toml::table& entry, const char* kind, const std::string& id,
                  const std::string& word, std::size_t number);
  bool name_story(const char* file);
  bool read_statuses(const char* file);
  bool read_tasks(const char* file);
  bool read_secrets(const char* file);
  bool read_events(const char* file, bool random);
  bool read_chapters(const char* file);
  bool read_difficulties(const toml::table& entry, Chapter& chapter);
  bool read_banters(const char* file);
  template <class Visit>
  bool each_story_file(std::initializer_list<std::string_view> folders, Visit&& visit);

  std::string told_;  // what is wrong with the Journal so far

  // content_heroes.cc
  bool read_trays();
  bool read_heroes();
  bool read_dying();

  // content_locations.cc
  bool read_island();
  bool read_locations(const char* file);
  bool read_unless(const toml::table& entry, LocationText& text);
  bool read_price(const toml::table& entry, const char* key, Price& price);
  /// A line that is carried out for somebody, and takes no price that may not be there.
  bool told_line(const toml::table& entry, const char* key, Source& source);
  bool read_rite(const toml::table& entry, Location& place);
  bool read_text(const toml::table& entry, LocationText& text);
  bool read_actions(const toml::table& entry, Location& place);
  bool read_instant(const toml::table& entry, Location& place);
  bool check_map(const toml::table& root, std::uint8_t start);
};

}  // namespace tavola::avalon
