// What a player of Salem would ask before choosing: what would follow, what it costs, and why
// something is not possible now. Only the deciding seat sees these, so a forecast may use what that
// seat alone knows about a portal tile.
#include <algorithm>

#include "games/salem/cards/card_effects.h"
#include "games/salem/shown/title.h"

namespace tavola::salem {

using scene::Blocked;
using scene::Text;

namespace {

bool able_to_defeat(const Player& p, std::uint8_t creature) {
  const auto& needed = content().creatures[creature].defeat_items;
  return holds(p, needed[0], needed[1]);
}

/// The end of a message's key: who or what keeps the die away, if anything does.
std::string die_at(const State& s, int place) {
  if (s.wizard == place && force(s, Force::kNoShield) == 0) return "_spared";
  return force(s, Force::kNoDie) > 0 ? "_no_die" : "";
}

Text arrival(const State& s, Seat seat, int place) {
  const Content& c = content();
  const Player& p = s.players[seat];
  if (place == kMiskatonic) {
    if (s.shadow == kNone) return Text::of("forecast.home");
    const auto& needed = c.old_ones[s.shadow].items;
    const bool able = holds(p, needed[0], needed[1], needed[2]);
    return Text::of("forecast.home_shadow" + die_at(s, place) + (able ? "_able" : ""))
        .with_word("old_one", c.old_ones[s.shadow].word);
  }
  if (place == kRlyeh)
    return Text::of("forecast.rlyeh").with_word("old_one", c.old_ones[s.old_ones[kRlyehSlot]].word);
  const std::uint8_t creature = s.creature_at[place - 1];
  if (creature != kNone) {
    return Text::of("forecast.creature" + die_at(s, place) +
                    (able_to_defeat(p, creature) ? "_able" : ""))
        .with_word("creature", c.creatures[creature].word);
  }
  std::vector<std::uint8_t> items;
  for (std::uint8_t item : s.spaces[place - 1])
    if (item != kNone) items.push_back(item);
  if (items.empty()) return Text::of("forecast.empty");
  std::sort(items.begin(), items.end());
  return Text::of("forecast.quiet").with_list("items", item_list(items));
}

Text use_of(const State& s, Seat seat, std::uint8_t item) {
  const Content& c = content();
  const Player& p = s.players[seat];
  switch (item) {
    case kGlasses:
      return Text::of(((p.seen >> (p.place - 1)) & 1U) != 0 ? "forecast.glasses_again"
                                                            : "forecast.glasses");
    case kNecronomicon: {
      const std::uint8_t slot = next_face_down(s);
      if (slot == kRlyehSlot) return Text::of("forecast.necronomicon_rlyeh");
      return Text::of("forecast.necronomicon").with("n", slot + 1);
    }
    case kElixir: {
      const int gain = force(s, Force::kNoSanityGain) > 0 ? 0 : s.wizard == p.place ? 2 : 1;
      const int to = std::min<int>(kFullSanity, p.sanity + gain);
      if (to == p.sanity) return Text::of("forecast.elixir_nothing").with("from", p.sanity);
      return Text::of("forecast.elixir").with("from", p.sanity).with("to", to);
    }
    case kDagger:
      if (p.place == kMiskatonic)
        return Text::of("forecast.dagger_shadow").with_word("old_one", c.old_ones[s.shadow].word);
      return Text::of("forecast.dagger")
          .with_word("creature", c.creatures[s.creature_at[p.place - 1]].word);
    default:
      return {};
  }
}

/// Whoever has no Sanity left is out, and with all but one out the game is lost. HS-272
Text last_sanity(const State& s) {
  return Text::of(players_in_play(s) <= 2 ? "forecast.fatal_to_all" : "forecast.fatal");
}

/// What a cost that moves Necron leads to, where that is the end. HS-331
Text necron_after(const State& s, int spaces) {
  const Content& c = content();
  const int to = s.necron + spaces + force(s, Force::kNecronFarther);
  if (to >= c.gate) return Text::of("forecast.gate");
  const bool face_down = ((s.face_up >> kRlyehSlot) & 1U) == 0;
  if (s.necron < c.demon && to >= c.demon && face_down) return Text::of("forecast.demon");
  return {};
}

Text sigil_here(const State& s, Seat seat) {
  const Player& p = s.players[seat];
  if (p.place == kMiskatonic) return {};
  if (((p.seen >> (p.place - 1)) & 1U) == 0) return Text::of("forecast.sigil");
  return Text::of(s.tiles[p.place - 1] != 0 ? "forecast.sigil_portal" : "forecast.sigil_wall");
}

class Reasons {
 public:
  explicit Reasons(const tavola::Table& table)
      : s_{state_of(table)}, seat_{table.decision().seat}, p_{s_.players[seat_]} {}

