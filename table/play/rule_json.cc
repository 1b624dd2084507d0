#include "play/rule_json.h"

namespace tavola::play {
namespace {

Json ruling_json(const ledger::Ruling& ruling) {
  return {{"id", ruling.id},
          {"question", ruling.question},
          {"ruling", ruling.ruling},
          {"reason", ruling.reason}};
}

}  // namespace

Json rule_json(const ledger::RuleText& rule, words::Language language) {
  Json json = {
      {"id", rule.id}, {"game", rule.game}, {"section", rule.section}, {"text", rule.text}};
  json["rulings"] = Json::array();
  for (const std::string& name : rule.rulings)
    if (const ledger::Ruling* ruling =
            ledger::shipped().find_ruling(rule.game, name, words::code(language)))
      json["rulings"].push_back(ruling_json(*ruling));
  return json;
}

Expected<Json> numbered_rule(const std::string& id, std::string_view game,
                             words::Language language) {
  if (const ledger::RuleText* rule = ledger::find(id, words::code(language)))
    return rule_json(*rule, language);
  const std::string number = ledger::ruling_id(id);
  if (!number.empty() && game.empty())
    return problem("bad_field",
                   "Every game has rulings of its own: name the \"game\" of " + number + ".");
  const ledger::Ruling* ruling =
      number.empty() ? nullptr : ledger::shipped().find_ruling(game, number, words::code(language));
  if (ruling == nullptr)
    return problem("unknown_rule", "No ledger has a rule \"" + id.substr(0, 40) +
                                       "\"; rules are named like HS-071, rulings like R33.");
  Json json = ruling_json(*ruling);
  json["game"] = ruling->game;
  json["rules"] = Json::array();
  for (const ledger::RuleText& rule : ledger::rules_of(ruling->game, words::code(language)))
    for (const std::string& each : rule.rulings)
      if (each == number) json["rules"].push_back(rule.id);
  return json;
}

}  // namespace tavola::play
