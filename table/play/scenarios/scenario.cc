#include "play/scenarios/scenario.h"

#include <algorithm>
#include <array>
#include <optional>

#include "bots/bot.h"
#include "core/json.h"
#include "ledger/ledger.h"
#include "play/checks/box.h"
#include "play/engine/request.h"
#include "play/json_text.h"
#include "play/open_title.h"
#include "play/scenarios/expectation.h"
#include "play/scenarios/patch.h"
#include "play/scenarios/slip.h"
#include "play/story.h"

namespace tavola::play {
namespace {

constexpr std::int64_t kMostDecisions = 20'000;  // of one step that plays on by itself
constexpr int kDeepestRepeat = 8;
constexpr std::size_t kStoryShown = 60;

/// Runs one scenario and writes its report.
class Stage {
 public:
  Stage(const Json& scenario, std::string place) : scenario_(scenario), place_(std::move(place)) {}

  ScenarioReport run() {
    if (!read_title() || !set_up()) return std::move(report_);
    const Json* play = field(scenario_, "play");
    bool went = play == nullptr || steps(*play, "play", 0);
    if (went) {
      if (const Json* expect = field(scenario_, "expect")) expectations(*expect, "expect");
      leftovers();
      if (session_->table().failed() && !failure_expected_)
        fail(table_failed(session_->table().failure()).error().message);
      for (const std::string& broken : session_->game().violations(session_->table()))
        fail("the game breaks a promise: " + broken);
    }
    if (!report_.passed()) tell();
    return std::move(report_);
  }

 private:
  void fail(std::string what) { report_.failures.push_back(std::move(what)); }
  bool refuse(std::string what) {
    fail(std::move(what));
    return false;
  }
  bool accept(const Expected<>& done, const std::string& where) {
    return done ? true : refuse(where + ": " + done.error().message);
  }

  /// The fields that are no part of the play.
  bool read_title() {
    report_.title = place_.empty() ? "(without a title)" : "(" + place_ + ", without a title)";
    const Json* title = field(scenario_, "title");
    if (title != nullptr && title->is_string()) report_.title = title->get<std::string>();
    const std::string where = place_.empty() ? "" : place_ + ": ";
    if (!scenario_.is_object()) return refuse(where + "a scenario is an object");
    static const std::vector<std::string> kKnown = {
        "title",  "rules", "shows", "note",  "game", "seats", "seed", "lang",  "options",
        "before", "patch", "set",   "state", "dice", "draw",  "play", "expect"};
    for (const auto& [name, value] : scenario_.items())
      if (std::find(kKnown.begin(), kKnown.end(), name) == kKnown.end())
        return refuse(where + "\"" + name + "\" is no part of a scenario" + instead(name, kKnown));
    if (title == nullptr || !title->is_string())
      return refuse(where + "a scenario has a \"title\"");
    if (const Json* rules = field(scenario_, "rules")) {
      if (!rules->is_array()) return refuse("\"rules\" is a list such as [\"HS-071\"]");
      for (const Json& rule : *rules) {
        if (!rule.is_string() || ledger::find(rule.get<std::string>()) == nullptr)
          return refuse(write_json(rule) + " in \"rules\" stands in no ledger");
        report_.rules.push_back(rule.get<std::string>());
      }
    }
    if (field(scenario_, "play") == nullptr && field(scenario_, "expect") == nullptr)
      return refuse("a scenario has \"play\", \"expect\" or both");
    return true;
  }

  /// Deals, plays what comes before, and brings the table into the state that is given.
  bool set_up() {
    Request request(scenario_);
    Wishes wishes;
    const std::string game = request.text("game");
    wishes.seats = static_cast<int>(request.integer("seats", 1, kMaxSeats, 0));
    wishes.seed = request.seed("seed", 1);
    wishes.language = request.language(words::Language::kEnglish);
    if (const Json* options = field(scenario_, "options")) {
      if (!options->is_object()) return refuse("\"options\" is an object with values by name");
      for (const auto& [id, value] : options->items()) {
        if (!value.is_string()) return refuse("the option \"" + id + "\" should be a text");
        wishes.options[id] = value.get<std::string>();
      }
    }
    if (request.problem()) return refuse(request.problem()->message);
    const auto title = open_title(game);
    if (!title) return refuse(title.error().message);
    Expected<Session> session = Session::open(**title, wishes);
    if (!session) return refuse(session.error().message);
    session_ = std::move(*session);
    if (const Json* before = field(scenario_, "before"))
      if (!steps(*before, "before", 0)) return false;
    if (const Json* shows = field(scenario_, "shows"))
      if (!read_shows(**title, *shows)) return false;
    if (const Json* state = field(scenario_, "state"))
      if (!go_to_rest() || !change_state("state", *state, "state")) return false;
    if (field(scenario_, "patch") != nullptr || field(scenario_, "set") != nullptr)
      if (!go_to_rest() || !change_parts(scenario_, "patch and set")) return false;
    since_ = session_->point();
    if (const Json* dice = field(scenario_, "dice"))
      if (!tell_dice(*dice, "dice")) return false;
    if (const Json* draws = field(scenario_, "draw"))
      if (!tell_draws(*draws, "draw")) return false;
    return true;
  }

