// Gains that cost nothing and that nothing limits. An Exploration costs an Energy or nothing, so
// what every one of them brings for sure is had again and again. What an author has thought of is
// left alone: a limit, a cost, a need, a die, an Encounter, a mark or a loss beside it. (TG-906)
#include <set>

#include "games/avalon/cards/phrases.h"
#include "games/avalon/rules/journal/journal_check.h"

namespace tavola::avalon {
namespace {

/// What the lines of a choice or a verse do for sure.
struct Deeds {
  bool gains = false;  // Resources or Items
  bool other = false;  // anything else, by which it may be done once only
};

class GainCheck {
 public:
  GainCheck(const Content& content, std::vector<std::string>& problems)
      : content_(content), problems_(problems) {}

  void run() {
    for (const JournalSection& section : content_.journal.sections)
      if (section.location != kNone && section.opening != kNoVerse) read(section.opening);
  }

 private:
  void look_at(Source source, Deeds& deeds) const {
    if (source == kNoSource) return;
    const effects::Program& program = content_.book[source];
    for (const effects::Node& node : program.nodes()) {
      using Kind = effects::NodeKind;
      if (node.kind == Kind::kIf || node.kind == Kind::kMay || node.kind == Kind::kRoll ||
          node.kind == Kind::kChoose || node.kind == Kind::kAttempt)
        deeds.other = true;
      if (node.kind != Kind::kCall ||
          content_.grammar.phrase(node.index).category != effects::Category::kVerb)
        continue;
      const std::string& verb = content_.grammar.phrase(node.index).name;
      if (verb == "gain")
        (gives_resource(program, node) ? deeds.gains : deeds.other) = true;
      else if (verb == "draw_item" || verb == "gain_named_item")
        deeds.gains = true;
      else
        deeds.other = true;
    }
  }

  /// Terror is a price as well, and Health and Energy run against their tops.
  bool gives_resource(const effects::Program& program, const effects::Node& verb) const {
    for (effects::NodeId part = verb.child; part != effects::kNoNode; part = program[part].next)
      for (effects::NodeId entry = program[part].child; entry != effects::kNoNode;
           entry = program[entry].next) {
        const effects::NodeId what = program[program[entry].child].next;
        const std::uint16_t noun = content_.grammar.noun(program[what].index).code;
        if (noun >= kMeasures || is_track(static_cast<Measure>(noun))) return false;
      }
    return true;
  }

  void tell(const JournalVerse& verse, int line, const std::string& what) {
    problems_.push_back(content_.journal.sections[verse.section].file + ":" + std::to_string(line) +
                        ": verse " + verse.own + ": " + what +
                        " gains something for nothing, each time anew; let it be \"once\", cost "
                        "something or mark a Status that somebody asks for");
  }

  /// Goes where a Party can go freely, and looks at what it is given on the way.
  void read(VerseId which) {
    if (!seen_.insert(which).second) return;
    const JournalVerse& verse = content_.journal.verses[which];
    Deeds all;  // a verse that marks something is meant to be read once
    for (const JournalDirective& directive : verse.directives)
      if (directive.kind == JournalDirective::Kind::kDo) look_at(directive.source, all);
    for (const JournalDirective& directive : verse.directives) {
      using Kind = JournalDirective::Kind;
      if (directive.kind == Kind::kDo && directive.mark == kNoMark) {
        Deeds here;
        look_at(directive.source, here);
        if (here.gains && !here.other && !all.other) tell(verse, directive.line, "this line");
      }
      if (directive.kind == Kind::kGoto) {
        follow(directive.target);
        return;
      }
      if (directive.kind != Kind::kDo && directive.kind != Kind::kForce) return;
    }
    for (const JournalChoice& choice : verse.choices) {
      if (choice.mark != kNoMark || !choice.costs.empty() || !choice.needs.empty()) continue;
      Deeds deeds = all;
      deeds.gains = false;
      for (const Source effect : choice.effects) look_at(effect, deeds);
      if (deeds.gains && !deeds.other) tell(verse, choice.line, "the choice " + choice.id);
      if (!deeds.other) follow(choice.target);
    }
  }

  void follow(const JournalTarget& target) {
    if (target.kind == JournalTarget::Kind::kVerse) read(target.verse);
  }

  const Content& content_;
  std::vector<std::string>& problems_;
  std::set<VerseId> seen_;
};

}  // namespace

void check_free_gains(const Content& content, std::vector<std::string>& problems) {
  GainCheck(content, problems).run();
}

}  // namespace tavola::avalon
