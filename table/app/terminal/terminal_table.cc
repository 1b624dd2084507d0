#include "app/terminal/terminal_table.h"

#include <algorithm>
#include <cctype>
#include <utility>

#include "app/command_words.h"
#include "app/terminal/chronicle.h"
#include "app/terminal/saved_tables.h"
#include "scene/describe.h"
#include "scene/say.h"
#include "scene/terminal/option_keys.h"

namespace tavola::app {
namespace {

constexpr int kPause = 250;      // milliseconds between two lines of a bot's move
constexpr int kLinesOfLog = 14;  // above the question

using words::Argument;

}  // namespace

TerminalTable::TerminalTable(play::Session& session, Terminal& terminal,
                             const words::Messages& interface, Habits habits)
    : session_{session}, terminal_{terminal}, interface_{interface}, habits_{std::move(habits)} {
  // What happened before a table was resumed has been told.
  if (session.point() > 0) told_ = static_cast<std::int64_t>(session.point());
}

scene::Voice TerminalTable::voice() const {
  scene::Voice voice{&session_.title(), session_.language(), {}};
  for (const play::Player& player : session_.players())
    voice.names.push_back(scene::harmless(player.name));
  return voice;
}

scene::SceneText TerminalTable::text() const {
  scene::Screen screen = terminal_.screen();
  screen.front = front_;
  return {voice(), interface_, std::move(screen)};
}

std::string TerminalTable::ui(std::string_view id,
                              std::initializer_list<words::NamedArgument> arguments) const {
  return interface_.say(session_.title().lexicon(), session_.language(), id, arguments);
}

void TerminalTable::say(std::string_view id,
                        std::initializer_list<words::NamedArgument> arguments) {
  tell(ui(id, arguments));
}

/// A command to be copied has a line of its own, from the margin to its end, however long.
void TerminalTable::say_command(std::string_view id, const std::string& arguments) {
  say(id);
  terminal_.write(scene::harmless(called() + " " + arguments) + "\n");
}

void TerminalTable::tell(const std::string& what, scene::Hue hue, int indent) {
  terminal_.write(text().paragraph({{scene::harmless(what), hue}}, indent));
}

// ---- who sits here ------------------------------------------------------------------------------

bool TerminalTable::is_person(Seat seat) const {
  return seat < session_.players().size() && session_.players()[seat].bot.empty();
}

int TerminalTable::persons() const {
  return static_cast<int>(std::count_if(session_.players().begin(), session_.players().end(),
                                        [](const play::Player& p) { return p.bot.empty(); }));
}

/// Where several may answer, a person is asked before a bot, and whoever is at the screen before
/// others.
std::optional<Seat> TerminalTable::asked() const {
  const Decision& decision = session_.table().decision();
  if (is_person(decision.seat)) return decision.seat;
  if (at_screen_ && decision.seats.has(*at_screen_)) return at_screen_;
  for (Seat seat = 0; seat < session_.players().size(); ++seat)
    if (decision.seats.has(seat) && is_person(seat)) return seat;
  return std::nullopt;
}

Seat TerminalTable::watcher() const {
  if (persons() != 1) return kSpectator;
  for (Seat seat = 0; seat < session_.players().size(); ++seat)
    if (is_person(seat)) return seat;
  return kSpectator;
}

// ---- playing ------------------------------------------------------------------------------------

bool TerminalTable::run() {
  const InterruptWatch watch;
  tell_news(watcher());  // the deal
  while (!session_.table().over() || go_back_from_failure()) {
    if (InterruptWatch::interrupted()) {
      leave();
      return true;
    }
    const std::optional<Seat> seat = asked();
    if (!seat) {
      if (!bot_moves()) return false;
      tell_news(watcher());
      continue;
    }
    if (persons() > 1 && at_screen_ != seat && !curtain(*seat)) {
      leave();
      return true;
    }
    at_screen_ = seat;
    switch (ask(*seat)) {
      case Next::kLeave:
        leave();
        return true;
      case Next::kGoOn:
        keep();
        // The person at the screen hears first; the others when the curtain rises for them.
        if (!session_.table().over()) tell_news(*seat);
        break;
      case Next::kAsk:
        break;
    }
  }
  finish();
  return true;
}

bool TerminalTable::run_bots() {
  const InterruptWatch watch;
  told_ = -1;
  int round = -1;
  const auto tell_rounds = [&] {
    const scene::SceneText speaker = text();
    const Chronicle chronicle{session_, speaker};
    for (const Chronicle::Entry& entry : chronicle.entries(kSpectator, told_from())) {
      if (static_cast<std::int64_t>(entry.point) <= told_) continue;
      if (entry.round != round) terminal_.write((round < 0 ? "" : "\n") + chronicle.heading(entry));
      round = entry.round;
      terminal_.write(chronicle.line(entry));
    }
    told_ = static_cast<std::int64_t>(session_.point());
  };
  tell_rounds();
  while (!session_.table().over() && !InterruptWatch::interrupted()) {
    if (!bot_moves()) return false;
    tell_rounds();
  }
  if (!session_.table().over()) {
    leave();
    return true;
  }
  terminal_.write("\n");
  finish();
  return true;
}

bots::Bot* TerminalTable::bot(const std::string& name, const bots::BotOptions& options) {
  std::unique_ptr<bots::Bot>& kept = bots_[name];
  if (kept == nullptr) {
    auto made = bots::make_bot(name, options);
    if (!made) {
      tell(made.error(), scene::Hue::kEmber);
      return nullptr;
    }
    kept = *std::move(made);
  }
  return kept.get();
}

bool TerminalTable::bot_moves() {
  const Seat seat = session_.table().decision().seat;
  bots::Bot* player = bot(session_.players()[seat].bot, habits_.thinking);
  if (player == nullptr) return false;
  // What a bot dreams of depends on the table alone, so that a resumed game goes on as it would
  // have.
  Random random(session_.setup().seed.brief() * 0x9E3779B97F4A7C15ULL + session_.point());
  const bots::Choice choice = player->choose(session_.game(), session_.table(), random);
  const play::Expected<> done = session_.choose(choice.option, choice.parameters);
  if (!done) tell(done.error().message, scene::Hue::kEmber);
  if (done) session_.pass_by();
  return done.has_value();
}

void TerminalTable::tell_news(Seat viewer) {
  if (screen::Window* window = terminal_.window()) {
    tell_news_in(*window, viewer);
    return;
  }
  const scene::SceneText speaker = text();
  const Chronicle chronicle{session_, speaker};
  for (const Chronicle::Entry& entry : chronicle.entries(viewer, told_from())) {
    if (static_cast<std::int64_t>(entry.point) <= told_) continue;
    terminal_.write(chronicle.line(entry));
    if (entry.point > 0) terminal_.pause(kPause);
  }
  told_ = static_cast<std::int64_t>(session_.point());
}

bool TerminalTable::curtain(Seat seat) {
  const scene::SceneText speaker = text();
  drawn_ = false;
  at_screen_.reset();
  const std::string pass =
      ui("hotseat.pass", {{"seat", Argument::name(speaker.voice().seat(seat))}});
  if (screen::Window* window = terminal_.window()) {
    screen::View nothing;
    nothing.voice = voice();
    nothing.interface = &interface_;
    nothing.colour = speaker.screen().colour;
    nothing.curtain = pass;
    window->show(std::move(nothing));
    return window->ask("").has_value();
  }
  terminal_.clear();
  std::optional<std::string> line =
      terminal_.ask(speaker.paragraph({{pass, scene::hue_of_seat(seat), scene::Weight::kBold}}));
  if (!line) return false;
  // A script that knows no curtains has already answered the question behind it.
  if (!line->empty() && !terminal_.manner().interactive) terminal_.put_back(*std::move(line));
  return true;
}

std::string TerminalTable::log_since_last_choice(Seat seat) const {
  const scene::SceneText speaker = text();
  const Chronicle chronicle{session_, speaker};
  const std::optional<std::size_t> last = session_.last_decision_of(seat);
  std::vector<Chronicle::Entry> entries = chronicle.entries(seat, last.value_or(0));
  // The deal comes before every choice, the first one too.
  if (last) std::erase_if(entries, [](const Chronicle::Entry& entry) { return entry.point == 0; });
  if (entries.empty()) return "";
  std::string lines = speaker.paragraph(
      {{ui(last ? "log.since" : "log.so_far"), scene::Hue::kFaint, scene::Weight::kBold}});
  if (entries.size() > kLinesOfLog) {
    entries.erase(entries.begin(), entries.end() - kLinesOfLog);
    lines += "  ...\n";
  }
  for (const Chronicle::Entry& entry : entries) lines += chronicle.line(entry);
  return lines;
}

scene::Scene TerminalTable::seen_by(Seat seat) const {
  scene::Scene scene = scene::describe(session_.title(), session_.table(), seat);
  if (scene.decision) scene::take_keys_from_numbers(*scene.decision);
  return scene;
}

/// A person at a screen sees the whole table anew each time. In plain mode and in a script only
/// what has changed is told: the board when others have moved, otherwise the question alone.
void TerminalTable::draw(Seat seat) {
  const scene::SceneText speaker = text();
  const Terminal::Manner& manner = terminal_.manner();
  const bool page = manner.interactive && !manner.plain;
  scene_ = seen_by(seat);
  front_.clear();  // where it happens now
  if (screen::Window* window = terminal_.window()) {
    window->show(view(seat));
    told_ = static_cast<std::int64_t>(session_.point());
    drawn_ = true;
    return;
  }
  std::string shown;
  if (page || !drawn_) {
    for (const std::string& part :
         {speaker.clock(scene_), speaker.board(scene_),
          speaker.tracks(scene_) + speaker.piles(scene_) + speaker.goals(scene_),
          speaker.seats(scene_) + speaker.panels(scene_)})
      if (!part.empty()) shown += part + (manner.plain ? "" : "\n");
  }
  const bool curtain_rose = persons() > 1 && !drawn_;
  if (page || curtain_rose) {
    const std::string log = log_since_last_choice(seat);
    shown += log;
    if (!log.empty() && !manner.plain) shown += "\n";
  }
  shown += speaker.decision(scene_);
  if (page) terminal_.clear();
  terminal_.write(shown);
  told_ = static_cast<std::int64_t>(session_.point());
  drawn_ = true;
}

std::string TerminalTable::keys() const {
  std::string list;
  const auto& options = scene_.decision->options;
  const bool counted = options.size() > 2 && options.front().key == "1" &&
                       options.back().key == std::to_string(options.size());
  if (counted) return "1-" + std::to_string(options.size());
  for (const scene::OptionView& option : options) list += (list.empty() ? "" : " ") + option.key;
  return list;
}

TerminalTable::Next TerminalTable::ask(Seat seat) {
  draw(seat);
  const std::size_t before = session_.point();
  while (true) {
    const std::optional<std::string> line = terminal_.ask(
        terminal_.window() != nullptr ? ui("screen.prompt")
                                      : ui("decide.prompt", {{"keys", Argument::name(keys())}}),
        habits_.needs_enter ? screen::Window::Ends::kByEnter : screen::Window::Ends::kByOneKey);
    if (!line || InterruptWatch::interrupted()) return Next::kLeave;
    const Next next = obey(seat, *line);
    if (next == Next::kLeave) return next;
    if (next == Next::kGoOn) {
      // In a script the board is shown again only after others have moved.
      if (session_.point() != before + 1 || session_.table().over() ||
          asked() != std::optional<Seat>(seat))
        drawn_ = false;
      return next;
    }
  }
}

// ---- leaving and ending -------------------------------------------------------------------------

bool TerminalTable::keep() {
  if (habits_.file.empty()) return false;
  std::error_code ignored;  // save_file says what is wrong
  if (habits_.file.has_parent_path())
    std::filesystem::create_directories(habits_.file.parent_path(), ignored);
  const auto saved = session_.save_file(habits_.file);
  if (saved) {
    habits_.file = *saved;
    return true;
  }
  say("save.failed", {{"file", Argument::name(habits_.file.string())},
                      {"reason", Argument::name(saved.error().message)}});
  habits_.file.clear();  // saying it once is enough
  kept_ = false;
  return false;
}

bool TerminalTable::go_back_from_failure() {
  if (!session_.table().failed()) return false;
  std::size_t back = session_.point();
  while (back > session_.undo_end() &&
         !(session_.record(back - 1).kind == play::Record::Kind::kChoice &&
           is_person(session_.record(back - 1).seat)))
    --back;
  if (back == session_.undo_end()) return false;  // finish() tells
  tell_news(watcher());
  tell(text().voice().say(scene::failure_text(session_.table().failure())), scene::Hue::kEmber);
  if (!session_.go_to(back - 1)) return false;
  keep();
  told_ = static_cast<std::int64_t>(session_.point());
  drawn_ = false;
  return true;
}

void TerminalTable::leave() {
  terminal_.leave_screen();
  if (keep()) {
    const bool chapter = !habits_.campaign.empty();
    const std::filesystem::path& file = chapter ? habits_.campaign : habits_.file;
    say("save.done", {{"file", Argument::name(file.string())}});
    say_command("save.resume", chapter ? "play --campaign " + in_shell(file.string())
                                       : "play --resume " + typed_name(file));
  }
  say("quit.bye");
}

void TerminalTable::finish() {
  const Seat viewer = watcher();
  if (screen::Window* window = terminal_.window()) {
    finish_in(*window, viewer);
  } else {
    if (persons() > 0) {
      tell_news(viewer);
      terminal_.write("\n");
    }
    const scene::SceneText speaker = text();
    const scene::Scene last = scene::describe(session_.title(), session_.table(), viewer);
    terminal_.write(speaker.board(last));
    terminal_.write(speaker.tracks(last) + speaker.seats(last) + "\n");
  }
  const scene::SceneText speaker = text();
  terminal_.write(Chronicle(session_, speaker).ending(viewer));
  if (!keep()) return;
  terminal_.write("\n");
  if (!habits_.campaign.empty()) {
    const std::string campaign = habits_.campaign.string();
    say("save.chapter", {{"file", Argument::name(campaign)}});
    if (session_.goes_on())
      say_command("save.next_chapter", "play --campaign " + in_shell(campaign));
    else
      say_command("save.chapter_again", "play --campaign " + in_shell(campaign) + " --again");
    return;
  }
  const std::string file = habits_.file.string();
  say("save.log", {{"file", Argument::name(file)}});
  say_command("save.replay", "replay " + typed_name(file));
}

}  // namespace tavola::app
