#include "rooms/room/room.h"

#include <algorithm>
#include <tuple>

#include "play/engine/status.h"
#include "play/json_text.h"
#include "rooms/kept/stored_log.h"
#include "rooms/room/room_impl.h"
#include "scene/describe.h"

namespace tavola::rooms {
namespace {

constexpr int kMostWaiting = 32;       // messages of one guest while something is being kept
constexpr int kMostByThemselves = 64;  // answers in a row that give themselves
/// A rest point is kept when the last one is so many records old, at the next moment at which no
/// rule is half done: writing one costs as much as ten choices.
constexpr std::size_t kRestEvery = 24;
constexpr std::chrono::milliseconds kKeepAgain{2000};

}  // namespace

// ---- the outside --------------------------------------------------------------------------------

Room::Room(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Room::~Room() = default;

Expected<std::unique_ptr<Room>> Room::open(House& house, const RoomSettings& settings,
                                           const StoredTable& stored, const Opening& opening) {
  Expected<Header> read = read_header(stored.header);
  if (!read) return std::unexpected(read.error());
  const Expected<Json> log = stored_log(stored);
  if (!log) return std::unexpected(log.error());
  Turns turns;
  Expected<play::Session> session = play::Session::load(
      *log, opening.opener,
      [&turns](const play::Session& so_far) {
        if (so_far.log().empty()) turns = {};
        turns.follow(so_far);
      },
      opening.limits);
  if (!session) return std::unexpected(session.error());
  if (read->keys.seats.size() != session->players().size())
    return problem("bad_save", "This stored table has not one token for each seat.");
  auto impl = std::make_unique<Impl>(house, settings, *std::move(read), *std::move(session),
                                     std::move(turns));
  if (const Expected<> taken = impl->take_entries(stored.entries); !taken)
    return std::unexpected(taken.error());
  impl->ready((*log)["records"].size());
  return std::unique_ptr<Room>(new Room(std::move(impl)));
}

void Room::enter(GuestId id, std::shared_ptr<Guest> guest, std::string address) {
  impl_->enter(id, std::move(guest), std::move(address));
}
void Room::receive(GuestId id, const Json& message) { impl_->receive(id, message); }
void Room::leave(GuestId id) { impl_->leave(id); }
void Room::look_at_clock() { impl_->look_at_clock(); }
void Room::dismiss(std::string_view url) { impl_->dismiss(url); }
const Header& Room::header() const { return impl_->header(); }
const play::Session& Room::session() const { return impl_->session(); }
Summary Room::summary() const { return impl_->summary(); }
bool Room::over() const { return impl_->over(); }
std::size_t Room::guests() const { return impl_->guests(); }
bool Room::busy() const { return impl_->busy(); }
std::string Room::log_text() const { return impl_->log_text(); }
std::string Room::newer_rest() { return impl_->newer_rest(); }
void Room::begin() { impl_->begin(); }

// ---- opening ------------------------------------------------------------------------------------

Room::Impl::Impl(House& house, const RoomSettings& settings, Header header, play::Session session,
                 Turns turns)
    : house_(house),
      settings_(settings),
      header_(std::move(header)),
      session_(std::move(session)),
      turns_(std::move(turns)),
      stand_ins_(session_.players().size()),
      stand_in_why_(session_.players().size()),
      open_(session_.players().size()),
      account_of_(session_.players().size()),
      notes_(session_.players().size()),
      // A person, an address, and in how many seconds.
      chat_pace_(6, 18, 10),
      name_pace_(10, 30, 60),
      other_pace_(40, 120, 10),
      note_pace_(6, 18, 60),
      bot_turn_(settings.bot_turn) {
  for (const Seat seat : header_.open)
    if (seat < open_.size()) open_[seat] = true;
  for (char letter : header_.keys.table)
    bot_seed_ = bot_seed_ * 131 + static_cast<unsigned char>(letter);
}

Expected<> Room::Impl::take_entries(const std::vector<std::string>& entries) {
  // The whole game is there already: what had been logged at an entry is what does not follow it. A
  // log that was written anew later does not say.
  std::vector<std::size_t> following(entries.size() + 1);
  std::vector<Expected<Json>> read;
  for (const std::string& entry : entries) read.push_back(play::read_json(entry));
  for (std::size_t i = entries.size(); i-- > 0;) {
    following[i] = following[i + 1];
    if (read[i] && is_game_record(*read[i])) ++following[i];
    if (read[i] && is_rewritten_log(*read[i])) following[i] = session_.log().size();
  }
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const Expected<Json>& json = read[i];
    if (!json) continue;  // stored_log() has looked at it
    logged_then_ = session_.log().size() - std::min(following[i], session_.log().size());
    if (is_game_record(*json) || is_rewritten_log(*json)) {
      request_.reset();  // the table has moved on
      votes_.clear();
      // A log that a newer program wrote anew, or went on from, is still the same game.
      if (!is_rewritten_log(*json) && !json->contains("resume")) conceded_ = false;
      continue;
    }
    if (const Expected<> taken = take_entry(*json); !taken)
      return problem("bad_save", "This stored table cannot be read: /entries/" + std::to_string(i) +
                                     " should be " + taken.error().message);
  }
  logged_then_.reset();
  drop_old_autos();
  return {};
}

void Room::Impl::ready(std::size_t kept) {
  session_.use_clock([this] { return house_.now(); });
  log_keep_ = static_cast<std::int64_t>(session_.point());
  told_revision_ = revision();
  clock_revision_ = revision();
  // A log from elsewhere may tell a time that is still to come.
  clock_since_ = session_.log().empty() ? 0 : std::min(session_.log().back().time, house_.now());
  if (clock_since_ == 0) clock_since_ = house_.now();
  told_failed_ = session_.table().failed();
  notices_.follow(session_);
  // Everybody had agreed when the server ended; whoever asked may ask again.
  if (request_ && request_->waiting.empty()) request_.reset();
  rest_logged_ = session_.log().size();
  rest_point_ = session_.point();
  if (session_.loaded() == play::Session::Loaded::kResumed) request_.reset();
  if (session_.loaded() == play::Session::Loaded::kRewritten)
    added_ = {rewritten_log(session_)};
  else
    for (std::size_t i = kept; i < session_.log().size(); ++i)
      added_.push_back(play::write_json(session_.save_record(i)));
}

void Room::Impl::begin() {
  if (!added_.empty()) keep_opening(std::exchange(added_, {}));
}

void Room::Impl::keep_opening(const std::vector<std::string>& entries) {
  keep(
      entries,
      [this, entries](const Expected<>& kept) {
        if (kept) return;
        keeping_ = true;  // until it has been kept
        house_.after(kKeepAgain, guarded([this, entries] { keep_opening(entries); }));
      },
      rest_text(session_));
}

std::string Room::Impl::rest_due() {
  const bool undone = session_.point() < rest_point_;
  const bool due = !rested_ || session_.log().size() - rest_logged_ >= kRestEvery;
  if (!undone && !(due && session_.at_rest())) return {};
  rested_ = session_.at_rest();
  rest_logged_ = session_.log().size();
  rest_point_ = session_.point();
  std::string rest = rest_text(session_);
  // The table may be back before the first one; the kept one holds no more all the same.
  return undone && rest.empty() ? "null" : rest;
}

std::string Room::Impl::newer_rest() {
  if (session_.log().size() == rest_logged_) return {};
  rest_logged_ = session_.log().size();
  rest_point_ = session_.point();
  return rest_text(session_);
}

// ---- coming and going ---------------------------------------------------------------------------

void Room::Impl::enter(GuestId id, std::shared_ptr<Guest> guest, std::string address) {
  Visitor visitor;
  visitor.guest = std::move(guest);
  visitor.address = std::move(address);
  visitor.language = session_.language();
  visitors_[id] = std::move(visitor);
}

void Room::Impl::leave(GuestId id) {
  const Visitor* visitor = find(id);
  if (visitor == nullptr) return;
  const std::vector<Seat> seats = visitor->claim.seats;
  visitors_.erase(id);
  on_turn([this, seats] {
    // Going away is no agreement. Where the table does not wait, whoever asked may ask again.
    if (request_ && header_.undo_away == UndoAway::kRefuse) {
      const bool concerned = std::any_of(seats.begin(), seats.end(), [this](Seat seat) {
        return (request_->waiting.contains(seat) || request_->by == seat) && !here(seat);
      });
      if (concerned) end_request();
    }
    changed();
  });
}

void Room::Impl::dismiss(std::string_view url) {
  Json gone = {{"type", "gone"}};
  if (!url.empty()) gone["url"] = url;
  for (auto& [id, visitor] : visitors_) {
    send(visitor, play::write_json(gone));
    visitor.guest->close("gone");
  }
  visitors_.clear();
}

Visitor* Room::Impl::find(GuestId id) {
  const auto found = visitors_.find(id);
  return found == visitors_.end() ? nullptr : &found->second;
}

// ---- messages -----------------------------------------------------------------------------------

const std::vector<Room::Impl::Doing>& Room::Impl::doings() {
  static const std::vector<Doing> kDoings = {
      {"sit", {"table", "tokens", "lang", "name", "session", "anyway"}, &Impl::sit},
      {"choose", {"revision", "n", "flick"}, &Impl::choose},
      {"preview", {"revision", "n", "flick"}, &Impl::preview},
      {"view", {"seat"}, &Impl::view},
      {"speak", {"lang"}, &Impl::speak},
      {"undo", {"to", "steps", "turn"}, &Impl::undo},
      {"redo", {"steps"}, &Impl::redo},
      {"answer", {"agree"}, &Impl::answer},
      {"hint", {"milliseconds"}, &Impl::hint},
      {"replay", {"at", "curve"}, &Impl::replay},
      {"story", {}, &Impl::story},
      {"chat", {"text"}, &Impl::chat},
      {"name", {"seat", "name"}, &Impl::name},
      {"bot", {"seat", "bot", "stand_in"}, &Impl::bot},
      {"auto", {"prompt", "always", "until"}, &Impl::automatic},
      {"offers", {"stop"}, &Impl::offers},
      {"chapters", {}, &Impl::chapters},
      {"rematch", {"next", "seats", "from", "stay"}, &Impl::rematch},
      {"links", {}, &Impl::links},
      {"settings", {"undo_away", "clock"}, &Impl::settings},
      {"take", {"seat", "name", "token"}, &Impl::take},
      {"open", {"seat", "open"}, &Impl::open_seat},
      {"leave", {"seat"}, &Impl::leave_seat},
      {"vote", {"seat", "agree"}, &Impl::vote},
      {"concede", {}, &Impl::concede},
      {"note", {"text", "seat"}, &Impl::note},
      {"ping", {}, &Impl::ping},
  };
  return kDoings;
}

void Room::Impl::receive(GuestId id, const Json& message) {
  Visitor* visitor = find(id);
  if (visitor == nullptr) return;
  if (!keeping_ && waiting_.empty()) return handle(id, message);
  if (visitor->waiting >= kMostWaiting) {
    std::int64_t number = 0;
    if (message.is_object() && message.contains("id"))
      play::read_integer(message["id"], 0, INT64_MAX, number);
    return refuse({id, number}, {"too_fast", "Wait for the answers before you send more."});
  }
  ++visitor->waiting;
  waiting_.emplace_back([this, id, message] {
    if (Visitor* still = find(id)) {
      --still->waiting;
      handle(id, message);
    }
  });
}

void Room::Impl::handle(GuestId id, const Json& json) {
  Visitor& visitor = *find(id);
  Asked asked{id, 0};
  const auto number = json.is_object() ? json.find("id") : json.end();
  const auto what = json.is_object() ? json.find("do") : json.end();
  if (!json.is_object() || number == json.end() || what == json.end() || !what->is_string() ||
      !play::read_integer(*number, 0, INT64_MAX, asked.id)) {
    send(visitor,
         play::write_json({{"type", "error"},
                           {"error",
                            {{"code", "bad_request"},
                             {"message",
                              "A message is an object with \"do\" and a number of your own in "
                              "\"id\"."}}}}));
    return;
  }
  const std::string& name = *what->get_ptr<const std::string*>();
  const auto doing = std::find_if(doings().begin(), doings().end(),
                                  [&name](const Doing& each) { return each.name == name; });
  if (doing == doings().end())
    return refuse(asked, {"unknown_request",
                          "There is no \"" + name.substr(0, 40) + "\" among the messages."});
  Message message(json);
  message.only(doing->name, doing->fields);
  if (message.problem()) return refuse(asked, *message.problem());
  if (!visitor.sat && doing->name != "sit" && doing->name != "ping")
    return refuse(asked, {"not_seated", "The first message is \"sit\"."});
  (this->*doing->handler)(asked, visitor, message);
}

// ---- one thing after another --------------------------------------------------------------------

void Room::Impl::on_turn(std::function<void()> task) {
  waiting_.push_back(std::move(task));
  work_off();
}

void Room::Impl::work_off() {
  if (working_off_) return;
  working_off_ = true;
  while (!keeping_ && !waiting_.empty()) {
    const auto task = std::move(waiting_.front());
    waiting_.pop_front();
    task();
  }
  working_off_ = false;
}

void Room::Impl::keep(std::vector<std::string> entries, std::function<void(Expected<>)> done,
                      std::string rest) {
  keeping_ = true;
  house_.keep(std::move(entries), std::move(rest),
              guarded([this, done = std::move(done)](Expected<> kept) {
                keeping_ = false;
                done(std::move(kept));
                work_off();
              }));
}

void Room::Impl::keep_records(play::Session::Bookmark mark, std::function<void(Expected<>)> done) {
  std::vector<std::string> entries;
  for (std::size_t i = mark.logged; i < session_.log().size(); ++i)
    entries.push_back(play::write_json(session_.save_record(i)));
  const std::int64_t least = static_cast<std::int64_t>(std::min(mark.point, session_.point()));
  auto autos = autos_;
  drop_old_autos();
  const std::tuple rested{rest_logged_, rest_point_, rested_};
  std::string rest = rest_due();
  const auto settle = [this, mark = std::move(mark), autos = std::move(autos), least, rested,
                       done = std::move(done)](Expected<> kept) {
    if (!kept) {
      std::tie(rest_logged_, rest_point_, rested_) = rested;
      session_.return_to(mark);
      turns_.forget_from(mark.logged);
      bot_choices_.forget_from(mark.logged);
      autos_ = autos;
      done(std::move(kept));
      return;
    }
    log_keep_ = std::min(log_keep_, least);
    ++scene_version_;
    request_.reset();  // the table has moved on
    votes_.clear();
    conceded_ = false;
    notices_.follow(session_);
    tell_of_limits();
    done({});
    changed();
  };
  keep(std::move(entries), settle, std::move(rest));
}

void Room::Impl::answer_by_itself() {
  for (int i = 0; i < kMostByThemselves && !over(); ++i) {
    const Decision& decision = session_.table().decision();
    if (!bot_of(decision.seat).empty()) return;
    if (session_.pass_by() > 0) {
      turns_.follow(session_);
      continue;
    }
    const std::string& prompt = session_.game().vocabulary().prompts[decision.prompt].name;
    drop_old_autos();
    const auto found = std::find_if(autos_.begin(), autos_.end(), [&](const Auto& each) {
      return each.seat == decision.seat && each.prompt == prompt;
    });
    if (found == autos_.end()) return;
    const Expected<int> n = session_.find(found->spoken);
    if (!n || decision.options[static_cast<std::size_t>(*n)].takes_parameters) return;
    if (!session_.choose(*n, {}, decision.seat)) return;
    turns_.follow(session_);
  }
}

void Room::Impl::tell_of_limits() {
  const Table& table = session_.table();
  const std::string game(session_.game().id());
  if (const Reach now = table.reach(); now != told_reach_) {
    told_reach_ = now;
    house_.reached(game, now);
  }
  if (table.failed() && !told_failed_) house_.table_failed(game, table.failure());
  told_failed_ = table.failed();
}

void Room::Impl::look_at_clock() {
  if (house_.expiry() != told_expiry_) on_turn([this] { refresh(); });
  if (const auto ends = deadline(); ends && house_.now() >= *ends)
    on_turn([this] { clock_ran_out(); });
}

void Room::Impl::changed() {
  follow_clock();
  let_bots_play();
  drop_stale_hints();
  refresh();
  Summary now = summary();
  if (told_summary_ == now) return;
  told_summary_ = std::move(now);
  house_.summarise(*told_summary_);
}

// ---- the people ---------------------------------------------------------------------------------

bool Room::Impl::here(Seat seat) const {
  return std::any_of(visitors_.begin(), visitors_.end(), [seat](const auto& entry) {
    const std::vector<Seat>& seats = entry.second.claim.seats;
    return entry.second.sat && std::find(seats.begin(), seats.end(), seat) != seats.end();
  });
}

const std::string& Room::Impl::bot_of(Seat seat) const {
  const std::string& bot = session_.players()[seat].bot;
  return bot.empty() ? stand_ins_[seat] : bot;
}

scene::Voice Room::Impl::voice(words::Language language) const {
  return play::voice_of(session_, language);
}

Summary Room::Impl::summary() const {
  Summary summary;
  summary.game = session_.game().id();
  summary.title = header_.title;
  const scene::Voice names = voice(session_.language());
  for (Seat seat = 0; seat < session_.players().size(); ++seat)
    summary.seats.push_back({names.seat(seat), bot_of(seat), here(seat), open_[seat]});
  summary.round = session_.game().rounds(session_.table());
  summary.over = over();
  summary.conceded = conceded_;
  summary.goes_on = session_.goes_on() || session_.breaks_off();
  summary.taken = taken_;
  if (conceded_)
    summary.won = false;
  else if (session_.table().over() && !session_.table().failed() && !header_.unplayed)
    summary.won = !session_.game().result(session_.table()).winners.empty();
  if (!over())
    for (const Seat seat : people())
      if (session_.table().decision().seats.has(seat)) summary.turn.push_back(seat);
  name_figures(summary);
  summary.spectators = spectators();
  summary.begun = session_.begun();
  return summary;
}

void Room::Impl::name_figures(Summary& summary) const {
  // Figures come and go with rounds at the most, and a scene is not looked through for every
  // choice.
  if (figured_round_ != summary.round || figured_.size() != summary.seats.size()) {
    figured_round_ = summary.round;
    figured_.assign(summary.seats.size(), {});
    std::vector<const scene::Panel*> sheets(summary.seats.size(), nullptr);
    std::vector<int> count(summary.seats.size(), 0);
    const scene::Scene scene = scene::describe(session_.title(), session_.table(), kSpectator);
    for (const scene::Panel& panel : scene.panels)
      if (panel.seat < sheets.size() &&
          (panel.kind == scene::PanelKind::kSheet || panel.kind == scene::PanelKind::kSeat)) {
        sheets[panel.seat] = &panel;
        ++count[panel.seat];
      }
    for (std::size_t seat = 0; seat < sheets.size(); ++seat)
      for (std::size_t i = 0; count[seat] == 1 && i < words::kLanguages.size(); ++i) {
        const scene::Voice names = voice(words::kLanguages[i]);
        figured_[seat].figure[i] = names.say(sheets[seat]->title);
        if (figured_[seat].figure[i] == names.seat(static_cast<Seat>(seat)))
          figured_[seat].figure[i].clear();
      }
  }
  for (std::size_t seat = 0; seat < figured_.size(); ++seat)
    summary.seats[seat].figure = figured_[seat].figure;
}

int Room::Impl::spectators() const {
  return static_cast<int>(std::count_if(visitors_.begin(), visitors_.end(), [](const auto& each) {
    return each.second.sat && each.second.claim.seats.empty();
  }));
}

std::string Room::Impl::log_text() const { return session_.save_text(); }

}  // namespace tavola::rooms
