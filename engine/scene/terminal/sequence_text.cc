#include "scene/terminal/sequence_text.h"

#include <algorithm>
#include <array>
#include <utility>

#include "words/sentence.h"

namespace tavola::scene {
namespace {

constexpr int kNames = 14;   // columns for the names of the rows
constexpr int kColumn = 10;  // columns for a card

const Card* card_of(const Scene& scene, const std::string& id) {
  const auto found = std::ranges::find(scene.cards, id, &Card::id);
  return found == scene.cards.end() ? nullptr : &*found;
}

template <class Kind>
const Kind* line_of(const Panel& panel) {
  for (const Line& line : panel.lines)
    if (const auto* found = std::get_if<Kind>(&line)) return found;
  return nullptr;
}

class Sequence {
 public:
  Sequence(const SceneText& text, const Scene& scene, const Panel& row)
      : text_{text}, scene_{scene}, row_{row} {
    for (const std::string& id : line_of<line::Cards>(row)->cards)
      if (const Card* card = card_of(scene, id)) cards_.push_back(card);
    const Seat seat = scene.decision ? scene.decision->seat : scene.viewer;
    for (const Card& card : scene.cards)
      if (card.seat == seat && !card.keys.left.empty() &&
          std::ranges::find(card.states, State::kInHand) != card.states.end())
        hand_.push_back(&card);
  }

  std::vector<Runs> drawn() {
    make_room();
    std::vector<Runs> lines = {heading()};
    for (const Value& row : line_of<line::Values>(row_)->values) lines.push_back(line_for(row));
    return lines;
  }

  /// Card by card, what joins and what would.
  std::vector<Runs> told() const {
    std::vector<Runs> lines = {{{text_.say(row_.title) + "."}}};
    for (const auto* cards : {&cards_, &hand_})
      for (const Card* card : *cards) {
        std::string says;
        for (const Link& link : scene_.links)
          if (link.kind == LinkKind::kJoint && link.to == card->id)
            says += (says.empty() ? ": " : "; ") + text_.say(link.gives);
        lines.push_back({{text_.say(card->name) + says + "."}});
      }
    return lines;
  }

 private:
  /// The oldest cards go first, then the last ones in hand.
  void make_room() {
    const auto most =
        static_cast<std::size_t>(std::max(2, (text_.screen().width - kNames - 2) / kColumn));
    while (cards_.size() + hand_.size() > most && cards_.size() > 1) cards_.erase(cards_.begin());
    while (cards_.size() + hand_.size() > most && !hand_.empty()) hand_.pop_back();
  }

  Runs heading() const {
    const std::string title = cut(text_.say(row_.title), kNames - 1, text_.sign("…", "."));
    Runs runs = fitted({{title, Hue::kEmber, Weight::kBold}}, kNames);
    const auto add = [&](const Card* card, bool in_hand) {
      std::string name = text_.say(card->name);
      std::string key;
      if (in_hand && scene_.decision)
        for (const OptionView& option : scene_.decision->options)
          if (key.empty() && std::ranges::find(option.on, card->id) != option.on.end())
            key = option.key;
      Runs head;
      if (!key.empty()) head.push_back({key + " ", Hue::kFlame, Weight::kBold});
      head.push_back({cut(name, kColumn - 1 - columns(head), text_.sign("…", ".")),
                      card->seat == kNoSeat ? Hue::kEmber : hue_of_seat(card->seat),
                      Weight::kBold});
      extend(runs, fitted(std::move(head), kColumn));
    };
    for (const Card* card : cards_) add(card, false);
    if (!hand_.empty()) runs.push_back({text_.sign("│ ", "| "), Hue::kFaint});
    for (const Card* card : hand_) add(card, true);
    return runs;
  }

  Runs line_for(const Value& row) const {
    const auto at = static_cast<std::size_t>(row.value);
    Runs runs = fitted({{words::capitalised(text_.say(row.name)), Hue::kFaint}}, kNames);
    for (const Card* card : cards_) extend(runs, cell(*card, at));
    if (!hand_.empty()) runs.push_back({text_.sign("│ ", "| "), Hue::kFaint});
    for (const Card* card : hand_) extend(runs, cell(*card, at));
    return runs;
  }

  /// "●+1   2": how the left half meets the card before it, what it gives, and what is open.
  Runs cell(const Card& card, std::size_t row) const {
    Run mark{" "};
    for (const Link& link : scene_.links) {
      if (link.kind != LinkKind::kJoint || link.to != card.id ||
          link.row != static_cast<std::int32_t>(row))
        continue;
      switch (link.state) {
        case LinkState::kConnected:
          mark = {text_.sign("●", "*"), Hue::kTide, Weight::kBold};
          break;
        case LinkState::kPossible:
        case LinkState::kLit:
          mark = {text_.sign("◌", "+"), Hue::kFlame, Weight::kBold};
          break;
        case LinkState::kOpen:
          mark = {text_.sign("◍", "?"), Hue::kFlame};
          break;
        case LinkState::kShut:
          mark = {text_.sign("⊘", "-"), Hue::kFaint};
          break;
      }
    }
    const auto half = [&](const std::vector<std::string>& halves) {
      return row < halves.size() ? signs(halves[row]) : std::string();
    };
    Runs runs = {std::move(mark)};
    extend(runs, fitted({{half(card.keys.left)}}, 4));
    extend(runs, fitted({{half(card.keys.right), Hue::kBone}}, 3));
    return fitted(std::move(runs), kColumn);
  }

  std::string signs(std::string said) const {
    if (!text_.screen().ascii) return said;
    constexpr std::array<std::pair<std::string_view, std::string_view>, 10> kLetters = {{
        {"▲", "^"},
        {"▼", "v"},
        {"◆", "S"},
        {"▮", "c"},
        {"»", ">"},
        {"✂", "T"},
        {"×", "x"},
        {"∅", "0"},
        {"○", "o"},
        {"·", "."},
    }};
    for (const auto& [sign, letter] : kLetters)
      for (std::size_t at = said.find(sign); at != std::string::npos; at = said.find(sign))
        said.replace(at, sign.size(), letter);
    return said;
  }

  const SceneText& text_;
  const Scene& scene_;
  const Panel& row_;
  std::vector<const Card*> cards_;
  std::vector<const Card*> hand_;
};

}  // namespace

const Panel* row_of_keys(const Scene& scene) {
  for (const Panel& panel : scene.panels)
    if (panel.kind == PanelKind::kRow && panel.place == PanelPlace::kStage &&
        line_of<line::Values>(panel) != nullptr && line_of<line::Cards>(panel) != nullptr)
      return &panel;
  return nullptr;
}

std::vector<Runs> sequence_lines(const SceneText& text, const Scene& scene, const Panel& row) {
  Sequence sequence(text, scene, row);
  return text.screen().plain ? sequence.told() : sequence.drawn();
}

}  // namespace tavola::scene
