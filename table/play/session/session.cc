#include "play/session/session.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/chapters.h"
#include "core/fresh_deals.h"
#include "core/reseeding.h"
#include "ledger/ledger.h"
#include "play/json_text.h"
#include "play/session/ear.h"

namespace tavola::play {
namespace {

/// Positions are kept this many records apart; the records between are run again.
constexpr std::size_t kSnapshotEvery = 8;

/// "move to=church, pass"; a long list is cut.
std::string listed(const std::vector<std::string>& words) {
  constexpr std::size_t kShown = 40;
  std::string list;
  for (std::size_t i = 0; i < words.size() && i < kShown; ++i)
    list += (i == 0 ? "" : ", ") + words[i];
  return words.size() > kShown ? list + ", …" : list;
}

std::string in_range(std::size_t least, std::size_t most) {
  return least == most ? std::to_string(least)
                       : std::to_string(least) + " to " + std::to_string(most);
}

/// "move to=church by=foot": the option as a client would write it.
std::string spelled(const Vocabulary& words, const Option& option) {
  const Phrase& verb = words.verbs[option.verb];
  std::string text = verb.name;
  for (std::size_t i = 0; i < verb.fields.size(); ++i)
    if (option.args[i] != kNothing && !verb.fields[i].name.empty())
      text += " " + verb.fields[i].name + "=" + words.id_of(verb.fields[i].kind, option.args[i]);
  return text;
}

/// Whether an argument is what was said: by id or number, or nothing at all.
bool is_said(const Vocabulary& words, const Field& field, std::int16_t value,
             const std::string& said) {
  if (value == kNothing && said.empty()) return true;
  return words.id_of(field.kind, value) == said;
}

bool fits(const Vocabulary& words, const Option& option, const Spoken& spoken) {
  const Phrase& verb = words.verbs[option.verb];
  if (verb.name != spoken.verb) return false;
  return std::all_of(spoken.args.begin(), spoken.args.end(), [&](const auto& wanted) {
    for (std::size_t i = 0; i < verb.fields.size(); ++i)
      if (verb.fields[i].name == wanted.first)
        return is_said(words, verb.fields[i], option.args[i], wanted.second);
    return false;
  });
}

const Chapters* chapters_of(const Game& game) { return dynamic_cast<const Chapters*>(&game); }

/// Why a table cannot be dealt from what a chapter handed on.
Expected<> may_carry(const Game& game, const Setup& setup, const std::string& carried) {
  if (carried.empty()) return {};
  const Chapters* chapters = chapters_of(game);
  if (chapters == nullptr)
    return problem("bad_carried", std::string(game.id()) + " is not played in chapters.");
  const auto record = read_json(carried);
  if (!record) return std::unexpected(record.error());
  const std::vector<std::string> against = chapters->objections(setup, *record);
  if (against.empty()) return {};
  return problem("bad_carried", "No chapter can follow on this record: " + against.front());
}

/// Chance to come is drawn from another seed.
bool draw_from(const Seed& seed, const Game& game, Table& table) {
  const auto* reseeding = dynamic_cast<const Reseeding*>(&game);
  if (reseeding == nullptr || table.over()) return true;
  Position position;
  table.copy_to(position);
  reseeding->reseed(position, seed);
  return table.start(position);
}

}  // namespace

Session::Session(const scene::Title& title, const Setup& setup, std::string carried)
    : title_(&title),
      setup_(setup),
      carried_(std::move(carried)),
      table_(title.game().new_table()) {
  Ear ear(*table_);
  if (carried_.empty())
    game().deal(*table_, setup_);
  else
    chapters_of(game())->deal_from(*table_, setup_,
                                   nlohmann::ordered_json::parse(carried_, nullptr, false));
  deal_events_ = std::move(ear.heard);
  dealt_ = table_->hash();
  Snapshot first;
  table_->copy_to(first.position);
  snapshots_.push_back(std::move(first));
}

Session::Session(Session&&) noexcept = default;
Session& Session::operator=(Session&&) noexcept = default;
Session::~Session() = default;

Expected<Setup> Session::setup_of(const Game& game, const Wishes& wishes) {
  const int seats = wishes.seats == 0 ? game.least_seats() : wishes.seats;
  if (seats < game.least_seats() || seats > game.most_seats())
    return problem("bad_seats", std::string(game.id()) + " is played by " +
                                    in_range(static_cast<std::size_t>(game.least_seats()),
                                             static_cast<std::size_t>(game.most_seats())) +
                                    ", not by " + std::to_string(seats) + ".");
  Setup setup = game.standard_setup(seats, wishes.seed);
  for (const auto& [id, value] : wishes.options) {
    const auto& options = game.options();
    const auto option = std::find_if(options.begin(), options.end(),
                                     [&id](const GameOption& o) { return o.id == id; });
    if (option == options.end()) {
      std::vector<std::string> ids;
      for (const GameOption& known : options) ids.push_back(known.id);
      return problem("bad_option",
                     std::string(game.id()) + " has no option \"" + id + "\"" +
                         (ids.empty() ? "; it has none at all." : "; it has " + listed(ids) + "."));
    }
    const auto chosen = std::find(option->values.begin(), option->values.end(), value);
    if (chosen == option->values.end())
      return problem("bad_option", "The option \"" + id + "\" cannot be \"" + value +
                                       "\"; it is one of " + listed(option->values) + ".");
    setup.options[static_cast<std::size_t>(option - options.begin())] =
        static_cast<std::uint8_t>(chosen - option->values.begin());
  }
  if (std::string why = game.objection(setup); !why.empty()) {
    why.front() = 'T';
    return problem("bad_option", why + ".");
  }
  return setup;
}

Expected<Session> Session::open(const scene::Title& title, const Wishes& wishes) {
  const Expected<Setup> setup = setup_of(title.game(), wishes);
  if (!setup) return std::unexpected(setup.error());
  const int seats = setup->seats;
  if (wishes.players.size() > static_cast<std::size_t>(seats))
    return problem("bad_seats", "There are " + std::to_string(wishes.players.size()) +
                                    " players for " + std::to_string(seats) + " seats.");
  if (const Expected<> may = may_carry(title.game(), *setup, wishes.carried); !may)
    return std::unexpected(may.error());
  Session session(title, *setup, wishes.carried);
  if (session.table_->failed()) return table_failed(session.table_->failure());
  session.language_ = wishes.language;
  session.players_ = wishes.players;
  session.players_.resize(static_cast<std::size_t>(seats));
  return session;
}

bool Session::is_chapter() const {
  const Chapters* chapters = chapters_of(game());
  return chapters != nullptr && chapters->is_chapter(setup_);
}

bool Session::goes_on() const {
  const Chapters* chapters = chapters_of(game());
  return chapters != nullptr && table_->over() && !table_->failed() && chapters->goes_on(*table_);
}

bool Session::breaks_off() const {
  const Chapters* chapters = chapters_of(game());
  return chapters != nullptr && is_chapter() && !table_->over() && !table_->failed() &&
         chapters->breaks_off(*table_);
}

Expected<std::string> Session::hands_on() const {
  if (!goes_on() && !breaks_off())
    return problem("no_next_chapter",
                   "No chapter follows on this table as it stands, and it cannot stop here.");
  return write_json(chapters_of(game())->hands_on(*table_));
}

std::optional<Seed> Session::seed_for_another(const std::function<Seed()>& draw) const {
  const auto* fresh = dynamic_cast<const FreshDeals*>(&game());
  constexpr int kTries = 100;
  Setup next = setup_;
  for (int tries = 0; fresh != nullptr && tries < kTries; ++tries) {
    next.seed = draw();
    if (!fresh->deals_again(*table_, next)) return next.seed;
  }
  return std::nullopt;
}

Expected<> Session::seat_player(Seat seat, Player player) {
  if (seat >= players_.size())
    return problem("bad_seats", "The seats are numbered " + in_range(0, players_.size() - 1) + ".");
  if (player.name.empty()) player.name = players_[seat].name;
  player.passes_offers = players_[seat].passes_offers;
  players_[seat] = std::move(player);
  return {};
}

// ---- playing ------------------------------------------------------------------------------------

Expected<> Session::open_to_choices() const {
  if (table_->failed()) return table_failed(table_->failure());
  if (table_->over()) return problem("game_over", "The game is over; nothing is left to choose.");
  return {};
}

std::vector<int> Session::all_like(const Spoken& spoken) const {
  std::vector<int> found;
  if (table_->over()) return found;
  const auto& options = table_->decision().options;
  for (std::size_t i = 0; i < options.size(); ++i)
    if (fits(game().vocabulary(), options[i], spoken)) found.push_back(static_cast<int>(i));
  return found;
}

Expected<int> Session::find(const Spoken& spoken) const {
  if (const Expected<> open = open_to_choices(); !open) return std::unexpected(open.error());
  const std::vector<int> found = all_like(spoken);
  if (found.size() == 1) return found.front();
  const Vocabulary& words = game().vocabulary();
  const auto& options = table_->decision().options;
  // One that has no other arguments than those that were said is meant, if others have more.
  const auto said = static_cast<std::ptrdiff_t>(spoken.args.size());
  for (int n : found) {
    const Arguments& args = options[static_cast<std::size_t>(n)].args;
    if (std::count_if(args.begin(), args.end(), [](auto arg) { return arg != kNothing; }) == said)
      return n;
  }
  std::string wanted = spoken.verb;
  for (const auto& [name, value] : spoken.args) wanted += " " + name + "=" + value;
  std::vector<std::string> names;
  if (found.empty()) {
    for (const Option& option : options) names.push_back(spelled(words, option));
    return problem("not_offered",
                   "\"" + wanted + "\" is not offered now. Offered: " + listed(names) + ".");
  }
  for (int n : found) names.push_back(spelled(words, options[static_cast<std::size_t>(n)]));
  return problem("ambiguous", "\"" + wanted + "\" may mean " + listed(names) +
                                  "; name more arguments or choose by number.");
}

Expected<> Session::choose(const Spoken& spoken, const Parameters& parameters, Seat who) {
  const Expected<int> n = find(spoken);
  if (!n) return std::unexpected(n.error());
  return choose(*n, parameters, who);
}

Expected<> Session::choose(int n, const Parameters& parameters, Seat who) {
  if (const Expected<> open = open_to_choices(); !open) return open;
  const Decision& decision = table_->decision();
  if (who == kNoSeat) who = decision.seat;
  if (who >= kMaxSeats || (who != decision.seat && !decision.seats.has(who)))
    return problem("not_your_decision", "Seat " + std::to_string(who) + " cannot answer; seat " +
                                            std::to_string(decision.seat) + " decides.");
  if (n < 0 || n >= static_cast<int>(decision.options.size()))
    return problem("not_offered", "Option " + std::to_string(n) + " does not exist; choose " +
                                      in_range(0, decision.options.size() - 1) + ".");
  const Option& option = decision.options[static_cast<std::size_t>(n)];
  Record step;
  if (option.takes_parameters) {
    for (std::size_t i = 0; i < decision.parameters.size(); ++i) {
      const Parameter& bounds = decision.parameters[i];
      if (parameters[i] < bounds.least || parameters[i] > bounds.most)
        return problem("out_of_bounds", option.rule.text() + ": " +
                                            game().vocabulary().parameters[bounds.name] + " is " +
                                            std::to_string(parameters[i]) + "; it goes from " +
                                            std::to_string(bounds.least) + " to " +
                                            std::to_string(bounds.most) + ".");
      step.parameters.push_back(parameters[i]);
    }
    if (const Citation rule = table_->forbids(n, parameters); rule.given()) {
      const ledger::RuleText* line = ledger::find(rule.text());
      return problem("forbidden",
                     rule.text() + " forbids it" + (line != nullptr ? ": " + line->text : "."));
    }
  }
  step.seat = who;
  step.prompt = decision.prompt;
  step.prompt_rule = decision.rule;
  step.prompt_args = decision.args;
  step.n = n;
  step.option = option;
  step.secret = title_->secret(*table_);
  step.goes_on = !table_->at_rest();
  step.time = clock_ ? clock_() : 0;
  return make(std::move(step));
}

Expected<> Session::pass_offers(Seat seat, bool passes) {
  if (seat >= players_.size())
    return problem("bad_seats", "The seats are numbered " + in_range(0, players_.size() - 1) + ".");
  players_[seat].passes_offers = passes;
  return {};
}

int Session::pass_by() {
  constexpr int kMost = 64;  // in a row: a game in which nobody decides anything goes on unasked
  int passed = 0;
  while (passed < kMost && !table_->over()) {
    const Decision& decision = table_->decision();
    const Player& player = players_[decision.seat];
    if (!player.passes_offers || !player.bot.empty() || !decision.only_stands_open()) break;
    if (!choose(0, {}, decision.seat)) break;
    ++passed;
  }
  return passed;
}

Expected<> Session::make(Record step) {
  Position before;
  table_->copy_to(before);
  const Script told = script_;
  const std::uint64_t drawn = table_->outcomes_drawn();
  bool taken = false;
  {
    Ear ear(*table_);
    taken = run(step, *table_, script_);
    step.events = std::move(ear.heard);
    step.applied.assign(ear.applied_rules.begin(), ear.applied_rules.end());
  }
  if (!taken) {
    const bool script_broken = script_.broken;
    script_ = told;
    table_->start(before);
    if (!script_broken) return problem("refused", "The table does not take this step.");
    std::string wishes;
    for (int face : told.dice) wishes += " " + std::to_string(face);
    std::string message = "What the referee told does not fit what was rolled or drawn. Told dice:";
    message += (wishes.empty() ? " none" : wishes) + "; told cards:";
    const Vocabulary& words = game().vocabulary();
    for (const Script::Draw& draw : told.draws) {
      const DeckName& deck = words.decks[static_cast<std::size_t>(draw.deck)];
      message += " " + deck.name + "=" + words.id_of(deck.kind, draw.card);
    }
    if (told.draws.empty()) message += " none";
    return problem("script", message + ".");
  }
  step.hash = table_->hash();
  if (table_->failed()) step.failed = table_->failure().limit->name;
  step.reveals = table_->outcomes_drawn() != drawn || comes_to_light(step.events);
  log_.push_back(std::move(step));
  ++steps_run_;
  take_in_force();
  return {};
}

bool Session::comes_to_light(const std::vector<Event>& events) const {
  const std::vector<Phrase>& phrases = game().vocabulary().events;
  return std::any_of(events.begin(), events.end(), [&phrases](const Event& event) {
    return event.audience != SeatSet::everybody() || phrases[event.kind].reveals;
  });
}

bool Session::run(const Record& record, Table& table, Script& script) const {
  add_to(script, record);
  if (record.kind == Record::Kind::kReseed) {
    script = {};  // dice and cards that were told and not used would be known to who brought them
    return draw_from(record.seed, game(), table);
  }
  if (!record.is_step()) return true;
  table.follow(&script);
  bool taken = true;
  if (record.kind == Record::Kind::kChoice) {
    Parameters parameters{};
    std::copy(record.parameters.begin(), record.parameters.end(), parameters.begin());
    taken = table.accepts(record.n, parameters);
    if (taken) table.choose(record.n, parameters);
  } else {
    taken = game()
                .state_from_json(table, nlohmann::ordered_json::parse(record.state, nullptr, false))
                .empty();
  }
  table.follow(nullptr);
  return taken && !script.broken;
}

void Session::add_to(Script& script, const Record& record) {
  if (record.kind == Record::Kind::kDice)
    script.dice.insert(script.dice.end(), record.dice.begin(), record.dice.end());
  if (record.kind == Record::Kind::kDraw)
    for (int card : record.cards) script.draws.push_back({record.deck, card});
}

void Session::put_in_line() {
  line_.resize(point_);
  line_.push_back(log_.size() - 1);
  point_ = line_.size();
}

void Session::take_in_force() {
  while (snapshots_.back().point > point_) snapshots_.pop_back();
  put_in_line();
  // A position does not tell that the table has failed; running the step again does.
  if (table_->failed()) return;
  if (point_ - snapshots_.back().point < kSnapshotEvery) return;
  Snapshot snapshot{point_, {}, script_, {}};
  table_->copy_to(snapshot.position);
  snapshots_.push_back(std::move(snapshot));
}

// ---- the log ------------------------------------------------------------------------------------

std::vector<Told> Session::events_for(Seat viewer, std::size_t from) const {
  std::vector<Told> told;
  const auto tell = [&](const std::vector<Event>& events, std::size_t at) {
    for (const Event& event : events)
      if (event.audience.has(viewer)) told.push_back({&event, at});
  };
  if (from == 0) tell(deal_events_, 0);
  for (std::size_t i = from; i < point_; ++i) tell(record(i).events, i + 1);
  return told;
}

const std::vector<Event>& Session::last_events() const {
  for (std::size_t i = point_; i > 0; --i)
    if (record(i - 1).is_step()) return record(i - 1).events;
  return deal_events_;
}

bool Session::reveals(std::size_t since) const {
  for (std::size_t i = since; i < point_; ++i)
    if (record(i).reveals) return true;
  return false;
}

// ---- undo and redo ------------------------------------------------------------------------------

const Session::Snapshot& Session::snapshot_before(std::size_t point) const {
  const auto after = std::upper_bound(
      snapshots_.begin(), snapshots_.end(), point,
      [](std::size_t wanted, const Snapshot& snapshot) { return wanted < snapshot.point; });
  return *std::prev(after);
}

void Session::start_at(Table& table, const Snapshot& from) const {
  if (from.over.empty())
    table.start(from.position);
  else
    game().state_from_json(table, nlohmann::ordered_json::parse(from.over, nullptr, false));
}

void Session::restore(std::size_t point) {
  const Snapshot& from = snapshot_before(point);
  start_at(*table_, from);
  script_ = from.script;
  for (std::size_t i = from.point; i < point; ++i) run(record(i), *table_, script_);
  steps_run_ += point - from.point;
}

std::unique_ptr<Table> Session::table_at(std::size_t point) const {
  if (point > point_ || point < look_end_) return nullptr;
  const Snapshot& from = snapshot_before(point);
  std::unique_ptr<Table> table = game().new_table();
  start_at(*table, from);
  Script script = from.script;
  for (std::size_t i = from.point; i < point; ++i) run(record(i), *table, script);
  return table;
}

Session Session::copy() const {
  Session same(*title_, setup_, carried_);
  same.players_ = players_;
  same.language_ = language_;
  same.script_ = script_;
  same.log_ = log_;
  same.line_ = line_;
  same.point_ = point_;
  same.snapshots_ = snapshots_;
  same.deal_events_ = deal_events_;
  same.deal_bygone_ = deal_bygone_;
  same.told_ = told_;
  same.dealt_ = dealt_;
  same.undo_end_ = undo_end_;
  same.look_end_ = look_end_;
  same.imagined_ = imagined_;
  if (table_->failed() || !snapshots_.back().over.empty()) {
    same.restore(same.point());
    return same;
  }
  Position now;
  table_->copy_to(now);
  same.table_->start(now);
  return same;
}

Session Session::branch(std::size_t point) const {
  TAVOLA_CHECK(point >= look_end_ && point <= point_, "a branch from a point that is not in force");
  Session branch = copy();
  // A record stands on those that were in force when it was made, so the log up to it leads there,
  // whatever was undone before and since.
  branch.log_.resize(point == 0 ? 0 : line_[point - 1] + 1);
  branch.line_.resize(point);
  branch.point_ = point;
  branch.undo_end_ = std::min(undo_end_, point);
  while (branch.snapshots_.back().point > point) branch.snapshots_.pop_back();
  branch.restore(point);
  return branch;
}

Expected<> Session::go_to(std::size_t point, Seat by) {
  if (point > redo_end())
    return problem("no_such_point",
                   "The table has the points " + in_range(undo_end_, redo_end()) + ".");
  if (point < undo_end_)
    return problem("no_such_point",
                   "The table was brought here at point " + std::to_string(undo_end_) +
                       ", or went on from there because its log no longer played out. Nothing "
                       "before it can be undone.");
  if (point == point_) return {};
  Record mark;
  mark.kind = point < point_ ? Record::Kind::kUndo : Record::Kind::kRedo;
  mark.keep = point;
  mark.seat = by;
  mark.time = clock_ ? clock_() : 0;
  point_ = point;
  restore(point);
  log_.push_back(std::move(mark));
  return {};
}

void Session::reseed(const Seed& seed) {
  Record mark;
  mark.kind = Record::Kind::kReseed;
  mark.seed = seed;
  mark.time = clock_ ? clock_() : 0;
  run(mark, *table_, script_);
  log_.push_back(std::move(mark));
  take_in_force();
  undo_end_ = point_;
}

bool Session::begun() const {
  return std::any_of(log_.begin(), log_.end(),
                     [](const Record& record) { return record.kind != Record::Kind::kReseed; });
}

void Session::return_to(const Bookmark& bookmark) {
  const auto [same, end] =
      std::mismatch(line_.begin(), line_.end(), bookmark.line.begin(), bookmark.line.end());
  const auto common = static_cast<std::size_t>(same - line_.begin());
  while (snapshots_.back().point > common) snapshots_.pop_back();
  log_.resize(bookmark.logged);
  line_ = bookmark.line;
  point_ = bookmark.point;
  restore(point_);
}

Expected<> Session::undo(int steps) {
  if (steps < 1) return problem("bad_steps", "Undo at least 1 step.");
  std::size_t to = point_;
  int undone = 0;
  while (to > undo_end_ && undone < steps) undone += record(--to).is_step();
  if (undone < steps)
    return problem("bad_steps", undone == 0 ? "There is nothing to undo."
                                            : "Only " + std::to_string(undone) + " of " +
                                                  std::to_string(steps) + " steps can be undone.");
  return go_to(to);
}

Expected<> Session::redo(int steps) {
  const Expected<std::size_t> to = redo_point(steps);
  if (!to) return std::unexpected(to.error());
  return go_to(*to);
}

Expected<std::size_t> Session::redo_point(int steps) const {
  if (steps < 1) return problem("bad_steps", "Redo at least 1 step.");
  int redone = 0;
  std::size_t to = point_;
  for (; to < line_.size() && redone < steps; ++to) redone += log_[line_[to]].is_step();
  if (redone < steps)
    return problem("bad_steps", redone == 0 ? "There is nothing to redo."
                                            : "Only " + std::to_string(redone) + " of " +
                                                  std::to_string(steps) + " steps can be redone.");
  return to;
}

std::optional<std::size_t> Session::last_decision_of(Seat seat) const {
  for (std::size_t i = point_; i > undo_end_; --i)
    if (record(i - 1).kind == Record::Kind::kChoice && record(i - 1).seat == seat) return i - 1;
  return std::nullopt;
}

std::optional<std::size_t> Session::last_run_of(Seat seat) const {
  std::optional<std::size_t> start = last_decision_of(seat);
  if (!start) return start;
  for (std::size_t i = *start; i > undo_end_; --i) {
    if (record(i - 1).kind != Record::Kind::kChoice) continue;
    if (record(i - 1).seat != seat) break;
    start = i - 1;
  }
  return start;
}

}  // namespace tavola::play
