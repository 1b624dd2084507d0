// What a game asks and tells: only legal answers are accepted, what the game promises holds after
// every decision, every question, answer and event follows a line of the game's own ledger and can
// be said in every language.
#include <limits>
#include <regex>
#include <set>

#include "every_game.h"
#include "ledger/ledger.h"
#include "scene/say.h"

namespace tavola::tests {
namespace {

/// Why a phrase with these arguments does not fit the vocabulary; empty if it does.
std::string misfit(const Vocabulary& words, const std::vector<Phrase>& phrases, int which,
                   const Arguments& args, int seats) {
  if (which < 0 || which >= static_cast<int>(phrases.size())) return "has no name";
  const std::vector<Field>& fields = phrases[static_cast<std::size_t>(which)].fields;
  for (std::size_t i = 0; i < args.size(); ++i) {
    const std::string what = phrases[static_cast<std::size_t>(which)].name + " argument " +
                             std::to_string(i) + " = " + std::to_string(args[i]);
    if (i >= fields.size()) {
      if (args[i] != kNothing) return what + " has no field";
      continue;
    }
    if (fields[i].kind == kNumber || args[i] == kNothing) continue;
    const int bound =
        fields[i].kind == kSeatValue
            ? seats
            : static_cast<int>(words.kinds[static_cast<std::size_t>(fields[i].kind)].ids.size());
    if (args[i] < 0 || args[i] >= bound) return what + " is no " + fields[i].name;
  }
  return "";
}

/// Why the ledger of the game does not know a rule; empty if it does.
std::string unknown_rule(const Game& game, Citation rule) {
  if (!rule.given()) return "cites no rule";
  const ledger::RuleText* line = ledger::find(rule.text());
  if (line == nullptr) return "cites " + rule.text() + ", which is in no ledger";
  if (line->game != game.id()) return "cites " + rule.text() + " of " + line->game;
  return "";
}

/// Listens to a table and finds fault with its events.
class Critic : public Sink {
 public:
  explicit Critic(const Deal& deal) : deal_(deal) {}
  void happened(const Event& event) override {
    const Vocabulary& words = deal_.game().vocabulary();
    blame("event", unknown_rule(deal_.game(), event.rule));
    blame("event", misfit(words, words.events, event.kind, event.args, deal_.setup.seats));
    blame("event", event.audience.empty() ? "is heard by nobody" : "");
    ++heard;
  }
  void applied(Citation rule) override { blame("rule", unknown_rule(deal_.game(), rule)); }

  std::string fault;
  int heard = 0;

