// Choices at the table: those of people, those that give themselves, and those of bots, which think
// on a copy of the table somewhere else and come too late when the table has moved on meanwhile.
#include <algorithm>

#include "bots/bot.h"
#include "core/habits.h"
#include "play/hint.h"
#include "play/json_text.h"
#include "rooms/room/room_impl.h"
#include "rooms/room/room_words.h"
#include "scene/json/act_json.h"
#include "scene/json/json_pen.h"

namespace tavola::rooms {
namespace {

constexpr int kBotIterations = 20000;  // of a search, if the time allows them
constexpr int kHintMilliseconds = 1000;
constexpr int kMostHintMilliseconds = 5000;
constexpr std::chrono::milliseconds kTryAgain{2000};

/// What a practised player answers without thinking; nothing where the game knows no habit for it.
std::optional<bots::Choice> at_a_glance(const Game& game, const Table& table) {
  const auto* const habits = dynamic_cast<const Habits*>(&game);
  const int option = habits == nullptr ? -1 : habits->habit(table);
  if (option < 0) return std::nullopt;
  return bots::Choice{.option = option};
}

/// What a bot works on, apart from the room.
struct Thought {
  const Game* game = nullptr;
  Position position;
  std::string bot;
  bots::BotOptions options;
  Random random;
  bots::Choice choice;

  void work(const Leave& leave) {
    const auto table = game->new_table();
    table->start(position);
    options.milliseconds = static_cast<int>(leave.time.count());
    options.enough = leave.over;
    options.with_people = true;
    const auto made = bots::make_bot(bot, options);
    if (!made) return;
    choice = (*made)->choose(*game, *table, random);
  }
};

/// What somebody is advised, apart from the room.
struct Advising {
  const scene::Title* title = nullptr;
  Position position;
  Random random;
  play::Hint hint;

