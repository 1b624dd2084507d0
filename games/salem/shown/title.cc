#include "games/salem/shown/title.h"

#include <memory>
#include <utility>

#include "games/salem/game.h"
#include "games/salem/shown/signs.h"

namespace tavola::salem {

using scene::Text;

SalemTitle::SalemTitle(const Game& game, scene::Wording wording)
    : WordedTitle(game, std::move(wording)) {
  constexpr std::string_view kGroup = "brief.";
  for (const std::string_view id : messages().ids())
    if (id.starts_with(kGroup))
      briefs_.emplace(id.substr(kGroup.size()), Text::of(std::string(id)));
}

const State& state_of(const tavola::Table& table) { return static_cast<const Table&>(table).state; }

scene::OpenedTitle open() { return scene::open_title<SalemTitle>(load_game()); }

// ---- names --------------------------------------------------------------------------------------

std::string place_id(int place) { return content().locations[static_cast<std::size_t>(place)].id; }
std::string place_key(int place) { return place == kRlyeh ? "R" : std::to_string(place); }
std::string tile_id(int place) { return "tile_" + std::to_string(place); }
std::string creature_id(int place) { return "creature_" + std::to_string(place); }
std::string space_id(int place, int space) {
  return "space_" + std::to_string(place) + "_" + std::to_string(space);
}
std::string old_one_id(int slot) {
  return slot == kRlyehSlot ? "old_one_rlyeh" : "old_one_" + std::to_string(slot + 1);
}
std::string pawn_id(Seat seat) { return "pawn_" + std::to_string(seat); }
std::string seat_id(Seat seat) { return "seat_" + std::to_string(seat); }
std::string location_card_id(Seat seat, int card) {
  return "location_" + std::to_string(seat) + "_" + std::to_string(card);
}
std::string held_id(Seat seat, int slot) {
  return "held_" + std::to_string(seat) + "_" + std::to_string(slot);
}

int slot_of(const Player& player, std::uint8_t item) {
  for (int i = 0; i < kBoardItems; ++i)
    if (player.items[i] == item) return i;
  for (int i = 0; i < kBoardSigils; ++i)
    if (player.sigils[i] == item) return kBoardItems + i;
  return -1;
}

Text SalemTitle::brief(const std::string& key) const {
  const auto found = briefs_.find(key);
  return found == briefs_.end() ? Text::word(key) : found->second;
}

std::vector<Text::Argument> item_list(const std::vector<std::uint8_t>& items) {
  std::vector<Text::Argument> list;
  for (std::size_t i = 0; i < items.size(); ++i) {
    int times = 1;
    while (i + 1 < items.size() && items[i + 1] == items[i]) {
      ++times;
      ++i;
    }
    const std::string& word = content().item_words[items[i]];
    if (times > 1)
      list.push_back({"", Text::Argument::Kind::kCounted, times, word});
    else
      list.push_back({"", Text::Argument::Kind::kWord, 0, word});
  }
  return list;
}

std::vector<Text> cost_texts(const Cost& cost, bool says) {
  const std::string group = says ? "cost." : "board.cost_";
  std::vector<Text> texts;
  if (cost.sanity > 0) texts.push_back(Text::of(group + "sanity").with("n", cost.sanity));
  if (cost.necron > 0) texts.push_back(Text::of(group + "necron").with("n", cost.necron));
  if (cost.any_items > 0) texts.push_back(Text::of(group + "any").with("n", cost.any_items));
  for (std::size_t item = 0; item < kSigil; ++item)
    for (int n = 0; n < cost.items[item]; ++n)
      texts.push_back(Text::of(group + "item").with_word("item", content().item_words[item]));
  return texts;
}

// ---- what lights up, what moves -----------------------------------------------------------------

std::vector<std::string> SalemTitle::pieces_of(const tavola::Table& table,
                                               const Option& option) const {
  const State& s = state_of(table);
  const Seat seat = table.decision().seat;
  const auto held = [&s](Seat who, std::uint8_t item) {
    return held_id(who, slot_of(s.players[who], item));
  };
  switch (static_cast<Verb>(option.verb)) {
    case Verb::kMove:
      return {location_card_id(seat, option.arg(0)), place_id(option.arg(0))};
    case Verb::kPassage:
      return {place_id(option.arg(0)), location_card_id(seat, kPassageCard)};
    case Verb::kExchange: {
      const Seat with = option.arg<Seat>(0);
      std::vector<std::string> ids = {pawn_id(with)};
      if (option.arg(1) != kNothing) ids.push_back(held(seat, option.arg<std::uint8_t>(1)));
      if (option.arg(2) != kNothing) ids.push_back(held(with, option.arg<std::uint8_t>(2)));
      return ids;
    }
    case Verb::kDefeat:
      return {option.arg(0) != kNothing ? creature_id(s.players[seat].place) : "shadow"};
    case Verb::kPlaceSigil:
      return {held(seat, option.arg<std::uint8_t>(0)), s.players[seat].place == kMiskatonic
                                                           ? place_id(kMiskatonic)
                                                           : tile_id(s.players[seat].place)};
    case Verb::kUse:
    case Verb::kDiscard:
      return {held(seat, option.arg<std::uint8_t>(0))};
    case Verb::kTake:
      return {space_id(s.players[seat].place, option.arg(1))};
    case Verb::kGive:
      return {held(option.arg<Seat>(0), option.arg<std::uint8_t>(1))};
    case Verb::kChoosePlayer:
      return {pawn_id(option.arg<Seat>(2)), seat_id(option.arg<Seat>(2))};
    case Verb::kPass:
    case Verb::kAccept:
    case Verb::kRefuse:
    case Verb::kSpare:
    case Verb::kGiveUp:
    case Verb::kChoice:
    case Verb::kAcceptEffect:
    case Verb::kDeclineEffect:
      break;
  }
  return {};
}

namespace {

/// The encounter die has things on its faces and no numbers: whose die it is and what the face does
/// stand beside it.
scene::Act rolled_die(Seat seat, int face, LostToDie lost) {
  const Face& shown = content().die[static_cast<std::size_t>(face)];
  scene::Die die{.face = face + 1};
  switch (shown.kind) {
    case FaceKind::kLoseItem:
      die.icon = shown.item == kNone ? "swap-bag" : item_sign(shown.item);
      die.name = lost == LostToDie::kAnyItem ? Text::of("die.lose_any")
                 : shown.item == kNone
                     ? Text::word(shown.word)
                     : Text::of(lost == LostToDie::kItsItem ? "die.lose_item" : "die.lacks_item")
                           .with_word("item", shown.word);
      break;
    case FaceKind::kLoseSanity:
      die.icon = "candle-light";
      die.name = Text::of("die.lose_sanity");
      break;
    case FaceKind::kNecron:
      die.icon = "hooded-figure";
      die.name = Text::of("die.necron");
      break;
  }
  return {.kind = scene::ActKind::kRoll,
          .of = "die",
          .dice = {std::move(die)},
          .text = Text::of("die.rolled").with_seat("seat", seat)};
}

/// Items come from the bag and the places and go to the discard, to places and to other players.
std::vector<scene::Act> items_fly(const Event& event) {
  const auto seat = [&](std::size_t n) { return scene::seat_end(event.args[n]); };
  const auto fly = [&](std::string from, std::string to, std::size_t n, scene::Tone tone) {
    const auto item = static_cast<std::uint8_t>(event.args[n]);
    return scene::Act::fly(std::move(from), std::move(to), item_sign(item),
                           Text::word(content().item_words[item]), tone);
  };
  using scene::Tone;
  switch (static_cast<Happening>(event.kind)) {
    case Happening::kLostItem:
      return {fly(seat(0), "item_discard", 1, Tone::kHarm)};
    case Happening::kPaidItem:
    case Happening::kMadeRoom:
      return {fly(seat(0), "item_discard", 1, Tone::kNeutral)};
    case Happening::kGainedItem:
      return {fly("bag", seat(0), 1, Tone::kLife)};
    case Happening::kTook:
      return {fly(place_id(event.args[2]), seat(0), 1, Tone::kLife)};
    case Happening::kSigilPlaced:
      return {fly(seat(0), place_id(event.args[2]), 1, Tone::kLife)};
    case Happening::kMiskatonicClosed:
      return {fly(seat(0), place_id(kMiskatonic), 1, Tone::kLife),
              {.kind = scene::ActKind::kClose, .of = place_id(kMiskatonic)}};
    case Happening::kExchanged: {
      std::vector<scene::Act> acts;
      if (event.args[2] != kNothing) acts.push_back(fly(seat(0), seat(1), 2, Tone::kNeutral));
      if (event.args[3] != kNothing) acts.push_back(fly(seat(1), seat(0), 3, Tone::kNeutral));
      return acts;
    }
    default:
      return {};
  }
}

}  // namespace

std::vector<scene::Act> SalemTitle::acts(const Event& event) const {
  using scene::Act;
  using scene::ActKind;
  const auto seat = [&] { return static_cast<Seat>(event.args[0]); };
  const auto moves = [](std::string of, int to) {
    return std::vector<Act>{{.kind = ActKind::kMove, .of = std::move(of), .via = {place_id(to)}}};
  };
  switch (static_cast<Happening>(event.kind)) {
    case Happening::kMoved:
      return moves(pawn_id(seat()), event.args[1]);
    case Happening::kEnteredRlyeh:
      return {{.kind = ActKind::kOpen, .of = place_id(kRlyeh)},
              moves(pawn_id(seat()), kRlyeh).front()};
    case Happening::kWizardMoves: {
      Act walk{.kind = ActKind::kMove, .of = "wizard"};
      const int steps = event.args[1];
      for (int left = steps - 1; left >= 0; --left)
        walk.via.push_back(place_id((event.args[0] + 8 * kRing - left) % kRing));
      return {walk};
    }
    case Happening::kCreaturePlaced:
      return {{.kind = ActKind::kAppear, .of = creature_id(event.args[1])}};
    case Happening::kCreatureDefeated:
      return {{.kind = ActKind::kLeave, .of = creature_id(event.args[2])}};
    case Happening::kCreatureDrivenOff:
      return {{.kind = ActKind::kLeave, .of = creature_id(event.args[1])}};
    case Happening::kShadowAppears:
      return {{.kind = ActKind::kAppear, .of = "shadow"}};
    case Happening::kShadowDefeated:
    case Happening::kShadowReplaced:
      return {{.kind = ActKind::kLeave, .of = "shadow"}};
    case Happening::kNecronAdvances:
      return {{.kind = ActKind::kStep, .of = "necron", .to = event.args[1]}};
    case Happening::kLostSanity:
    case Happening::kGainedSanity:
      return {Act::step(scene::seat_number(seat(), "sanity"), event.args[2])};
    case Happening::kRoundBegins:
      return {Act::phase("creatures")};
    case Happening::kTurnBegins:
      return {Act::phase("action")};
    case Happening::kEventTurned:
      return {Act::phase("event")};
    case Happening::kOldOneRevealed:
      return {{.kind = ActKind::kTurn, .of = old_one_id(event.args[1] - 1)}};
    case Happening::kRolled:
      return {rolled_die(seat(), event.args[1], static_cast<LostToDie>(event.args[2]))};
    case Happening::kEliminated:
      return {{.kind = ActKind::kLeave, .of = pawn_id(seat())}};
    default:
      return items_fly(event);
  }
}

std::optional<scene::TurnBegun> SalemTitle::turn_begun(const Event& event) const {
  switch (static_cast<Happening>(event.kind)) {
    case Happening::kRoundBegins:
      return scene::TurnBegun{event.args[0], kNoSeat};
    case Happening::kTurnBegins:
      return scene::TurnBegun{0, static_cast<Seat>(event.args[0])};
    default:
      return std::nullopt;
  }
}

}  // namespace tavola::salem