  /// A state can only be changed at a rest point; first options lead to one.
  bool go_to_rest() {
    for (int i = 0; i < 200 && !session_->at_rest(); ++i)
      if (!take(bots::Choice{}, "on the way to a rest point")) return false;
    return session_->at_rest() || refuse("no rest point was found for the patch");
  }

  bool change_state(std::string_view kind, const Json& wanted, const std::string& where) {
    return accept(kind == "state" ? session_->set_state(wanted) : session_->patch_state(wanted),
                  where);
  }

  /// The operations of "patch" and the values of "set" together, so that a card may be taken from
  /// its deck by the one and put into a hand by the other.
  bool change_parts(const Json& json, const std::string& where) {
    const Json* patch = field(json, "patch");
    const Json* set = field(json, "set");
    Json all = patch == nullptr ? Json::array() : *patch;
    if (!all.is_array()) return refuse(where + ": \"patch\" is a list of operations");
    if (set != nullptr) {
      if (!set->is_object())
        return refuse(where + R"(: "set" is an object such as {"/terror": 3})");
      const Json state = session_->state();  // an entry of a list is replaced, not moved up
      for (const auto& [path, value] : set->items())
        all.push_back({{"op", value_at(state, path) != nullptr ? "replace" : "add"},
                       {"path", path},
                       {"value", value}});
    }
    return change_state("patch", all, where);
  }

  /// What a scenario shows stands in the game's box.
  bool read_shows(const scene::Title& title, const Json& shows) {
    if (!shows.is_array()) return refuse("\"shows\" is a list such as [\"lantern\"]");
    const Box& box = box_of(title);
    for (const Json& id : shows) {
      if (!id.is_string() || !box.has(id.get<std::string>()))
        return refuse(write_json(id) + " in \"shows\" is nothing in the box of the game");
      report_.shows.push_back(id.get<std::string>());
    }
    return true;
  }

  bool tell_dice(const Json& dice, const std::string& where) {
    const Json wrapped = {{"dice", dice}};
    Request request(wrapped);
    const std::vector<int> faces = request.integers("dice");
    if (request.problem()) return refuse(where + ": " + request.problem()->message);
    return accept(session_->tell_dice(faces), where);
  }

  bool tell_draws(const Json& draws, const std::string& where) {
    if (!draws.is_object())
      return refuse(where + R"(: "draw" is an object such as {"mythos":["the_stars_are_right"]})");
    Request request(draws);
    for (const auto& [deck, cards] : draws.items()) {
      const std::vector<std::string> ids = request.texts(deck);
      if (request.problem()) return refuse(where + ": " + request.problem()->message);
      if (!accept(session_->tell_draws(deck, ids), where)) return false;
    }
    return true;
  }

  // ---- play -------------------------------------------------------------------------------------

  bool steps(const Json& list, const std::string& where, int depth) {
    if (!list.is_array()) return refuse(where + " is a list of steps");
    for (std::size_t i = 0; i < list.size(); ++i)
      if (!step(list[i], where + "[" + std::to_string(i) + "]", depth)) return false;
    return true;
  }

  bool knows(const Json& json, const std::string& where, std::initializer_list<const char*> names) {
    for (const auto& [name, value] : json.items())
      if (std::find_if(names.begin(), names.end(),
                       [&name = name](const char* known) { return name == known; }) == names.end())
        return refuse(where + ": \"" + name + "\" is not understood in this step");
    return true;
  }

