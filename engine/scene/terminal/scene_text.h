// A scene as text for a terminal: the board as boxes on a grid, tracks as lines, seats with their
// candles and slots, piles, goals and the open question with its options. `plain` gives sentences
// in reading order instead, for screen readers and logs, without a drawing and without colour.
#pragma once

#include <string>
#include <vector>

#include "scene/say.h"
#include "scene/scene.h"
#include "scene/terminal/ink.h"
#include "words/messages.h"

namespace tavola::scene {

/// How much of a board is drawn or told, from the most to the least; kFitting is the best form for
/// the lines that there are.
enum class BoardForm : std::uint8_t {
  kFitting,
  kBoxes,
  kList,
  kShortList,
  kGathered,
  kRunTogetherWithRoads,
  kRunTogether,
};

struct Screen {
  int width = 100;
  int height = 0;  // lines for the board, which takes its best form that fits; 0: any number
  bool colour = false;
  bool ascii = false;  // no letter beyond ASCII for lines and signs
  bool plain = false;
  std::string front = {};  // of several boards the one that is drawn; empty: where it happens
  BoardForm form = BoardForm::kFitting;
};

/// Draws scenes for one reader: a voice for what the game says, and the interface's own messages
/// ("scene.round", "scene.to_win", …) for what is said about any game.
class SceneText {
 public:
  SceneText(Voice voice, const words::Messages& interface, Screen screen);

  /// All of it, in the order of the parts below.
  std::string whole(const Scene& scene) const;

  std::string clock(const Scene& scene) const;
  /// Of several boards the one in front, below a line with all of them.
  std::string board(const Scene& scene) const;
  /// The form in which it would be drawn.
  BoardForm board_form(const Scene& scene) const;
  std::string tracks(const Scene& scene) const;
  std::string seats(const Scene& scene) const;
  std::string panels(const Scene& scene) const;  // all but the seats'
  std::string piles(const Scene& scene) const;
  std::string goals(const Scene& scene) const;
  /// What lies on the table and speaks to everybody.
  std::string forces(const Scene& scene) const;
  /// What would move if a symbol came up; not part of the whole, because it is asked for.
  std::string omens(const Scene& scene) const;
  /// The question with its options, what is not possible now, or who decides.
  std::string decision(const Scene& scene) const;
  std::string outcome(const Scene& scene) const;
  /// Whether an option's text begins with a figure, which has to be parted from its key.
  bool begins_with_number(const DecisionView& decision) const;

  const Voice& voice() const { return voice_; }
  const Screen& screen() const { return screen_; }
  /// A sentence of the interface.
  std::string ui(std::string_view id,
                 std::initializer_list<words::NamedArgument> arguments = {}) const;
  /// Wrapped to the screen, in colour if it has any. All lines begin at the margin, all but the
  /// first are indented further.
  std::string paragraph(const Runs& runs, int indent = 0, int margin = 0) const;
  std::string shown(const std::vector<Runs>& lines) const;

  std::string say(const Text& text) const { return harmless(voice_.say(text)); }
  std::string seat(Seat n) const { return harmless(voice_.seat(n)); }
  /// The same in a terminal that has only the letters of ASCII.
  const char* sign(const char* drawn, const char* ascii) const {
    return screen_.ascii || screen_.plain ? ascii : drawn;
  }
  /// A line of a panel; empty if there is nothing to tell.
  Runs line_runs(const Scene& scene, const Line& line) const;
  /// In brackets, agreeing with the thing's name.
  std::string states_text(const std::vector<State>& states, const Text& name) const;
  void add_badges(Runs& runs, const std::vector<Badge>& badges) const;

 private:
  friend class BoardText;
  friend class LineText;
  friend class RoomText;

  enum class NameForm : std::uint8_t { kFull, kBrief };
  enum class TrackWidth : std::uint8_t { kWide, kNarrow };

  /// A piece or card in words, as it stands on a board or in a slot.
  Runs piece_runs(const Scene& scene, const Piece& piece, NameForm form) const;
  Runs card_runs(const Scene& scene, const Card& card, NameForm form) const;
  Runs thing_runs(const Scene& scene, const std::string& id, NameForm form) const;
  Runs meter_runs(const Scene& scene, const std::string& track) const;
  Runs track_runs(const Track& track, TrackWidth width) const;
  /// A board's name with the keys of what may be chosen there, what is on it, and its gauges.
  Runs tab_runs(const Scene& scene, const Board& board, bool front) const;
  std::string own_tracks(const Scene& scene, const Board& board) const;
  Runs set_runs(const line::Pair& pair) const;  // where a slider stands, without its other stops
  std::vector<Runs> seat_lines(const Scene& scene, const Panel& panel) const;

  Voice voice_;
  const words::Messages* interface_;
  Screen screen_;
};

/// The panel that a track stands on, and is not shown beside a second time; null if there is none.
const Panel* panel_of(const Scene& scene, const Track& track);
/// The options that light a thing up, by number; empty when it cannot be chosen.
std::vector<int> options_on(const Scene& scene, const std::string& id);

}  // namespace tavola::scene