 private:
  void blame(const char* what, const std::string& why) {
    if (!why.empty()) fault = std::string(what) + " " + why;
  }
  const Deal& deal_;
};

TEST(EveryGame, KeepsItsPromisesAfterEveryDecision) {
  every_deal([](const Deal& deal) {
    Player player(deal);
    auto table = deal.table();
    while (!table->over()) {
      for (const std::string& broken : deal.game().violations(*table))
        player.demand(false, "broken promise: " + broken);
      for (Seat seat = 0; seat < deal.setup.seats; ++seat) {
        const double hope = deal.game().evaluate(*table, seat);
        player.demand(hope >= 0 && hope <= 1, "a position is judged " + std::to_string(hope));
      }
      player.demand(player.decisions() < kMostDecisions, "the game does not end");
      player.play(*table);
    }
    player.demand(deal.game().violations(*table).empty(), "a promise is broken at the end");
    const Result result = deal.game().result(*table);
    const auto endings = static_cast<int>(deal.game().vocabulary().endings.size());
    player.demand(result.ending >= 0 && result.ending < endings, "the ending has no name");
    for (Seat seat = 0; seat < kMaxSeats; ++seat) {
      player.demand(!result.winners.has(seat) || seat < deal.setup.seats, "a winner has no seat");
      if (seat >= deal.setup.seats) continue;
      player.demand(deal.game().evaluate(*table, seat) == (result.winners.has(seat) ? 1.0 : 0.0),
                    "the end is judged otherwise than it is");
    }
  });
}

TEST(EveryGame, AsksAndTellsByItsOwnLedgerAndVocabulary) {
  std::set<std::string> silent;
  for (const std::string& id : games::ids(true)) silent.insert(id);
  every_deal([&](const Deal& deal) {
    Player player(deal);
    Critic critic(deal);
    const Game& game = deal.game();
    const Vocabulary& words = game.vocabulary();
    auto table = game.new_table();
    table->listen(&critic);
    game.deal(*table, deal.setup);
    while (!table->over() && player.decisions() < kMostDecisions) {
      player.demand(critic.fault.empty(), critic.fault);
      const Decision& open = table->decision();
      const auto blame = [&](const std::string& what, const std::string& why) {
        player.demand(why.empty(), what + " " + why);
      };
      blame("the question", unknown_rule(game, open.rule));
      blame("the question", misfit(words, words.prompts, open.prompt, open.args, deal.setup.seats));
      player.demand(open.seat < deal.setup.seats, "nobody sits where the question goes");
      player.demand(open.seats.has(open.seat), "who decides may not answer");
      player.demand(!open.options.empty(), "there is no answer");
      for (const Option& option : open.options) {
        blame("an option", unknown_rule(game, option.rule));
        blame("an option", misfit(words, words.verbs, option.verb, option.args, deal.setup.seats));
        player.demand(!option.takes_parameters || !open.parameters.empty(),
                      "a measured answer has nothing to measure");
      }
      for (const Parameter& bound : open.parameters) {
        player.demand(bound.name < words.parameters.size(), "a parameter has no name");
        player.demand(bound.least <= bound.most, "a parameter has no value");
      }
      player.play(*table);
    }
    player.demand(critic.fault.empty(), critic.fault);
    if (critic.heard > 0) silent.erase(std::string(game.id()));
  });
  EXPECT_TRUE(silent.empty()) << *silent.begin() << " tells nothing";
}

TEST(EveryGame, OffersNoAnswerTwice) {
  every_deal([](const Deal& deal) {
    Player player(deal);
    auto table = deal.table();
    while (!table->over() && player.decisions() < kMostDecisions) {
      const auto& options = table->decision().options;
      for (std::size_t i = 0; i < options.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
          player.demand(options[i].verb != options[j].verb || options[i].args != options[j].args,
                        "two options cannot be told apart");
      player.play(*table);
    }
  });
}

TEST(EveryGame, AcceptsWhatItOffersAndNothingElse) {
  every_deal([](const Deal& deal) {
    Player player(deal);
    auto table = deal.table();
    auto other = deal.game().new_table();
    Position position;
    while (!table->over() && player.decisions() < kMostDecisions) {
      const auto count = static_cast<int>(table->decision().options.size());
      for (int wrong :
           {-1, count, count + 1, std::numeric_limits<int>::max(), std::numeric_limits<int>::min()})
        player.demand(!table->accepts(wrong), "an answer that does not exist is accepted");
      const bool try_all = player.now_and_then(8);
      table->copy_to(position);
      for (int n = 0; n < count; ++n) {
        const Option& option = table->decision().options[static_cast<std::size_t>(n)];
        Parameters fair{};
        if (option.takes_parameters) {
          const auto& bounds = table->decision().parameters;
          for (std::size_t i = 0; i < bounds.size(); ++i) fair[i] = bounds[i].least;
          for (std::size_t i = 0; i < bounds.size(); ++i) {
            Parameters unfair = fair;
            unfair[i] = bounds[i].least - 1;
            player.demand(!table->accepts(n, unfair), "less than the least is accepted");
            unfair[i] = bounds[i].most + 1;
            player.demand(!table->accepts(n, unfair), "more than the most is accepted");
            unfair[i] = bounds[i].most;
            player.demand(table->accepts(n, unfair) || table->forbids(n, unfair).given(),
                          "the most is refused, and no rule forbids it");
          }
          const Parameters proposed = deal.game().propose(*table, n, player.aside());
          player.demand(table->accepts(n, proposed), "what the game proposes is refused");
          if (table->forbids(n, fair).given()) fair = proposed;
        }
        player.demand(table->accepts(n, fair), "an answer that is offered is refused");
        if (!try_all) continue;
        player.demand(other->start(position), "the copy does not start");
        other->choose(n, fair);
        for (const std::string& broken : deal.game().violations(*other))
          player.demand(false, "after option " + std::to_string(n) + ": " + broken);
      }
      player.play(*table);
    }
    player.demand(!table->accepts(0), "an answer is accepted after the end");
  });
}

/// Whether a sentence still shows a gap: a message, word or argument that was not there.
/// A number in brackets is none: the difficulty of a check is written like that.
bool has_gap(const std::string& sentence) {
  static const std::regex difficulty(R"(\[\d+\])");
  const std::string rest = std::regex_replace(sentence, difficulty, "");
  return sentence.empty() || rest.find_first_of("[{}]") != std::string::npos;
}

TEST(EveryGame, CanBeSaidInEveryLanguage) {
  for (const std::string& id : games::ids(true)) {
    const scene::Title& title = **games::open(id);
    const Vocabulary& words = title.game().vocabulary();
    std::vector<std::string> needed = {"title", "tagline"};
    for (const Phrase& verb : words.verbs) needed.push_back("verb." + verb.name);
    for (const Phrase& prompt : words.prompts) needed.push_back("prompt." + prompt.name);
    for (const Phrase& event : words.events) needed.push_back("event." + event.name);
    for (const std::string& ending : words.endings) needed.push_back("ending." + ending);
    for (const GameOption& option : title.game().options()) needed.push_back("option." + option.id);
    for (const std::string& message : needed)
      EXPECT_NE(title.messages().find(words::Language::kEnglish, message), nullptr)
          << id << " has no message " << message;
    for (const ValueKind& kind : words.kinds)
      for (const std::string& word : kind.words)
        EXPECT_TRUE(title.lexicon().find(word)) << id << " has no word " << word;
    for (words::Language language : words::kLanguages) {
      for (std::string_view message : title.messages().missing(language))
        ADD_FAILURE() << id << ": " << message << " is missing in " << words::code(language);
      for (std::string_view message : title.messages().mismatched(language))
        ADD_FAILURE() << id << ": " << message << " differs in " << words::code(language);
    }
  }
}

TEST(EveryGame, SaysWhatItAsksAndTellsWithoutGaps) {
  struct Listener : Sink {
    void happened(const Event& event) override { events.push_back(event); }
    std::vector<Event> events;
  };
  every_deal(
      [](const Deal& deal) {
        Player player(deal);
        Listener listener;
        auto table = deal.game().new_table();
        table->listen(&listener);
        deal.game().deal(*table, deal.setup);
        while (!table->over() && player.decisions() < kMostDecisions) {
          const auto language = words::kLanguages[player.aside().below(3)];
          const auto say = [&](const scene::Text& text) {
            const std::string said = scene::say(*deal.title, language, text);
            player.demand(!has_gap(said), "a gap in \"" + said + "\", message " + text.message);
          };
          say(scene::prompt_text(*deal.title, table->decision()));
          for (const Option& option : table->decision().options)
            say(scene::option_text(*deal.title, option));
          for (const Event& event : std::exchange(listener.events, {}))
            say(scene::event_text(*deal.title, event));
          player.play(*table);
        }
      },
      std::max(2, kDeals / 4));
}

}  // namespace
}  // namespace tavola::tests