  std::vector<Blocked> list(Prompt prompt) {
    if (prompt == Prompt::kMove) moving();
    if (prompt == Prompt::kExchange) keeping_sigils();
    if (prompt == Prompt::kTake) taking();
    if (prompt == Prompt::kUse ||
        prompt == Prompt::kTake) {  // a use may have been left out unasked
      using_items();
      fighting();
    }
    return std::move(list_);
  }

 private:
  void add(Text text, std::string piece, Text reason, Citation rule, std::string also = {}) {
    list_.push_back({std::move(text), std::move(piece), std::move(reason), rule, std::move(also)});
  }

  void moving() {
    for (int place = 0; place < kRing; ++place) {
      Text go = Text::of("blocked.go")
                    .with_word("to", content().locations[static_cast<std::size_t>(place)].word);
      const std::string card = location_card_id(seat_, place);
      if (place == p_.place && s_.house.stay == 0)
        add(std::move(go), card, Text::of("blocked.stay"), cites("HS-118"), place_id(place));
      else if (((p_.hand >> place) & 1U) == 0)
        add(std::move(go), card, Text::of("blocked.played"), cites("HS-116"), place_id(place));
    }
    if (((p_.hand >> kPassageCard) & 1U) == 0) {
      add(Text::of("blocked.passage"), location_card_id(seat_, kPassageCard),
          Text::of("blocked.played"), cites("HS-116"), place_id(kRlyeh));
      return;
    }
    way_to_rlyeh();
  }

  void way_to_rlyeh() {
    const Citation barred = barred_from_rlyeh(s_, seat_);
    if (!barred.given()) return;
    Text reason = Text::of("blocked.rlyeh_portals");
    if (barred == cites("HS-252")) {
      reason = Text::of("blocked.rlyeh_taken").with_seat("seat", s_.holder);
    } else if (barred == cites("HS-251")) {
      reason = Text::of("blocked.rlyeh_face_down");
    } else if (barred == cites("HS-250")) {
      const auto& needed = content().old_ones[s_.old_ones[kRlyehSlot]].items;
      reason = Text::of("blocked.rlyeh_items")
                   .with_list("items", item_list({needed.begin(), needed.end()}));
    }
    add(Text::of("blocked.go").with_word("to", content().locations[kRlyeh].word), place_id(kRlyeh),
        std::move(reason), barred);
  }

  void keeping_sigils() {
    for (int i = 0; i < kBoardSigils; ++i) {
      if (p_.sigils[i] == kNone) continue;
      add(Text::of("blocked.exchange").with_word("item", content().item_words[p_.sigils[i]]),
          held_id(seat_, kBoardItems + i), Text::of("blocked.sigil_kept"), cites("HS-132"));
    }
  }

  void fighting() {
    const bool town = p_.place != kMiskatonic;
    const std::uint8_t who = town ? s_.creature_at[p_.place - 1] : s_.shadow;
    if (who == kNone || can_defeat_here(s_, seat_)) return;
    const Content& c = content();
    std::vector<std::uint8_t> needed;
    Text text = Text::of("blocked.fight_shadow");
    if (town) {
      needed.assign(c.creatures[who].defeat_items.begin(), c.creatures[who].defeat_items.end());
      text = Text::of("blocked.fight").with_word("creature", c.creatures[who].word);
    } else {
      needed.assign(c.old_ones[who].items.begin(), c.old_ones[who].items.end());
      text = std::move(text).with_word("old_one", c.old_ones[who].word);
    }
    add(std::move(text), town ? creature_id(p_.place) : "shadow",
        Text::of("blocked.rlyeh_items").with_list("items", item_list(needed)),
        town ? cites("HS-148") : cites("HS-149"));
  }

  void using_items() {
    each_kind(p_, [this](std::uint8_t item) {
      const Citation barred = barred_use(s_, seat_, item);
      if (!barred.given()) return;
      Text name = Text::of(!is_sigil(item)           ? "blocked.use"
                           : p_.place == kMiskatonic ? "blocked.place_on_portal"
                                                     : "blocked.place")
                      .with_word("item", content().item_words[item]);
      add(std::move(name), held_id(seat_, slot_of(p_, item)), why_not(barred), barred);
    });
  }

