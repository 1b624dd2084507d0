// What can be looked up: the games, their guides, the interface's words, rules and cards.
#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <mutex>
#include <set>
#include <sstream>
#include <utility>

#include "bots/bot.h"
#include "content/content.h"
#include "core/json.h"
#include "games/registry.h"
#include "ledger/ledger.h"
#include "play/json_text.h"
#include "play/lessons/lesson.h"
#include "play/open_title.h"
#include "play/preset_json.h"
#include "play/rule_json.h"
#include "rooms/api/api.h"
#include "rooms/api/table_page.h"
#include "rooms/room/room_words.h"
#include "scene/json/picture_json.h"
#include "scene/titles/how_hard.h"
#include "scene/titles/presets.h"
#include "words/lexicon.h"
#include "words/messages.h"
#include "words/sentence.h"

namespace tavola::rooms {
namespace {

using words::Language;

constexpr std::size_t kMostRules = 50;

std::string in(const InAll& all, Language language) {
  return all[static_cast<std::size_t>(language)];
}

/// A message of the title, or the plain name where it has none.
std::string message_or(const scene::Title& title, Language language, const std::string& id,
                       const std::string& otherwise) {
  if (title.messages().find(language, id) == nullptr) return otherwise;
  return title.messages().say(title.lexicon(), language, id);
}

/// The names of the bots stand with the interface's sentences.
std::string bot_title(Language language, const std::string& bot) {
  static const auto messages = [] {
    const std::array<words::Source, 1> sources{
        {{"words/interface.toml", content::find("words/interface.toml").value_or("")}}};
    return words::Messages::load(sources);
  }();
  const std::string id = "bot." + bot;
  if (!messages || messages->find(language, id) == nullptr) return bot;
  return messages->say(words::Lexicon{}, language, id);
}

/// The name of a value: its message, the word of a thing of the game, or what it means everywhere.
std::string value_title(const scene::Title& title, Language language, const GameOption& option,
                        std::size_t value) {
  const std::string& name = option.values[value];
  const std::string own = "option." + option.id + "." + name;
  if (title.messages().find(language, own) != nullptr)
    return message_or(title, language, own, name);
  if (value < option.words.size() && !option.words[value].empty())
    if (const auto word = title.lexicon().find(option.words[value]))
      return title.lexicon().noun(language, word);
  return message_or(title, language, "option.value." + name, name);
}

Json option_json(const scene::Title& title, Language language, const GameOption& option,
                 bool ruling) {
  Json values = Json::array();
  for (std::size_t i = 0; i < option.values.size(); ++i) {
    Json value = {{"id", option.values[i]}, {"title", value_title(title, language, option, i)}};
    if (const auto needs = option.needs.find(option.values[i]); needs != option.needs.end())
      value["needs"] = needs->second;
    values.push_back(std::move(value));
  }
  const std::string id = "option." + option.id;
  Json json = {{"id", option.id},
               {"title", message_or(title, language, id, option.id)},
               {"values", std::move(values)},
               {"default", option.values[static_cast<std::size_t>(option.standard)]}};
  if (option.box) json["box"] = true;
  if (ruling) json["ruling"] = true;
  if (const std::string says = message_or(title, language, id + ".says", ""); !says.empty())
    json["says"] = says;
  return json;
}

/// The presets, and what is needed to say how hard they are.
void add_presets(Json& json, const scene::Title& title, Language language) {
  const scene::Presets& presets = scene::presets(title);
  const scene::HowHard& hard = scene::how_hard(title);
  json["presets"] = Json::array();
  for (const scene::Preset& preset : presets.all)
    json["presets"].push_back(play::preset_json(preset, hard, language));
  if (const std::string& side = scene::in(presets.side, language); !side.empty())
    json["side"] = side;
  if (const std::string& rounds = scene::in(presets.rounds, language); !rounds.empty())
    json["rounds"] = rounds;
  if (const std::string& caveat = scene::in(presets.caveat, language); !caveat.empty())
    json["caveat"] = caveat;
  if (hard.seconds > 0) json["seconds"] = hard.seconds;
}

Json game_json(const std::string& id, const scene::Title& title, const TablePage& page,
               Language language) {
  const Game& game = title.game();
  Json json;
  json["id"] = id;
  json["title"] = message_or(title, language, "title", id);
  json["tagline"] = message_or(title, language, "tagline", "");
  // A place for the number is left, to be filled by whoever shows it.
  json["round"] =
      room_says(title, language, "heading.round", {{"round", words::Argument::name("{n}")}});
  json["minutes"] = {page.least_minutes, page.most_minutes};
  json["seats"] = Json::array();
  for (int seats = game.least_seats(); seats <= game.most_seats(); ++seats)
    json["seats"].push_back(seats);
  const scene::Presets& presets = scene::presets(title);
  json["options"] = Json::array();
  for (const GameOption& option : game.options())
    json["options"].push_back(option_json(title, language, option, presets.is_ruling(option.id)));
  add_presets(json, title, language);
  json["theme"] = {{"tint", page.tint},
                   {"ground", page.ground},
                   {"ground2", page.ground2},
                   {"engraving", page.engraving}};
  if (!page.picture.is_null()) json["picture"] = page.picture;
  json["guide"] = page.guide.has_value();
  json["bots"] = Json::array();
  for (const std::string& bot : bots::bot_names())
    json["bots"].push_back({{"id", bot}, {"title", bot_title(language, bot)}});
  return json;
}

/// What a card of a kind is called, or cards of it together: by the game's own message, or by the
/// word for the kind.
std::string kind_text(const scene::Title& title, Language language, const std::string& kind,
                      words::Number number) {
  const std::string own = (number == words::Number::kSingular ? "kind_one." : "kind.") + kind;
  if (title.messages().find(language, own) != nullptr)
    return message_or(title, language, own, kind);
  for (const std::string& word : {kind + "_card", kind + "_item", kind})
    if (const words::WordId found = title.lexicon().find(word))
      return words::capitalised(title.lexicon().noun(language, found, words::Role::kBare, number));
  return kind;
}

Json card_json(const scene::Title& title, const std::string& id, Language language) {
  const scene::PrintedCard card = title.card(id, language);
  Json json = {{"id", card.id},
               {"name", card.name},
               {"kind", card.kind},
               {"kind_name", kind_text(title, language, card.kind, words::Number::kSingular)},
               {"kinds", kind_text(title, language, card.kind, words::Number::kPlural)},
               {"lines", card.lines},
               {"ours", card.ours}};
  if (!card.icon.empty()) json["icon"] = card.icon;
  if (const scene::Picture* picture = title.picture(card.id))
    json["picture"] = Json::parse(scene::picture_json(*picture));
  // A box is called as the option that adds it; the first is the game itself.
  if (!card.box.empty())
    json["box"] = {{"id", card.box},
                   {"name", message_or(title, language, "option." + card.box,
                                       message_or(title, language, "title", card.box))}};
  return json;
}

/// Every card of a game, made once for each language.
Json gallery_of(const scene::Title& title, Language language) {
  static std::mutex mutex;
  static std::map<std::pair<std::string, Language>, Json> kept;
  const std::pair key(std::string(title.game().id()), language);
  {
    const std::scoped_lock lock(mutex);
    if (const auto found = kept.find(key); found != kept.end()) return found->second;
  }
  Json list = Json::array();
  for (const std::string& id : title.card_ids()) list.push_back(card_json(title, id, language));
  const std::scoped_lock lock(mutex);
  return kept.try_emplace(key, Json{{"cards", std::move(list)}}).first->second;
}

/// A name that in a sentence can mean nothing but its card: it begins with a capital letter, has a
/// blank in it or stands for one thing of the game alone. "Luck" is a skill before it is a card.
bool means_its_card(const std::string& name, const std::map<std::string, int>& meanings) {
  if (name.empty() || words::capitalised(name) != name) return false;
  const auto found = meanings.find(name);
  return name.contains(' ') || found == meanings.end() || found->second == 1;
}

/// Whether a text holds one of these as whole words.
bool holds_one_of(const std::string& text, const std::set<std::string>& names) {
  const auto letter = [](unsigned char c) { return c >= 0x80 || std::isalnum(c) != 0; };
  return std::ranges::any_of(names, [&](const std::string& name) {
    const std::size_t at = text.find(name);
    if (at == std::string::npos || text.size() == name.size()) return false;
    const std::size_t end = at + name.size();
    return (at == 0 || !letter(static_cast<unsigned char>(text[at - 1]))) &&
           (end == text.size() || !letter(static_cast<unsigned char>(text[end])));
  });
}

/// The names by which sentences lead to cards, each once; made once for each language. Those that
/// hold one and mean something else, as the Witch House is no Witch, lead nowhere.
Json names_of(const scene::Title& title, Language language) {
  static std::mutex mutex;
  static std::map<std::pair<std::string, Language>, Json> kept;
  const std::pair key(std::string(title.game().id()), language);
  {
    const std::scoped_lock lock(mutex);
    if (const auto found = kept.find(key); found != kept.end()) return found->second;
  }
  const words::Lexicon& lexicon = title.lexicon();
  std::map<std::string, int> meanings;
  for (std::size_t i = 0; i < lexicon.size(); ++i) {
    const words::WordId word{static_cast<std::uint16_t>(i)};
    if (!lexicon.is_verb(word)) ++meanings[words::capitalised(lexicon.noun(language, word))];
  }
  Json list = Json::array();
  std::set<std::string> seen;
  for (const std::string& id : title.card_ids()) {
    const std::string& name = title.printed_card(id, language).name;
    if (means_its_card(name, meanings) && seen.insert(name).second)
      list.push_back({{"id", id}, {"name", name}});
  }
  const std::set<std::string> cards = seen;
  for (const auto& [meaning, count] : meanings)
    if (meaning.contains(' ') && !cards.contains(meaning) && holds_one_of(meaning, cards))
      list.push_back({{"id", ""}, {"name", meaning}});
  const std::scoped_lock lock(mutex);
  return kept.try_emplace(key, Json{{"names", std::move(list)}}).first->second;
}

std::string asked(const Request& request, const std::string& name) {
  const auto found = request.query.find(name);
  return found == request.query.end() ? "" : found->second;
}

}  // namespace

bool Api::shown(const std::string& game) const {
  const std::vector<std::string> ids = games::ids(settings_.toys);
  return std::find(ids.begin(), ids.end(), game) != ids.end();
}

std::unexpected<play::Problem> Api::no_such_game(const std::string& asked) {
  return play::problem("unknown_game", "There is no game \"" + asked.substr(0, 40) + "\".");
}

Api::Reply Api::games(const Request& request, const Parts&) {
  const auto language = language_of(request);
  if (!language) return std::unexpected(language.error());
  Json list = Json::array();
  for (const std::string& id : games::ids(settings_.toys)) {
    const auto title = play::open_title(id);
    if (!title) return std::unexpected(title.error());
    const auto page = table_page(id);
    if (!page) return play::problem("bad_content", page.error());
    list.push_back(game_json(id, **title, **page, *language));
  }
  const auto places = shelf();
  if (!places) return play::problem("bad_content", places.error());
  Json shelf = Json::array();
  for (const ShelfPlace& place : **places) {
    Json json = {{"id", place.game}};
    if (!place.title[0].empty()) {
      json["title"] = in(place.title, *language);
      json["tagline"] = in(place.tagline, *language);
    }
    shelf.push_back(std::move(json));
  }
  return Json{{"games", std::move(list)},
              {"shelf", std::move(shelf)},
              {"access", name_of(settings_.access)}};
}

Api::Reply Api::guide(const Request& request, const Parts& parts) {
  const auto language = language_of(request);
  if (!language) return std::unexpected(language.error());
  if (!shown(parts[0])) return no_such_game(parts[0]);
  const auto page = table_page(parts[0]);
  if (!page) return play::problem("bad_content", page.error());
  if (!(*page)->guide) return play::problem("no_guide", "This game has no guided first game.");
  const Guide& guide = *(*page)->guide;
  Json json = {{"title", in(guide.title, *language)}, {"seats", Json::array()}};
  for (const play::Player& player : guide.seats) {
    Json seat = {{"name", player.name}};
    if (!player.bot.empty()) seat["bot"] = player.bot;
    json["seats"].push_back(std::move(seat));
  }
  json["seed"] = guide.seed;
  json["options"] = Json(Json::object());
  for (const auto& [id, value] : guide.options) json["options"][id] = value;
  json["notes"] = Json::array();
  for (const GuideNote& note : guide.notes) {
    Json told = Json::object();
    if (!note.prompt.empty()) told["prompt"] = note.prompt;
    if (!note.verb.empty()) told["verb"] = note.verb;
    if (!note.rule.empty()) told["rule"] = note.rule;
    if (!note.box.empty()) told["box"] = note.box;
    if (!note.at.empty()) told["at"] = note.at;
    told["title"] = in(note.title, *language);
    told["text"] = in(note.text, *language);
    json["notes"].push_back(std::move(told));
  }
  return json;
}

Api::Reply Api::lesson(const Request& request, const Parts& parts) {
  const auto language = language_of(request);
  if (!language) return std::unexpected(language.error());
  if (!shown(parts[0])) return no_such_game(parts[0]);
  return play::lesson_json(parts[0], *language);
}

Api::Reply Api::keywords(const Request& request, const Parts& parts) {
  const auto language = language_of(request);
  if (!language) return std::unexpected(language.error());
  if (!shown(parts[0])) return no_such_game(parts[0]);
  const auto page = table_page(parts[0]);
  if (!page) return play::problem("bad_content", page.error());
  Json list = Json::array();
  for (const Keyword& keyword : (*page)->keywords) {
    Json forms = Json::array();
    std::istringstream read(in(keyword.forms, *language));
    for (std::string form; std::getline(read, form, '|');) forms.push_back(form);
    list.push_back({{"words", std::move(forms)},
                    {"text", in(keyword.text, *language)},
                    {"rule", keyword.rule}});
  }
  return Json{{"keywords", std::move(list)}};
}

Api::Reply Api::words(const Request& request, const Parts&) {
  const auto language = language_of(request);
  if (!language) return std::unexpected(language.error());
  const auto sentences = client_words(*language);
  if (!sentences) return play::problem("bad_content", sentences.error());
  return Json{{"words", Json::parse(**sentences)}};
}

Api::Reply Api::rule(const Request& request, const Parts& parts) {
  const auto language = language_of(request);
  if (!language) return std::unexpected(language.error());
  return play::numbered_rule(parts[0], asked(request, "game"), *language);
}

Api::Reply Api::rules(const Request& request, const Parts&) {
  const auto language = language_of(request);
  if (!language) return std::unexpected(language.error());
  const std::string find = asked(request, "find");
  const std::string game = asked(request, "game");
  if (find.size() > 100 || (find.empty() && !shown(game)))
    return play::problem("bad_field", "\"find\" should be a text of 1 to 100 bytes.");
  Json list = Json::array();
  // Without words to find it is a game's whole ledger, for those who browse.
  if (find.empty())
    for (const ledger::RuleText& rule : ledger::rules_of(game, words::code(*language))) {
      if (!rule.schema) list.push_back(play::rule_json(rule, *language));
    }
  else
    for (const ledger::RuleText* rule : ledger::search(find, game, words::code(*language))) {
      if (list.size() == kMostRules) break;
      list.push_back(play::rule_json(*rule, *language));
    }
  Json json = {{"rules", std::move(list)}, {"elsewhere", Json::array()}};
  // Whoever looks in one game is told of the others.
  if (!find.empty() && !game.empty())
    for (const std::string& other : games::ids(settings_.toys)) {
      if (other == game) continue;
      const std::size_t count = ledger::search(find, other, words::code(*language)).size();
      if (count > 0) json["elsewhere"].push_back({{"game", other}, {"count", count}});
    }
  return json;
}

Api::Reply Api::cards(const Request& request, const Parts&) {
  const auto language = language_of(request);
  if (!language) return std::unexpected(language.error());
  const std::string game = asked(request, "game");
  if (!shown(game)) return no_such_game(game);
  const auto title = play::open_title(game);
  if (!title) return std::unexpected(title.error());
  return gallery_of(**title, *language);
}

Api::Reply Api::names(const Request& request, const Parts& parts) {
  const auto language = language_of(request);
  if (!language) return std::unexpected(language.error());
  if (!shown(parts[0]))
    return play::problem("unknown_game", "There is no game \"" + parts[0].substr(0, 40) + "\".");
  const auto title = play::open_title(parts[0]);
  if (!title) return std::unexpected(title.error());
  return names_of(**title, *language);
}

Api::Reply Api::card(const Request& request, const Parts& parts) {
  const auto language = language_of(request);
  if (!language) return std::unexpected(language.error());
  const std::string game = asked(request, "game");
  if (!game.empty() && !shown(game)) return no_such_game(game);
  // Without a game it is the first that has such a card.
  for (const std::string& id : game.empty() ? games::ids(settings_.toys) : std::vector{game}) {
    const auto title = play::open_title(id);
    if (!title) return std::unexpected(title.error());
    const std::vector<std::string> ids = (*title)->card_ids();
    if (std::ranges::find(ids, parts[0]) != ids.end())
      return card_json(**title, parts[0], *language);
  }
  return play::problem("unknown_card", "No card is named \"" + parts[0].substr(0, 40) + "\"" +
                                           (game.empty() ? "" : " in " + game) + ".");
}

}  // namespace tavola::rooms
