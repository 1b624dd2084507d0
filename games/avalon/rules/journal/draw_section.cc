// The graph of a section: its verses in columns by how many pages lie between them and the opening,
// with a line for each way that leads from one to another.
#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "games/avalon/rules/journal/walk.h"
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
  enum class Kind : std::uint8_t { kChosen, kByRule };
  Kind kind = Kind::kChosen;
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
                      directive.kind == JournalDirective::Kind::kForce ? "forced" : "",
                      Way::Kind::kByRule});
    for (const JournalOutcome& outcome : directive.outcomes)
      if (outcome.target.kind != JournalTarget::Kind::kGoOn)
        ways.push_back({from, outcome.target, label_of(directive, outcome), Way::Kind::kByRule});
  }
  for (const JournalChoice& choice : verse.choices)
    ways.push_back({from, choice.target, choice.id, Way::Kind::kChosen});
  return ways;
}

std::vector<VerseId> own_verses(const JournalContent& journal, std::uint8_t section) {
  std::vector<VerseId> own;
  for (std::size_t i = 0; i < journal.verses.size(); ++i)
    if (journal.verses[i].section == section) own.push_back(static_cast<VerseId>(i));
  return own;
}

struct Corner {
  int x = 0;
  int y = 0;
};

/// Where each verse stands: doors of the section in the first column, then what they lead to;
/// verses of other sections stand where they are led to.
class Arrangement {
 public:
  Arrangement(const JournalContent& journal, std::uint8_t section, const std::vector<Way>& ways)
      : journal_(journal), section_(section), ways_(ways) {
    const JournalSection& at = journal.sections[section];
    for (const VerseId door : {at.opening, at.menhir, at.dream, at.nightmare}) place(door, 0);
    spread();
    for (const VerseId verse : own_verses(journal, section)) place(verse, 0);
    spread();
    std::map<int, int> filled;
    for (const VerseId verse : order_) {
      const int where = column_[verse];
      corners_[verse] = {kMargin + where * kColumn, kMargin + filled[where] * kRow};
      rows_ = std::max(rows_, ++filled[where]);
      columns_ = std::max(columns_, where + 1);
    }
  }

  const std::vector<VerseId>& order() const { return order_; }
  Corner corner(VerseId verse) const {
    const auto at = corners_.find(verse);
    return at == corners_.end() ? Corner{} : at->second;
  }
  int width() const { return 2 * kMargin + columns_ * kColumn; }
  int height() const { return 2 * kMargin + std::max(rows_, 1) * kRow; }

 private:
  void place(VerseId verse, int where) {
    if (verse != kNoVerse && column_.emplace(verse, where).second) order_.push_back(verse);
  }
  void spread() {
    // What is placed is looked at in its turn. NOLINTNEXTLINE(modernize-loop-convert)
    for (std::size_t next = 0; next < order_.size(); ++next) {
      if (journal_.verses[order_[next]].section != section_) continue;
      const int here = column_[order_[next]];
      for (const Way& way : ways_)
        if (way.from == order_[next] && way.to.kind == JournalTarget::Kind::kVerse)
          place(way.to.verse, here + 1);
    }
  }

  const JournalContent& journal_;
  std::uint8_t section_;
  const std::vector<Way>& ways_;
  std::map<VerseId, int> column_;
  std::vector<VerseId> order_;
  std::map<VerseId, Corner> corners_;
  int columns_ = 0;
  int rows_ = 0;
};

/// A way that ends the visit: a short line with a dot.
std::string draw_end(const Way& way, Corner from, const std::string& stroke) {
  return "<line x1=\"" + std::to_string(from.x) + "\" y1=\"" + std::to_string(from.y) + "\" x2=\"" +
         std::to_string(from.x + 14) + "\" y2=\"" + std::to_string(from.y) + "\" stroke=\"" +
         stroke + "\"/><circle cx=\"" + std::to_string(from.x + 17) + "\" cy=\"" +
         std::to_string(from.y) + "\" r=\"3\" fill=\"" + stroke + "\"/><text x=\"" +
         std::to_string(from.x + 23) + "\" y=\"" + std::to_string(from.y + 3) +
         "\" font-size=\"9\" fill=\"" + stroke + "\">" + words::escaped(way.label) + "</text>\n";
}

