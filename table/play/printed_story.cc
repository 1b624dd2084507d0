#include "play/printed_story.h"

#include <algorithm>
#include <ranges>
#include <set>
#include <string_view>

#include "play/engine/status.h"
#include "scene/describe.h"
#include "scene/json/picture_json.h"
#include "scene/stage.h"
#include "scene/titles/log_style.h"
#include "words/html.h"
#include "words/sentence.h"

namespace tavola::play {
namespace {

// Letters of a book, dark ink on white when it is printed, and warm paper in the dark on a screen.
constexpr std::string_view kStyle = R"(
@page { size: A5; margin: 18mm 15mm; }
html { background: #17130f; color: #e9dcc3; }
body { max-width: 34rem; margin: 0 auto; padding: 2.5rem 1.4rem 5rem;
  font: 400 1.2rem/1.6 Alegreya, Georgia, "Times New Roman", serif; hyphens: auto; }
h1, h2 { font-weight: 400; line-height: 1.15; text-align: center; text-wrap: balance; }
h1 { font-size: 2.2rem; margin: 3rem 0 .6rem; }
h2 { font-size: 1.8rem; margin: 4rem 0 1rem; }
h3 { font-size: 1rem; font-weight: 400; letter-spacing: .12em; text-align: center; margin: 2.4rem 0 0; }
h3::before, h3::after { content: " · "; }
h4 { font-size: 1.25rem; font-weight: 400; font-style: italic; margin: 1.8rem 0 .3rem; break-after: avoid; }
h2 small, h4 small { display: block; font-size: .62em; font-style: normal; letter-spacing: .1em; color: #b5a482; }
p { margin: 0; orphans: 2; widows: 2; } p + p { text-indent: 1.4em; }
ul { list-style: none; padding: 0; text-align: center; color: #b5a482; }
.opening p, .talk { font-style: italic; } .talk { margin: 1.4rem 0; }
.chosen { margin: .7rem 0 0 1.4em; color: #d8b878; text-indent: 0; break-before: avoid; }
.chosen::before { content: "→ "; }
.again { color: #b5a482; } .end { margin-top: 3rem; border-top: 1px solid; padding-top: 1.2rem; }
figure { display: none; margin: 1.4rem 0 0; } figure.there { display: block; }
canvas { display: block; width: 100%; height: auto; }
@media print {
  figure { max-width: 84mm; margin: 6mm auto 0; break-inside: avoid; break-after: avoid; }
  html, .chosen, .again, ul, h2 small, h4 small { background: none; color: #000; }
  body { max-width: none; padding: 0; font-size: 10.5pt; line-height: 1.42; }
  h1 { margin-top: 40mm; } .part { break-before: page; } h2 { margin-top: 12mm; } h3, h4 { break-after: avoid; }
}
)";

/// Words between two asterisks are set off.
std::string set(std::string_view text) {
  std::string out = words::escaped(text);
  for (std::size_t at = out.find('*'); at != std::string::npos; at = out.find('*', at)) {
    const std::size_t end = out.find('*', at + 1);
    if (end == std::string::npos) break;
    out.replace(end, 1, "</em>");
    out.replace(at, 1, "<em>");
    at = end + std::string_view("<em></em>").size() - 1;
  }
  return out;
}

std::string element(std::string_view name, std::string_view text, std::string_view kind = {}) {
  std::string out = "<" + std::string(name);
  if (!kind.empty()) out += " class=\"" + std::string(kind) + "\"";
  return out + ">" + set(text) + "</" + std::string(name) + ">\n";
}

/// A picture that the kit at the end of the page draws; it stays away where nothing draws it.
std::string figure(const scene::Title& title, std::string_view id, std::string_view name) {
  const scene::Picture* picture = id.empty() ? nullptr : title.picture(id);
  if (picture == nullptr) return {};
  return "<figure><canvas width=\"900\" height=\"600\" role=\"img\" aria-label=\"" +
         words::escaped(name) + "\" data-game=\"" + words::escaped(title.game().id()) +
         "\" data-picture=\"" + words::escaped(scene::picture_json(*picture)) +
         "\"></canvas></figure>\n";
}

/// A text of several paragraphs has a line for each.
std::vector<std::string> paragraphs_of(std::string_view text) {
  std::vector<std::string> found;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    while (line.ends_with(' ')) line.remove_suffix(1);
    if (!line.empty()) found.emplace_back(line);
    text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
  }
  return found;
}

/// "Day 3." as a heading.
std::string heading(std::string text) {
  if (text.ends_with('.')) text.pop_back();
  return text;
}

/// Whether anything was read out.
bool has_pages(const Session& session) {
  const auto is_page = [&](const Event& event) {
    const auto stage = session.title().stage(event);
    return stage && stage->page;
  };
  if (std::ranges::any_of(session.deal_events(), is_page)) return true;
  for (std::size_t i = 0; i < session.point(); ++i)
    if (std::ranges::any_of(session.record(i).events, is_page)) return true;
  return false;
}

class Printer {
 public:
  Printer(const Session& session, words::Language language, bool pictured)
      : pictured_(pictured),
        title_(session.title()),
        session_(session),
        voice_(voice_of(session, language)),
        account_(!has_pages(session)) {}

  std::string print() {
    html_ += "<section class=\"part\">\n";
    for (const Event& event : session_.deal_events()) tell(event);
    for (std::size_t i = 0; i < session_.point(); ++i) {
      for (const Event& event : session_.record(i).events) tell(event);
      close_deed();
    }
    if (session_.table().over() && !ended_)
      how_it_ended();
    else if (!session_.table().over())
      html_ += element("p", voice_.say(scene::Text::of("printed.goes_on")), "end");
    return html_ + "</section>\n";
  }

 private:
  void tell(const Event& event) {
    if (event.audience != SeatSet::everybody()) return;
    const scene::LogStyle::Event& style = scene::log_style(title_).event(title_, event.kind);
    if (style.heading)
      if (const auto turn = title_.turn_begun(event); turn && turn->round > 0)
        day_ = heading(say(event));
    if (style.answer && asks_) {
      html_ += again_ + element("p", say(event), "chosen");
      again_.clear();
    }
    const auto stage = title_.stage(event);
    if (account_ && !(stage && stage->ends)) {
      account(event, style);
      return;
    }
    if (!stage) return;
    if (stage->ends)
      end(*stage, event);
    else if (stage->page)
      page(*stage, event);
  }

  std::string say(const Event& event) const { return voice_.say(scene::event_text(title_, event)); }

  void page(const scene::Stage& stage, const Event& event) {
    const std::string name = stage.title.empty() ? say(event) : voice_.say(stage.title);
    if (stage.form == scene::Form::kLine) {
      html_ += element("p", name, "talk");
      return;
    }
    asks_ = stage.asks;
    std::vector<std::string> text = paragraphs_of(title_.story(stage.story, voice_.language));
    // What is printed on a card besides is rules and no story.
    if (stage.card.empty())
      for (const scene::Text& line : stage.lines)
        for (std::string& each : paragraphs_of(voice_.say(line))) text.push_back(std::move(each));
    if (!stage.opening && !day_.empty()) {
      html_ += element("h3", day_);
      day_.clear();
    }
    const std::string head = stage.opening ? "h2" : "h4";
    const std::string above = "<" + head + "><small>" + words::escaped(voice_.say(stage.what)) +
                              "</small> " + set(name) + "</" + head + ">\n";
    std::string below;
    for (const std::string& each : text) below += element("p", each);
    // Whoever comes back to a page knows what it says: it is named once something is chosen on it.
    again_.clear();
    if (!read_.insert(above + below).second)
      again_ = "<article class=\"again\">\n" + above + "</article>\n";
    else
      html_ += (stage.opening ? "<article class=\"opening\">\n" : "<article>\n") + above +
               (pictured_ ? figure(title_, stage.card, name) : "") + below + "</article>\n";
  }

  /// What everybody heard and the log calls worth telling: sentences of one choice are one
  /// paragraph, under the heading of their round or chapter.
  void account(const Event& event, const scene::LogStyle::Event& style) {
    if (style.chapter) {
      close_deed();
      day_ = heading(say(event));
      return;
    }
    if (style.story == 0) return;
    const std::string said = words::sentence(say(event));
    if (!deed_.contains(said)) deed_ += (deed_.empty() ? "" : " ") + said;
  }
  void close_deed() {
    if (deed_.empty()) return;
    if (!day_.empty()) html_ += element("h3", day_);
    day_.clear();
    html_ += element("p", deed_);
    deed_.clear();
  }
  /// Where no page tells the end.
  void how_it_ended() {
    const scene::Scene scene = scene::describe(title_, session_.table(), kSpectator);
    if (scene.outcome)
      html_ += "<article class=\"end\">\n" + element("p", voice_.say(scene.outcome->text)) +
               "</article>\n";
  }

  void end(const scene::Stage& stage, const Event& event) {
    close_deed();
    ended_ = true;
    html_ += "<article class=\"end\">\n";
    html_ += element("p", stage.title.empty() ? say(event) : voice_.say(stage.title));
    for (const scene::Text& each : stage.lines) html_ += element("p", voice_.say(each));
    for (const std::string& each : paragraphs_of(title_.story(stage.story, voice_.language)))
      html_ += element("p", each);
    html_ += "</article>\n";
  }

  bool pictured_;
  const scene::Title& title_;
  const Session& session_;
  scene::Voice voice_;
  std::string html_;
  std::string day_;             // a heading that is printed with the first page below it
  bool asks_ = false;           // the page that lies open asks something
  std::string again_;           // the head of that page, if it was printed before
  bool account_;                // nothing was read out: the log is told
  bool ended_ = false;          // a page has told the end
  std::string deed_;            // what a choice brought so far
  std::set<std::string> read_;  // pages that were printed
};

/// "Beor (Ada)", for each seat.
std::string people(const Session& session, words::Language language) {
  const scene::Voice voice = voice_of(session, language);
  const scene::Scene scene = scene::describe(session.title(), session.table(), kSpectator);
  std::string list = "<ul>\n";
  for (Seat seat = 0; seat < session.setup().seats; ++seat) {
    std::string name = voice.seat(seat);
    const auto figure = std::ranges::find(scene.pieces, seat, &scene::Piece::seat);
    if (figure != scene.pieces.end())
      if (const std::string hero = voice.say(figure->name); hero != name)
        name = hero + " (" + name + ")";
    list += element("li", name);
  }
  return list + "</ul>\n";
}

/// The name of the story where a value of an option has one ("book.OPTION.VALUE"), or of the game.
std::string name_of_story(const Session& session, words::Language language) {
  const scene::Title& title = session.title();
  std::string name = "title";
  const std::vector<GameOption>& options = title.game().options();
  for (std::size_t i = 0; i < options.size(); ++i) {
    const std::string own =
        "book." + options[i].id + "." + options[i].values[session.setup().options[i]];
    if (title.messages().find(words::Language::kEnglish, own) != nullptr) name = own;
  }
  return scene::say(title, language, scene::Text::of(name));
}

/// What the picture at the head of the story shows, for whoever does not see it.
std::string shelf_words(const Session& session, words::Language language, const std::string& name) {
  return scene::say(session.title(), language,
                    scene::Text::of("printed.picture").with_name("story", name));
}

}  // namespace

std::string printed_story(const std::vector<const Session*>& chapters, words::Language language,
                          const KitOf& kit_of) {
  if (chapters.empty()) return {};
  const Session& last = *chapters.back();
  const std::string name = name_of_story(last, language);
  std::string html = "<!DOCTYPE html>\n<html lang=\"" + std::string(words::code(language)) +
                     "\">\n<head>\n<meta charset=\"utf-8\">\n" +
                     "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n";
  html += element("title", name) + "<style>" + std::string(kStyle) + "</style>\n</head>\n<body>\n";
  const std::string game(last.title().game().id());
  html += "<header>\n" + element("h1", name) + people(last, language);
  if (kit_of) html += figure(last.title(), game, shelf_words(last, language, name));
  html += "</header>\n<main>\n";
  std::string pages;
  for (const Session* chapter : chapters)
    pages += Printer(*chapter, language, kit_of != nullptr).print();
  // A story that shows no plate needs none of them.
  const std::string kit = kit_of ? kit_of(pages.contains("<canvas") ? game : "") : "";
  return html + pages + "</main>\n" + kit + "</body>\n</html>\n";
}

Expected<std::string> printed_campaign(const Campaign& campaign, words::Language language,
                                       const ReplayLimits& limits, const KitOf& kit) {
  std::vector<Session> sessions;
  ReplayLimits left = limits;
  for (const Chapter* at = campaign.find(campaign.now); at != nullptr;
       at = at->from.empty() ? nullptr : campaign.find(at->from)) {
    Expected<Session> session = Session::load(at->log, {}, {}, left);
    if (!session) return std::unexpected(session.error());
    left.most_steps -= std::min(left.most_steps, session->steps_run());
    sessions.push_back(*std::move(session));
  }
  std::vector<const Session*> chapters;
  for (const Session& session : sessions | std::views::reverse) chapters.push_back(&session);
  return printed_story(chapters, language, kit);
}

}  // namespace tavola::play
