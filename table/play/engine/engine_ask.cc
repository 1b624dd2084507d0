// The requests that only ask: the games there are, what a seat sees, a rule, a card.
#include "core/json.h"
#include "games/registry.h"
#include "play/engine/engine_requests.h"
#include "play/engine/status.h"
#include "play/json_text.h"
#include "play/open_title.h"
#include "play/preset_json.h"
#include "play/rule_json.h"
#include "scene/describe.h"
#include "scene/json/scene_json.h"
#include "scene/titles/how_hard.h"
#include "scene/titles/presets.h"

namespace tavola::play {
namespace {

/// A message of the title, or the plain name where it has none.
std::string message_or(const scene::Title& title, words::Language language, const std::string& id,
                       const std::string& otherwise) {
  if (title.messages().find(language, id) == nullptr) return otherwise;
  return title.messages().say(title.lexicon(), language, id);
}

Json game_json(const std::string& id, words::Language language) {
  Json json;
  json["id"] = id;
  const auto title = open_title(id);
  if (!title) {
    json["error"] = title.error().message;
    return json;
  }
  const Game& game = (*title)->game();
  json["title"] = message_or(**title, language, "title", id);
  json["seats"] = Json::array();
  for (int seats = game.least_seats(); seats <= game.most_seats(); ++seats)
    json["seats"].push_back(seats);
  json["options"] = Json::array();
  const scene::Presets& presets = scene::presets(**title);
  for (const GameOption& option : game.options()) {
    Json one = {{"id", option.id},
                {"title", message_or(**title, language, "option." + option.id, option.id)},
                {"values", option.values},
                {"default", option.values[static_cast<std::size_t>(option.standard)]}};
    if (presets.is_ruling(option.id)) one["ruling"] = true;
    json["options"].push_back(std::move(one));
  }
  json["presets"] = Json::array();
  for (const scene::Preset& preset : presets.all)
    json["presets"].push_back(preset_json(preset, scene::how_hard(**title), language));
  json["content"] = write_hash(game.content_hash(game.standard_setup(game.least_seats(), 1)));
  return json;
}

Reply games(Desk& desk, Request& request) {
  const words::Language language = language_for(desk, request);
  const Json* toys = request.find("toys");
  if (toys != nullptr && !toys->is_boolean()) request.wrong("toys", "true or false");
  if (request.problem()) return std::unexpected(*request.problem());
  Json list = Json::array();
  for (const std::string& id : games::ids(toys != nullptr && toys->get<bool>()))
    list.push_back(game_json(id, language));
  return Json{{"games", std::move(list)}};
}

Reply see(Desk& desk, Request& request) {
  const words::Language language = language_for(desk, request);
  const Session& session = *desk.session;
  const Seat viewer = request.viewer(session.setup().seats);
  if (request.problem()) return std::unexpected(*request.problem());
  const scene::Scene scene = scene::describe(session.title(), session.table(), viewer);
  return Json{{"scene", scene::scene_json(voice_of(session, language), scene)}};
}

Reply rule(Desk& desk, Request& request) {
  const std::string id = request.text("id");
  std::string game = request.text("game", "");
  const words::Language language = language_for(desk, request);
  if (request.problem()) return std::unexpected(*request.problem());
  if (game.empty() && desk.session) game = desk.session->game().id();
  return numbered_rule(id, game, language);
}

Reply card(Desk& desk, Request& request) {
  const std::string id = request.text("id");
  const std::string only = request.text("game", "");
  const words::Language language = language_for(desk, request);
  if (request.problem()) return std::unexpected(*request.problem());
  std::vector<std::string> where;
  if (!only.empty())
    where = {only};
  else if (desk.session)
    where = {std::string(desk.session->game().id())};
  else
    where = games::ids(true);
  for (const std::string& game : where) {
    const auto title = open_title(game);
    if (!title && !only.empty()) return std::unexpected(title.error());
    if (!title) continue;
    const std::vector<std::string> ids = (*title)->card_ids();
    if (std::find(ids.begin(), ids.end(), id) == ids.end()) continue;
    const scene::PrintedCard card = (*title)->card(id, language);
    std::string text;
    for (const std::string& line : card.lines) text += (text.empty() ? "" : "\n") + line;
    return Json{{"id", card.id},     {"game", game}, {"kind", card.kind},
                {"name", card.name}, {"text", text}, {"ours", card.ours}};
  }
  return problem("unknown_card", "No card is named \"" + id + "\"" +
                                     (where.size() == 1 ? " in " + where.front() : "") + ".");
}

constexpr RequestKind kAsking[] = {
    {"games", R"({"do":"games"})", "the games, their seats, options and presets", AskedBy::kAnybody,
     Needs::kNothing, games},
    {"see", R"({"do":"see","seat":0})", "the scene of a seat or the \"spectator\"",
     AskedBy::kAnybody, Needs::kTable, see},
    {"rule", R"({"do":"rule","id":"HS-071","lang":"it"})", "a line of a rules ledger",
     AskedBy::kAnybody, Needs::kNothing, rule},
    {"card", R"({"do":"card","id":"ghoul","game":"salem","lang":"es"})",
     "a card's name and its text as printed from its effect", AskedBy::kAnybody, Needs::kNothing,
     card},
};

}  // namespace

std::span<const RequestKind> asking_requests() { return kAsking; }

}  // namespace tavola::play
