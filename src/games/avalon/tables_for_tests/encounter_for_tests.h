// An Encounter for tests, with cards and enemies of their own: what is printed on those of the game
// may change, and a test should show one rule. The cards are written as in content/avalon.
#pragma once

#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/avalon/content/content_reader.h"
#include "games/avalon/encounter/encounter.h"
#include "games/avalon/tables_for_tests/table_for_tests.h"

namespace tavola::avalon {

/// The game's content and beside it the cards of a text: [[combat]], [[diplomacy]] and
/// [[encounter]] with a colour.
class ReaderForTests : public Reader {
 public:
  std::unique_ptr<Content> read(const toml::table& more) {
    static const Content kBase = *Reader().load();
    content = kBase;
    content.cards.encounters.clear();  // so that the tests have the names to themselves
    int number = 1;
    const auto cards = [&](const char* name, CardType type) {
      return more.contains(name)
                 ? each(more, name,
                        [&](const toml::table& entry) {
                          toml::table card = entry;
                          card.insert("number", number);
                          card.insert("word", "card");
                          card.insert("origin", "ours");
                          number = number % 15 + 1;
                          auto& all = content.cards.sequence[static_cast<std::size_t>(type)];
                          const std::size_t before = all.size();
                          const bool good = read_sequence_card(
                              card, type, static_cast<std::uint8_t>(100 + before % 100), kNone);
                          if (good) all.back().tray = kNone;
                          return good;
                        })
                 : true;
    };
    const bool good =
        cards("combat", CardType::kCombat) && cards("diplomacy", CardType::kDiplomacy) &&
        each(more, "encounter",
             [&](const toml::table& entry) {
               toml::table card = entry;
               card.insert("word", "encounter");
               card.insert("origin", "ours");
               card.insert("difficulty", 1);
               card.insert("reward", "gain 1 exp");
               std::uint8_t colour = 0;
               return one_of(entry, "colour", {"green", "grey", "purple", "blue"}, colour) &&
                      read_encounter(card, static_cast<Colour>(colour));
             }) &&
        index_texts();
    EXPECT_TRUE(good) << error;
    return std::make_unique<Content>(std::move(content));
  }
};

/// A table at which an Encounter is about to begin. The named cards lie on top of the decks in the
/// order in which they are drawn; below them lie cards without anything on them.
struct Encounter : TableWith {
  Encounter(std::string_view cards, std::initializer_list<std::string_view> heroes,
            std::string_view encounter)
      : TableWith(heroes) {
    auto parsed = toml::parse(cards);
    mine = ReaderForTests().read(parsed);
    use(mine.get());
    card = number_of(content().cards.encounters, encounter);
    const EncounterCard& met = content().cards.encounters[card];
    type = met.type;
    for (Seat seat = 0; seat < s().seats; ++seat) deck(seat, {});
    s().phase = Phase::kTraining;
  }
  ~Encounter() { use(before); }
  Encounter(const Encounter&) = delete;
  Encounter& operator=(const Encounter&) = delete;

  std::uint8_t named(std::string_view id) const { return number_of(content().cards.of(type), id); }
  int value(std::string_view id) const { return card_value(type, named(id)); }

  /// What will be drawn, first to last, and blank cards below: fifteen in all.
  void deck(Seat seat, std::initializer_list<std::string_view> cards, int size = 15) {
    auto& own = of(seat).own(type);
    own = {};
    const std::vector<std::string_view> drawn(cards);
    for (int i = size; i-- > 0;)
      own.deck.put_on_top(
          named(i < static_cast<int>(drawn.size()) ? drawn[static_cast<std::size_t>(i)] : "blank"));
  }
  /// To the first decision, with hands kept as they were drawn.
  void begin(bool keep = true) {
    begin_encounter(t, card, SeatSet::first(s().seats), kNone);
    t.begin(State(t.state));
    while (keep && asks(Prompt::kStartingHand)) choose(Verb::kKeepHand);
  }
  template <class... Args>
  int find(Verb verb, Args... args) const {
    const Decision& asked = t.decision();
    for (std::size_t i = 0; i < asked.options.size() && !t.over(); ++i) {
      const Option& option = asked.options[i];
      int at = 0;
      if (option.is(verb) && ((option.args[static_cast<std::size_t>(at++)] == args) && ...))
        return static_cast<int>(i);
    }
    return -1;
  }
  template <class... Args>
  void choose(Verb verb, Args... args) {
    const int option = find(verb, args...);
    ASSERT_GE(option, 0) << "not offered: " << name_of(verb) << " to seat "
                         << int{t.decision().seat} << ", asked "
                         << name_of(static_cast<Prompt>(t.decision().prompt));
    t.choose(option);
  }
  bool can_play(std::string_view id) const { return find(Verb::kPlay, value(id)) >= 0; }
  void play(std::string_view id) { choose(Verb::kPlay, value(id)); }
  bool asks(Prompt prompt) const {
    return !t.over() && t.decision().prompt == static_cast<std::uint8_t>(prompt);
  }
  EncounterState& e() { return t.state.encounter; }
  int hand(Seat seat) { return e().hands[seat].size(); }
  int left(Seat seat) { return of(seat).own(type).deck.size(); }
  int of(Seat seat, Measure measure) { return t.state.character(seat).of(measure); }
  Character& of(Seat seat) { return t.state.character(seat); }
  /// Whether an event of this kind was told with this rule.
  bool told(Happening kind, Citation rule) const {
    for (const Event& event : seen.events)
      if (event.kind == static_cast<std::uint8_t>(kind) && event.rule == rule) return true;
    return false;
  }

  const Content* before = &content();
  std::unique_ptr<Content> mine;
  std::uint8_t card = kNone;
  CardType type = CardType::kCombat;
};

}  // namespace tavola::avalon
