// The drawing of a flick, from the back to the front: board, discs as they lay, ways, discs at
// rest, contacts, and crosses where discs left.
#include "app/commands/flick_drawing.h"

#include <fmt/format.h>

#include <algorithm>

namespace tavola::app {
namespace {

constexpr double kMargin = 20;  // mm around the board

std::string circle(const physics::Body& body, std::string_view look) {
  return fmt::format("  <circle cx=\"{:.3f}\" cy=\"{:.3f}\" r=\"{:.3f}\" {}/>\n", body.x, -body.y,
                     body.radius, look);
}

std::string label(const physics::Body& body) {
  return fmt::format("  <text x=\"{:.3f}\" y=\"{:.3f}\" font-size=\"{:.1f}\">{}</text>\n", body.x,
                     -body.y + body.radius * 0.3, body.radius * 0.9, body.id);
}

}  // namespace

std::string draw_flick(const play::FlickFile& file, const physics::Outcome& outcome,
                       const physics::Path& path) {
  const physics::Rectangle& board = file.board;
  const double width = board.right - board.left + 2 * kMargin;
  const double height = board.top - board.bottom + 2 * kMargin;
  std::string svg = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{:.0f}\" height=\"{:.0f}\" "
      "viewBox=\"{:.3f} {:.3f} {:.3f} {:.3f}\" font-family=\"sans-serif\" text-anchor=\"middle\">\n"
      "  <title>{} contacts, {:.3f} s</title>\n",
      2 * width, 2 * height, board.left - kMargin, -board.top - kMargin, width, height,
      outcome.contacts.size(), outcome.duration);
  svg += fmt::format(
      "  <rect x=\"{:.3f}\" y=\"{:.3f}\" width=\"{:.3f}\" height=\"{:.3f}\" fill=\"#efe6d2\" "
      "stroke=\"#5b4a32\"/>\n",
      board.left, -board.top, board.right - board.left, board.top - board.bottom);
  for (const physics::Body& body : file.bodies)
    svg += circle(body, body.fixed ? "fill=\"#4a4a52\""
                                   : "fill=\"none\" stroke=\"#8a7a5c\" stroke-width=\"0.6\" "
                                     "stroke-dasharray=\"2 2\"");
  // A disc that was pressed along another has more stretches than anybody could see.
  for (const physics::Stretch& stretch : path.thinned().stretches) {
    const physics::Place end = path.at(stretch, stretch.end);
    svg += fmt::format(
        "  <line x1=\"{:.3f}\" y1=\"{:.3f}\" x2=\"{:.3f}\" y2=\"{:.3f}\" stroke=\"{}\" "
        "stroke-width=\"1\"/>\n",
        stretch.x, -stretch.y, end.x, -end.y,
        stretch.id == file.flick.shot ? "#b3261e" : "#2f5d8a");
  }
  for (const physics::Body& body : outcome.rest) {
    if (!body.fixed)
      svg += circle(body, body.id == file.flick.shot ? "fill=\"#e8b4a8\" stroke=\"#b3261e\""
                                                     : "fill=\"#bcd0e4\" stroke=\"#2f5d8a\"");
    svg += label(body);
  }
  for (const physics::Contact& contact : outcome.contacts)
    svg += fmt::format(
        "  <circle cx=\"{:.3f}\" cy=\"{:.3f}\" r=\"1.8\" fill=\"#e6a700\">"
        "<title>{} and {} at {:.4f} s, {:.0f} mm/s</title></circle>\n",
        contact.x, -contact.y, contact.a, contact.b, contact.time, contact.approach);
  for (const physics::Departure& departure : outcome.left)
    svg += fmt::format(
        "  <path d=\"M{:.3f} {:.3f}l6 6m0 -6l-6 6\" stroke=\"#b3261e\" stroke-width=\"1.5\">"
        "<title>{} left at {:.4f} s</title></path>\n",
        departure.x - 3, -departure.y - 3, departure.id, departure.time);
  return svg + "</svg>\n";
}

}  // namespace tavola::app