  Text why_not(Citation barred) const {
    if (barred == cites("HS-167")) return Text::of("blocked.glasses_here");
    if (barred == cites("HS-162")) return Text::of("blocked.glasses_dark");
    if (barred == cites("HS-172")) return Text::of("blocked.necronomicon");
    if (barred == cites("HS-181")) return Text::of("blocked.dagger_wizard");
    if (barred == cites("HS-180")) return Text::of("blocked.dagger_nobody");
    if (barred == cites("HS-266")) return Text::of("blocked.sigil_banish");
    const bool miskatonic = p_.place == kMiskatonic;
    if (barred == cites("HS-190"))
      return Text::of(miskatonic ? "blocked.sigil_closed" : "blocked.sigil_placed");
    const std::uint8_t asked =
        miskatonic ? content().miskatonic_sigil : content().locations[p_.place].sigil;
    return Text::of("blocked.sigil_symbol").with_word("item", content().item_words[asked]);
  }

  void taking() {
    for (int space = 0; space < kSpaces; ++space) {
      const std::uint8_t item = s_.spaces[p_.place - 1][space];
      if (item == kNone || can_pay(s_, p_, cost_of(s_, p_.place, space))) continue;
      add(Text::of("blocked.space")
              .with_word("item", content().item_words[item])
              .with("space", space + 1),
          space_id(p_.place, space + 1), Text::of("blocked.cost"), cites("HS-197"));
    }
  }

  const State& s_;
  Seat seat_;
  const Player& p_;
  std::vector<Blocked> list_;
};

}  // namespace

std::vector<Blocked> SalemTitle::blocked(const tavola::Table& table) const {
  if (table.over()) return {};
  return Reasons(table).list(static_cast<Prompt>(table.decision().prompt));
}

Text SalemTitle::forecast(const tavola::Table& table, const Option& option) const {
  const State& s = state_of(table);
  const Seat seat = table.decision().seat;
  const Player& p = s.players[seat];
  switch (static_cast<Verb>(option.verb)) {
    case Verb::kMove:
      return arrival(s, seat, option.arg(0));
    case Verb::kPassage:
      if (p.sanity <= 1 + force(s, Force::kPassageCost)) return last_sanity(s);
      return arrival(s, seat, option.arg(0));
    case Verb::kUse:
      return use_of(s, seat, option.arg<std::uint8_t>(0));
    case Verb::kPlaceSigil:
      return sigil_here(s, seat);
    case Verb::kChoice:
      if (takes_a_sigil_in_vain(s, option.arg<std::uint16_t>(0), option.arg<std::uint16_t>(1)))
        return Text::of("forecast.no_sigil");
      return {};
    case Verb::kTake: {
      const Cost& cost = cost_of(s, p.place, option.arg(1) - 1);
      if (cost.sanity > 0 && p.sanity <= cost.sanity) return last_sanity(s);
      if (cost.necron > 0)
        if (Text end = necron_after(s, cost.necron); !end.empty()) return end;
      int paid = cost.any_items;
      for (std::uint8_t n : cost.items) paid += n;
      if (paid == 0 && !has_room(s, p, option.arg<std::uint8_t>(0)))
        return Text::of("forecast.room");
      return {};
    }
    default:
      return {};
  }
}

namespace {

/// Whether something can be had for nothing: then to take nothing is not what is suggested.
bool something_is_free(const State& s, const Decision& open) {
  const Player& p = s.players[open.seat];
  return std::ranges::any_of(open.options, [&](const Option& option) {
    if (option.is(Verb::kExchange)) return option.arg(1) == kNothing;
    return option.is(Verb::kTake) &&
           cost_texts(cost_of(s, p.place, option.arg(1) - 1), true).empty();
  });
}

}  // namespace

void SalemTitle::detail(const tavola::Table& table, const Option& option,
                        scene::OptionView& view) const {
  const State& s = state_of(table);
  const Player& p = s.players[table.decision().seat];
  if (option.is(Verb::kPassage)) {
    view.key = "P" + place_key(option.arg(0));
    view.group = "passage";
    const int cost = 1 + force(s, Force::kPassageCost);
    if (cost > 0) view.cost = Text::of("cost.sanity").with("n", cost);
  }
  if (option.is(Verb::kTake)) {
    const std::vector<Text> costs = cost_texts(cost_of(s, p.place, option.arg(1) - 1), true);
    if (!costs.empty()) view.cost = costs.front();
  }
  // HS-188: elsewhere a tile lies, which may be a wall.
  if (option.is(Verb::kPlaceSigil) && p.place == kMiskatonic)
    view.text =
        Text::of("verb.place_sigil.on_portal")
            .with_word("item", content().item_words[static_cast<std::size_t>(option.arg(0))]);
  view.standard = option.is(Verb::kPass) && !something_is_free(s, table.decision());
}

}  // namespace tavola::salem
