// A saved table back into a session. It holds what was dealt and what was chosen, with a hash after
// every step; loading plays it again and compares. Where another version of the rules or cards
// comes to something else, the table goes on from the rest point beside the log.
#include <algorithm>
#include <optional>
#include <utility>

#include "bots/bot.h"
#include "core/json.h"
#include "play/json_text.h"
#include "play/open_title.h"
#include "play/session/session.h"
#include "play/session/told_json.h"
#include "play/version.h"
#include "scene/json/scene_json.h"
#include "words/nearest.h"

namespace tavola::play {
namespace {

std::unexpected<Problem> bad_save(const std::string& path, const std::string& expected) {
  return problem("bad_save",
                 "This saved table cannot be read: " + path + " should be " + expected + ".");
}

/// A text field; null if it is missing or of another kind.
const std::string* text_field(const Json& json, const char* name) {
  const Json* found = field(json, name);
  return found != nullptr && found->is_string() ? found->get_ptr<const std::string*>() : nullptr;
}

/// What to write instead of a bot that is not there: the one that was most likely meant, or all.
std::string bot_meant(const std::string& bot) {
  const std::vector<std::string_view> known(bots::bot_names().begin(), bots::bot_names().end());
  const std::string_view near = words::nearest(bot, known);
  if (!near.empty()) return "\"" + std::string(near) + "\", not \"" + bot + "\"";
  std::string list;
  for (std::string_view name : known)
    list += (list.empty() ? "" : ", ") + ("\"" + std::string(name) + "\"");
  return "one of " + list + ", not \"" + bot + "\"";
}

Expected<Wishes> read_header(const Json& log) {
  Wishes wishes;
  const Json* seats = field(log, "seats");
  if (seats == nullptr || !seats->is_array() || seats->empty() || seats->size() > kMaxSeats)
    return bad_save("/seats", "a list of 1 to " + std::to_string(kMaxSeats) + " players");
  for (std::size_t i = 0; i < seats->size(); ++i) {
    const Json& seat = (*seats)[i];
    const std::string* name = seat.is_object() ? text_field(seat, "name") : nullptr;
    const std::string* bot = seat.is_object() ? text_field(seat, "bot") : nullptr;
    const std::string path = "/seats/" + std::to_string(i);
    if (name == nullptr || (bot == nullptr && field(seat, "bot") != nullptr))
      return bad_save(path, "an object with a \"name\" and maybe a \"bot\"");
    if (bot != nullptr && !bot->empty())
      if (const auto& known = bots::bot_names(); std::ranges::find(known, *bot) == known.end())
        return bad_save(path + "/bot", bot_meant(*bot));
    const std::string* offers = text_field(seat, "offers");
    if (field(seat, "offers") != nullptr && (offers == nullptr || *offers != "pass"))
      return bad_save(path + "/offers", "\"pass\", or nothing at all");
    wishes.players.push_back({*name, bot == nullptr ? "" : *bot, offers != nullptr});
  }
  wishes.seats = static_cast<int>(seats->size());
  const Json* seed = field(log, "seed");
  const auto read = seed == nullptr ? std::nullopt : seed_from_json(*seed);
  if (!read) return bad_save("/seed", std::string(kSeedMeant));
  wishes.seed = *read;
  const Json* options = field(log, "options");
  if (options == nullptr || !options->is_object())
    return bad_save("/options", "an object with the value of each option");
  for (const auto& [id, value] : options->items()) {
    if (!value.is_string()) return bad_save("/options/" + id, "the name of a value");
    wishes.options[id] = value.get<std::string>();
  }
  const std::string* language = text_field(log, "language");
  const auto known = language == nullptr ? std::nullopt : words::language_from(*language);
  if (!known) return bad_save("/language", "\"en\", \"it\" or \"es\"");
  wishes.language = *known;
  if (const Json* carried = field(log, "carried"); carried != nullptr) {
    if (!carried->is_object()) return bad_save("/carried", "what the chapter before handed on");
    wishes.carried = write_json(*carried);
  }
  return wishes;
}

/// Whether a saved choice is this option. What a verb says more than when it was saved does not
/// matter.
bool is_choice(const Vocabulary& words, const Option& option, const Json& saved) {
  const Phrase& verb = words.verbs[option.verb];
  const Json now = scene::fields_json(words, verb, option.args);
  if (!saved.is_object()) return false;
  for (const auto& [key, value] : saved.items()) {
    if (key.starts_with('#')) continue;  // for the rules alone
    if (!now.contains(key) || now[key] != value) return false;
  }
  return true;
}

/// Plays saved records on a session, one by one, and compares what follows as far as is asked.
class Replay {
 public:
  Replay(Session& session, Comparing comparing)
      : session_(session),
        by_choices_(comparing == Comparing::kChoices),
        hashes_(comparing == Comparing::kHashes || comparing == Comparing::kNames),
        told_(comparing == Comparing::kNames || comparing == Comparing::kTold) {}

