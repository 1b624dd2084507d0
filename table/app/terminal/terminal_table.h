// A table in the terminal: persons and bots around one screen. It draws the board and the question
// for the person who decides, takes the choice or a command, lets the bots move, and tells what
// happened. When several persons share the screen, a curtain falls between them, and nobody sees
// what only another may know.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/terminal/terminal.h"
#include "bots/bot.h"
#include "play/session/session.h"
#include "scene/terminal/scene_text.h"
#include "screen/window.h"
#include "words/messages.h"

namespace tavola::app {

class TerminalTable {
 public:
  struct Habits {
    std::filesystem::path file;  // where the table is kept; empty: nowhere
    bots::BotOptions thinking;   // of the bots at the table
    bots::BotOptions hints;      // of the one that is asked for a hint
    /// Of a chapter: the file of its campaign, which takes it in when it is left.
    std::filesystem::path campaign = {};
    bool needs_enter = false;  // a key alone chooses nothing
  };

  TerminalTable(play::Session& session, Terminal& terminal, const words::Messages& interface,
                Habits habits);

  /// Plays to the end, or until somebody leaves. False if a bot could not be had.
  bool run();
  /// Bots alone: the log by rounds and the result.
  bool run_bots();
  /// Saves to the habitual file; what is wrong is said once.
  bool keep();
  /// Where the table is kept; empty if it cannot be.
  const std::filesystem::path& file() const { return habits_.file; }
  /// Whether every attempt to save has succeeded.
  bool kept() const { return kept_; }

 private:
  enum class Next { kAsk, kGoOn, kLeave };

  scene::Voice voice() const;
  scene::SceneText text() const;
  std::string ui(std::string_view id,
                 std::initializer_list<words::NamedArgument> arguments = {}) const;
  void say(std::string_view id, std::initializer_list<words::NamedArgument> arguments = {});
  void say_command(std::string_view id, const std::string& arguments);
  void tell(const std::string& text, scene::Hue hue = scene::Hue::kInk, int indent = 2);

  bool is_person(Seat seat) const;
  int persons() const;
  /// The person who is asked, or nothing when a bot answers.
  std::optional<Seat> asked() const;
  /// Whose eyes are on the screen while bots move: the only person, or everybody.
  Seat watcher() const;

  bool bot_moves();
  bots::Bot* bot(const std::string& name, const bots::BotOptions& options);
  void tell_news(Seat viewer);
  std::size_t told_from() const { return told_ < 0 ? 0 : static_cast<std::size_t>(told_); }
  bool curtain(Seat seat);
  /// The table as a seat sees it, with the keys that it can type.
  scene::Scene seen_by(Seat seat) const;
  void draw(Seat seat);
  std::string log_since_last_choice(Seat seat) const;
  /// What a window shows to the viewer; the last `untold` entries of the log are still to come.
  screen::View view(Seat viewer, std::size_t untold = 0) const;
  void tell_news_in(screen::Window& window, Seat viewer);
  void finish_in(screen::Window& window, Seat viewer);
  Next ask(Seat seat);
  std::string keys() const;

  // Commands.
  Next obey(Seat seat, const std::string& line);
  std::string typed(const std::string& word) const;
  std::vector<std::string> forms_of(const char* command, words::Language language) const;
  std::optional<Next> choose(Seat seat, const std::string& key, const std::string& numbers);
  void refuse_place(const scene::Aim& aim);
  void explain_aim(const std::string& key, const scene::Aim& aim);
  std::optional<Parameters> measured(const scene::OptionView& option, const std::string& numbers);
  bool asks_for_one_number() const;
  bool foretell(const scene::OptionView& option, const std::string& numbers);
  void explain(const std::string& what);
  void explain_rule(Citation rule);
  Next undo(Seat seat, const std::string& how);
  Next redo();
  void hint();
  void show_page(screen::Page page, const std::string& text);
  void show_log(Seat seat, const std::string& lines);
  void show_sheet(Seat seat, const std::string& whose);
  void show_more();
  void not_understood(const std::string& text);
  void show_rules(const std::string& words);
  void show_card(const std::string& name);
  void save_as(const std::string& name);
  bool is_kept_in(const std::filesystem::path& file) const;
  Next change_language(const std::string& code);
  Next stop_for_offers(Seat seat);
  void help();
  void help_to_aim();

  /// A table that met a limit: says so, and goes back to the last choice of a person. False if no
  /// person has chosen.
  bool go_back_from_failure();
  void leave();
  void finish();

  play::Session& session_;
  Terminal& terminal_;
  const words::Messages& interface_;
  Habits habits_;
  std::map<std::string, std::unique_ptr<bots::Bot>> bots_;
  scene::Scene scene_;             // what was drawn last
  std::string front_;              // of several boards the one that was asked for
  std::optional<Seat> at_screen_;  // the person who sees it
  std::int64_t told_ = -1;         // up to which point has been told; -1 before the deal
  bool drawn_ = false;
  bool kept_ = true;
};

}  // namespace tavola::app
