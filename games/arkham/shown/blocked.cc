// What one would like to do and cannot, and why: ways and trains, what hands could hold, flight,
// what a location offers, and the cards of the phase (blocked_uses.cc).
#include <algorithm>
#include <optional>
#include <utility>

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/sources_in_play.h"
#include "games/arkham/hooks.h"
#include "games/arkham/pharaoh/rules/barred.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/combat/combat.h"
#include "games/arkham/rules/combat/hands.h"
#include "games/arkham/rules/combat/spells.h"
#include "games/arkham/rules/encounters/locations.h"
#include "games/arkham/rules/investigator/harm.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/rules/phases/movement.h"
#include "games/arkham/shown/blocked_uses.h"
#include "games/arkham/shown/title.h"

namespace tavola::arkham {

using scene::Text;

namespace {

/// A sentence that names the card in play for which something holds, or one that names none.
template <class Says>
Text by_card(const State& s, const char* named, const char* unnamed, Says&& says) {
  const MythosCard* by = nullptr;
  each_mythos_in_play(s, [&](const MythosCard& card) {
    if (says(card)) by = &card;
  });
  return by == nullptr ? Text::of(unnamed) : Text::of(named).with_word("card", by->word);
}

}  // namespace

Text why_closed(const State& s, Area area) {
  return by_card(s, "why.closed_by", "why.closed",
                 [area](const MythosCard& card) { return has(card.closes, area); });
}

Text why_barred(const State& s, Area area) {
  return by_card(s, "board.barred_by", "board.barred_says",
                 [area](const MythosCard& card) { return has(card.bars, area); });
}

Text why_shut_out(const State& s, Seat seat, Area area) {
  Text why;
  for (const Possession& possession : held(s, seat))
    if (card_of(possession).kind == SpecialKind::kBarred &&
        card_of(possession).neighborhood == area_of(area).neighborhood)
      why = Text::of("why.barred_card").with_word("card", card_of(possession).word);
  return why;
}

scene::Reason why_not_next(const State& s, Seat seat, Area to, bool monsters) {
  const Area from = s.investigators[seat].place;
  if (closed(s, to)) return {why_closed(s, to), cites("AH-094")};
  if (has(s.barred_now, from) || has(s.barred_now, to))
    return {why_barred(s, has(s.barred_now, from) ? from : to), cites("AH-022")};
  if (barred_from(s, seat, to)) return {why_shut_out(s, seat, to), cites("DP-007")};
  if (!may_walk(s, from, to))
    return {Text::of("why.one_way").with_word("card", content().mythos[s.environment].word),
            cites("AH-411")};
  if (monsters) return {Text::of("why.monsters"), cites("AH-082")};
  if (const int needed = points_to_enter(s, to); s.points > 0 && s.points < needed)
    return {Text::of("why.few_points").with("number", needed), cites("AH-079")};
  return {Text::of("why.no_points"), cites("AH-079")};
}

namespace {

/// The Elder Sign in hand, where a card in play keeps gates from being sealed.
std::optional<scene::Blocked> elder_sign_barred(const State& s, Seat seat) {
  const int number = find_card(s, seat, content().elder_sign);
  if (number < 0 || !has_trait(s, seat, Trait::kCannotSeal)) return std::nullopt;
  scene::Blocked sign;
  sign.text = Text::of("verb.use_elder_sign");
  sign.piece = held_id(seat, number);
  sign.reason =
      s.environment == kNone
          ? Text::of("why.no_seal")
          : Text::of("why.no_seal_by").with_word("card", content().mythos[s.environment].word);
  sign.rule = cites("AH-549");
  return sign;
}

/// A way that one would like to take and cannot.
scene::Blocked way_barred(const State& s, Seat seat, Area to, bool monsters, Text what) {
  scene::Reason why = why_not_next(s, seat, to, monsters);
  scene::Blocked way;
  way.text = std::move(what).with_word("area", area_of(to).word);
  way.piece = place_id(to);
  way.reason = std::move(why.text);
  way.rule = why.rule;
  return way;
}

bool trains_run(const State& s, Area from, Area to) {
  return has(content().depots, from) && area_of(from).town != area_of(to).town && on_board(s, to);
}

/// A train that leaves here and that one cannot take: for lack of the fare, if nothing else. KH-004
scene::Blocked train_barred(const State& s, Seat seat, Area depot, bool monsters) {
  scene::Blocked train = way_barred(s, seat, depot, monsters, Text::of("why.train"));
  const bool could_go =
      !monsters && may_walk(s, s.investigators[seat].place, depot) && !barred_from(s, seat, depot);
  if (s.points >= points_to_enter(s, depot) && could_go) {
    train.reason = Text::of("why.no_fare");
    train.rule = cites("KH-004");
  }
  return train;
}

// ---- in a fight ---------------------------------------------------------------------------------

scene::Blocked flight_barred(const State& s) {
  const bool ambush = (foe_now(s).abilities & kAmbush) != 0;
  return {.text = Text::of("verb.flee"),
          .piece = monster_id(s.fight.slot),
          .reason = Text::of(ambush ? "why.ambush" : "why.surprise"),
          .rule = ambush ? cites("AH-312") : cites("DP-005")};
}

/// A weapon or spell that could be taken up if it were not for this; none if it is of no use here.
std::optional<scene::Blocked> hands_barred(const State& s, Seat seat, int number) {
  const Possession& possession = held(s, seat)[static_cast<std::size_t>(number)];
  const Card& card = card_of(possession);
  const bool spell = card.type == CardType::kSpell;
  const bool for_fights = spell ? card.window == static_cast<std::uint8_t>(Window::kTakingUp)
                                : is_weapon(s, seat, number);
  if (!for_fights || (possession.marks & kInHand) != 0) return std::nullopt;
  scene::Blocked blocked;
  blocked.text = Text::of(spell ? "verb.cast" : "verb.hold").with_word("card", card.word);
  blocked.piece = held_id(seat, number);
  if (!is_ready(possession)) {
    blocked.reason = Text::of("why.exhausted");
    blocked.rule = cites("AH-373");
  } else if (auto forbidden = spell ? why_no_spells(s, seat) : std::nullopt) {
    blocked.reason = *std::move(forbidden);
    blocked.rule = cites("AH-549");
  } else if (!hands_free_for(s, seat, number)) {
    blocked.reason = Text::of("why.no_hands");
    blocked.rule = cites("AH-289");
  } else if (const int cost = spell ? spell_cost(s, seat, card) : 0;
             cost > s.investigators[seat].sanity) {
    blocked.reason = Text::of("why.too_dear").with("number", cost);
    blocked.rule = cites("AH-310");
  } else {
    return std::nullopt;
  }
  return blocked;
}

// ---- what the location offers -------------------------------------------------------------------

/// Before the encounter and in place of it: what one lacks for what the location offers.
std::optional<scene::Blocked> ability_barred(const State& s, Seat seat) {
  const Investigator& i = s.investigators[seat];
  const Ability ability = area_of(i.place).ability;
  const int purse = spendable_money(s, seat);
  const auto blocked = [&](Text what, Text why, Citation rule) {
    return scene::Blocked{.text = std::move(what),
                          .piece = place_id(i.place),
                          .reason = std::move(why),
                          .rule = rule};
  };
  const bool offers = ability != Ability::kNone || area_of(i.place).offer != kNoSource;
  if (offers && ability_forbidden(s, i.place))
    return blocked(Text::of("why.use_place"),
                   Text::of("why.no_abilities").with_word("card", ancient_one(s).word),
                   cites("AH-022"));
  switch (ability) {
    case Ability::kPsychiatricCare:
    case Ability::kMedicalCare: {
      const int missing = ability == Ability::kPsychiatricCare
                              ? maximum_sanity(s, seat) - i.sanity
                              : maximum_stamina(s, seat) - i.stamina;
      if (missing > 0 && purse < kCarePrice)
        return blocked(Text::of("why.care"), Text::of("why.price").with("number", kCarePrice),
                       cites("AH-111"));
      break;
    }
    case Ability::kGeneralStore:
    case Ability::kCuriositieShoppe:
      if (purse == 0)
        return blocked(Text::of("why.to_shop"), Text::of("why.no_money"), cites("AH-514"));
      break;
    case Ability::kMagicLessons:
    case Ability::kClasses:
      if (const int price = price_of_lessons(s, seat, ability); purse < price)
        return blocked(Text::of("why.lessons"), Text::of("why.price").with("number", price),
                       cites("AH-111"));
      break;
    case Ability::kBankLoan:
      if ((i.special & kBankLoan) != 0)
        return blocked(Text::of("why.to_borrow"), Text::of("why.loan_held"), cites("AH-388"));
      if ((i.special & kDefaulted) != 0)
        return blocked(Text::of("why.to_borrow"), Text::of("why.defaulted"), cites("AH-068"));
      break;
    case Ability::kDeputizing:
      for (Seat other = 0; other < s.seats; ++other)
        if (in_play(s, other) && (s.investigators[other].special & kDeputy) != 0)
          return blocked(Text::of("why.deputizing"), Text::of("why.deputy"), cites("AH-393"));
      [[fallthrough]];
    case Ability::kRecruiting:
      if (has_trophies_for(s, seat, 2)) break;
      return blocked(Text::of("why.trophies"), Text::of("why.few_trophies"), cites("AH-111"));
    case Ability::kDissection:
    case Ability::kShadyCharacter:
    case Ability::kBlessing:
      if (has_trophies_for(s, seat, 1)) break;
      return blocked(Text::of("why.trophies"), Text::of("why.few_trophies"), cites("AH-111"));
    default:
      break;
  }
  return std::nullopt;
}

bool chooses_hands(const Decision& open) {
  return std::ranges::any_of(open.options,
                             [](const Option& option) { return option.is(Verb::kFightOn); });
}

}  // namespace

/// What one would like to do and cannot.
std::vector<scene::Blocked> ArkhamTitle::blocked(const tavola::Table& table) const {
  const State& s = state_of(table);
  const Decision& open = table.decision();
  const Seat seat = open.seat;
  std::vector<scene::Blocked> list;
  if (seat >= s.seats || !in_play(s, seat)) return list;
  const auto offered = [&](Verb verb, int first) {
    return std::ranges::any_of(open.options, [&](const Option& option) {
      return option.is(verb) && (first == kNothing || option.arg(0) == first);
    });
  };
  if (s.fight.who == seat && chooses_hands(open))
    for (int number = 0; number < static_cast<int>(held(s, seat).size()); ++number)
      if (!offered(Verb::kHold, number) && !offered(Verb::kCast, number))
        if (auto blocked = hands_barred(s, seat, number)) list.push_back(std::move(*blocked));
  const auto cards_of = [&](Window window) {
    for (int number = 0; number < static_cast<int>(held(s, seat).size()); ++number)
      if (!offered(Verb::kUse, number) && !offered(Verb::kCast, number))
        if (auto blocked = use_barred(s, seat, number, window)) list.push_back(*std::move(blocked));
  };
  if (s.phase == Phase::kUpkeep && (open.prompt == static_cast<std::uint8_t>(Prompt::kUpkeep) ||
                                    open.prompt == static_cast<std::uint8_t>(Prompt::kSliders)))
    cards_of(Window::kUpkeep);
  if (!is_in_town(s, seat)) return list;
  const Area place = s.investigators[seat].place;
  if (open.prompt == static_cast<std::uint8_t>(Prompt::kClose))
    if (const auto sign = elder_sign_barred(s, seat)) list.push_back(*sign);
  if (open.prompt == static_cast<std::uint8_t>(Prompt::kMovement)) {
    cards_of(Window::kMovement);
    const bool monsters =
        offered(Verb::kFight, kNothing) && !has_trait(s, seat, Trait::kIgnoresMonsters);
    for (const Area next : area_of(place).near)
      if (!offered(Verb::kMove, next))
        list.push_back(way_barred(s, seat, next, monsters, Text::of("why.go")));
    for (const Area depot : content().depots)
      if (trains_run(s, place, depot) && !offered(Verb::kTakeTrain, depot))
        list.push_back(train_barred(s, seat, depot, monsters));
  }
  const bool at_location = open.prompt == static_cast<std::uint8_t>(Prompt::kEncounter) ||
                           open.prompt == static_cast<std::uint8_t>(Prompt::kBeforeEncounter);
  if (at_location && !gate_open(s, place)) {
    const bool used = std::ranges::any_of(open.options, [&](const Option& option) {
      return option.is(Verb::kUse) && option.arg(1) == area_of(place).offer;
    });
    auto lacking = area_of(place).offer == kNoSource ? ability_barred(s, seat)
                   : used                            ? std::nullopt
                                                     : offer_barred(s, seat);
    if (lacking) list.push_back(*std::move(lacking));
  }
  if (open.prompt == static_cast<std::uint8_t>(Prompt::kCombat) && !offered(Verb::kFlee, kNothing))
    list.push_back(flight_barred(s));
  return list;
}

}  // namespace tavola::arkham
