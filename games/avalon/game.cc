#include "games/avalon/game.h"

#include "core/chapters.h"
#include "core/fresh_deals.h"
#include "core/habits.h"
#include "core/loaded_game.h"
#include "games/avalon/bots/habits.h"
#include "games/avalon/rules/campaign/chapter.h"
#include "games/avalon/rules/campaign/tables.h"
#include "games/avalon/rules/campaign/training.h"
#include "games/avalon/rules/character/hero_setup.h"
#include "games/avalon/rules/character/mercy.h"
#include "games/avalon/rules/character/traits.h"
#include "games/avalon/rules/encounter/encounter.h"
#include "games/avalon/rules/journey/day.h"
#include "games/avalon/rules/possessions/possessions.h"
#include "games/avalon/rules/story/events.h"
#include "games/avalon/table.h"

namespace tavola::avalon {
namespace {

class AvalonGame final : public GameOf<Avalon>, public Habits, public Chapters, public FreshDeals {
 public:
  int habit(const tavola::Table& table) const override {
    return avalon::habit(static_cast<const Table&>(table));
  }
  bool settled(const tavola::Table& table) const override {
    return avalon::settled(static_cast<const Table&>(table));
  }
  std::uint32_t part(const tavola::Table& table) const override {
    return avalon::part(static_cast<const Table&>(table));
  }
  bool is_beyond_sight(const tavola::Table& table) const override {
    return !static_cast<const Table&>(table).state.encounter.on();
  }

  bool deals_again(const tavola::Table& played, const Setup& next) const override {
    const State& before = state_of(played);
    State s;
    Avalon::begin(s, next);
    return s.house.table == 0 && s.house.meets != kChosenEncounter &&
           (before.phase == Phase::kTraining || before.phase == Phase::kOver) &&
           drawn_for_training(s.house, Random(next.seed)) == before.encounter.card;
  }

  bool is_chapter(const Setup& setup) const override {
    State s;
    Avalon::begin(s, setup);
    return s.house.table != 0;  // on an island; training Encounters stand alone
  }
  bool goes_on(const tavola::Table& table) const override {
    return avalon::goes_on(state_of(table));
  }
  bool breaks_off(const tavola::Table& table) const override {
    const Decision& asked = table.decision();
    return may_stop(state_of(table)) && asked.prompt == static_cast<int>(Prompt::kAction);
  }
  nlohmann::ordered_json hands_on(const tavola::Table& table) const override {
    if (avalon::goes_on(state_of(table))) return state_to_json(table);
    State stopped = state_of(table);
    stop_here(stopped);
    return write_record([&stopped](auto& record) { Avalon::record(record, stopped); });
  }
  std::vector<std::string> objections(const Setup& setup,
                                      const nlohmann::ordered_json& carried) const override {
    State ended;
    std::vector<std::string> against = read(carried, ended);
    if (against.empty() && !avalon::goes_on(ended))
      against.emplace_back("/ending: TG-307: that Chapter is not complete");
    bool somebody = false;
    for (Seat seat = 0; against.empty() && seat < kSeats; ++seat)
      somebody = somebody || ended.character(seat).alive != 0;
    if (against.empty() && !somebody)
      against.emplace_back("/characters: TG-484: nobody is left whom newcomers could join");
    if (!against.empty()) return against;
    // What is dealt from it is checked as any state is; only that nobody has taken it up yet.
    State next = next_chapter(ended, setup);
    next.phase = Phase::kHeroes;
    return Avalon::violations(next);
  }
  void deal_from(tavola::Table& table, const Setup& setup,
                 const nlohmann::ordered_json& carried) const override {
    State ended;
    if (read(carried, ended).empty()) static_cast<Table&>(table).begin(next_chapter(ended, setup));
  }

