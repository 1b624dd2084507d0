// How hard Avalon's Encounters are, card by card: bots with starting decks meet every Encounter of
// the levels asked for, in all combinations of heroes in turn. Told are the outcomes, how long it
// took and what it cost; with --cards also which cards of the starting decks were played, and in
// how many of the won Encounters.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <array>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "../avalon_bots.h"
#include "bots/bot.h"
#include "games/avalon/game.h"
#include "games/avalon/rules/campaign/training.h"
#include "games/avalon/rules/encounter/encounter.h"
#include "play/statistics/simulate.h"

namespace tavola::avalon {
namespace {

struct Asked : MeasuredBots {
  Asked() : MeasuredBots{.iterations = 300, .games = 20, .seats = 1} {}

  std::string encounter;  // empty: all that fit
  std::string colour;
  int difficulty = 0;
  int hero = -1;
  bool cards = false;
};

constexpr std::array<const char*, 4> kColourIds = {"green", "grey", "purple", "blue"};

struct Sums {
  int games = 0;
  std::array<int, 8> endings{};
  int turns = 0, health = 0, energy = 0, terror = 0;

  void add(const Sums& other) {
    games += other.games;
    for (std::size_t i = 0; i < endings.size(); ++i) endings[i] += other.endings[i];
    turns += other.turns;
    health += other.health;
    energy += other.energy;
    terror += other.terror;
  }
  double share(Ending ending) const {
    return games == 0 ? 0 : 100.0 * endings[static_cast<std::size_t>(ending)] / games;
  }
  void tell(const std::string& name) const {
    const double n = games == 0 ? 1 : games;
    fmt::print(
        "| {} | {} | {:.0f} | {:.0f} | {:.0f} | {:.0f} | {:.0f} | {:.1f} | {:.1f} | {:.1f} | "
        "{:.1f} |\n",
        name, games, share(Ending::kWon), share(Ending::kEscaped), share(Ending::kLost),
        share(Ending::kFled) + share(Ending::kRobbed), share(Ending::kAvoided), turns / n,
        health / n, energy / n, terror / n);
  }
};

void tell_head(const char* what) {
  fmt::print(
      "\n| {} | games | won % | escaped % | failed % | fled or robbed % | avoided % | Turns | "
      "Health | Energy | "
      "Terror |\n|---|---|---|---|---|---|---|---|---|---|---|\n",
      what);
}

/// How often a card of a starting deck was played, and in how many won Encounters of its owner.
struct CardUse {
  int played = 0;
  int won_with = 0;
};

class Listener final : public Sink {
 public:
  void happened(const Event& event) override {
    const auto kind = static_cast<Happening>(event.kind);
    if (kind == Happening::kTurnBegins) ++turns;
    if (kind == Happening::kPlays) played.push_back(event.args[1]);
  }
  int turns = 0;
  std::vector<int> played;
};

class Measuring {
 public:
  explicit Measuring(const Asked& asked, const Game& game)
      : asked_(asked), game_(game), table_(game.new_table()), bot_(asked.make_bot()) {
    for (int set = 1; set < 16; ++set)
      if (SeatSet::from_bits(static_cast<std::uint8_t>(set)).count() == asked.seats &&
          (asked.hero < 0 || ((set >> asked.hero) & 1) != 0))
        parties_.push_back(set);
  }

  void run() {
    std::map<std::string, Sums> by_level, by_party;
    std::vector<std::pair<std::string, Sums>> by_card;
    const auto& cards = content().cards.encounters;
    for (std::size_t i = 0; i < cards.size(); ++i) {
      const EncounterCard& card = cards[i];
      if ((asked_.difficulty != 0 && card.difficulty != asked_.difficulty) || !card.keys ||
          (!asked_.encounter.empty() && card.id != asked_.encounter) ||
          (!asked_.colour.empty() &&
           asked_.colour != kColourIds[static_cast<std::size_t>(card.colour)]))
        continue;
      Sums sums;
      for (int number = 0; number < asked_.games; ++number) {
        const int party = parties_[static_cast<std::size_t>(number) % parties_.size()];
        Sums one;
        play(static_cast<int>(i), party, number, one);
        sums.add(one);
        by_party[name_of(party) + (card.type == CardType::kCombat ? ", Combat " : ", Diplomacy ") +
                 std::to_string(card.difficulty)]
            .add(one);
      }
      by_card.emplace_back(
          fmt::format("{} {} {}", kColourIds[static_cast<std::size_t>(card.colour)],
                      card.difficulty, card.id),
          sums);
      by_level[fmt::format("{} {}", card.type == CardType::kCombat ? "Combat" : "Diplomacy",
                           card.difficulty)]
          .add(sums);
    }
    tell_head("level");
    for (const auto& [name, sums] : by_level) sums.tell(name);
    tell_head("Party");
    for (const auto& [name, sums] : by_party) sums.tell(name);
    tell_head("Encounter");
    for (const auto& [name, sums] : by_card) sums.tell(name);
    if (asked_.cards) tell_cards();
  }