  Expected<> take(const Json& json, const std::string& path) {
    path_ = path;
    if (!json.is_object()) return bad_save(path, "an object");
    std::int64_t time = 0;
    if (const Json* told = field(json, "time"); told != nullptr)
      if (!read_integer(*told, 0, INT64_MAX, time)) return bad_save(path + "/time", "a time");
    session_.use_clock([time] { return time; });
    if (const Json* n = field(json, "choose")) return choice(json, *n);
    if (const Json* dice = field(json, "dice")) return told_dice(*dice);
    if (const Json* deck = field(json, "draw")) return told_draws(json, *deck);
    if (const Json* state = field(json, "state")) {
      if (const Expected<> set = session_.set_state(*state); !set) return set;
      return compare(json);
    }
    for (const char* kind : {"undo", "redo"})
      if (const Json* keep = field(json, kind)) return went(json, *keep, kind);
    if (const Json* given = field(json, "reseed")) {
      const auto seed = seed_from_json(*given);
      if (!seed) return bad_save(path + "/reseed", std::string(kSeedMeant));
      session_.reseed(*seed);
      return {};
    }
    return bad_save(path, "a record with choose, dice, draw, state, undo, redo, reseed or resume");
  }

 private:
  Expected<> choice(const Json& json, const Json& number) {
    std::int64_t n = 0;
    std::int64_t seat = 0;
    if (!read_integer(number, 0, kMaxOptions - 1, n))
      return bad_save(path_ + "/choose", "a number");
    const Json* who = field(json, "seat");
    if (who == nullptr ||
        !read_integer(*who, 0, static_cast<std::int64_t>(session_.players().size()) - 1, seat))
      return bad_save(path_ + "/seat", "the number of a seat at this table");
    Parameters parameters{};
    if (const Json* measured = field(json, "parameters")) {
      if (!measured->is_array() || measured->size() > parameters.size())
        return bad_save(path_ + "/parameters", "a list of numbers");
      for (std::size_t i = 0; i < measured->size(); ++i) {
        std::int64_t value = 0;
        if (!read_integer((*measured)[i], INT32_MIN, INT32_MAX, value))
          return bad_save(path_ + "/parameters/" + std::to_string(i), "a number");
        parameters[i] = static_cast<std::int32_t>(value);
      }
    }
    if (!session_.table().over() && !is_option(json, n)) {
      std::int64_t same = by_choices_ ? 0 : INT64_MAX;
      const auto options = static_cast<std::int64_t>(session_.table().decision().options.size());
      while (same < options && !is_option(json, same)) ++same;
      if (same < options)
        n = same;
      else if (n < options)
        return problem("other_choice", by_choices_ ? "this choice is not offered any more"
                                                   : "the option with this number is another one "
                                                     "now");
    }
    const Expected<> chosen =
        session_.choose(static_cast<int>(n), parameters, static_cast<Seat>(seat));
    return chosen ? compare(json) : chosen;
  }