  void work(const Leave& leave) {
    const auto table = title->game().new_table();
    table->start(position);
    bots::BotOptions options;
    options.iterations = 0;
    options.milliseconds = static_cast<int>(leave.time.count());
    options.enough = leave.over;
    hint = play::give_hint(*title, *table, options, random);
  }
};

/// {"dx": 3, "dy": 4} as the integers of a measured option; what was expected, if it is not that.
std::optional<std::string> read_flick(const Json& flick, const Vocabulary& words,
                                      const Decision& decision, Parameters& parameters) {
  std::string expected = "an object with";
  for (const Parameter& bound : decision.parameters)
    expected += " " + words.parameters[bound.name] + " from " + std::to_string(bound.least) +
                " to " + std::to_string(bound.most);
  if (!flick.is_object() || flick.size() != decision.parameters.size()) return expected;
  for (std::size_t i = 0; i < decision.parameters.size(); ++i) {
    const Parameter& bound = decision.parameters[i];
    const auto found = flick.find(words.parameters[bound.name]);
    std::int64_t value = 0;
    if (found == flick.end() || !play::read_integer(*found, bound.least, bound.most, value))
      return expected;
    parameters[i] = static_cast<std::int32_t>(value);
  }
  return std::nullopt;
}

}  // namespace

std::optional<int> Room::Impl::option_meant(const Asked& asked, const Visitor& visitor,
                                            Message& message, Parameters& parameters) {
  const auto no = [&](const Problem& problem) -> std::optional<int> {
    refuse(asked, problem);
    return std::nullopt;
  };
  const std::int64_t at = message.integer("revision", 0, INT64_MAX);
  const std::int64_t n = message.integer("n", 0, kMaxOptions - 1);
  if (message.problem()) return no(*message.problem());
  if (visitor.view == kSpectator) return no({"not_seated", "Who looks on does not choose."});
  if (at != static_cast<std::int64_t>(revision()))
    return no({"stale", "The table has moved on to revision " + std::to_string(revision()) + "."});
  if (const Expected<> open = session_.open_to_choices(); !open) return no(open.error());
  if (conceded_) return no({"game_over", "You have given up; take that back to go on."});
  const Decision& decision = session_.table().decision();
  if (!decision.seats.has(visitor.view))
    return no({"not_yours", "Seat " + std::to_string(decision.seat) + " decides now."});
  if (!bot_of(visitor.view).empty())
    return no({"not_yours", "A bot plays for this seat; take the seat back first."});
  const Json* flick = message.find("flick");
  const bool measured = n < static_cast<std::int64_t>(decision.options.size()) &&
                        decision.options[static_cast<std::size_t>(n)].takes_parameters;
  if (measured) {
    const auto expected = read_flick(flick == nullptr ? Json() : *flick,
                                     session_.game().vocabulary(), decision, parameters);
    if (expected) message.wrong("flick", *expected);
  } else if (flick != nullptr) {
    message.refuse({"bad_field", "\"flick\" belongs to options that are measured."});
  }
  if (message.problem()) return no(*message.problem());
  return static_cast<int>(n);
}

void Room::Impl::choose(const Asked& asked, Visitor& visitor, Message& message) {
  Parameters parameters{};
  const auto n = option_meant(asked, visitor, message, parameters);
  if (!n) return;
  play::Session::Bookmark mark = session_.bookmark();
  if (const Expected<> chosen = session_.choose(*n, parameters, visitor.view); !chosen)
    return refuse(asked, chosen.error());
  turns_.follow(session_);
  answer_by_itself();
  stop_thinking();
  keep_records(std::move(mark), [this, asked](Expected<> kept) {
    if (!kept) return refuse(asked, kept.error());
    reply(asked, {{"revision", revision()}});
  });
}

void Room::Impl::preview(const Asked& asked, Visitor& visitor, Message& message) {
  Parameters parameters{};
  const auto n = option_meant(asked, visitor, message, parameters);
  if (!n) return;
  const Decision& decision = session_.table().decision();
  if (*n >= static_cast<int>(decision.options.size()))
    return refuse(asked, {"not_offered", "There is no option " + std::to_string(*n) + " now."});
  std::string fields = R"("acts":)";
  scene::JsonPen pen(fields);
  const scene::Voice names = voice(visitor.language);
  pen.open_list();
  for (const scene::Act& act :
       session_.title().preview(session_.table(), decision.options[static_cast<std::size_t>(*n)],
                                std::span(parameters).first(decision.parameters.size())))
    write_act(pen, names, act);
  pen.close_list();
  reply_text(asked, fields);
}

// ---- answers that give themselves ---------------------------------------------------------------

void Room::Impl::automatic(const Asked& asked, Visitor& visitor, Message& message) {
  const std::string prompt = message.line("prompt", 64);
  const Json& always = message.any("always", "a verb with its args, or null");
  const std::string until = message.text("until", "game");
  if (until != "turn" && until != "game") message.wrong("until", "\"turn\" or \"game\"");
  if (!message.problem() && index_of(session_.game().vocabulary().prompts, prompt) < 0)
    message.wrong("prompt", "the id of a question of this game");
  if (message.problem()) return refuse(asked, *message.problem());
  if (visitor.view == kSpectator)
    return refuse(asked, {"not_seated", "Who looks on does not choose."});
  Json given = {{"seat", visitor.view}, {"prompt", prompt}, {"until", until}, {"always", always}};
  if (until == "turn") {
    const Turn turn = turns_.now(session_);
    given["round"] = turn.round;
    given["turn"] = turn.seat;
  }
  if (const Expected<> good = take_auto(given, true); !good)
    return refuse(asked, {"bad_field", "\"always\" should be " + good.error().message});
  if (const Expected<> may = may_add(other_pace_, visitor); !may) return refuse(asked, may.error());
  answer_once_kept(asked, {{"auto", std::move(given)}});
}

/// The entry says how the table answers by itself from now on; so it is looked at once more.
void Room::Impl::answer_once_kept(const Asked& asked, const Json& entry) {
  keep({play::write_json(entry)}, [this, asked, entry](Expected<> kept) {
    if (!kept) return refuse(asked, kept.error());
    static_cast<void>(take_entry(entry));
    reply(asked);
    play::Session::Bookmark mark = session_.bookmark();
    answer_by_itself();
    if (session_.log().size() == mark.logged) return changed();
    keep_records(std::move(mark), [](const Expected<>&) {});
  });
}

void Room::Impl::offers(const Asked& asked, Visitor& visitor, Message& message) {
  const bool stop = message.flag("stop");
  if (message.problem()) return refuse(asked, *message.problem());
  if (visitor.view == kSpectator)
    return refuse(asked, {"not_seated", "Who looks on does not choose."});
  if (const Expected<> may = may_add(other_pace_, visitor); !may) return refuse(asked, may.error());
  answer_once_kept(asked, {{"offers", {{"seat", visitor.view}, {"stop", stop}}}});
}

Expected<> Room::Impl::take_offers(const Json& given) {
  std::int64_t seat = 0;
  if (!given.is_object() || !given.contains("seat") || !given.contains("stop") ||
      !given["stop"].is_boolean() ||
      !play::read_integer(given["seat"], 0,
                          static_cast<std::int64_t>(session_.players().size()) - 1, seat))
    return problem("bad_save", "a seat, and whether the table stops for its offers.");
  return session_.pass_offers(static_cast<Seat>(seat), !given["stop"].get<bool>());
}

Expected<> Room::Impl::take_auto(const Json& given, bool only_look) {
  const auto bad = [] {
    return problem("bad_save", "a verb of this game with its args, or null.");
  };
  Auto rule;
  std::int64_t seat = 0;
  const auto text = [&given](const char* name) {
    const auto found = given.find(name);
    return found != given.end() && found->is_string() ? found->get<std::string>() : std::string();
  };
  if (!given.is_object() || !given.contains("always") || !given.contains("seat") ||
      !play::read_integer(given["seat"], 0,
                          static_cast<std::int64_t>(session_.players().size()) - 1, seat))
    return bad();
  rule.seat = static_cast<Seat>(seat);
  rule.prompt = text("prompt");
  rule.this_turn = text("until") == "turn";
  if (rule.this_turn) {
    std::int64_t round = 0;
    std::int64_t turn = 0;
    if (!given.contains("round") || !given.contains("turn") ||
        !play::read_integer(given["round"], 0, INT32_MAX, round) ||
        !play::read_integer(given["turn"], 0, kNoSeat, turn))
      return bad();
    rule.turn.round = static_cast<int>(round);
    rule.turn.seat = static_cast<Seat>(turn);
  }
  const Json& always = given["always"];
  if (!always.is_null()) {
    if (!always.is_object()) return bad();
    const auto verb = always.find("verb");
    const auto args = always.find("args");
    if (verb == always.end() || !verb->is_string() ||
        always.size() != 1U + static_cast<unsigned>(args != always.end()))
      return bad();
    rule.spoken.verb = verb->get<std::string>();
    if (index_of(session_.game().vocabulary().verbs, rule.spoken.verb) < 0) return bad();
    if (args != always.end() && play::read_spoken(*args, rule.spoken)) return bad();
  }
  if (only_look) return {};
  std::erase_if(autos_, [&rule](const Auto& each) {
    return each.seat == rule.seat && each.prompt == rule.prompt;
  });
  if (!always.is_null()) autos_.push_back(std::move(rule));
  return {};
}

void Room::Impl::drop_old_autos() {
  const Turn now = turns_.now(session_);
  std::erase_if(autos_, [&now](const Auto& each) {
    return each.this_turn && (each.turn.round != now.round || each.turn.seat != now.seat);
  });
}

// ---- bots ---------------------------------------------------------------------------------------

void Room::Impl::stop_thinking() {
  ++thought_;
  thinking_.reset();
  bot_errand_.reset();
  bot_choice_.reset();
}

/// Where several may answer, a person is asked before a bot, as long as somebody is there to. Where
/// a clock runs nobody waits for them.
bool Room::Impl::left_to_people() const {
  if (header_.clock != 0) return false;
  const Decision& decision = session_.table().decision();
  for (Seat seat = 0; seat < session_.players().size(); ++seat)
    if (decision.seats.has(seat) && bot_of(seat).empty() && here(seat)) return true;
  return false;
}

void Room::Impl::let_bots_play() {
  const bool anybody = std::any_of(visitors_.begin(), visitors_.end(),
                                   [](const auto& each) { return each.second.sat; });
  const Seat seat = session_.table().decision().seat;
  if (over() || !anybody || bot_of(seat).empty() || left_to_people()) {
    if (thinking_) stop_thinking();
    bot_turn_.ended();
    return;
  }
  if (thinking_ == seat && thinking_at_ == revision()) return;
  stop_thinking();
  thinking_ = seat;
  thinking_at_ = revision();
  const std::uint64_t number = thought_;
  const BotTurn::Share share = bot_turn_.next(
      seat, turns_.now(session_), settings_.clock(),
      {settings_.bot_pause, std::chrono::milliseconds(settings_.think_milliseconds)});
  // Who has no time left does not wait for a place to think where a glance will do.
  if (share.urgent && bot_of(seat) != "random")
    bot_choice_ = at_a_glance(session_.game(), session_.table());
  // It thinks while people follow what happened before.
  bot_paused_ = share.pause.count() == 0 && !bot_choice_;
  if (!bot_paused_)
    house_.after(share.pause, guarded([this, number] {
                   on_turn([this, number] {
                     if (number != thought_) return;
                     bot_paused_ = true;
                     bot_is_ready();
                   });
                 }));
  if (!bot_choice_) think(bot_of(seat), number, share);
}

void Room::Impl::think(const std::string& name, std::uint64_t number, const BotTurn::Share& share) {
  const auto thought = std::make_shared<Thought>();
  thought->game = &session_.game();
  session_.table().copy_to(thought->position);
  thought->bot = name;
  thought->options.iterations = kBotIterations;
  thought->random = Random(bot_seed_ + revision());
  ErrandWish wish;
  for (const auto& [id, visitor] : visitors_)
    if (visitor.sat) wish.for_whom.push_back(id);
  wish.time = share.think;
  wish.urgent = share.urgent;
  wish.work = [thought](const Leave& leave) { thought->work(leave); };
  wish.then = guarded([this, thought, number] {
    on_turn([this, thought, number] {
      if (number != thought_) return;
      bot_choice_ = thought->choice;
      bot_is_ready();
    });
  });
  // Whoever waits for a place to think when the turn has had its time answers at a glance as well.
  wish.patience = share.left;
  if (name != "random")
    wish.too_late = guarded([this, number] {
      on_turn([this, number] {
        if (number != thought_ || bot_choice_) return;
        bot_choice_ = at_a_glance(session_.game(), session_.table());
        if (!bot_choice_) return;
        bot_errand_.reset();
        bot_is_ready();
      });
    });
  bot_errand_ = house_.elsewhere(std::move(wish));
}

void Room::Impl::bot_is_ready() {
  if (!thinking_ || !bot_paused_ || !bot_choice_) return;
  const Seat seat = *thinking_;
  const bots::Choice choice = *bot_choice_;
  stop_thinking();
  bot_chooses(seat, choice.option, choice.parameters);
}

void Room::Impl::bot_chooses(Seat seat, int option, const Parameters& parameters) {
  play::Session::Bookmark mark = session_.bookmark();
  if (!session_.choose(option, parameters, seat)) return changed();
  turns_.follow(session_);
  answer_by_itself();
  keep_records(std::move(mark), [this](Expected<> kept) {
    if (kept) return;
    // Nobody is told of it; the bot tries again when the storage may have recovered.
    house_.after(kTryAgain, guarded([this] { on_turn([this] { changed(); }); }));
  });
}

void Room::Impl::hint(const Asked& asked, Visitor& visitor, Message& message) {
  const auto milliseconds = static_cast<int>(
      message.integer("milliseconds", 1, kMostHintMilliseconds, kHintMilliseconds));
  if (message.problem()) return refuse(asked, *message.problem());
  if (const Expected<> open = session_.open_to_choices(); !open) return refuse(asked, open.error());
  if (conceded_) return refuse(asked, {"game_over", "You have given up; take that back first."});
  // The bot knows what the seat that decides knows, so nobody else may ask it.
  if (visitor.view == kSpectator || session_.table().decision().seat != visitor.view)
    return refuse(asked, {"not_yours", "Only who must decide is given a hint."});
  if (visitor.hint) return refuse(asked, {"busy", "A hint is being thought of already."});
  const auto advising = std::make_shared<Advising>();
  advising->title = &session_.title();
  session_.table().copy_to(advising->position);
  advising->random = Random(bot_seed_ ^ revision());
  ErrandWish wish;
  wish.for_whom = {asked.guest};
  wish.time = std::chrono::milliseconds(milliseconds);
  wish.work = [advising](const Leave& leave) { advising->work(leave); };
  wish.then = guarded([this, advising, asked] {
    on_turn([this, advising, asked] {
      Visitor* still = find(asked.guest);
      if (still == nullptr || !still->hint || still->hint->asked != asked.id) return;
      still->hint.reset();
      const play::Hint& hint = advising->hint;
      Json options = Json::array();
      for (const play::Hint::Answer& answer : hint.answers)
        options.push_back({{"n", answer.option},
                           {"chance", answer.chance},
                           {"spread", answer.spread},
                           {"tries", answer.tries},
                           {"alike", answer.alike}});
      reply(asked, {{"options", std::move(options)},
                    {"same", hint.all_alike()},
                    {"reason", hint.reason(voice(still->language))}});
    });
  });
  visitor.hint = Hint{asked.id, revision(), nullptr};
  visitor.hint->errand = house_.elsewhere(std::move(wish));
}

// Nobody thinks about a choice that is no longer open.
void Room::Impl::drop_stale_hints() {
  for (auto& [id, visitor] : visitors_) {
    if (!visitor.hint || visitor.hint->at == revision()) continue;
    const Asked asked{id, visitor.hint->asked};
    visitor.hint.reset();
    refuse(asked, {"stale", "The table has moved on meanwhile."});
  }
}

}  // namespace tavola::rooms
