// The graph of a section: its verses in columns by how many pages lie between them and the opening,
// with a line for each way that leads from one to another.
#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "games/avalon/journal/walk.h"
#include "words/html.h"

namespace tavola::avalon {
namespace {

constexpr int kWidth = 190;
constexpr int kHeight = 44;
constexpr int kColumn = 300;
constexpr int kRow = 84;
constexpr int kMargin = 30;
constexpr int kLetters = 26;  // of a title, as many as a box holds

struct Way {
  VerseId from = kNoVerse;
  JournalTarget to;
  std::string label;
  bool forced = false;
};

std::string shortened(const std::string& text) {
  if (text.size() <= kLetters) return text;
  std::size_t end = kLetters - 1;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0U) == 0x80U) --end;
  return text.substr(0, end) + "…";
}

std::string label_of(const JournalDirective& directive, const JournalOutcome& outcome) {
  if (directive.kind == JournalDirective::Kind::kToss)
    return outcome.label == kGrail ? "grail" : "skull";
  if (directive.kind == JournalDirective::Kind::kEncounter)
    return outcome.label == kFailed
               ? "failed"
               : std::string(name_of(static_cast<EncounterOutcome>(outcome.label)));
  const std::string low = outcome.low <= -kOpenBand ? "" : std::to_string(outcome.low);
  const std::string high = outcome.high >= kOpenBand ? "" : std::to_string(outcome.high);
  return low == high ? low : low + ".." + high;
}

std::vector<Way> ways_from(VerseId from, const JournalVerse& verse) {
  std::vector<Way> ways;
  for (const JournalDirective& directive : verse.directives) {
    if (directive.target.kind != JournalTarget::Kind::kGoOn)
      ways.push_back({from, directive.target,
                      directive.kind == JournalDirective::Kind::kForce ? "forced" : "", true});
    for (const JournalOutcome& outcome : directive.outcomes)
      if (outcome.target.kind != JournalTarget::Kind::kGoOn)
        ways.push_back({from, outcome.target, label_of(directive, outcome), true});
  }
  for (const JournalChoice& choice : verse.choices)
    ways.push_back({from, choice.target, choice.id, false});
  return ways;
}

}  // namespace

std::string draw_section(const Content& content, std::uint8_t section) {
  const JournalContent& journal = content.journal;
  std::vector<VerseId> own;
  for (std::size_t i = 0; i < journal.verses.size(); ++i)
    if (journal.verses[i].section == section) own.push_back(static_cast<VerseId>(i));
  std::vector<Way> ways;
  for (const VerseId verse : own)
    for (Way& way : ways_from(verse, journal.verses[verse])) ways.push_back(std::move(way));

  // Columns: doors of the section first, then what they lead to; other sections stand where they
  // are led to.
  std::map<VerseId, int> column;
  std::vector<VerseId> order;
  const JournalSection& at = journal.sections[section];
  const auto place = [&](VerseId verse, int where) {
    if (verse != kNoVerse && column.emplace(verse, where).second) order.push_back(verse);
  };
  for (const VerseId door : {at.opening, at.menhir, at.dream, at.nightmare}) place(door, 0);
  const auto spread = [&] {
    for (std::size_t next = 0; next < order.size(); ++next) {
      if (journal.verses[order[next]].section != section) continue;
      const int here = column[order[next]];
      for (const Way& way : ways)
        if (way.from == order[next] && way.to.kind == JournalTarget::Kind::kVerse)
          place(way.to.verse, here + 1);
    }
  };
  spread();
  for (const VerseId verse : own) place(verse, 0);
  spread();

  std::map<int, int> filled;
  std::map<VerseId, std::pair<int, int>> corner;
  int columns = 0;
  int rows = 0;
  for (const VerseId verse : order) {
    const int where = column[verse];
    corner[verse] = {kMargin + where * kColumn, kMargin + filled[where] * kRow};
    rows = std::max(rows, ++filled[where]);
    columns = std::max(columns, where + 1);
  }
  const int width = 2 * kMargin + columns * kColumn;
  const int height = 2 * kMargin + std::max(rows, 1) * kRow;
  std::string svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " +
                    std::to_string(width) + " " + std::to_string(height) +
                    "\" font-family=\"sans-serif\" font-size=\"12\">\n";
  svg += "<rect width=\"100%\" height=\"100%\" fill=\"#fbf8f1\"/>\n";
  std::map<VerseId, int> leaving;  // so that lines from one verse do not lie upon each other
  for (const Way& way : ways) {
    const auto [x, y] = corner[way.from];
    const int step = leaving[way.from]++;
    const int from_x = x + kWidth;
    const int from_y = y + 8 + (step * 9) % (kHeight - 8);
    const std::string stroke = way.forced ? "#8a3b2a" : "#3a5a78";
    if (way.to.kind == JournalTarget::Kind::kEnd) {
      svg += "<line x1=\"" + std::to_string(from_x) + "\" y1=\"" + std::to_string(from_y) +
             "\" x2=\"" + std::to_string(from_x + 14) + "\" y2=\"" + std::to_string(from_y) +
             "\" stroke=\"" + stroke + "\"/><circle cx=\"" + std::to_string(from_x + 17) +
             "\" cy=\"" + std::to_string(from_y) + "\" r=\"3\" fill=\"" + stroke +
             "\"/><text x=\"" + std::to_string(from_x + 23) + "\" y=\"" +
             std::to_string(from_y + 3) + "\" font-size=\"9\" fill=\"" + stroke + "\">" +
             words::escaped(way.label) + "</text>\n";
      continue;
    }
    const auto [to_x, to_y] = corner[way.to.verse];
    const int end_x = to_x > x ? to_x : to_x + kWidth / 2;
    const int end_y = to_x > x ? to_y + kHeight / 2 : to_y + kHeight;
    svg += "<path d=\"M" + std::to_string(from_x) + " " + std::to_string(from_y) + " C" +
           std::to_string(from_x + 50) + " " + std::to_string(from_y) + " " +
           std::to_string(end_x - (to_x > x ? 50 : 0)) + " " +
           std::to_string(end_y + (to_x > x ? 0 : 50)) + " " + std::to_string(end_x) + " " +
           std::to_string(end_y) + "\" fill=\"none\" stroke=\"" + stroke + "\"" +
           (way.forced ? " stroke-dasharray=\"4 3\"" : "") + "/><text x=\"" +
           std::to_string(from_x + 6) + "\" y=\"" + std::to_string(from_y - 2) +
           "\" font-size=\"9\" fill=\"" + stroke + "\">" + words::escaped(way.label) + "</text>\n";
  }
  for (const VerseId verse : order) {
    const JournalVerse& shown = journal.verses[verse];
    const auto [x, y] = corner[verse];
    const bool guest = shown.section != section;
    svg += "<rect x=\"" + std::to_string(x) + "\" y=\"" + std::to_string(y) + "\" width=\"" +
           std::to_string(kWidth) + "\" height=\"" + std::to_string(kHeight) +
           "\" rx=\"6\" fill=\"#ffffff\" stroke=\"#333333\"" +
           (guest ? " stroke-dasharray=\"5 4\"" : "") + "/><text x=\"" + std::to_string(x + 10) +
           "\" y=\"" + std::to_string(y + 18) + "\" font-weight=\"bold\">" +
           words::escaped(shown.id) + "</text><text x=\"" + std::to_string(x + 10) + "\" y=\"" +
           std::to_string(y + 35) + "\">" + words::escaped(shortened(shown.prose[0].title)) +
           "</text>\n";
  }
  return svg + "</svg>\n";
}

}  // namespace tavola::avalon
