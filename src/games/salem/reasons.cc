// Why not, and what then: the things a player would look for that are not legal now, and what would
// certainly follow from a choice.
#include "games/salem/title.h"

namespace tavola::salem {
namespace {

using scene::Blocked;
using scene::Text;

std::string item_word(int item) { return content().item_words[static_cast<std::size_t>(item)]; }
std::string place_word(int place) {
  return content().locations[static_cast<std::size_t>(place)].word;
}

void blocked_moves(const State& s, Seat seat, std::vector<Blocked>& list) {
  const Player& p = s.players[seat];
  for (int place = 0; place < kRing; ++place) {
    const Text go = Text::of("verb.move").with_word("to", place_word(place));
    if (((p.hand >> place) & 1U) == 0)
      list.push_back({go, hand_card_id(seat, place), Text::of("why_not.played"), cites("HS-116")});
    else if (place == p.place && s.house.stay == 0)
      list.push_back({go, area_id(place), Text::of("why_not.here"), cites("HS-118")});
  }
  const Text rlyeh = Text::of("verb.passage").with_word("to", place_word(kRlyeh));
  if (((p.hand >> kPassageCard) & 1U) == 0)
    list.push_back({rlyeh, area_id(kRlyeh), Text::of("why_not.played"), cites("HS-116")});
  else if (((s.face_up >> kRlyehSlot) & 1U) == 0)
    list.push_back({rlyeh, area_id(kRlyeh), Text::of("why_not.face_down"), cites("HS-251")});
  else if (s.holder != kNone)
    list.push_back({rlyeh, area_id(kRlyeh), Text::of("why_not.holder"), cites("HS-252")});
  else if (!may_enter_rlyeh(s, seat))
    list.push_back({rlyeh, area_id(kRlyeh), Text::of("why_not.banishing_items"), cites("HS-250")});
}

Blocked unusable(const State& s, Seat seat, std::uint8_t item) {
  const Player& p = s.players[seat];
  const bool sigil = is_sigil(item);
  Blocked blocked{
      Text::of(sigil ? "verb.place_sigil" : "verb.use").with_word("item", item_word(item)),
      board_item_id(seat, item),
      {},
      {}};
  const bool numbered = p.place >= 1 && p.place <= kNumbered;
  const auto because = [&blocked](const char* message, Citation rule) {
    blocked.reason = Text::of(message);
    blocked.rule = rule;
    return blocked;
  };
  if (item == kGlasses)
    return numbered ? because("why_not.text_in_force", cites("HS-233"))
                    : because("why_not.no_tile", cites("HS-167"));
  if (item == kNecronomicon) return because("why_not.all_face_up", cites("HS-172"));
  if (item == kDagger)
    return s.wizard != p.place ? because("why_not.no_wizard", cites("HS-181"))
                               : because("why_not.nothing_here", cites("HS-180"));
  if (p.place == kMiskatonic)
    return s.holder == kNone ? because("why_not.not_banished", cites("HS-266"))
                             : because("why_not.sealed", cites("HS-190"));
  return s.tile_sigils[p.place - 1] != kNone ? because("why_not.sealed", cites("HS-190"))
                                             : because("why_not.other_symbol", cites("HS-185"));
}

void blocked_items(const State& s, Seat seat, std::vector<Blocked>& list) {
  each_kind(s.players[seat], [&](std::uint8_t item) {
    if (!can_use(s, seat, item)) list.push_back(unusable(s, seat, item));
  });
}

void blocked_taking(const State& s, Seat seat, std::vector<Blocked>& list) {
  const Player& p = s.players[seat];
  for (int space = 0; space < kSpaces; ++space) {
    const std::uint8_t item = s.spaces[p.place - 1][space];
    if (item == kNone || can_pay(s, p, cost_of(s, p.place, space))) continue;
    list.push_back(
        {Text::of("verb.take").with_word("item", item_word(item)).with("space", space + 1),
         space_id(p.place, space), Text::of("why_not.cost"), cites("HS-197")});
  }
}

Text forecast_arrival(const State& s, Seat seat, int to) {
  const Player& p = s.players[seat];
  const std::uint8_t creature = to >= 1 && to <= kNumbered ? s.creature_at[to - 1] : kNone;
  const std::uint8_t shadow = to == kMiskatonic ? s.shadow : kNone;
  if (creature == kNone && shadow == kNone)
    return to == kMiskatonic ? Text::of("forecast.take_back") : Text{};
  const bool spared =
      (s.wizard == to && force(s, Force::kNoWizardShield) == 0) || force(s, Force::kNoDie) > 0;
  bool able = false;
  if (creature != kNone) {
    const auto& needed = content().creatures[creature].defeat_items;
    able = holds(p, needed[0], needed[1]);
  } else {
    const auto& needed = content().old_ones[shadow].items;
    able = holds(p, needed[0], needed[1], needed[2]);
  }
  std::string message = spared ? "forecast.spared" : "forecast.roll";
  message += able ? "_able" : "_unable";
  const std::string& word =
      creature != kNone ? content().creatures[creature].word : content().old_ones[shadow].word;
  return Text::of(message).with_word("creature", word);
}

}  // namespace

std::vector<Blocked> blocked_now(const Table& table) {
  std::vector<Blocked> list;
  const State& s = table.state;
  const Seat seat = table.decision().seat;
  switch (static_cast<Prompt>(table.decision().prompt)) {
    case Prompt::kMove:
      blocked_moves(s, seat, list);
      break;
    case Prompt::kUse:
      blocked_items(s, seat, list);
      break;
    case Prompt::kTake:
      blocked_taking(s, seat, list);
      break;
    default:
      break;
  }
  return list;
}

Text forecast_of(const Table& table, const Option& option) {
  const State& s = table.state;
  const Seat seat = table.decision().seat;
  const Player& p = s.players[seat];
  switch (static_cast<Verb>(option.verb)) {
    case Verb::kMove:
      return forecast_arrival(s, seat, option.arg(0));
    case Verb::kPassage: {
      const int cost = 1 + force(s, Force::kPassageCost);
      if (cost >= p.sanity) return Text::of("forecast.last_sanity");  // HS-122
      if (option.arg(0) == kRlyeh) return Text::of("forecast.rlyeh").with("number", cost);
      return Text::of("forecast.passage").with("number", cost);
    }
    case Verb::kTake: {
      const Cost& cost = cost_of(s, p.place, option.arg(1) - 1);
      if (cost.sanity > 0 && cost.sanity >= p.sanity) return Text::of("forecast.last_sanity");
      if (cost.sanity > 0) return Text::of("forecast.cost_sanity").with("number", cost.sanity);
      if (cost.necron > 0) return Text::of("forecast.cost_necron").with("number", cost.necron);
      if (!cost.free()) return Text::of("forecast.cost_item");
      return {};
    }
    case Verb::kUse:
      if (option.arg(0) == kElixir)
        return Text::of("forecast.elixir").with("number", s.wizard == p.place ? 2 : 1);
      if (option.arg(0) == kNecronomicon) return Text::of("forecast.necronomicon");
      if (option.arg(0) == kGlasses) return Text::of("forecast.glasses");
      return {};
    case Verb::kPlaceSigil:
      if (p.place == kMiskatonic) return {};
      if (((p.seen >> (p.place - 1)) & 1U) == 0) return Text::of("forecast.unseen_tile");
      return Text::of(s.tiles[p.place - 1] ? "forecast.seen_portal" : "forecast.seen_wall");
    default:
      return {};
  }
}

}  // namespace tavola::salem
