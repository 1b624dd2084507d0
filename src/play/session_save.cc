// A session's log as JSON and back. A saved table holds no state and no waiting rule: it holds what
// was dealt and what was chosen, with a hash after every step. Loading plays it again and compares.
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <iterator>

#include "bots/bot.h"
#include "core/json.h"
#include "play/former_names.h"
#include "play/json_text.h"
#include "play/open_title.h"
#include "play/session.h"
#include "play/version.h"
#include "scene/scene_json.h"
#include "words/nearest.h"

namespace tavola::play {
namespace {

constexpr int kFormat = 1;
/// The generator that tables are dealt with; logs from before it do not name theirs.
constexpr std::string_view kLuck = "chacha8";
constexpr std::size_t kLargestFile = std::size_t{256} << 20U;

Json saved(const Vocabulary& words, const Record& record) {
  Json json = Json::object();
  switch (record.kind) {
    case Record::Kind::kChoice:
      json["choose"] = record.n;
      json["verb"] = words.verbs[record.option.verb].name;
      json["args"] = scene::fields_json(words, words.verbs[record.option.verb], record.option.args);
      if (!record.parameters.empty()) json["parameters"] = record.parameters;
      json["seat"] = record.seat;
      break;
    case Record::Kind::kDice:
      json["dice"] = record.dice;
      break;
    case Record::Kind::kDraw: {
      const DeckName& deck = words.decks[static_cast<std::size_t>(record.deck)];
      json["draw"] = deck.name;
      json["cards"] = Json::array();
      for (int card : record.cards) json["cards"].push_back(words.id_of(deck.kind, card));
      break;
    }
    case Record::Kind::kState:
      json["state"] = Json::parse(record.state, nullptr, false);
      break;
    case Record::Kind::kUndo:
      json["undo"] = record.keep;
      if (record.seat != kNoSeat) json["seat"] = record.seat;
      break;
    case Record::Kind::kRedo:
      json["redo"] = record.keep;
      if (record.seat != kNoSeat) json["seat"] = record.seat;
      break;
  }
  if (record.time != 0) json["time"] = record.time;
  if (record.is_step()) json["hash"] = write_hash(record.hash);
  if (!record.failed.empty()) json["failed"] = record.failed;
  return json;
}

std::unexpected<Problem> bad_save(const std::string& path, const std::string& expected) {
  return problem("bad_save",
                 "This saved table cannot be read: " + path + " should be " + expected + ".");
}

const Json* field(const Json& json, const char* name) {
  const auto found = json.find(name);
  return found == json.end() ? nullptr : &*found;
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
    wishes.players.push_back({*name, bot == nullptr ? "" : *bot});
  }
  wishes.seats = static_cast<int>(seats->size());
  const Json* seed = field(log, "seed");
  const auto read = seed == nullptr ? std::nullopt : seed_from_json(*seed);
  if (!read) return bad_save("/seed", std::string(kSeedMeant));
  wishes.seed = *read;
  const std::string* luck = text_field(log, "luck");
  if (luck == nullptr ? field(log, "luck") != nullptr : *luck != kLuck)
    return bad_save("/luck", "\"" + std::string(kLuck) + "\"");
  wishes.older_luck = luck == nullptr;
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
  return wishes;
}

/// Whether a saved choice is this option. What a verb says more than when it was saved does not
/// matter, nor does a name that has changed.
bool is_choice(const Vocabulary& words, const Option& option, const Json& saved) {
  const Phrase& verb = words.verbs[option.verb];
  const Json now = scene::fields_json(words, verb, option.args);
  if (!saved.is_object()) return false;
  for (const auto& [key, value] : saved.items()) {
    const bool agrees = now.contains(key) && now[key] == value;
    const bool agreed = value.is_number_integer() &&
                        said_formerly(verb, option.args, key, value.get<std::int64_t>());
    if (!agrees && !agreed) return false;
  }
  return true;
}

/// Plays saved records on a session, one by one, and compares what follows.
class Replay {
 public:
  explicit Replay(Session& session) : session_(session) {}

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
    return bad_save(path, "a record with choose, dice, draw, state, undo or redo");
  }

