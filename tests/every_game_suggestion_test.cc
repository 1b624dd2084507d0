// The answer that Enter gives, in every game. Where something can be had for nothing, to take
// nothing is not that answer: each other answer is tried, and what its seat holds then is counted.
#include <map>

#include "every_game.h"
#include "scene/describe.h"

namespace tavola::tests {
namespace {

/// What lies on the sheets of a seat, and how its meters and its money stand.
struct Holdings {
  int things = 0;
  std::vector<int> numbers;
};

Holdings holdings_of(const scene::Title& title, const Table& table, Seat seat) {
  const scene::Scene seen = scene::describe(title, table, seat);
  Holdings all;
  for (const scene::Panel& panel : seen.panels) {
    if (panel.seat != seat) continue;
    for (const scene::Line& line : panel.lines) {
      if (const auto* slots = std::get_if<scene::line::Slots>(&line))
        for (const scene::line::Slot& slot : slots->slots) all.things += !slot.holds.empty();
      if (const auto* cards = std::get_if<scene::line::Cards>(&line))
        all.things += static_cast<int>(cards->cards.size());
      if (const auto* meter = std::get_if<scene::line::Meter>(&line))
        for (const scene::Track& track : seen.tracks)
          if (track.id == meter->track) all.numbers.push_back(track.at);
      if (const auto* values = std::get_if<scene::line::Values>(&line))
        for (const scene::Value& value : values->values) all.numbers.push_back(value.value);
    }
  }
  return all;
}

/// More things, and nothing paid for them.
bool is_gain(const Holdings& before, const Holdings& after) {
  return after.things > before.things && after.numbers == before.numbers;
}

/// The suggested answer of the open decision, or none.
int suggested(const scene::Title& title, const Table& table) {
  int found = -1;
  for (std::size_t i = 0; i < table.decision().options.size(); ++i) {
    scene::OptionView view;
    title.detail(table, table.decision().options[i], view);
    if (!view.standard) continue;
    EXPECT_EQ(found, -1) << "two answers are suggested";
    found = static_cast<int>(i);
  }
  return found;
}

/// Whether this answer brings its seat something for nothing, if whoever is asked next agrees.
bool brings_a_gain(const Deal& deal, const Table& table, int n) {
  const Seat seat = table.decision().seat;
  const Holdings before = holdings_of(*deal.title, table, seat);
  Position position;
  table.copy_to(position);
  auto tried = deal.game().new_table();
  if (!tried->start(position)) return false;
  tried->choose(n, {});
  if (is_gain(before, holdings_of(*deal.title, *tried, seat))) return true;
  if (tried->over() || tried->decision().seat == seat) return false;
  tried->copy_to(position);
  auto agreed = deal.game().new_table();
  for (int answer = 0; answer < static_cast<int>(tried->decision().options.size()); ++answer) {
    if (tried->decision().options[static_cast<std::size_t>(answer)].takes_parameters ||
        !agreed->start(position))
      continue;
    agreed->choose(answer, {});
    if (is_gain(before, holdings_of(*deal.title, *agreed, seat))) return true;
  }
  return false;
}

TEST(EveryGame, DoesNotSuggestNothingWhereSomethingIsFree) {
  std::map<std::string, int> suggestions, gains;
  every_deal(
      [&](const Deal& deal) {
        Player player(deal);
        auto table = deal.table();
        while (!table->over() && player.decisions() < kMostDecisions) {
          const auto& options = table->decision().options;
          const std::string game(deal.game().id());
          const int standard = suggested(*deal.title, *table);
          if (standard >= 0 && options.size() > 1 && player.now_and_then(2)) {
            ++suggestions[game];
            const bool itself = brings_a_gain(deal, *table, standard);
            for (int n = 0; n < static_cast<int>(options.size()); ++n)
              if (n != standard && !options[static_cast<std::size_t>(n)].takes_parameters)
                player.demand(itself || !brings_a_gain(deal, *table, n),
                              "nothing is suggested, and answer " + std::to_string(n) +
                                  " brings something for nothing");
          } else if (standard < 0 && options.size() > 1 && game == "salem" &&
                     player.now_and_then(4)) {
            for (int n = 0; n < static_cast<int>(options.size()); ++n)
              gains[game] += brings_a_gain(deal, *table, n);
          }
          player.play(*table);
        }
      },
      6);
  // It was looked at where there is something to see.
  EXPECT_GT(suggestions["salem"], 50);
  EXPECT_GT(gains["salem"], 20);
}

}  // namespace
}  // namespace tavola::tests