  /// Whether the n-th option is what the record says.
  bool is_option(const Json& json, std::int64_t n) const {
    const auto& options = session_.table().decision().options;
    if (n >= static_cast<std::int64_t>(options.size())) return false;
    const Option& option = options[static_cast<std::size_t>(n)];
    const Vocabulary& words = session_.game().vocabulary();
    const std::string* verb = text_field(json, "verb");
    const Json* args = field(json, "args");
    return verb != nullptr && words.verbs[option.verb].name == *verb && args != nullptr &&
           is_choice(words, option, *args);
  }

  Expected<> told_dice(const Json& dice) {
    std::vector<int> faces;
    if (!dice.is_array()) return bad_save(path_ + "/dice", "a list of dice");
    for (const Json& die : dice) {
      std::int64_t face = 0;
      if (!read_integer(die, 1, 1000, face)) return bad_save(path_ + "/dice", "a list of dice");
      faces.push_back(static_cast<int>(face));
    }
    return session_.tell_dice(faces);
  }

  Expected<> told_draws(const Json& json, const Json& deck) {
    const Json* cards = field(json, "cards");
    if (!deck.is_string() || cards == nullptr || !cards->is_array())
      return bad_save(path_, "a deck's name in \"draw\" and a list of ids in \"cards\"");
    std::vector<std::string> ids;
    for (const Json& card : *cards) {
      if (!card.is_string()) return bad_save(path_ + "/cards", "a list of ids");
      ids.push_back(card.get<std::string>());
    }
    return session_.tell_draws(deck.get<std::string>(), ids);
  }

  Expected<> went(const Json& json, const Json& keep, const std::string& kind) {
    std::int64_t point = 0;
    const auto now = static_cast<std::int64_t>(session_.point());
    const bool back = kind == "undo";
    if (!read_integer(keep, back ? static_cast<std::int64_t>(session_.undo_end()) : now + 1,
                      back ? now - 1 : static_cast<std::int64_t>(session_.redo_end()), point))
      return bad_save(path_ + "/" + kind, "a point that can be gone to");
    std::int64_t by = kNoSeat;  // somebody without a seat wanted it
    const Json* who = field(json, "seat");
    if (who != nullptr &&
        !read_integer(*who, 0, static_cast<std::int64_t>(session_.players().size()) - 1, by))
      return bad_save(path_ + "/seat", "a seat's number");
    return session_.go_to(static_cast<std::size_t>(point), static_cast<Seat>(by));
  }

  Expected<> compare(const Json& json) const {
    const std::string* hash = text_field(json, "hash");
    const Json* told = field(json, "events");
    if (hash == nullptr) return bad_save(path_ + "/hash", "16 hexadecimal digits");
    if (told == nullptr || !told->is_array())
      return bad_save(path_ + "/events", "a list of events");
    // The time that a step is given says nothing of the table.
    if (const Table& table = session_.table();
        table.failed() && table.failure().limit == &limits::kTime)
      return table_failed(table.failure());
    // What once met a limit may have room by now; then the table simply goes on.
    if (text_field(json, "failed") != nullptr && !session_.table().failed()) return {};
    if (by_choices_) return {};
    if (told_ &&
        !says_all_of(told_json(session_.game().vocabulary(), session_.last_events()), *told))
      return problem("other_outcome", "something else is told of it");
    if (hashes_ && *hash != write_hash(session_.table().hash()))
      return problem("other_outcome", "the table is another one after it");
    return {};
  }