 private:
  static std::vector<std::string> read(const nlohmann::ordered_json& json, State& state) {
    state = {};
    std::vector<std::string> problems =
        read_record(json, [&state](auto& record) { Avalon::record(record, state); });
    static_cast<void>(take_failure());
    return problems.empty() ? Avalon::violations(state) : problems;
  }
};

LoadedGame<Avalon, Content, AvalonGame> loaded;

struct HouseRule {
  GameOption option;
  std::uint8_t House::*value;
};

// The first value of a house rule is the ruling of the ledger; what is played is the story.
const std::vector<HouseRule>& house_rules() {
  static const std::vector<HouseRule> kRules = {
      {{"table", tables(), kStoryTable}, &House::table},
      {{"mode", {"standard", "narrative", "challenging"}, 0}, &House::mode},
      {{"meets", {"any", "green", "grey", "purple", "blue", "chosen"}, 0}, &House::meets},
      {{"difficulty", {"any", "1", "2", "3", "4"}, 0}, &House::difficulty},
      {{"dying_leave", {"leave", "escape"}, 0}, &House::dying_leave},
      {{"torn_cards", {"with_key", "at_end", "card_before"}, 0}, &House::torn_cards},
      {{"magic_payers", {"members", "own"}, 0}, &House::magic_payers},
      {{"escape", {"always", "tossed"}, 0}, &House::escape},
      {{"limiter", {"printed", "turned"}, 0}, &House::limiter},
      {{"solo_narrative", {"no", "yes"}, 0}, &House::solo_narrative},
      {{"joining_is_free", {"no", "yes"}, 0}, &House::joining_is_free},
      {{"day_ends", {"exhausted", "by_word"}, 0}, &House::day_ends},
      {{"joining_encounters", {"no", "yes"}, 0}, &House::joining_encounters},
      {{"narrative", {"no", "yes"}, 0}, &House::narrative},
      {{"short_menhirs", {"no", "yes"}, 0}, &House::short_menhirs},
      {{"fewer_events", {"no", "yes"}, 0}, &House::fewer_events},
      {{"dear_advancement", {"no", "yes"}, 0}, &House::dear_advancement},
      {{"limits", {"no", "yes"}, 0}, &House::limits},
      {{"scales", {"no", "yes"}, 0}, &House::scales},
      {{"sitting", {"act", "chapter", "morning"}, 0}, &House::sitting},
      {{"no_mercy", {"no", "yes"}, 0}, &House::no_mercy},
      {{"free_play", {"no", "yes"}, 0}, &House::free_play},
  };
  return kRules;
}

// TG-860, TG-864, TG-868: whoever chooses a mode as one need not know its parts.
void take_up_mode(House& house, int seats) {
  if (house.mode == kNarrativeMode) (seats == 1 ? house.solo_narrative : house.narrative) = 1;
  if (house.mode != kChallengingMode) return;
  house.limiter = house.scales = house.escape = house.short_menhirs = 1;
  house.fewer_events = house.dear_advancement = house.limits = house.no_mercy = 1;
}

// TG-045: one Character after the other, then what they have come for.
Rule<> set_up(Table& t) {
  State& s = t.state;
  s.phase = Phase::kHeroes;
  const Seat seat = without_hero(s);
  if (seat != kNoSeat) {
    co_await choose_hero(t, seat);
  } else if (s.house.table == 0) {
    co_await begin_training(t);
  } else if (s.journey.day > 0) {
    co_await begin_next_chapter(t);
  } else {
    s.phase = Phase::kJourney;
    set_up_world(t);
    set_up_story(t);
    if (s.house.scales != 0) co_await take_scales(t);
  }
}

}  // namespace

Rule<> Avalon::step(Table& t) {
  if (t.state.traits_due != 0) return settle_traits(t);
  if (t.state.encounter.on()) return encounter_step(t);
  switch (t.state.phase) {
    case Phase::kTraining:
      end_training(t);
      return Rule<>::done();
    case Phase::kJourney:
      return journey_step(t);
    case Phase::kMercy:
      return ask_for_mercy(t);
    case Phase::kSetup:
    case Phase::kHeroes:
    case Phase::kOver:
      break;
  }
  return set_up(t);
}

const std::vector<GameOption>& Avalon::options() {
  static const std::vector<GameOption> kOptions = [] {
    std::vector<GameOption> options;
    for (const HouseRule& rule : house_rules()) options.push_back(rule.option);
    return options;
  }();
  return kOptions;
}

std::uint8_t& house_value(House& house, std::size_t option) {
  return house.*house_rules()[option].value;
}

const Vocabulary& Avalon::vocabulary() { return loaded.vocabulary(); }

void Avalon::begin(State& s, const Setup& setup) {
  s.seats = static_cast<std::uint8_t>(setup.seats);
  for (std::size_t i = 0; i < options().size(); ++i) house_value(s.house, i) = setup.options[i];
  take_up_mode(s.house, setup.seats);
}

Result Avalon::result(const State& s) {
  Result result;
  result.ending = static_cast<int>(s.ending);
  if (s.ending == Ending::kWon || s.ending == Ending::kChapterOver ||
      s.ending == Ending::kSittingOver || s.ending == Ending::kCampaignWon)
    result.winners = SeatSet::first(s.seats);
  return result;
}

void Avalon::determinize(State&, const State&, Seat, Random&) {}

std::expected<const Game*, std::string> load_game() {
  return loaded.load(load_content, use, make_vocabulary);
}

}  // namespace tavola::avalon