 private:
  static std::string name_of(int party) {
    std::string name;
    for (std::size_t hero = 0; hero < content().heroes.size(); ++hero)
      if (((party >> hero) & 1) != 0) name += (name.empty() ? "" : "+") + content().heroes[hero].id;
    return name;
  }

  void play(int encounter, int party, int number, Sums& sums) {
    Setup setup =
        game_.standard_setup(asked_.seats, play::game_seed(asked_.seed, encounter * 1000 + number));
    if (!play::set_option(game_, setup, "table=training") ||
        !play::set_option(game_, setup, "meets=chosen"))
      return;
    Listener heard;
    auto& table = static_cast<Table&>(*table_);
    table.listen(&heard);
    game_.deal(table, setup);
    Random luck(asked_.seed + static_cast<std::uint64_t>(number), 7);
    State before;
    int wanted = party;
    for (int decisions = 0; !table.over() && decisions < 20'000; ++decisions) {
      const Decision& decision = table.decision();
      int option = -1;
      if (static_cast<Prompt>(decision.prompt) == Prompt::kChooseHero) {
        for (std::size_t i = 0; i < decision.options.size() && option < 0; ++i)
          if (((wanted >> decision.options[i].arg(0)) & 1) != 0) option = static_cast<int>(i);
        wanted &= ~(1 << decision.options[static_cast<std::size_t>(option)].arg(0));
      } else if (static_cast<Prompt>(decision.prompt) == Prompt::kChooseEncounter) {
        for (std::size_t i = 0; i < decision.options.size(); ++i)
          if (decision.options[i].arg(0) == encounter) option = static_cast<int>(i);
        before = table.state;
      }
      if (option >= 0) {
        table.choose(option);
        continue;
      }
      const bots::Choice choice = bot_->choose(game_, table, luck);
      table.choose(choice.option, choice.parameters);
    }
    table.listen(nullptr);
    const State& s = table.state;
    ++sums.games;
    ++sums.endings[static_cast<std::size_t>(s.ending)];
    sums.turns += heard.turns;
    for (Seat seat = 0; seat < s.seats; ++seat) {
      sums.health += before.character(seat).health() - s.character(seat).health();
      sums.energy += before.character(seat).energy() - s.character(seat).energy();
      sums.terror += s.character(seat).terror() - before.character(seat).terror();
    }
    if (!asked_.cards) return;
    for (const int card : heard.played) ++uses_[card].played;
    const CardType type = content().cards.encounters[static_cast<std::size_t>(encounter)].type;
    if (s.ending != Ending::kWon) return;
    for (const int card : std::set<int>(heard.played.begin(), heard.played.end()))
      ++uses_[card].won_with;
    for (std::size_t hero = 0; hero < content().heroes.size(); ++hero)
      if (((party >> hero) & 1) != 0) ++wins_[{static_cast<int>(hero), type}];
  }

  void tell_cards() {
    fmt::print("\n| card | played | in won Encounters % |\n|---|---|---|\n");
    for (const CardType type : {CardType::kCombat, CardType::kDiplomacy})
      for (std::size_t hero = 0; hero < content().heroes.size(); ++hero)
        for (std::size_t i = 0; i < content().cards.of(type).size(); ++i) {
          const SequenceCard& card = content().cards.of(type)[i];
          if (!card.banner || card.tray != content().heroes[hero].tray) continue;
          const CardUse& use = uses_[card_value(type, static_cast<std::uint8_t>(i))];
          const int wins = wins_[{static_cast<int>(hero), type}];
          fmt::print("| {} {} | {} | {:.0f} |\n", content().heroes[hero].id, card.id, use.played,
                     wins == 0 ? 0.0 : 100.0 * use.won_with / wins);
        }
  }

  const Asked& asked_;
  const Game& game_;
  std::unique_ptr<tavola::Table> table_;
  std::unique_ptr<bots::Bot> bot_;
  std::vector<int> parties_;  // sets of heroes
  std::map<int, CardUse> uses_;
  std::map<std::pair<int, CardType>, int> wins_;
};

}  // namespace

int measure(int argc, char** argv) {
  Asked asked;
  CLI::App app("How hard Avalon's Encounters are");
  asked.add_to(app, "of each Encounter", "heroes in the Party");
  app.add_option("--difficulty", asked.difficulty, "only this level")->check(CLI::Range(1, 4));
  app.add_option("--colour", asked.colour, "only this colour");
  app.add_option("--encounter", asked.encounter, "only the Encounter with this id");
  app.add_option("--hero", asked.hero, "only Parties with this hero, from 0 on");
  app.add_flag("--cards", asked.cards, "tell how the cards of the starting decks were used");
  CLI11_PARSE(app, argc, argv);
  const Game* game = asked.load();
  if (game == nullptr) return 2;
  Measuring(asked, *game).run();
  return 0;
}

}  // namespace tavola::avalon

int main(int argc, char** argv) { return tavola::avalon::measure(argc, argv); }