/// The `step`-th way out of a verse, so that lines from one verse do not lie upon each other.
std::string draw_way(const Way& way, const Arrangement& verses, int step) {
  const Corner at = verses.corner(way.from);
  const Corner from{at.x + kWidth, at.y + 8 + (step * 9) % (kHeight - 8)};
  const std::string stroke = way.kind == Way::Kind::kByRule ? "#8a3b2a" : "#3a5a78";
  if (way.to.kind == JournalTarget::Kind::kEnd) return draw_end(way, from, stroke);
  const Corner to = verses.corner(way.to.verse);
  const bool onward = to.x > at.x;
  const Corner end{onward ? to.x : to.x + kWidth / 2, onward ? to.y + kHeight / 2 : to.y + kHeight};
  return "<path d=\"M" + std::to_string(from.x) + " " + std::to_string(from.y) + " C" +
         std::to_string(from.x + 50) + " " + std::to_string(from.y) + " " +
         std::to_string(end.x - (onward ? 50 : 0)) + " " +
         std::to_string(end.y + (onward ? 0 : 50)) + " " + std::to_string(end.x) + " " +
         std::to_string(end.y) + "\" fill=\"none\" stroke=\"" + stroke + "\"" +
         (way.kind == Way::Kind::kByRule ? " stroke-dasharray=\"4 3\"" : "") + "/><text x=\"" +
         std::to_string(from.x + 6) + "\" y=\"" + std::to_string(from.y - 2) +
         "\" font-size=\"9\" fill=\"" + stroke + "\">" + words::escaped(way.label) + "</text>\n";
}

/// A verse of another section has a broken line around it.
std::string draw_verse(const JournalVerse& verse, Corner at, bool guest) {
  return "<rect x=\"" + std::to_string(at.x) + "\" y=\"" + std::to_string(at.y) + "\" width=\"" +
         std::to_string(kWidth) + "\" height=\"" + std::to_string(kHeight) +
         "\" rx=\"6\" fill=\"#ffffff\" stroke=\"#333333\"" +
         (guest ? " stroke-dasharray=\"5 4\"" : "") + "/><text x=\"" + std::to_string(at.x + 10) +
         "\" y=\"" + std::to_string(at.y + 18) + "\" font-weight=\"bold\">" +
         words::escaped(verse.id) + "</text><text x=\"" + std::to_string(at.x + 10) + "\" y=\"" +
         std::to_string(at.y + 35) + "\">" + words::escaped(shortened(verse.prose[0].title)) +
         "</text>\n";
}

}  // namespace

std::string draw_section(const Content& content, std::uint8_t section) {
  const JournalContent& journal = content.journal;
  std::vector<Way> ways;
  for (const VerseId verse : own_verses(journal, section))
    for (Way& way : ways_from(verse, journal.verses[verse])) ways.push_back(std::move(way));
  const Arrangement verses(journal, section, ways);

  std::string svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " +
                    std::to_string(verses.width()) + " " + std::to_string(verses.height()) +
                    "\" font-family=\"sans-serif\" font-size=\"12\">\n";
  svg += "<rect width=\"100%\" height=\"100%\" fill=\"#fbf8f1\"/>\n";
  std::map<VerseId, int> leaving;
  for (const Way& way : ways) svg += draw_way(way, verses, leaving[way.from]++);
  for (const VerseId verse : verses.order())
    svg += draw_verse(journal.verses[verse], verses.corner(verse),
                      journal.verses[verse].section != section);
  return svg + "</svg>\n";
}

}  // namespace tavola::avalon
