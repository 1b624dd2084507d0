// The parts of the screen, each as lines for a width: who I am, the sheets, what is counted, and
// the pages that the large part of the screen can show.
#pragma once

#include <array>
#include <cstdint>

#include "screen/painted.h"
#include "screen/view.h"

namespace tavola::screen {

/// What the large part of the screen can show. An answer is what a command has said.
enum class Page : std::uint8_t { kBoard, kOptions, kPlayers, kGoals, kLog, kAnswer };
inline constexpr std::array kPages = {Page::kBoard, Page::kOptions, Page::kPlayers, Page::kGoals,
                                      Page::kLog};

/// Game, round and phase at the left, the viewer's seat and character at the right.
std::string head_line(const View& view, int width);
/// The numbers of the viewer's own sheets in a line or two.
Lines own_lines(const View& view, int width);
/// The viewer's own sheets, every line.
Lines own_sheets(const View& view, int width);
/// The numbers of each of the others: in as many lines as it takes, or in one that may be cut, in
/// which the meters stand without their names.
Lines others(const View& view, int width, bool one_line);
/// What is counted for all, as numbers in as few lines as it takes.
Lines counts(const View& view, int width);
/// The same with the tracks drawn, and what it takes to win and to lose.
Lines tracks(const View& view, int width);
Lines goals(const View& view, int width, bool piles);
/// The sheets of one seat, or of nobody's (kNoSeat).
Lines sheets_of(const View& view, Seat seat, int width);

/// All of a page but an answer; the board takes its best form for the height.
Lines page_lines(const View& view, Page page, int width, int height,
                 scene::BoardForm form = scene::BoardForm::kFitting);
std::string page_name(const View& view, Page page);

}  // namespace tavola::screen
