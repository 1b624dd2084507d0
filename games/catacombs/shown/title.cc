#include "games/catacombs/shown/title.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "games/catacombs/game.h"

namespace tavola::catacombs {

using scene::Text;

const State& state_of(const tavola::Table& table) { return static_cast<const Table&>(table).state; }

scene::OpenedTitle open() { return scene::open_title<CatacombsTitle>(load_game()); }

// ---- names --------------------------------------------------------------------------------------

std::string piece_id(Piece piece) { return Catacombs::vocabulary().kinds[kPieceValue].ids[piece]; }
std::string hero_panel_id(int hero) {
  return "sheet_" + content().heroes[static_cast<std::size_t>(hero)].id;
}
std::string gold_id(int hero) { return hero_panel_id(hero) + "/gold"; }
std::string shown_id(int place) { return "shown_" + std::to_string(place + 1); }
std::string spell_card_id(int spell) {
  return "spell_" + content().spells[static_cast<std::size_t>(spell)].id;
}
std::string equipment_card_id(int hero, int card) {
  return content().heroes[static_cast<std::size_t>(hero)].id + "_" +
         content().equipment[static_cast<std::size_t>(card)].id;
}
std::string zone_id(Zone zone) {
  return Catacombs::vocabulary().kinds[kZoneValue].ids[static_cast<std::size_t>(zone)];
}
const std::string& word_of_figure(std::uint8_t figure) {
  return Catacombs::vocabulary().kinds[kFigureValue].words[figure];
}
std::string card_of_figure(std::uint8_t figure) {
  if (figure == kShield) return "";
  return Catacombs::vocabulary().kinds[kFigureValue].ids[figure];
}

// ---- what lights up, what moves -----------------------------------------------------------------

std::vector<std::string> CatacombsTitle::pieces_of(const tavola::Table& table,
                                                   const Option& option) const {
  const State& s = state_of(table);
  const auto piece = [&] { return piece_id(option.arg<Piece>(0)); };
  switch (static_cast<Verb>(option.verb)) {
    case Verb::kActivate:
    case Verb::kAttack:
    case Verb::kSpecial:
    case Verb::kPass:
    case Verb::kRetaliate:
    case Verb::kRegenerate:
      return {piece()};
    case Verb::kFlick:
      return {s.shot.size != kNone ? piece_id(kShot) : piece()};
    case Verb::kShoot:
      return {piece()};
    case Verb::kPlace:
      return {piece(), zone_id(option.arg<Zone>(2))};
    case Verb::kCast:
      return {spell_card_id(option.arg(0)), piece_id(option.arg<Piece>(1))};
    case Verb::kUse:
      return {equipment_card_id(option.arg(0), option.arg(2)), piece()};
    case Verb::kBuy:
      for (int place = 0; place < kShown; ++place)
        if (s.shown[place] == option.arg(0)) return {shown_id(place), hero_panel_id(option.arg(1))};
      return {};
    case Verb::kTakeLast:
      return {hero_panel_id(option.arg(1))};
    case Verb::kTakeHero:
    case Verb::kGive:
    case Verb::kHeal:
    case Verb::kResurrect:
    case Verb::kDivide:
      return {hero_panel_id(option.arg(0))};
    case Verb::kChoosePiece:
      return {piece_id(option.arg<Piece>(2))};
    default:
      return {};
  }
}

namespace {

scene::Act tossed_coin(Coin side) {
  scene::Die coin{.face = static_cast<int>(side) + 1};
  coin.icon = side == Coin::kHeads ? "crowned-skull" : "crossed-swords";
  coin.name = Text::word(side == Coin::kHeads ? "coin_heads" : "coin_tails");
  coin.round = true;
  return {.kind = scene::ActKind::kRoll, .of = "coin", .dice = {std::move(coin)}};
}

}  // namespace

std::vector<scene::Act> CatacombsTitle::acts(const Event& event) const {
  using scene::Act;
  using scene::ActKind;
  const auto piece = [&] { return piece_id(static_cast<Piece>(event.args[0])); };
  switch (static_cast<Happening>(event.kind)) {
    case Happening::kPlaced:
    case Happening::kSummoned:
      return {{.kind = ActKind::kAppear, .of = piece()}};
    case Happening::kEliminated:
    case Happening::kAllyFalls:
    case Happening::kHeroDies:
      return {{.kind = ActKind::kLeave, .of = piece()}};
    case Happening::kWounded:
    case Happening::kFireWall:
    case Happening::kIncapacitated:
    case Happening::kRecovers:
    case Happening::kRegenerates:
      return {{.kind = ActKind::kTurn, .of = piece()}};
    case Happening::kHeroHurt:
      return {{.kind = ActKind::kStep, .of = "health_" + piece(), .to = event.args[3]}};
    case Happening::kLordHurt:
      return {{.kind = ActKind::kStep, .of = "health_lord", .to = event.args[3]}};
    case Happening::kHealed:
      return {{.kind = ActKind::kStep, .of = "health_" + piece(), .to = event.args[2]}};
    case Happening::kRageRises:
    case Happening::kRageFull:
    case Happening::kRageSpent:
      return {Act::step("rage", event.args[0])};
    case Happening::kRoomTurned:
      return {Act::phase("exploration")};
    case Happening::kRoundBegins:
      return {Act::phase("combat")};
    case Happening::kRoomComplete:
      return {Act::phase("resolution")};
    case Happening::kMerchantShows:
      return {Act::phase("merchant")};
    case Happening::kCoin:
      return {tossed_coin(static_cast<Coin>(event.args[0]))};
    default:
      return {};
  }
}

std::optional<scene::TurnBegun> CatacombsTitle::turn_begun(const Event& event) const {
  switch (static_cast<Happening>(event.kind)) {
    case Happening::kRoundBegins:
      return scene::TurnBegun{event.args[0], kNoSeat};
    case Happening::kTurnBegins:
      return scene::TurnBegun{
          0, event.args[0] == kNothing ? kNoSeat : static_cast<Seat>(event.args[0])};
    default:
      return std::nullopt;
  }
}

}  // namespace tavola::catacombs
