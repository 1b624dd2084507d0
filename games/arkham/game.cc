#include "games/arkham/game.h"

#include "core/habits.h"
#include "core/loaded_game.h"
#include "core/manners.h"
#include "core/objections.h"
#include "games/arkham/bots/habits.h"
#include "games/arkham/content/house_rules.h"
#include "games/arkham/rules/final_battle/ending.h"
#include "games/arkham/table.h"

namespace tavola::arkham {
namespace {

class ArkhamGame final : public GameOf<Arkham>, public Habits, public Manners, public Objections {
 public:
  /// Azathoth leaves nobody to fight. KH-022
  std::string own_objection(const Setup& setup) const override {
    State state{};
    Arkham::begin(state, setup);
    if (state.house.epic_battle == 0 || state.house.ancient_one == 0) return "";
    const AncientOne& one = content().ancient_ones[std::size_t{state.house.ancient_one} - 1];
    if (!one.ends_the_world) return "";
    return "the option \"epic_battle\" cannot be \"yes\" where \"ancient_one\" is \"" + one.id +
           "\", who never fights (KH-022): set it to \"no\" or choose another Ancient One";
  }
  int habit(const tavola::Table& table) const override {
    return arkham::habit(static_cast<const Table&>(table));
  }
  bool considered(const tavola::Table& table, int option) const override {
    return arkham::considered(static_cast<const Table&>(table), option);
  }
  bool polite(const tavola::Table& table, int option) const override {
    return arkham::polite(static_cast<const Table&>(table), option);
  }
  bool takes_thought(const tavola::Table& table) const override {
    return arkham::takes_thought(static_cast<const Table&>(table));
  }
  bool settled(const tavola::Table& table) const override {
    return arkham::settled(static_cast<const Table&>(table));
  }
  std::uint32_t part(const tavola::Table& table) const override {
    return arkham::part(static_cast<const Table&>(table));
  }
};

LoadedGame<Arkham, Content, ArkhamGame> loaded;

}  // namespace

std::uint8_t* house_value(House& house, std::string_view option) {
  for (const HouseRule& rule : house_rules())
    if (rule.id == option) return &(house.*rule.value);
  return nullptr;
}

const Vocabulary& Arkham::vocabulary() { return loaded.vocabulary(); }

void Arkham::begin(State& s, const Setup& setup) {
  s.seats = static_cast<std::uint8_t>(setup.seats);
  s.parts = content().parts_of(setup);
  // Those of the house come first, in the order of house_rules(), as far as they are offered.
  std::size_t i = 0;
  for (const HouseRule& rule : house_rules())
    if (i < options().size() && options()[i].id == rule.id)
      s.house.*rule.value = setup.options[i++];
}

Result Arkham::result(const State& s) {
  Result result;
  result.ending = static_cast<int>(s.ending);
  const bool won = s.ending == Ending::kGatesClosed || s.ending == Ending::kGatesSealed ||
                   s.ending == Ending::kAncientOneDefeated;
  if (won) {
    result.winners = SeatSet::first(s.seats);
    if (s.traitor != kNone) result.winners.remove(s.traitor);
    result.scored = true;
    result.score = score(s);
  }
  if (s.ending == Ending::kDevoured && s.traitor != kNone)
    result.winners = SeatSet::only(s.traitor);
  return result;
}

std::expected<const Game*, std::string> load_game() {
  return loaded.load(load_content, use, make_vocabulary);
}

}  // namespace tavola::arkham