  bool step(const Json& json, const std::string& where, int depth) {
    if (!json.is_object()) return refuse(where + ": a step is an object");
    if (field(json, "verb") != nullptr || field(json, "n") != nullptr)
      return knows(json, where, {"verb", "args", "n", "flick", "seat"}) && choose(json, where);
    if (const Json* expect = field(json, "expect"))
      return knows(json, where, {"expect"}) && expectations(*expect, where + ".expect");
    if (const Json* dice = field(json, "dice"))
      return knows(json, where, {"dice"}) && tell_dice(*dice, where);
    if (const Json* draws = field(json, "draw"))
      return knows(json, where, {"draw"}) && tell_draws(*draws, where);
    if (const Json* wanted = field(json, "state"))
      return knows(json, where, {"state"}) && change_state("state", *wanted, where);
    if (field(json, "patch") != nullptr || field(json, "set") != nullptr)
      return knows(json, where, {"patch", "set"}) && change_parts(json, where);
    if (field(json, "random") != nullptr || field(json, "bot") != nullptr)
      return knows(json, where, {"random", "bot", "decisions", "iterations", "seed"}) &&
             play_on(json, where);
    if (const Json* until = field(json, "until"))
      return knows(json, where, {"until", "prefer", "most"}) && play_until(json, *until, where);
    if (field(json, "repeat") != nullptr) return repeat(json, where, depth);
    for (const char* kind : {"undo", "redo"})
      if (field(json, kind) != nullptr) return knows(json, where, {kind}) && go(json, kind, where);
    if (field(json, "reload") != nullptr) return knows(json, where, {"reload"}) && reload(where);
    return refuse(where +
                  ": a step has verb, n, expect, dice, draw, patch, set, state, random, bot, "
                  "until, repeat, undo, redo or reload");
  }

  bool take(const bots::Choice& choice, const std::string& where) {
    return accept(session_->choose(choice.option, choice.parameters), where);
  }

  bool choose(const Json& json, const std::string& where) {
    if (const Expected<> open = session_->open_to_choices(); !open) return accept(open, where);
    Request request(json);
    const Decision& decision = session_->table().decision();
    bots::Choice choice;
    if (field(json, "n") != nullptr) {
      choice.option = static_cast<int>(request.integer("n", 0, kMaxOptions));
    } else {
      const Spoken spoken = request.spoken();
      if (request.problem()) return refuse(where + ": " + request.problem()->message);
      const Expected<int> found = session_->find(spoken);
      if (!found) return refuse(where + ": " + found.error().message);
      choice.option = *found;
    }
    if (const Json* flick = field(json, "flick")) {
      if (!flick->is_object() || flick->size() != decision.parameters.size())
        return refuse(where + ": \"flick\" names every integer of the flick");
      Request aim(*flick);
      for (std::size_t i = 0; i < decision.parameters.size(); ++i)
        choice.parameters[i] = static_cast<std::int32_t>(
            aim.integer(session_->game().vocabulary().parameters[decision.parameters[i].name],
                        INT32_MIN, INT32_MAX));
      if (aim.problem()) return refuse(where + ": " + aim.problem()->message);
    }
    const Seat who = field(json, "seat") == nullptr
                         ? kNoSeat
                         : static_cast<Seat>(request.integer("seat", 0, kMaxSeats - 1));
    if (request.problem()) return refuse(where + ": " + request.problem()->message);
    return accept(session_->choose(choice.option, choice.parameters, who), where);
  }