  Session& session_;
  bool by_choices_;
  bool hashes_;
  bool told_;
  std::string path_;
};

/// Where the last record of a kind stands.
std::optional<std::size_t> last_of(const Json& records, const char* kind) {
  for (std::size_t i = records.size(); i > 0; --i)
    if (field(records[i - 1], kind) != nullptr) return i - 1;
  return std::nullopt;
}

std::string record_path(std::size_t i) { return "/records/" + std::to_string(i); }

std::unexpected<Problem> of_newer_version(std::int64_t format) {
  return problem("other_format",
                 "This table was saved by a newer version of Tavola (its format is " +
                     std::to_string(format) + ", this version knows up to " +
                     std::to_string(kLogFormat) + "). Open it with the newer version.");
}

/// A part of a saved table may be newer than its head, which is written once: a rest point is
/// written again and again, and a resumption by whichever version went on.
Expected<> known_format(const Json* part, const std::string& path) {
  std::int64_t format = 0;
  if (part == nullptr) return {};
  const Json* told = field(*part, "format");
  if (told == nullptr || !read_integer(*told, 1, INT32_MAX, format))
    return bad_save(path + "/format", "the number of a format");
  if (format > kLogFormat) return of_newer_version(format);
  return {};
}

}  // namespace

/// What a saved table says before its records.
struct Session::Head {
  const scene::Title* title = nullptr;
  Wishes wishes;
  std::string engine;  // that saved it
  std::string content;
  std::string here;            // the content of this program
  std::string dealt;           // the hash of the deal
  const Json* told = nullptr;  // what the deal told