 private:
  Expected<> choice(const Json& json, const Json& number) {
    std::int64_t n = 0;
    std::int64_t seat = 0;
    if (!read_integer(number, 0, kMaxOptions - 1, n))
      return bad_save(path_ + "/choose", "a number");
    const Json* who = field(json, "seat");
    if (who == nullptr || !read_integer(*who, 0, kMaxSeats - 1, seat))
      return bad_save(path_ + "/seat", "a seat's number");
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
    const auto& options = session_.table().decision().options;
    const Vocabulary& words = session_.game().vocabulary();
    if (!session_.table().over() && n < static_cast<std::int64_t>(options.size())) {
      const Option& option = options[static_cast<std::size_t>(n)];
      const std::string* verb = text_field(json, "verb");
      const Json* args = field(json, "args");
      if (verb == nullptr || !is_called(words.verbs[option.verb], *verb) || args == nullptr ||
          !is_choice(words, option, *args))
        return problem("other_choice", "the option with this number is another one now");
    }
    const Expected<> chosen =
        session_.choose(static_cast<int>(n), parameters, static_cast<Seat>(seat));
    return chosen ? compare(json) : chosen;
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
    if (!read_integer(keep, back ? 0 : now + 1,
                      back ? now - 1 : static_cast<std::int64_t>(session_.redo_end()), point))
      return bad_save(path_ + "/" + kind, "a point that can be gone to");
    std::int64_t by = kNoSeat;  // older tables do not say who wanted it
    const Json* who = field(json, "seat");
    if (who != nullptr &&
        !read_integer(*who, 0, static_cast<std::int64_t>(session_.players().size()) - 1, by))
      return bad_save(path_ + "/seat", "a seat's number");
    return session_.go_to(static_cast<std::size_t>(point), static_cast<Seat>(by));
  }

  Expected<> compare(const Json& json) const {
    const std::string* hash = text_field(json, "hash");
    if (hash == nullptr) return bad_save(path_ + "/hash", "16 hexadecimal digits");
    // What once met a limit may have room by now; then the table simply goes on.
    if (text_field(json, "failed") != nullptr && !session_.table().failed()) return {};
    if (*hash != write_hash(session_.table().hash()))
      return problem("other_outcome", "the table is another one after it");
    return {};
  }

  Session& session_;
  std::string path_;
};

/// A saved table plays out otherwise than it says: in another version that may be, in this one the
/// table is damaged.
std::unexpected<Problem> differs(const std::string& where, const std::string& why,
                                 std::string_view engine) {
  if (engine != engine_version())
    return problem("other_engine", "This table was saved by version " + std::string(engine) +
                                       " and does not play out the same in version " +
                                       std::string(engine_version()) + ": at " + where + ", " +
                                       why + ".");
  return problem("damaged", "This saved table contradicts itself: at " + where + ", " + why + ".");
}

std::string last_error() { return std::strerror(errno); }

}  // namespace

Json Session::save_head() const {
  Json log = Json::object();
  log["tavola"] = kFormat;
  log["engine"] = engine_version();
  log["game"] = game().id();
  log["content"] = write_hash(game().content_hash(setup_));
  log["language"] = words::code(language_);
  log["seats"] = Json::array();
  for (const Player& player : players_) {
    Json seat = {{"name", player.name}};
    if (!player.bot.empty()) seat["bot"] = player.bot;
    log["seats"].push_back(std::move(seat));
  }
  log["seed"] = seed_to_json(setup_.seed);
  if (!setup_.older_luck) log["luck"] = kLuck;
  log["options"] = Json::object();
  for (std::size_t i = 0; i < game().options().size(); ++i) {
    const GameOption& option = game().options()[i];
    // A box that the table does not use may be gone when it is opened again.
    if (option.box && setup_.options[i] == option.standard) continue;
    log["options"][option.id] = option.values[setup_.options[i]];
  }
  log["dealt"] = write_hash(dealt_);
  return log;
}

Json Session::save_record(std::size_t logged) const {
  return saved(game().vocabulary(), log_[logged]);
}

Json Session::save() const {
  Json log = save_head();
  log["records"] = Json::array();
  for (std::size_t i = 0; i < log_.size(); ++i) log["records"].push_back(save_record(i));
  return log;
}

