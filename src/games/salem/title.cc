#include "games/salem/title.h"

#include <algorithm>
#include <cctype>
#include <memory>

#include "content/content.h"
#include "effects/say.h"
#include "games/salem/game.h"

namespace tavola::salem {

std::string area_id(int place) { return content().locations[static_cast<std::size_t>(place)].id; }
std::string hand_card_id(int seat, int card) {
  return "hand-" + std::to_string(seat) + "-" +
         (card == kPassageCard ? std::string("secret_passage") : area_id(card));
}
std::string space_id(int place, int space) {
  return area_id(place) + "-item-" + std::to_string(space + 1);
}
std::string board_item_id(int seat, int item) {
  return "seat-" + std::to_string(seat) + "-" + content().item_ids[static_cast<std::size_t>(item)];
}
std::string creature_id(int place) { return area_id(place) + "-creature"; }

namespace {

class SalemTitle final : public scene::Title {
 public:
  SalemTitle(const Game& game, words::Lexicon lexicon, words::Messages messages)
      : game_(game), lexicon_(std::move(lexicon)), messages_(std::move(messages)) {}

  const Game& game() const override { return game_; }
  const words::Lexicon& lexicon() const override { return lexicon_; }
  const words::Messages& messages() const override { return messages_; }

  scene::Scene scene(const tavola::Table& table, Seat viewer) const override {
    return draw_scene(own(table).state, viewer);
  }
  std::vector<std::string> pieces_of(const tavola::Table& table,
                                     const Option& option) const override {
    const State& s = own(table).state;
    const int seat = table.decision().seat;
    const int place = s.players[seat].place;
    switch (static_cast<Verb>(option.verb)) {
      case Verb::kMove:
        return {hand_card_id(seat, option.arg(0)), area_id(option.arg(0))};
      case Verb::kPassage:
        return {area_id(option.arg(0)), hand_card_id(seat, kPassageCard)};
      case Verb::kTake:
        return {space_id(place, option.arg(1) - 1)};
      case Verb::kUse:
      case Verb::kDiscard:
        return {board_item_id(seat, option.arg(0))};
      case Verb::kPlaceSigil:
        return {board_item_id(seat, option.arg(0)), area_id(place)};
      case Verb::kGive:
        return {board_item_id(option.arg(0), option.arg(1))};
      case Verb::kDefeat:
        return {place == kMiskatonic ? std::string("shadow") : creature_id(place)};
      case Verb::kExchange:
        return {"pawn-" + std::to_string(option.arg(0))};
      case Verb::kChoosePlayer:
        return {"pawn-" + std::to_string(option.arg(2))};
      default:
        return {};
    }
  }
  std::vector<scene::Blocked> blocked(const tavola::Table& table) const override {
    return blocked_now(own(table));
  }
  scene::Text forecast(const tavola::Table& table, const Option& option) const override {
    return forecast_of(own(table), option);
  }

  std::vector<std::string> card_ids() const override {
    std::vector<std::string> ids;
    for (const Creature& card : content().creatures) ids.push_back(card.id);
    for (const OldOne& card : content().old_ones) ids.push_back(card.id);
    for (const EventCard& card : content().events) ids.push_back(card.id);
    return ids;
  }
  scene::PrintedCard card(std::string_view id, words::Language language) const override {
    scene::PrintedCard printed;
    printed.id = id;
    const Content& c = content();
    for (std::size_t i = 0; i < c.creatures.size(); ++i) {
      const Creature& card = c.creatures[i];
      if (card.id != id) continue;
      head(printed, "creature", card.word, card.ours, language);
      if (i <= kCravenCard) {
        printed.lines.push_back(messages_.say(lexicon_, language, "card." + card.id));
      } else {
        printed.lines.push_back(needs("card.defeat", card.defeat_items, language));
        printed.lines.push_back(text_of(card.activation, language));
      }
    }
    for (const OldOne& card : c.old_ones) {
      if (card.id != id) continue;
      head(printed, "old_one", card.word, card.ours, language);
      printed.lines.push_back(needs("card.banish", card.items, language));
      printed.lines.push_back(text_of(card.text, language));
    }
    for (const EventCard& card : c.events) {
      if (card.id != id) continue;
      head(printed, "event", card.word, card.ours, language);
      printed.lines.push_back(messages_.say(lexicon_, language, "card.steps",
                                            {{"steps", words::Argument::number(card.steps)}}));
      printed.lines.push_back(text_of(card.effect, language));
    }
    return printed;
  }

 private:
  static const Table& own(const tavola::Table& table) { return static_cast<const Table&>(table); }

  void head(scene::PrintedCard& printed, const char* kind, const std::string& word, bool ours,
            words::Language language) const {
    printed.kind = kind;
    printed.name = lexicon_.noun(language, lexicon_.find(word));
    printed.ours = ours;
  }
  std::string text_of(const CardText& card, words::Language language) const {
    return effects::say(lexicon_, content().grammar, content().book[card.source], language);
  }
  template <std::size_t N>
  std::string needs(std::string_view message, const std::array<std::uint8_t, N>& items,
                    words::Language language) const {
    std::vector<words::Argument> list;
    for (std::size_t i = 0; i < N;) {
      std::size_t end = i;
      while (end < N && items[end] == items[i]) ++end;
      list.push_back(words::Argument::counted(static_cast<std::int64_t>(end - i),
                                              lexicon_.find(content().item_words[items[i]])));
      i = end;
    }
    return messages_.say(lexicon_, language, message, {{"items", words::Argument::list(list)}});
  }

  const Game& game_;
  words::Lexicon lexicon_;
  words::Messages messages_;
};

std::string place_of(const words::Error& error) {
  return error.file + ":" + std::to_string(error.line) + ":" + std::to_string(error.column) + ": " +
         error.message;
}

}  // namespace

scene::OpenedTitle open() {
  const auto game = load_game();
  if (!game) return std::unexpected(game.error());
  std::vector<words::Source> tables;
  for (const char* file : {"words/common.tsv", "words/salem.tsv"})
    tables.push_back({file, content::find(file).value_or("")});
  auto lexicon = words::Lexicon::load(tables);
  if (!lexicon) return std::unexpected(place_of(lexicon.error()));
  std::vector<words::Source> files;
  for (const char* file : {"words/interface.toml", "salem/messages.toml"})
    files.push_back({file, content::find(file).value_or("")});
  auto messages = words::Messages::load(files);
  if (!messages) return std::unexpected(place_of(messages.error()));
  return std::make_unique<SalemTitle>(**game, std::move(*lexicon), std::move(*messages));
}

}  // namespace tavola::salem
