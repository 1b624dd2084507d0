// The requests of a referee, who sees and changes everything: the state, dice and cards to come,
// and the check of the game's promises.
#include "core/json.h"
#include "play/engine/engine_requests.h"

namespace tavola::play {
namespace {

Reply after(Desk& desk, Request& request, const Expected<>& done) {
  if (!done) return std::unexpected(done.error());
  return status_after(desk, language_for(desk, request), desk.session->last_events(), kNoSeat);
}

Reply state(Desk& desk, Request&) {
  return Json{{"state", desk.session->state()}, {"rest", desk.session->at_rest()}};
}

Reply set(Desk& desk, Request& request) {
  language_for(desk, request);
  const Json& wanted = request.any("state", "a state as \"state\" gives it");
  if (request.problem()) return std::unexpected(*request.problem());
  return after(desk, request, desk.session->set_state(wanted));
}

Reply patch(Desk& desk, Request& request) {
  language_for(desk, request);
  const Json& wanted = request.any("patch", "a list of JSON Patch operations");
  if (request.problem()) return std::unexpected(*request.problem());
  return after(desk, request, desk.session->patch_state(wanted));
}

/// What is told and has not been used yet.
Json told(const Session& session) {
  const Vocabulary& words = session.game().vocabulary();
  Json json;
  json["dice"] = session.script().dice;
  json["draws"] = Json::object();
  for (const Script::Draw& draw : session.script().draws) {
    const DeckName& deck = words.decks[static_cast<std::size_t>(draw.deck)];
    json["draws"][deck.name].push_back(words.id_of(deck.kind, draw.card));
  }
  return json;
}

Reply dice(Desk& desk, Request& request) {
  const std::vector<int> next = request.integers("next");
  if (request.problem()) return std::unexpected(*request.problem());
  if (const Expected<> done = desk.session->tell_dice(next); !done)
    return std::unexpected(done.error());
  return told(*desk.session);
}

Reply draw(Desk& desk, Request& request) {
  const std::string deck = request.text("deck");
  const std::vector<std::string> next = request.texts("next");
  if (request.problem()) return std::unexpected(*request.problem());
  if (const Expected<> done = desk.session->tell_draws(deck, next); !done)
    return std::unexpected(done.error());
  return told(*desk.session);
}

Reply check(Desk& desk, Request&) {
  return Json{{"violations", desk.session->game().violations(desk.session->table())}};
}

constexpr RequestKind kReferee[] = {
    {"state", R"({"do":"state"})", "the whole state, hidden parts included", AskedBy::kReferee,
     Needs::kTable, state},
    {"set", R"({"do":"set","state":{}})", "replaces the state at a rest point", AskedBy::kReferee,
     Needs::kTable, set},
    {"patch", R"({"do":"patch","patch":[{"op":"replace","path":"/players/0/sanity","value":3}]})",
     "changes the state at a rest point by a JSON Patch", AskedBy::kReferee, Needs::kTable, patch},
    {"dice", R"({"do":"dice","next":[6,1,5]})", "tells the next dice", AskedBy::kReferee,
     Needs::kTable, dice},
    {"draw", R"({"do":"draw","deck":"mythos","next":["the_stars_are_right"]})",
     "tells the next cards of a deck, bag or cup", AskedBy::kReferee, Needs::kTable, draw},
    {"check", R"({"do":"check"})", "what the game promises and does not keep", AskedBy::kReferee,
     Needs::kTable, check},
};

}  // namespace

std::span<const RequestKind> referee_requests() { return kReferee; }

}  // namespace tavola::play
