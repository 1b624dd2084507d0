// An Encounter for tests, with cards and enemies of their own: what is printed on those of the game
// may change, and a test should show one rule. The cards are written as in games/avalon.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/avalon/content/content_reader.h"
#include "games/avalon/rules/encounter/encounter.h"
#include "games/avalon/tables_for_tests/table_for_tests.h"

namespace tavola::avalon {

/// The game's content and beside it the cards of a text: [[combat]], [[diplomacy]] and
/// [[encounter]] with a colour, and [[item]] and [[skill]] instead of the game's own. A test writes
/// what it is about. A card that says nothing of its edges has the free Key alone, and nothing on
/// it; a "blank" one is always there. An enemy has 9 points, and does nothing; whoever is spoken to
/// has no failure.
class ReaderForTests : public Reader {
 public:
  std::unique_ptr<Content> read(const toml::table& more) {
    static const Content kBase = *Reader().load();
    content = kBase;
    content.cards.encounters.clear();  // so that the tests have the names to themselves
    content.possessions.items.clear();
    content.possessions.skills.clear();
    for (Hero& hero : content.heroes) hero.trait = kNoSource;  // no rule of the book
    const bool good =
        each_of(more, "item", [&](toml::table& card) { return read_thing(card, true); }) &&
        each_of(more, "skill", [&](toml::table& card) { return read_thing(card, false); }) &&
        read_cards(more, "combat", CardType::kCombat) &&
        read_cards(more, "diplomacy", CardType::kDiplomacy) &&
        each_of(more, "encounter", [&](toml::table& card) { return read_met(card); }) &&
        index_texts();
    EXPECT_TRUE(good) << error;
    return std::make_unique<Content>(std::move(content));
  }

 private:
  template <class Read>
  bool each_of(const toml::table& more, const char* name, Read read) {
    return !more.contains(name) || each(more, name, [&](const toml::table& entry) {
      toml::table card = entry;
      card.insert("origin", "ours");
      return read(card);
    });
  }
  bool read_thing(toml::table& card, bool item) {
    if (item) card.insert("word", "card");
    return item ? read_item(card) : read_skill(card);
  }

  bool read_cards(const toml::table& more, const char* name, CardType type) {
    bool blank = false;
    const auto read = [&](toml::table& card) {
      blank = blank || card["id"].value_or(std::string_view()) == "blank";
      return read_card(card, type);
    };
    if (!each_of(more, name, read)) return false;
    toml::table plain{{"id", "blank"}, {"origin", "ours"}};
    return blank || read_card(plain, type);
  }
  bool read_card(toml::table& card, CardType type) {
    card.insert("number", number_);
    card.insert("word", "card");
    card.insert("left", toml::table{{"free", ""}});
    card.insert("right", toml::table{{"free", true}});
    number_ = number_ % 15 + 1;
    auto& all = content.cards.sequence[static_cast<std::size_t>(type)];
    const auto tray = static_cast<std::uint8_t>(100 + all.size() % 100);
    if (!read_sequence_card(card, type, tray, kNone)) return false;
    all.back().tray = kNone;
    return true;
  }

  bool read_met(toml::table& card) {
    card.insert("word", "encounter");
    card.insert("difficulty", 1);
    card.insert("reward", "gain 1 exp");
    const auto colour = std::string(card["colour"].value_or(std::string_view()));
    if (!card.contains("text")) {
      card.insert("right", toml::table{{"free", true}});
      if (colour == "blue") {
        card.insert("failure", "nothing");
        for (toml::node& stage : *card["stages"].as_array())
          stage.as_table()->insert("word", "stage");
      } else {
        card.insert("value", 9);
        const std::string all = "0.." + std::to_string(card["value"].value_or(9) - 1);
        card.insert("attack", toml::array{toml::table{{"at", all}, {"effect", "nothing"}}});
        card.insert("opportunity", "nothing");
      }
    }
    std::uint8_t which = 0;
    return one_of(card, "colour", {"green", "grey", "purple", "blue"}, which) &&
           read_encounter(card, static_cast<Colour>(which));
  }

  int number_ = 1;
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

  /// With the negative traits of the tiles, which other tests do without.
  void give_traits() {
    for (std::size_t i = 0; i < mine->heroes.size(); ++i)
      mine->heroes[i].trait = before->heroes[i].trait;
  }
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
  bool can_play(std::string_view id) const { return find(Verb::kPlay, value(id)) >= 0; }
  void play(std::string_view id) { choose(Verb::kPlay, value(id)); }
  void play_and_stop(std::string_view id) {
    play(id);
    choose(Verb::kStopPlaying);
  }
  /// Plays a card as the first of an Activation.
  void play_first(std::string_view id) {
    if (asks(Prompt::kNextCard)) choose(Verb::kStopPlaying);
    play(id);
  }
  /// As many points of Health, and no more Energy than these allow.
  void health(Seat seat, int points) {
    of(seat).of(Measure::kHealth) = static_cast<std::uint8_t>(points);
    of(seat).of(Measure::kEnergy) =
        static_cast<std::uint8_t>(std::min<int>(points, of(seat).energy()));
  }
  EncounterState& e() { return t.state.encounter; }
  int hand(Seat seat) { return e().hands[seat].size(); }
  int left(Seat seat) { return of(seat).own(type).deck.size(); }
  using TableWith::of;
  int of(Seat seat, Measure measure) { return t.state.character(seat).of(measure); }
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