Expected<Session> Session::load_head(const Json& log, const Opener& open) {
  std::int64_t format = 0;
  const Json* told = log.is_object() ? field(log, "tavola") : nullptr;
  if (told == nullptr || !read_integer(*told, 0, INT32_MAX, format))
    return problem("not_a_table",
                   "This is no saved table: it has no \"tavola\" with a format "
                   "number.");
  if (format != kFormat)
    return problem("other_format", "This table is saved in format " + std::to_string(format) +
                                       "; this program reads format " + std::to_string(kFormat) +
                                       ".");
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
  const Expected<Wishes> wishes = read_header(log);
  if (!wishes) return std::unexpected(wishes.error());
  // What the table uses of the content is what counts, so its options are looked at first.
  const Expected<Setup> setup = Session::setup_of((*title)->game(), *wishes);
  if (!setup && setup.error().code == "bad_option")
    return problem("other_content",
                   "This table was saved with options that this program does not "
                   "have: " +
                       setup.error().message);
  if (!setup) return std::unexpected(setup.error());
  const std::string here = write_hash((*title)->game().content_hash(*setup));
  if (*content != here)
    return problem("other_content", "This table was saved with the content " + *content + " of " +
                                        *id + "; this program holds " + here +
                                        ". Open it with the content it was played with.");

  Expected<Session> session = Session::open(**title, *wishes);
  if (session && *dealt != write_hash(session->dealt_))
    return differs("the deal", "the table is another one after it", *engine);
  return session;
}

Expected<> Session::load_record(const Json& record, const std::string& where,
                                std::string_view engine) {
  const Expected<> taken = Replay(*this).take(record, where);
  if (taken || taken.error().code == "bad_save") return taken;
  std::string why = taken.error().message;
  while (why.ends_with('.')) why.pop_back();
  return differs(where, why, engine);
}

Expected<Session> Session::load(const Json& log, const Opener& open) {
  const Json* records = log.is_object() ? field(log, "records") : nullptr;
  Expected<Session> session = load_head(log, open);
  if (!session) return session;
  if (records == nullptr || !records->is_array()) return bad_save("/records", "a list");
  const std::string engine = *text_field(log, "engine");
  for (std::size_t i = 0; i < records->size(); ++i) {
    const Expected<> taken =
        session->load_record((*records)[i], "/records/" + std::to_string(i), engine);
    if (!taken) return std::unexpected(taken.error());
  }
  session->use_clock({});
  return session;
}

std::string Session::save_text() const { return save().dump(1, ' ', false) + "\n"; }

Expected<Session> Session::load_text(std::string_view text, const Opener& open) {
  const Expected<Json> json = read_json(text);
  if (json) return load(*json, open);
  const bool truncated = json.error().code == "truncated";
  return problem(truncated ? "truncated" : "damaged",
                 (truncated ? "This saved table is truncated. " : "This saved table is damaged. ") +
                     json.error().message);
}

Expected<std::filesystem::path> Session::save_file(std::filesystem::path path) const {
  if (path.extension() != ".tavola") path += ".tavola";
  // Written beside its place and moved there when it is whole and on the disk.
  const std::string beside = path.string() + ".new" + std::to_string(::getpid());
  const auto fail = [&](const char* what) {
    const std::string why = last_error();
    ::unlink(beside.c_str());
    return problem("bad_file",
                   std::string("Cannot ") + what + " " + path.string() + ": " + why + ".");
  };
  const int file = ::open(beside.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
  if (file < 0) return fail("write");
  const std::string text = save_text();
  bool written = true;
  for (std::size_t at = 0; at < text.size() && written;) {
    const ssize_t count = ::write(file, text.data() + at, text.size() - at);
    if (count > 0) at += static_cast<std::size_t>(count);
    written = count > 0 || errno == EINTR;
  }
  written = written && ::fsync(file) == 0;
  if (::close(file) != 0 || !written) return fail("write");
  if (::rename(beside.c_str(), path.c_str()) != 0) return fail("replace");
  return path;
}

Expected<Session> Session::load_file(const std::filesystem::path& path, const Opener& open) {
  std::error_code error;
  const auto size = std::filesystem::file_size(path, error);
  std::ifstream in(path, std::ios::binary);
  if (error || !in) {
    const std::string why = error ? error.message() : last_error();
    return problem("bad_file", "Cannot read " + path.string() + ": " + why + ".");
  }
  if (size > kLargestFile)
    return problem("bad_file", path.string() + " is larger than any saved table.");
  const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  Expected<Session> session = load_text(text, open);
  if (!session)
    return problem(session.error().code, path.string() + ": " + session.error().message);
  return session;
}

}  // namespace tavola::play