  bool play_on(const Json& json, const std::string& where) {
    Request request(json);
    const bool random = field(json, "random") != nullptr;
    const std::int64_t count =
        request.count_or_end(random ? "random" : "decisions", kMostDecisions, 1);
    const std::string name = random ? "random" : request.text("bot");
    bots::BotOptions options;
    options.iterations = static_cast<int>(request.integer("iterations", 1, 100'000, 200));
    Random luck(request.seed("seed", 1));
    if (request.problem()) return refuse(where + ": " + request.problem()->message);
    const auto bot = bots::make_bot(name, options);
    if (!bot) return refuse(where + ": " + bot.error());
    for (std::int64_t i = 0; i < count && !session_->table().over(); ++i)
      if (!take((*bot)->choose(session_->game(), session_->table(), luck), where)) return false;
    return true;
  }

  /// Takes the first option, or the first of a preferred verb, until the table is as described.
  bool play_until(const Json& json, const Json& until, const std::string& where) {
    Request request(json);
    const std::int64_t most = request.integer("most", 1, kMostDecisions, 500);
    std::vector<std::string> prefer;
    if (request.has("prefer")) prefer = request.texts("prefer");
    if (request.problem()) return refuse(where + ": " + request.problem()->message);
    for (const std::string& verb : prefer)
      if (index_of(session_->game().vocabulary().verbs, verb) < 0)
        return refuse(where + ": this game has no verb \"" + verb + "\"");
    if (const auto wrong = misdescribed(until, *session_)) return refuse(where + ": " + *wrong);
    for (std::int64_t i = 0; i <= most; ++i) {
      const auto differs = differs_from(until, *session_);
      if (!differs) return true;
      if (session_->table().over() || i == most)
        return refuse(where + ": " + write_json(until) + " did not come about; now " + *differs);
      bots::Choice choice;
      for (const std::string& verb : prefer) {
        const std::vector<int> liked = session_->all_like({verb, {}});
        if (liked.empty()) continue;
        choice.option = liked.front();
        break;
      }
      if (!take(choice, where)) return false;
    }
    return true;
  }

  bool repeat(const Json& json, const std::string& where, int depth) {
    Request request(json);
    const std::int64_t times = request.integer("repeat", 1, 1000);
    const Json& inner = request.any("play", "a list of steps to repeat");
    if (request.problem()) return refuse(where + ": " + request.problem()->message);
    if (depth == kDeepestRepeat) return refuse(where + ": repeats are nested too deeply");
    if (!knows(json, where, {"repeat", "play"})) return false;
    for (std::int64_t i = 0; i < times; ++i)
      if (!steps(inner, where + ".play", depth + 1)) return false;
    return true;
  }

  bool go(const Json& json, const char* kind, const std::string& where) {
    Request request(json);
    const auto count = static_cast<int>(request.integer(kind, 1, kMostDecisions));
    if (request.problem()) return refuse(where + ": " + request.problem()->message);
    const bool back = kind == std::string_view("undo");
    return accept(back ? session_->undo(count) : session_->redo(count), where);
  }

  bool reload(const std::string& where) {
    Expected<Session> loaded = Session::load(session_->save());
    if (!loaded) return refuse(where + ": " + loaded.error().message);
    if (loaded->table().hash() != session_->table().hash())
      return refuse(where + ": the loaded table is another one");
    session_ = std::move(*loaded);
    return true;
  }

  // ---- then -------------------------------------------------------------------------------------

  bool expectations(const Json& list, const std::string& where) {
    if (!list.is_array()) return refuse(where + " is a list of expectations");
    if (list.empty())
      return refuse(where + " expects nothing; name what should be so, or leave it out");
    for (std::size_t i = 0; i < list.size(); ++i) {
      failure_expected_ = failure_expected_ || field(list[i], "failed") != nullptr;
      if (const auto found = unmet(list[i], *session_, since_))
        fail(where + "[" + std::to_string(i) + "] expected " + write_json(list[i]) +
             "\n      found " + *found);
    }
    return true;
  }

  /// Dice and cards that nobody used were told for something that did not happen.
  void leftovers() {
    const Script& script = session_->script();
    if (!script.dice.empty())
      fail(std::to_string(script.dice.size()) + " of the told dice were not rolled");
    if (!script.draws.empty())
      fail(std::to_string(script.draws.size()) + " of the told cards were not drawn");
  }

  void tell() {
    for (const StoryLine& line : whole_story(*session_, session_->language()))
      report_.story.push_back(print(line));
    if (report_.story.size() > kStoryShown) {
      const auto end = report_.story.end() - static_cast<std::ptrdiff_t>(kStoryShown);
      const auto left_out = end - report_.story.begin();
      report_.story.erase(report_.story.begin(), end);
      report_.story.insert(report_.story.begin(),
                           "… " + std::to_string(left_out) + " lines before this");
    }
    report_.story.push_back(what_is_asked(*session_));
  }

  const Json& scenario_;
  std::string place_;  // in its file: "scenario 3"; empty if it is the only one
  ScenarioReport report_;
  std::optional<Session> session_;
  std::size_t since_ = 0;
  bool failure_expected_ = false;
};

}  // namespace

ScenarioReport run_scenario(const Json& scenario, std::string place) {
  return Stage(scenario, std::move(place)).run();
}

}  // namespace tavola::play
