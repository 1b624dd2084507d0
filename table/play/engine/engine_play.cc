// The requests that play: a new table, choices, random and bot play, undo and redo, save and load.
#include "bots/bot.h"
#include "core/json.h"
#include "play/engine/engine_requests.h"
#include "play/engine/status.h"
#include "play/open_title.h"
#include "play/session/preset.h"

namespace tavola::play {
namespace {

std::unexpected<Problem> refused(const Request& request) {
  return std::unexpected(*request.problem());
}

Reply new_table(Desk& desk, Request& request) {
  const std::string game = request.text("game");
  Wishes wishes;
  wishes.seats = static_cast<int>(request.integer("seats", 1, kMaxSeats, 0));
  wishes.seed = request.seed("seed", 1);
  wishes.language = request.language(desk.options.language);
  if (request.has("players"))
    for (std::string& name : request.texts("players")) wishes.players.push_back({name, ""});
  if (const Json* options = request.find("options")) {
    bool good = options->is_object();
    if (good)
      for (const auto& [id, value] : options->items()) {
        good = good && value.is_string();
        if (value.is_string()) wishes.options[id] = value.get<std::string>();
      }
    if (!good)
      request.wrong("options", R"(an object with values by name, such as {"wizard":"strong"})");
  }
  const std::string preset = request.text("preset", "");
  if (request.problem()) return refused(request);
  const auto title = open_title(game);
  if (!title) return std::unexpected(title.error());
  if (const Expected<> taken = take_preset(**title, preset, wishes.options); !taken)
    return std::unexpected(taken.error());
  Expected<Session> session = Session::open(**title, wishes);
  if (!session) return std::unexpected(session.error());
  desk.sit_down(std::move(*session));
  return status_after(desk, wishes.language, desk.session->deal_events(), kNoSeat);
}

Reply status(Desk& desk, Request& request) {
  const words::Language language = language_for(desk, request);
  if (request.problem()) return refused(request);
  return status_json(*desk.session, language);
}

/// What "flick" must be: the integers that an option is chosen with, by name, and their bounds.
std::string expected_flick(const Session& session) {
  const std::vector<std::string>& names = session.game().vocabulary().parameters;
  std::string expected = "an object with";
  for (const Parameter& parameter : session.table().decision().parameters)
    expected += " " + names[parameter.name] + " from " + std::to_string(parameter.least) + " to " +
                std::to_string(parameter.most) + ",";
  expected.pop_back();
  return expected;
}

Parameters read_flick(const Session& session, Request& request) {
  Parameters parameters{};
  const Json* flick = request.find("flick");
  const auto& bounds = session.table().decision().parameters;
  const std::vector<std::string>& names = session.game().vocabulary().parameters;
  bool good = flick->is_object() && flick->size() == bounds.size();
  for (std::size_t i = 0; good && i < bounds.size(); ++i) {
    const auto found = flick->find(names[bounds[i].name]);
    good = found != flick->end() && found->is_number_integer() &&
           (!found->is_number_unsigned() || found->get<std::uint64_t>() <= INT32_MAX) &&
           found->get<std::int64_t>() >= bounds[i].least &&
           found->get<std::int64_t>() <= bounds[i].most;
    if (good) parameters[i] = static_cast<std::int32_t>(found->get<std::int64_t>());
  }
  if (!good) request.wrong("flick", expected_flick(session));
  return parameters;
}

/// The status, with what was told since a point to the seat that chose there. What the table passed
/// by on its own after that follows.
Reply status_since(const Desk& desk, words::Language language, std::size_t before) {
  const Session& session = *desk.session;
  std::vector<Event> events;
  for (std::size_t i = before; i < session.point(); ++i)
    events.insert(events.end(), session.record(i).events.begin(), session.record(i).events.end());
  return status_after(desk, language, events,
                      before < session.point() ? session.record(before).seat : kNoSeat);
}

Reply choose(Desk& desk, Request& request) {
  Session& session = *desk.session;
  const words::Language language = language_for(desk, request);
  if (const Expected<> open = session.open_to_choices(); !open)
    return std::unexpected(open.error());
  const Seat seat = request.has("seat")
                        ? static_cast<Seat>(request.integer("seat", 0, session.setup().seats - 1))
                        : kNoSeat;
  const bool by_number = request.has("n");
  if (!by_number && !request.has("verb"))
    return problem("missing_field", R"(Name the option by "n", or by "verb" and "args".)");
  const auto options = static_cast<std::int64_t>(session.table().decision().options.size());
  std::int64_t n = by_number ? request.integer("n", 0, options - 1) : -1;
  if (request.has("verb")) {
    const Spoken spoken = request.spoken();
    if (request.problem()) return refused(request);
    const Expected<int> found = session.find(spoken);
    if (!found) return std::unexpected(found.error());
    if (by_number && *found != n)
      return problem("bad_request", "Option " + std::to_string(n) +
                                        " is not the one that \"verb\" "
                                        "and \"args\" mean; that is " +
                                        std::to_string(*found) + ".");
    n = *found;
  }
  if (request.problem()) return refused(request);
  const Option& option = session.table().decision().options[static_cast<std::size_t>(n)];
  Parameters parameters{};
  if (option.takes_parameters && !request.has("flick"))
    return problem("missing_field", "This option is chosen with numbers: add \"flick\", " +
                                        expected_flick(session) + ".");
  if (!option.takes_parameters && request.has("flick"))
    return problem("bad_field", "This option is chosen without numbers; leave \"flick\" out.");
  if (option.takes_parameters) parameters = read_flick(session, request);
  if (request.problem()) return refused(request);
  const std::size_t before = session.point();
  if (const Expected<> chosen = session.choose(static_cast<int>(n), parameters, seat); !chosen)
    return std::unexpected(chosen.error());
  session.pass_by();
  return status_since(desk, language, before);
}

/// Whether the table stops for a seat where only standing offers are open.
Reply offers(Desk& desk, Request& request) {
  Session& session = *desk.session;
  const words::Language language = language_for(desk, request);
  const std::int64_t seat = request.integer("seat", 0, session.setup().seats - 1);
  const bool stop = request.flag("stop");
  if (request.problem()) return refused(request);
  const std::size_t before = session.point();
  if (const Expected<> wished = session.pass_offers(static_cast<Seat>(seat), !stop); !wished)
    return std::unexpected(wished.error());
  session.pass_by();
  return status_since(desk, language, before);
}

/// Lets `pick` choose up to `count` times. A referee's dice that do not fit stop it.
template <class Pick>
Reply play_on(Desk& desk, words::Language language, std::int64_t count, Pick&& pick) {
  Session& session = *desk.session;
  std::int64_t made = 0;
  Json reply;
  reply["decisions"] = 0;
  while (made < count && !session.table().over()) {
    const bots::Choice choice = pick(session.table());
    const Expected<> chosen = session.choose(choice.option, choice.parameters);
    if (!chosen && made == 0) return std::unexpected(chosen.error());
    if (!chosen) {
      reply["stopped"] = chosen.error().message;
      break;
    }
    ++made;
    session.pass_by();
  }
  reply["decisions"] = made;
  reply.update(status_json(session, language));
  return reply;
}

Reply random(Desk& desk, Request& request) {
  const words::Language language = language_for(desk, request);
  const std::int64_t count = request.count_or_end("decisions", desk.options.most_decisions, 1);
  Random random(request.seed("seed", 1));
  if (request.problem()) return refused(request);
  const Game& game = desk.session->game();
  return play_on(desk, language, count, [&](const Table& table) {
    bots::Choice choice;
    const Decision& decision = table.decision();
    choice.option =
        static_cast<int>(random.below(static_cast<std::uint32_t>(decision.options.size())));
    if (decision.options[static_cast<std::size_t>(choice.option)].takes_parameters)
      choice.parameters = game.propose(table, choice.option, random);
    return choice;
  });
}

Reply bot(Desk& desk, Request& request) {
  const words::Language language = language_for(desk, request);
  const std::string name = request.text("bot");
  const std::int64_t count = request.count_or_end("decisions", desk.options.most_decisions, 1);
  bots::BotOptions limits;
  limits.milliseconds =
      static_cast<int>(request.integer("milliseconds", 0, desk.options.most_milliseconds, 0));
  const std::int64_t usual = limits.milliseconds > 0 ? 0 : limits.iterations;
  limits.iterations = static_cast<int>(
      request.integer("iterations", usual == 0 ? 0 : 1, desk.options.most_iterations,
                      std::min(usual, desk.options.most_iterations)));
  limits.threads = static_cast<int>(request.integer("threads", 1, 64, 1));
  Random random(request.seed("seed", 1));
  if (request.problem()) return refused(request);
  const auto player = bots::make_bot(name, limits);
  if (!player) return problem("unknown_bot", player.error());
  const Game& game = desk.session->game();
  return play_on(desk, language, count,
                 [&](const Table& table) { return (*player)->choose(game, table, random); });
}

Reply undo(Desk& desk, Request& request) {
  Session& session = *desk.session;
  const words::Language language = language_for(desk, request);
  const std::int64_t most = desk.options.most_decisions;
  Expected<> done;
  if (request.has("to")) {
    const std::int64_t point = request.integer("to", 0, static_cast<std::int64_t>(session.point()));
    if (request.problem()) return refused(request);
    done = session.go_to(static_cast<std::size_t>(point));
  } else if (request.has("turn")) {
    const std::int64_t seat = request.integer("turn", 0, session.setup().seats - 1);
    if (request.problem()) return refused(request);
    const auto point = session.last_run_of(static_cast<Seat>(seat));
    if (!point)
      return problem("bad_steps", "Seat " + std::to_string(seat) + " has not chosen anything yet.");
    done = session.go_to(*point);
  } else {
    const std::int64_t steps = request.integer("steps", 1, most, 1);
    if (request.problem()) return refused(request);
    done = session.undo(static_cast<int>(steps));
  }
  if (!done) return std::unexpected(done.error());
  return status_json(session, language);
}

Reply redo(Desk& desk, Request& request) {
  const words::Language language = language_for(desk, request);
  const std::int64_t steps = request.integer("steps", 1, desk.options.most_decisions, 1);
  if (request.problem()) return refused(request);
  if (const Expected<> done = desk.session->redo(static_cast<int>(steps)); !done)
    return std::unexpected(done.error());
  return status_json(*desk.session, language);
}

Reply save(Desk& desk, Request&) {
  if (desk.session->imagined())
    return problem("imagined",
                   "In this fork hidden things were dealt anew, so no log leads to it; save the "
                   "table itself, without \"fork\".");
  return Json{{"log", desk.session->save()}};
}

Reply load(Desk& desk, Request& request) {
  const Json& log = request.any("log", "the log that \"save\" gave");
  if (request.problem()) return refused(request);
  Expected<Session> session = Session::load(log);
  if (!session) return std::unexpected(session.error());
  desk.sit_down(std::move(*session));
  return status_json(*desk.session, desk.session->language());
}

constexpr RequestKind kPlaying[] = {
    {"new", R"({"do":"new","game":"salem","seats":3,"seed":42,"options":{},"lang":"en"})",
     "begins a table", AskedBy::kAnybody, Needs::kNothing, new_table},
    {"status", R"({"do":"status"})", "where the table is and what is to be decided",
     AskedBy::kAnybody, Needs::kTable, status},
    {"choose", R"({"do":"choose","verb":"move","args":{"to":"church"}})",
     "answers the open decision, by n or by verb and args", AskedBy::kAnybody, Needs::kTable,
     choose},
    {"offers", R"({"do":"offers","seat":0,"stop":false})",
     "says whether the table stops for a seat where only standing offers are open",
     AskedBy::kAnybody, Needs::kTable, offers},
    {"random", R"({"do":"random","decisions":"end","seed":7})",
     "makes uniformly random legal choices", AskedBy::kAnybody, Needs::kTable, random},
    {"bot", R"({"do":"bot","bot":"search","decisions":1,"iterations":1000,"seed":7})",
     "lets a bot choose", AskedBy::kAnybody, Needs::kTable, bot},
    {"undo", R"({"do":"undo","steps":1})", "goes back by steps, to a point, or by a seat's turn",
     AskedBy::kAnybody, Needs::kTable, undo},
    {"redo", R"({"do":"redo","steps":1})", "goes forward again", AskedBy::kAnybody, Needs::kTable,
     redo},
    {"save", R"({"do":"save"})", "gives the table's log", AskedBy::kAnybody, Needs::kTable, save},
    {"load", R"({"do":"load","log":{}})", "restores a table from its log", AskedBy::kAnybody,
     Needs::kNothing, load},
};

}  // namespace

std::span<const RequestKind> playing_requests() { return kPlaying; }

words::Language language_for(const Desk& desk, Request& request) {
  return request.language(desk.session ? desk.session->language() : desk.options.language);
}

Json status_after(const Desk& desk, words::Language language, std::span<const Event> events,
                  Seat chooser) {
  // A referee hears everything, a chooser what is for that seat, and the spectator's share is what
  // everybody hears.
  SeatSet hearers = SeatSet::only(kSpectator);
  if (chooser != kNoSeat) hearers.add(chooser);
  if (desk.options.referee) hearers = SeatSet::everybody();
  Json reply;
  reply["events"] = events_json(*desk.session, language, events, hearers);
  reply.update(status_json(*desk.session, language));
  return reply;
}

}  // namespace tavola::play
