// The engine's own things as JSON: options, decisions, events and results, with the values of
// their fields under the names of the vocabulary.

#include "core/json.h"
#include "scene/json/act_json.h"
#include "scene/json/json_pen.h"
#include "scene/json/scene_json.h"
#include "scene/scene_names.h"

namespace tavola::scene {
namespace {

Json seats_json(SeatSet seats, int most) {
  Json list = Json::array();
  for (int seat = 0; seat < most; ++seat)
    if (seats.has(static_cast<Seat>(seat))) list.push_back(seat);
  return list;
}

}  // namespace

Json fields_json(const Vocabulary& vocabulary, const Phrase& phrase, const Arguments& args) {
  Json json = Json::object();
  for (std::size_t i = 0; i < phrase.fields.size() && i < args.size(); ++i) {
    const Field& field = phrase.fields[i];
    const int value = args[i];
    if (field.name.empty()) continue;  // for the rules alone
    if (value == kNothing && field.kind != kNumber)
      json[field.name] = nullptr;
    else if (field.kind == kNumber || field.kind == kSeatValue)
      json[field.name] = value;
    else
      json[field.name] = vocabulary.id_of(field.kind, value);
  }
  return json;
}

Json option_json(const Voice& voice, const Table& table, int n) {
  const Title& title = *voice.title;
  const Vocabulary& vocabulary = title.game().vocabulary();
  const Decision& decision = table.decision();
  const Option& option = decision.options[static_cast<std::size_t>(n)];
  const Phrase& verb = vocabulary.verbs[option.verb];
  Json json;
  json["n"] = n;
  json["verb"] = verb.name;
  json["args"] = fields_json(vocabulary, verb, option.args);
  json["text"] = voice.say(option_text(title, option));
  if (option.rule.given()) json["rule"] = option.rule.text();
  const std::vector<std::string> pieces = title.pieces_of(table, option);
  if (!pieces.empty()) json["piece"] = pieces.front();
  if (option.takes_parameters) {
    Json& bounds = json["flick"] = Json::object();
    for (const Parameter& parameter : decision.parameters)
      bounds[vocabulary.parameters[parameter.name]] = {parameter.least, parameter.most};
  }
  return json;
}

Json decision_json(const Voice& voice, const Table& table) {
  if (table.over()) return nullptr;
  const Decision& decision = table.decision();
  Json json;
  json["seat"] = decision.seat;
  json["seats"] = seats_json(decision.seats, kMaxSeats);
  json["prompt"] = voice.title->game().vocabulary().prompts[decision.prompt].name;
  json["text"] = voice.say(prompt_text(*voice.title, decision));
  if (decision.rule.given()) json["rule"] = decision.rule.text();
  json["options"] = Json::array();
  for (std::size_t n = 0; n < decision.options.size(); ++n)
    json[decision.is_standing(n) ? "standing" : "options"].push_back(
        option_json(voice, table, static_cast<int>(n)));
  return json;
}

Json event_json(const Voice& voice, const Event& event) {
  const Vocabulary& vocabulary = voice.title->game().vocabulary();
  const Phrase& kind = vocabulary.events[event.kind];
  Json json;
  json["kind"] = kind.name;
  if (event.rule.given()) json["rule"] = event.rule.text();
  json["text"] = voice.say(event_text(*voice.title, event));
  const Json fields = fields_json(vocabulary, kind, event.args);
  for (const auto& [name, value] : fields.items()) json[name] = value;
  const std::vector<Act> acts = voice.title->acts(event);
  for (const Act& act : acts) {
    std::string written;
    JsonPen pen(written);
    write_act(pen, voice, act);
    json["acts"].push_back(Json::parse(written));
  }
  return json;
}

Json result_json(const Voice& voice, const Result& result) {
  Json json;
  json["won"] = !result.winners.empty();
  json["winners"] = seats_json(result.winners, kMaxSeats);
  json["ending"] =
      voice.title->game().vocabulary().endings[static_cast<std::size_t>(result.ending)];
  json["text"] = voice.say(ending_text(*voice.title, result.ending));
  if (result.scored) json["score"] = result.score;
  return json;
}

}  // namespace tavola::scene