  /// A saved table plays out otherwise than it says: with other cards or in another version that
  /// may be, in this one the table is damaged.
  std::unexpected<Problem> differs(const std::string& where, std::string why) const {
    while (why.ends_with('.')) why.pop_back();
    why = "at " + where + ", " + why + ".";
    if (content != here)
      return problem("other_content", "This table was saved with the content " + content + " of " +
                                          std::string(title->game().id()) + "; with that of this " +
                                          "program (" + here +
                                          ") it does not play out the same: " + why);
    if (engine != engine_version())
      return problem("other_engine", "This table was saved by version " + engine +
                                         " and does not play out the same in version " +
                                         std::string(engine_version()) + ": " + why);
    return problem("damaged", "This saved table contradicts itself: " + why);
  }
};

Expected<Session::Head> Session::read_head(const Json& log, const Opener& open) {
  std::int64_t format = 0;
  const Json* told = field(log, "tavola");
  if (told == nullptr || !read_integer(*told, 0, INT32_MAX, format))
    return problem("not_a_table",
                   "This is no saved table: it has no \"tavola\" with a format "
                   "number.");
  if (format > kLogFormat) return of_newer_version(format);
  if (format < 1)
    return problem("other_format",
                   "There is no format " + std::to_string(format) + " of saved tables.");
  const std::string* engine = text_field(log, "engine");
  const std::string* id = text_field(log, "game");
  const std::string* content = text_field(log, "content");
  const std::string* dealt = text_field(log, "dealt");
  if (engine == nullptr) return bad_save("/engine", "the version that saved it");
  if (id == nullptr) return bad_save("/game", "the id of a game");
  if (content == nullptr) return bad_save("/content", "16 hexadecimal digits");
  if (dealt == nullptr) return bad_save("/dealt", "16 hexadecimal digits");
  const auto title = open ? open(*id) : open_title(*id);
  if (!title) return std::unexpected(title.error());
  Expected<Wishes> wishes = read_header(log);
  if (!wishes) return std::unexpected(wishes.error());
  // What the table uses of the content is what counts, so its options are looked at first.
  const Expected<Setup> setup = Session::setup_of((*title)->game(), *wishes);
  if (!setup && setup.error().code == "bad_option")
    return problem(
        "other_content",
        "This table was saved with options that this program does not "
        "have: " +
            setup.error().message +
            " If a box of your own is missing, open the table with --content FOLDER, the "
            "folder that the box lies in.");
  if (!setup) return std::unexpected(setup.error());
  std::vector<Event> events;
  std::vector<Bygone> bygone;
  const Json* deal = field(log, "told");
  if (deal == nullptr ||
      !read_told((*title)->game().vocabulary(), *deal, setup->seats, events, bygone))
    return bad_save("/told", "a list of events");
  Head head{*title, *std::move(wishes), *engine, *content, "", *dealt, deal};
  head.here = write_hash((*title)->game().content_hash(*setup));
  return head;
}

void Session::take_told(const Head& head) {
  told_ = write_json(*head.told);
  deal_events_.clear();
  // Checked by read_head(), so it can be read.
  read_told(game().vocabulary(), *head.told, setup_.seats, deal_events_, deal_bygone_);
}

bool Session::deals_otherwise(const Head& head) {
  const Expected<Session> dealt = Session::open(*head.title, head.wishes);
  return dealt && head.dealt != write_hash(dealt->dealt_);
}

Expected<> Session::play_record(const Json& record, const std::string& where, Comparing comparing) {
  return Replay(*this, comparing).take(record, where);
}

Expected<Session> Session::play_out(const Head& head, const Json& records, Comparing comparing,
                                    const Follower& follow, const ReplayLimits& limits) {
  Expected<Session> session = Session::open(*head.title, head.wishes);
  if (!session) return session;
  const auto resumed = last_of(records, "resume");
  const bool by_hash = comparing == Comparing::kHashes || comparing == Comparing::kNames;
  if (!resumed && by_hash && head.dealt != write_hash(session->dealt_))
    return head.differs("the deal", "the table is another one after it");
  if (!resumed && comparing == Comparing::kTold &&
      !says_all_of(told_json(session->game().vocabulary(), session->deal_events_), *head.told))
    return head.differs("the deal", "something else is told of it");
  if (resumed) session->take_told(head);
  if (follow) follow(*session);
  std::size_t next = 0;
  const auto failed = [&](const Problem& why) -> std::unexpected<Problem> {
    if (why.code == "bad_save" || ReplayLimits::is_over(why)) return std::unexpected(why);
    return head.differs(record_path(next), why.message);
  };
  // What was before the table went on from a state is told and not played.
  for (; resumed && next <= *resumed; ++next) {
    Expected<> read = limits.allow(session->steps_run(), next);
    if (read) read = session->read_record(records[next], record_path(next));
    if (!read) return failed(read.error());
  }
  if (resumed) {
    if (const Expected<> begun = session->begin_again(comparing); !begun)
      return failed(begun.error());
    if (follow) follow(*session);
  }
  for (; next < records.size(); ++next) {
    Expected<> taken = limits.allow(session->steps_run(), next);
    if (taken) taken = session->play_record(records[next], record_path(next), comparing);
    if (!taken) return failed(taken.error());
    if (follow) follow(*session);
  }
  // Going back or forward runs steps as well.
  if (session->table_->failed() && session->table_->failure().limit == &limits::kTime)
    return table_failed(session->table_->failure());
  session->use_clock({});
  return session;
}

Expected<Session> Session::go_on(const Head& head, const Json& records, const Json& rest,
                                 const Problem& why, const Follower& follow,
                                 const ReplayLimits& limits) {
  std::int64_t logged = 0;
  std::int64_t kept = -1;
  const Json* at = field(rest, "records");
  const Json* point = field(rest, "point");
  const Json* state = field(rest, "state");
  const auto most = static_cast<std::int64_t>(records.size());
  if (at == nullptr || state == nullptr || !read_integer(*at, 0, most, logged) ||
      (point != nullptr && !read_integer(*point, 0, most, kept)))
    return bad_save("/rest", "an object with records, point and state that fits the records");
  Expected<Session> session = Session::open(*head.title, head.wishes);
  if (!session) return session;
  session->take_told(head);
  if (follow) follow(*session);
  std::vector<std::size_t> before;  // the records in force when the rest point was taken
  for (std::int64_t i = 0; i <= most; ++i) {
    if (i == logged) before = session->in_force();
    if (i == most) break;
    const auto place = static_cast<std::size_t>(i);
    Expected<> read = limits.allow(session->steps_run(), place);
    if (read) read = session->read_record(records[place], record_path(place));
    if (!read) return std::unexpected(read.error());
  }
  const std::size_t keep = kept < 0 ? before.size() : static_cast<std::size_t>(kept);
  const std::vector<std::size_t> now = session->in_force();
  // A rest point that was undone later is none; whoever undoes keeps another one.
  if (keep > before.size() || keep > now.size() ||
      !std::equal(before.begin(), before.begin() + static_cast<std::ptrdiff_t>(keep), now.begin()))
    return std::unexpected(why);
  if (const Expected<> resumed = session->resume(keep, *state); !resumed)
    return problem(head.content != head.here ? "other_content" : "other_engine",
                   why.message + " Its kept state does not fit either: " + resumed.error().message +
                       " The table is kept as it was, and its log can be downloaded.");
  const std::size_t mark = session->log_.size() - 1;
  if (follow) follow(*session);
  // What was chosen since is chosen again, as far as it goes.
  std::size_t next = keep;
  for (; next < now.size(); ++next) {
    if (const Expected<> may = limits.allow(session->steps_run(), next); !may)
      return std::unexpected(may.error());
    const Expected<> again =
        session->play_record(records[now[next]], record_path(now[next]), Comparing::kChoices);
    if (!again && ReplayLimits::is_over(again.error())) return std::unexpected(again.error());
    if (!again) break;
    if (follow) follow(*session);
  }
  for (; next < now.size(); ++next)
    session->log_[mark].taken_back += session->log_[now[next]].kind == Record::Kind::kChoice;
  session->loaded_ = Loaded::kResumed;
  session->use_clock({});
  return session;
}

Expected<Session> Session::load(const Json& log, const Opener& open, const Follower& follow,
                                const ReplayLimits& limits) {
  // A single step may take longer than the whole log may.
  const StepTimeLimit within_steps(
      [&limits] { return limits.may_go_on && !limits.may_go_on().has_value(); });
  const Expected<Head> head = read_head(log, open);
  if (!head) return std::unexpected(head.error());
  const Json* records = field(log, "records");
  if (records == nullptr || !records->is_array()) return bad_save("/records", "a list");
  const Json* rest = field(log, "rest");
  if (const Expected<> known = known_format(rest, "/rest"); !known)
    return std::unexpected(known.error());
  if (const auto last = last_of(*records, "resume"))
    if (const Expected<> known = known_format(&(*records)[*last], record_path(*last)); !known)
      return std::unexpected(known.error());
  // A hash knows cards by their number; under other content the same number may be another card, so
  // names are compared as well.
  const bool same_cards = head->content == head->here;
  Expected<Session> played = play_out(
      *head, *records, same_cards ? Comparing::kHashes : Comparing::kNames, follow, limits);
  if (played && !same_cards && rest != nullptr && !played->has_rest(*rest))
    played = head->differs("the rest point", "the state is another one");
  if (played) return played;
  if (played.error().code == "bad_save" || ReplayLimits::is_over(played.error())) return played;
  // The bytes of a state are others when it has grown by a field, from the deal on. Where the same
  // is told of every step and the kept state is the same in all that it says, nothing has changed.
  if (rest != nullptr && deals_otherwise(*head)) {
    Expected<Session> grown = play_out(*head, *records, Comparing::kTold, follow, limits);
    if (grown && grown->has_rest(*rest)) {
      grown->loaded_ = Loaded::kRewritten;
      return grown;
    }
  }
  const auto resumed = last_of(*records, "resume");
  std::uint64_t taken = 0;
  if (const Json* at = rest == nullptr ? nullptr : field(*rest, "records");
      at != nullptr && read_unsigned(*at, taken) && (!resumed || taken > *resumed))
    return go_on(*head, *records, *rest, played.error(), follow, limits);
  if (resumed) {
    const Json* state = field((*records)[*resumed], "state");
    if (state == nullptr) return bad_save(record_path(*resumed), "a record with its state");
    return go_on(*head, *records, {{"records", *resumed + 1}, {"state", *state}}, played.error(),
                 follow, limits);
  }
  // A table of another version that had come to no rest point yet has its choices.
  if (head->content == head->here && head->engine == engine_version()) return played;
  Expected<Session> again = play_out(*head, *records, Comparing::kChoices, follow, limits);
  if (again) again->loaded_ = Loaded::kRewritten;
  return again;
}

}  // namespace tavola::play
