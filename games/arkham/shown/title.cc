#include "games/arkham/shown/title.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include "effects/grammar.h"
#include "effects/part.h"
#include "games/arkham/cards/sources_in_play.h"
#include "games/arkham/game.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/combat/checks.h"
#include "games/arkham/rules/encounters/encounter_moves.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/shown/dice.h"
#include "games/arkham/shown/panels.h"

namespace tavola::arkham {

using scene::Text;

const State& state_of(const tavola::Table& table) { return static_cast<const Table&>(table).state; }

scene::OpenedTitle open() { return scene::open_title<ArkhamTitle>(load_game()); }

// ---- names --------------------------------------------------------------------------------------

std::string place_id(Place place) { return Arkham::vocabulary().kinds[kPlaceValue].ids[place]; }
std::string pawn_id(Seat seat) { return "investigator_" + std::to_string(seat); }
std::string seat_id(Seat seat) { return "seat_" + std::to_string(seat); }
std::string held_id(Seat seat, int number) {
  return "held_" + std::to_string(seat) + "_" + std::to_string(number);
}
std::string slider_id(Seat seat, int track) {
  return "slider_" + std::to_string(seat) + "_" + std::to_string(track);
}
std::string monster_id(int slot) { return "monster_" + std::to_string(slot); }
std::string vortex_id(Area street) {
  return "vortex_" + content().neighborhoods[area_of(street).neighborhood].id;
}
std::string gate_id(Area area) { return "gate_" + place_id(area); }
std::string clue_id(Area area) { return "clue_" + place_id(area); }
std::string gate_trophy_id(Seat seat, int gate) {
  return "gate_trophy_" + std::to_string(seat) + "_" + std::to_string(gate);
}
std::string rift_id(std::uint8_t rift) { return "rift_" + content().rifts[rift].id; }
std::string rift_track_id(int track) { return "rift_track_" + std::to_string(track + 1); }
std::string table_card_id(std::uint8_t card) { return "table_" + content().table_cards[card].id; }
std::string offer_id(CardNumber card) { return "offer_" + content().cards[card].id; }
std::string sheet_id(std::uint8_t sheet) { return "sheet_" + content().sheets[sheet].id; }
std::string sanity_id(Seat seat) { return scene::seat_number(seat, "sanity"); }
std::string stamina_id(Seat seat) { return scene::seat_number(seat, "stamina"); }
std::string money_id(Seat seat) { return scene::seat_number(seat, "money"); }
std::string clues_id(Seat seat) { return scene::seat_number(seat, "clues"); }
std::string trophies_id(Seat seat) { return scene::seat_number(seat, "trophies"); }
std::string toughness_id(Seat seat) { return scene::seat_number(seat, "toughness"); }

// ---- what lights up, what moves -----------------------------------------------------------------

namespace {

std::vector<std::string> things_in_trade(const State& s) {
  std::vector<std::string> things;
  for (Seat seat = 0; seat < s.seats; ++seat)
    for (int number = 0; number < static_cast<int>(held(s, seat).size()); ++number)
      if ((held(s, seat)[static_cast<std::size_t>(number)].marks & kInTrade) != 0)
        things.push_back(held_id(seat, number));
  return things;
}

std::vector<std::string> here(const State& s, Seat seat, const std::string& thing) {
  if (!thing.empty()) return {thing};
  return {seat < s.seats ? seat_id(seat) : std::string()};
}

}  // namespace

std::vector<std::string> ArkhamTitle::pieces_of(const tavola::Table& table,
                                                const Option& option) const {
  const State& s = state_of(table);
  const Seat seat = table.decision().seat;
  const auto area = [&](int n) { return place_id(option.arg<Place>(n)); };
  const auto mine = [&] { return held_id(seat, option.arg(0)); };
  const auto gate_here = [&]() -> std::vector<std::string> {
    const Place place = s.investigators[seat].place;
    if (in_town(place) && gate_open(s, place)) return {gate_id(place)};
    return {seat_id(seat)};
  };
  switch (static_cast<Verb>(option.verb)) {
    case Verb::kTakeInvestigator:
    case Verb::kChooseSheet:
      return {sheet_id(option.arg<std::uint8_t>(0))};
    case Verb::kReenter:
    case Verb::kMove:
    case Verb::kPatrolWagon:
    case Verb::kTakeTrain:
    case Verb::kTravel:
    case Verb::kPickPlace:
    case Verb::kReturnTo:
    case Verb::kGateGets:
    case Verb::kBreakSeal:
    case Verb::kClueFrom:
      return {area(0)};
    case Verb::kFight:
    case Verb::kEvade:
    case Verb::kCatch:
    case Verb::kLetGo:
    case Verb::kFightRumor:
    case Verb::kSpendMonster:
    case Verb::kMovesNext:
    case Verb::kLoseMonster:
      return {monster_id(option.arg(0))};
    case Verb::kGoTo:
      return {area(2), monster_id(option.arg(0))};
    case Verb::kExploreRift:
      return {area(2)};
    case Verb::kBuy:
    case Verb::kKeep:
    case Verb::kSearchFor:
    case Verb::kChooseAlly:
    case Verb::kDrawBottom:
      return {offer_id(option.arg<CardNumber>(0))};
    case Verb::kSpendGate:
    case Verb::kLoseGate:
      return {gate_trophy_id(seat, option.arg(0))};
    case Verb::kBlessWhom:
    case Verb::kTakeClue:
    case Verb::kTrade:
    case Verb::kGiveClue:
    case Verb::kAskClue:
      return {seat_id(option.arg<Seat>(0))};
    case Verb::kHold:
    case Verb::kRelease:
    case Verb::kCast:
    case Verb::kLoseItem:
    case Verb::kSell:
    case Verb::kEnchant:
    case Verb::kSpendCard:
    case Verb::kRefreshCard:
    case Verb::kCardForMoney:
    case Verb::kCardForClues:
    case Verb::kRefresh:
      return {mine()};
    case Verb::kSetSlider:
      return {slider_id(seat, option.arg(0))};
    case Verb::kGive:
      return {mine(), seat_id(option.arg<Seat>(2))};
    case Verb::kGiveClues:
    case Verb::kGiveMoney:
    case Verb::kAskMoney:
      return {seat_id(option.arg<Seat>(1))};
    case Verb::kAskFor:
      return {held_id(option.arg<Seat>(2), option.arg(0))};
    case Verb::kPropose:
    case Verb::kAccept:
    case Verb::kRefuse:
      return things_in_trade(s);
    case Verb::kUse: {
      const auto owner = option.arg<Seat>(3);
      const int number = option.arg(0);
      const bool card =
          owner < s.seats && number >= 0 && number < static_cast<int>(held(s, owner).size());
      return here(s, owner, card ? held_id(owner, number) : std::string());
    }
    case Verb::kMember:
      return {seat_id(option.arg<Seat>(2))};
    case Verb::kChooseGate:
      return {gate_id(option.arg<Area>(2))};
    case Verb::kChoosePlace:
      return {area(2)};
    case Verb::kChooseMonster:
      return {monster_id(option.arg(2))};
    case Verb::kCloseWith:
    case Verb::kUseElderSign:
    case Verb::kLeaveGate:
      return gate_here();
    case Verb::kTurnUp:
      return {place_id(content().neighborhoods[static_cast<std::size_t>(option.arg(0))].street)};
    case Verb::kTakeClues: {
      const Place place = s.investigators[seat].place;
      if (in_town(place) && s.clues[place] > 0) return {clue_id(place)};
      return {};
    }
    default:
      return {};
  }
}

namespace {

/// The chance in a fight once a weapon is taken up or put away.
std::int32_t chance_with(const State& s, const Option& option) {
  State then = s;
  Possession& possession = held(then, s.fight.who)[static_cast<std::size_t>(option.arg(0))];
  possession.marks ^= kInHand;
  return chance_of(then, check_now(then));
}

/// The table with whoever turns to a monster by this option in the fight with it.
std::optional<State> faced_by(const State& s, Seat seat, const Option& option) {
  if (option.is(Verb::kFlee)) return s.fight.who == seat ? std::optional(s) : std::nullopt;
  if (!option.is(Verb::kFight) && !option.is(Verb::kFightRumor) && !option.is(Verb::kEvade))
    return std::nullopt;
  const int slot = option.arg(0);
  if (slot < 0 || slot >= kMonsterSlots || s.monsters[slot].kind == kNone) return std::nullopt;
  return facing(s, seat, slot);
}

bool evades(const Option& option) { return option.is(Verb::kEvade) || option.is(Verb::kFlee); }

/// How likely what an option begins is to succeed, where dice decide: as things are now.
std::optional<std::int32_t> chance_by(const State& s, Seat seat, const Option& option) {
  if (const auto then = faced_by(s, seat, option))
    return chance_of(*then, evades(option) ? evade_now(*then) : combat_now(*then));
  const bool fights = s.fight.who == seat && s.check.who == seat;
  switch (static_cast<Verb>(option.verb)) {
    case Verb::kAttack:
      return chance_of_attack(s, seat);
    case Verb::kHold:
    case Verb::kRelease:
      if (fights && s.check.graded == 0) return chance_with(s, option);
      return {};
    case Verb::kFightOn:
    case Verb::kRoll:
      if (s.check.who == seat && s.check.graded == 0) return chance_of(s, check_now(s));
      return {};
    case Verb::kCloseWith:
      return chance_of(s, closing_now(s, seat, option.arg<Skill>(0)));
    case Verb::kSpendClue: {
      if (s.check.who != seat || s.check.rolled == 0 || s.check.graded != 0) return {};
      return chance_of(s.check.difficulty - successes(s, s.check), option.arg(0),
                       success_from(s, s.check), s.check.sixes_twice != 0);
    }
    default:
      return {};
  }
}

}  // namespace

namespace {

/// Some prices end a Rumor by themselves; of others one after the other has to be paid.
Text rumor_price(const MythosCard& card) {
  const effects::Program& price = content().book[card.price];
  const bool at_place = price[price.root()].kind == effects::NodeKind::kTrigger;
  const effects::NodeId paid = at_place ? price.child(price.root(), 1) : price.root();
  return Text::of(card.pass_by == PassBy::kPrice ? "board.price_ends_rumor" : "board.rumor_price")
      .with_printed("what", effects::deed_of(card.price, paid));
}

bool ready_at(const State& s, Seat who, int number) {
  return is_ready(held(s, who)[static_cast<std::size_t>(number)]);
}

std::string type_word(CardType type) {
  return Arkham::vocabulary().kinds[kCardTypeValue].words.at(static_cast<std::size_t>(type));
}

}  // namespace

/// What needs the table to be said: a monster by its slot, an entry by where its reader stands.
void ArkhamTitle::detail(const tavola::Table& table, const Option& option,
                         scene::OptionView& view) const {
  const State& s = state_of(table);
  const Seat seat = table.decision().seat;
  if (seat < s.seats && s.investigators[seat].sheet != kNone)
    view.chance = chance_by(s, seat, option);
  if (option.is(Verb::kSetSlider)) view.amount = option.arg(1);
  // Money goes one way or the other: one number says which and how much.
  if (option.is(Verb::kGiveMoney) || option.is(Verb::kAskMoney)) {
    view.group = "money";
    view.amount = option.is(Verb::kGiveMoney) ? option.arg(0) : -option.arg(0);
  }
  // What is in a trade lights up with these, but none of it stands for the trade.
  if (option.is(Verb::kPropose) || option.is(Verb::kAccept) || option.is(Verb::kRefuse))
    view.form = scene::OptionForm::kButton;
  if (option.is(Verb::kPass) &&
      table.decision().prompt == static_cast<std::uint8_t>(Prompt::kTrade)) {
    view.text = Text::of("board.call_off");
  } else if (option.is(Verb::kStopRolling) && (s.check.who == kNone || s.check.fails != 0)) {
    view.text = Text::of("board.let_it_fail");  // there are no dice to leave as they are
  } else if (option.is(Verb::kRiftNext) && s.rifts[option.arg(0)].rift != kNone) {
    view.text = Text::of("board.rift_next")
                    .with_word("rift", content().rifts[s.rifts[option.arg(0)].rift].word);
  } else if (option.is(Verb::kWinRumor) && s.rumor != kNone) {
    view.text = rumor_price(content().mythos[s.rumor]);
  } else if (option.is(Verb::kShop) || option.is(Verb::kLessons)) {
    // Whoever draws one more sees one more.
    if (draws_one_more(s, seat, option.arg<CardType>(0)))
      view.text = Text::of(option.is(Verb::kShop) ? "board.shop_of_more" : "board.lessons_of_more")
                      .with_word("type", type_word(option.arg<CardType>(0)))
                      .with("price", option.arg(1));
  } else if (option.is(Verb::kRelease) && !ready_at(s, seat, option.arg(0))) {
    view.text = Text::of("board.release_exhausted")
                    .with_word("card", content().cards[option.arg<CardNumber>(1)].word);
  } else if (option.is(Verb::kRefresh)) {
    const bool money = option.arg(2) > 0;
    view.text = Text::of(money ? "board.refresh_for_money" : "board.refresh_for_focus")
                    .with("price", option.arg(money ? 2 : 3))
                    .with_word("card", content().cards[option.arg<CardNumber>(1)].word);
  } else if (option.is(Verb::kResolve) && in_town(s.investigators[seat].place)) {
    const Area place = s.investigators[seat].place;
    const BoardArea& area = area_of(place);
    const auto& entries = in_sanctum(s, seat) ? area.members_encounters : area.encounters;
    const auto card = static_cast<std::size_t>(number_in_neighborhood(option.arg(0)));
    if (card < entries.size() && entries[card] != kNoSource)
      view.text = Text::printed(std::to_string(entries[card]) + ":0");
  } else if ((option.is(Verb::kRegain) || option.is(Verb::kRestore)) && is_in_town(s, seat)) {
    const bool mind = area_of(s.investigators[seat].place).ability == Ability::kPsychiatricCare;
    view.text = Text::of(option.is(Verb::kRegain) ? "board.regain" : "board.restore")
                    .with(option.is(Verb::kRegain) ? "number" : "price", option.arg(0))
                    .with_word("what", mind ? "sanity" : "stamina");
  } else if (option.is(Verb::kKeepGateCard)) {
    const Place place = s.investigators[seat].place;
    const GateCard& card = content().gate_cards[static_cast<std::size_t>(option.arg(0))];
    if (in_other_world(place)) {
      std::uint16_t source = card.entries[static_cast<std::size_t>(world_of(place))];
      if (source == kNoSource) source = card.other;
      if (source != kNoSource) view.text = Text::printed(std::to_string(source) + ":0");
    }
  } else if (option.is(Verb::kKeepExhibitCard)) {
    const auto card = static_cast<std::size_t>(option.arg(0));
    view.text = Text::printed(std::to_string(content().exhibit_cards[card].source) + ":0");
  }
}

namespace {

/// Warns of the doom that Tomes bring: in a shop those drawn, in a deck that is searched the one
/// taken. KH-152, KH-154
Text tome_forecast(const State& s, const Decision& open, const Option& option) {
  if (!anything_at(s, open.seat, Moment::kTomeDrawn)) return {};
  const auto says = [&s](const char* message) {
    return Text::of(message).with_word("ancient", ancient_one(s).word);
  };
  if (option.is(Verb::kShop)) return says("forecast.tomes");
  const bool takes =
      option.is(Verb::kSearchFor) || option.is(Verb::kBuy) || option.is(Verb::kBuyFree);
  if (!takes || !(open.rule == cites("AH-374"))) return {};
  return content().cards[option.arg<CardNumber>(0)].tome ? says("forecast.tome") : Text{};
}

}  // namespace

Text ArkhamTitle::forecast(const tavola::Table& table, const Option& option) const {
  const State& s = state_of(table);
  const Seat seat = table.decision().seat;
  if (seat >= s.seats || s.investigators[seat].sheet == kNone) return {};
  if (Text tomes = tome_forecast(s, table.decision(), option); !tomes.empty()) return tomes;
  if (option.is(Verb::kAttack)) return attack_forecast(s, seat);
  if (option.is(Verb::kCloseWith)) return closing_forecast(s, seat, option.arg<Skill>(0));
  const auto then = faced_by(s, seat, option);
  if (!then) return {};
  return evades(option) ? evade_forecast(*then) : fight_forecast(*then);
}

std::optional<scene::TurnBegun> ArkhamTitle::turn_begun(const Event& event) const {
  switch (static_cast<Tells>(event.kind)) {
    case Tells::kTurnBegins:
      return scene::TurnBegun{event.args[0], kNoSeat};
    case Tells::kPhaseBegins:
      return scene::TurnBegun{0, kNoSeat};
    default:
      return std::nullopt;
  }
}

}  // namespace tavola::arkham
