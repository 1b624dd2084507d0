// A session's log as JSON: what was dealt and what was chosen, with a hash after every step and
// what it told. Beside it stands the newest rest point, for when the log no longer plays out.
#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <iterator>

#include "core/json.h"
#include "play/json_text.h"
#include "play/session/session.h"
#include "play/session/told_json.h"
#include "play/version.h"

namespace tavola::play {
namespace {

constexpr std::size_t kLargestFile = std::size_t{256} << 20U;

Json saved(const Vocabulary& words, const Record& record) {
  if (!record.saved.empty()) return Json::parse(record.saved, nullptr, false);
  Json json = Json::object();
  switch (record.kind) {
    case Record::Kind::kChoice:
      json["choose"] = record.n;
      json["verb"] = words.verbs[record.option.verb].name;
      json["args"] = told_fields(words, words.verbs[record.option.verb], record.option.args);
      if (!record.parameters.empty()) json["parameters"] = record.parameters;
      json["seat"] = record.seat;
      if (record.option.rule.given()) json["rule"] = record.option.rule.text();
      if (record.secret) json["secret"] = true;
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
    case Record::Kind::kReseed:
      json["reseed"] = seed_to_json(record.seed);
      break;
    case Record::Kind::kResume:
      json["resume"] = record.keep;
      json["state"] = Json::parse(record.state, nullptr, false);
      json["engine"] = engine_version();
      json["format"] = kLogFormat;
      if (record.taken_back > 0) json["taken_back"] = record.taken_back;
      break;
  }
  if (record.time != 0) json["time"] = record.time;
  if (record.is_step()) json["hash"] = write_hash(record.hash);
  if (!record.failed.empty()) json["failed"] = record.failed;
  if (record.is_step()) json["events"] = told_json(words, record.events);
  return json;
}

std::string last_error() { return std::strerror(errno); }

}  // namespace

Json Session::save_head() const {
  Json log = Json::object();
  log["tavola"] = kLogFormat;
  log["engine"] = engine_version();
  log["game"] = game().id();
  log["content"] = write_hash(game().content_hash(setup_));
  log["language"] = words::code(language_);
  log["seats"] = Json::array();
  for (const Player& player : players_) {
    Json seat = {{"name", player.name}};
    if (!player.bot.empty()) seat["bot"] = player.bot;
    if (player.passes_offers) seat["offers"] = "pass";
    log["seats"].push_back(std::move(seat));
  }
  log["seed"] = seed_to_json(setup_.seed);
  log["options"] = Json::object();
  for (std::size_t i = 0; i < game().options().size(); ++i) {
    const GameOption& option = game().options()[i];
    // A box that the table does not use may be gone when it is opened again.
    if (option.box && setup_.options[i] == option.standard) continue;
    log["options"][option.id] = option.values[setup_.options[i]];
  }
  if (!carried_.empty()) log["carried"] = Json::parse(carried_, nullptr, false);
  log["dealt"] = write_hash(dealt_);
  log["told"] = told_.empty() ? told_json(game().vocabulary(), deal_events_)
                              : Json::parse(told_, nullptr, false);
  return log;
}

Json Session::save_record(std::size_t logged) const {
  return saved(game().vocabulary(), log_[logged]);
}

Json Session::save() const {
  Json log = save_head();
  log["records"] = Json::array();
  for (std::size_t i = 0; i < log_.size(); ++i) log["records"].push_back(save_record(i));
  if (Json newest = rest(); !newest.is_null()) log["rest"] = std::move(newest);
  return log;
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
