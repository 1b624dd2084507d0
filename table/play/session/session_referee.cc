// The referee's side of a session: dice and cards to come, and the state as JSON.
#include <algorithm>

#include "core/json.h"
#include "play/scenarios/patch.h"
#include "play/session/joined.h"
#include "play/session/session.h"

namespace tavola::play {
namespace {

/// Dice and cards that may be told ahead. They go along with every position that is kept.
constexpr std::size_t kMostTold = 1000;

}  // namespace

Expected<> Session::room_to_tell(std::size_t more) const {
  if (script_.dice.size() + script_.draws.size() + more <= kMostTold) return {};
  return problem("too_many_told",
                 "At most " + std::to_string(kMostTold) +
                     " dice and cards can be told ahead; play some of them first.");
}

Expected<> Session::tell_dice(const std::vector<int>& faces) {
  const int most = game().vocabulary().die_faces;
  for (int face : faces)
    if (face < 1 || face > most)
      return problem("bad_die", "A die of " + std::string(game().id()) + " shows 1 to " +
                                    std::to_string(most) + ", not " + std::to_string(face) + ".");
  if (faces.empty()) return problem("bad_die", "Name at least one die, such as [6, 1].");
  if (const Expected<> room = room_to_tell(faces.size()); !room) return room;
  Record told;
  told.kind = Record::Kind::kDice;
  told.dice = faces;
  add_to(script_, told);
  log_.push_back(std::move(told));
  take_in_force();
  return {};
}

Expected<> Session::tell_draws(std::string_view deck, const std::vector<std::string>& cards) {
  const Vocabulary& words = game().vocabulary();
  const auto found = std::find_if(words.decks.begin(), words.decks.end(),
                                  [deck](const DeckName& known) { return known.name == deck; });
  if (found == words.decks.end()) {
    std::string names;
    for (const DeckName& known : words.decks) names += (names.empty() ? "" : ", ") + known.name;
    return problem("bad_deck", "There is no deck \"" + std::string(deck) + "\"; there is " +
                                   (names.empty() ? "none" : names) + ".");
  }
  if (cards.empty()) return problem("bad_card", "Name at least one card by its id.");
  if (const Expected<> room = room_to_tell(cards.size()); !room) return room;
  Record told;
  told.kind = Record::Kind::kDraw;
  told.deck = static_cast<int>(found - words.decks.begin());
  for (const std::string& card : cards) {
    const int value = words.value_of(found->kind, card);
    if (value < 0)
      return problem("bad_card", "\"" + card + "\" is no card of the deck " + found->name + ".");
    told.cards.push_back(value);
  }
  add_to(script_, told);
  log_.push_back(std::move(told));
  take_in_force();
  return {};
}

Json Session::state() const { return game().state_to_json(*table_); }

Expected<> Session::set_state(const Json& state) {
  if (!at_rest())
    return problem("not_at_rest",
                   "The state can only be replaced at a rest point, when no rule is half done; "
                   "play on or undo until the status says \"rest\": true.");
  // Tried on another table first, so that a state that is refused disturbs nothing.
  const std::unique_ptr<Table> trial = game().new_table();
  const std::vector<std::string> problems = game().state_from_json(*trial, state);
  if (!problems.empty()) return problem("bad_state", joined(problems) + ".");
  if (trial->failed()) return table_failed(trial->failure());
  Record step;
  step.kind = Record::Kind::kState;
  step.state = state.dump(-1, ' ', false, Json::error_handler_t::replace);
  step.time = clock_ ? clock_() : 0;
  return make(std::move(step));
}

Expected<> Session::patch_state(const Json& patch) {
  if (!at_rest())
    return problem("not_at_rest",
                   "The state can only be patched at a rest point, when no rule is half done; "
                   "play on or undo until the status says \"rest\": true.");
  Expected<Json> state_after = patched(state(), patch);
  if (!state_after) return std::unexpected(state_after.error());
  return set_state(*state_after);
}

}  // namespace tavola::play
