// The frames of sentences: how checks, choices, costs and conditions are put, by the style sheet of
// each language. Games' words come from their grammars.
#include "effects/say.h"

#include "effects/speaker.h"

namespace tavola::effects {

std::string say(const words::Lexicon& lexicon, const Grammar& grammar, const Program& program,
                words::Language language) {
  return say(lexicon, grammar, program, program.root(), language);
}

std::string say(const words::Lexicon& lexicon, const Grammar& grammar, const Program& program,
                words::Language language, const NumberNames& names) {
  return Speaker(lexicon, grammar, program, language, names).text(program.root());
}

std::string say(const words::Lexicon& lexicon, const Grammar& grammar, const Program& program,
                NodeId node, words::Language language) {
  return Speaker(lexicon, grammar, program, language).text(node);
}

std::string say_deed(const words::Lexicon& lexicon, const Grammar& grammar, const Program& program,
                     NodeId node, words::Language language) {
  return Speaker(lexicon, grammar, program, language).deed(node);
}

std::string say_condition(const words::Lexicon& lexicon, const Grammar& grammar,
                          const Program& program, NodeId condition, words::Language language) {
  return Speaker(lexicon, grammar, program, language).truth(condition);
}

std::string Speaker::truth(NodeId node) { return in_sentences({condition(node, kToYou)}); }

std::string Speaker::text(NodeId node) {
  std::vector<std::string> parts;
  sentences(node, kToYou, parts);
  return in_sentences(std::move(parts));
}

std::string Speaker::deed(NodeId node) {
  if (program_[node].kind != NodeKind::kMay) return text(node);
  const NodeId cost = program_[node].child;
  const NodeId body = program_[cost].next;
  std::vector<std::string> parts;
  if (nothing(body)) {
    sentences(cost, kToYou, parts);
  } else if (personal(cost) && personal(body)) {
    Clause inner = clause(body, kToYou.as(Mood::kInfinitive));
    parts.push_back(inline_clause(cost, kToYou) + std::string(of(" to ", " per ", " para ")) +
                    inner.head);
    for (std::string& sentence : inner.tail) parts.push_back(std::move(sentence));
  } else {
    sentences(cost, kToYou, parts);
    sentences(body, kToYou, parts);
  }
  return in_sentences(std::move(parts));
}

std::string Speaker::in_sentences(std::vector<std::string> parts) const {
  std::string whole;
  for (std::string& part : parts) {
    if (!whole.empty()) whole += ' ';
    whole += words::sentence(std::move(part));
  }
  if (language_ == words::Language::kSpanish) {
    // A group or a count brings its article along, which Spanish draws together with a preposition.
    for (const auto& [apart, together] :
         {std::pair(" a el ", " al "), std::pair(" de el ", " del ")})
      for (std::size_t at = whole.find(apart); at != std::string::npos; at = whole.find(apart, at))
        whole.replace(at, std::string_view(apart).size(), together);
  }
  return whole;
}

bool Speaker::personal(NodeId node) const {
  const Node& at = program_[node];
  switch (at.kind) {
    case NodeKind::kCall: {
      const Phrase& phrase = grammar_.phrase(at.index);
      return phrase.category == Category::kVerb && !phrase.impersonal;
    }
    case NodeKind::kSteps:
      for (NodeId child = at.child; child != kNoNode; child = program_[child].next)
        if (!personal(child)) return false;
      return true;
    case NodeKind::kAttempt:
    case NodeKind::kOutcome:
      return personal(at.child);
    case NodeKind::kCheck:
    case NodeKind::kRoll:
    case NodeKind::kChoose:
      return true;
    default:
      return false;
  }
}

void Speaker::sentences(NodeId node, Phrasing phrasing, std::vector<std::string>& out) {
  if (program_[node].kind == NodeKind::kClauses) {
    for (NodeId child = program_[node].child; child != kNoNode; child = program_[child].next)
      sentences(child, phrasing, out);
    return;
  }
  Clause whole = clause(node, phrasing);
  out.push_back(std::move(whole.head));
  for (std::string& sentence : whole.tail) out.push_back(std::move(sentence));
}

/// A clause in one piece: what must follow it goes into brackets.
std::string Speaker::inline_clause(NodeId node, Phrasing phrasing) {
  Clause whole = clause(node, phrasing);
  if (whole.tail.empty()) return whole.head;
  if (program_[node].kind == NodeKind::kRoll && whole.tail.size() == 1)
    return std::move(whole.head) + ": " + whole.tail.front();
  std::string text = std::move(whole.head) + " (";
  for (std::size_t i = 0; i < whole.tail.size(); ++i) text += (i > 0 ? "; " : "") + whole.tail[i];
  return text + ")";
}

Clause Speaker::clause(NodeId node, Phrasing phrasing) {
  const Node& at = program_[node];
  const auto child = [&](int n) { return program_.child(node, n); };
  switch (at.kind) {
    case NodeKind::kNothing:
      return {std::string(of("nothing happens", "non succede niente", "no sucede nada")), {}};
    case NodeKind::kClauses:
    case NodeKind::kSteps:
      return list(node, phrasing);
    case NodeKind::kChoose:
      return {choose(node, phrasing, false), {}};
    case NodeKind::kCheck:
      return check(node, phrasing);
    case NodeKind::kRoll:
      return roll(node, phrasing);
    case NodeKind::kBy: {
      const std::string by = amount(child(0), phrasing);
      return {std::string(of("depending on ", "a seconda ", "según ")) +
                  (language_ == words::Language::kItalian ? of_phrase(by) : by) + " – " +
                  bands(program_[at.child].next, phrasing, {}),
              {}};
    }
    case NodeKind::kOutcome:
      return outcome(node, phrasing);
    case NodeKind::kIf:
      return if_else(node, phrasing);
    case NodeKind::kRepeat: {
      std::string where;
      std::string times = letter(child(0), phrasing, where);
      std::string head = std::string(of("do this ", "ripeti ", "repite ")) + times +
                         std::string(times == "1" ? of(" time: ", " volta: ", " vez: ")
                                                  : of(" times: ", " volte: ", " veces: ")) +
                         inline_clause(child(1), phrasing) + where;
      return {std::move(head), {}};
    }
    case NodeKind::kEach:
      return each(node, phrasing);
    case NodeKind::kMay:
      return may(node, phrasing);
    case NodeKind::kOnce:
      return after(once_per(at.index), child(0), phrasing);
    case NodeKind::kTrigger:
      return after(call(child(0), phrasing, form_of(static_cast<Timing>(at.index))), child(1),
                   phrasing);
    case NodeKind::kWhile:
      return after(std::string(of("while ", "mentre ", "mientras ")) +
                       condition(child(0), phrasing, Sense::kAsWritten, Duration::kWhileItLasts),
                   child(1), phrasing);
    case NodeKind::kUntil:
      return after(call(child(0), phrasing), child(1), phrasing);
    case NodeKind::kAttempt:
      return attempt(node, phrasing, false);
    default:
      return {call(node, phrasing), {}};
  }
}

/// "Until the next event, ...": an adverbial phrase before a clause.
Clause Speaker::after(std::string lead, NodeId body, Phrasing phrasing) {
  const NodeKind kind = program_[body].kind;
  if (kind == NodeKind::kClauses) {
    // Several sentences under one heading.
    std::string head = std::move(lead) + ": ";
    std::vector<std::string> parts;
    sentences(body, phrasing, parts);
    for (std::size_t i = 0; i < parts.size(); ++i) head += (i > 0 ? "; " : "") + parts[i];
    return {std::move(head), {}};
  }
  Clause inner = clause(body, phrasing);
  return {std::move(lead) + ", " + std::move(inner.head), std::move(inner.tail)};
}

/// Whether a verb tells the reader what befalls them and does not order it.
bool Speaker::befalls(NodeId node) const {
  const Node& at = program_[node];
  if (at.kind == NodeKind::kAttempt || at.kind == NodeKind::kOutcome) return befalls(at.child);
  if (at.kind != NodeKind::kCall) return false;
  const std::string_view text =
      grammar_.phrase(at.index).say[0][static_cast<std::size_t>(language_)];
  if (text.contains("{@!")) return true;
  const std::size_t open = text.find("{~");
  if (open == std::string_view::npos) return false;
  const std::size_t first = text.find('|', open);
  const std::size_t second = first == std::string_view::npos ? first : text.find('|', first + 1);
  return second != std::string_view::npos &&
         text.substr(open + 2, first - open - 2) == text.substr(first + 1, second - first - 1);
}

/// The verb of a step that is nothing but a verb and its object, before it is put in a phrasing.
std::string_view Speaker::verb_before_object(NodeId node) const {
  const Node& at = program_[node];
  if (at.kind != NodeKind::kCall) return {};
  const std::string_view text =
      grammar_.phrase(at.index).say[0][static_cast<std::size_t>(language_)];
  const std::size_t end = text.find("} {");
  if (!text.starts_with("{@") || end == std::string_view::npos) return {};
  return text.find('}', end + 1) == text.size() - 1 ? text.substr(0, end + 1) : std::string_view{};
}

Clause Speaker::list(NodeId node, Phrasing phrasing) {
  // Verbs with one subject are joined by "and"; what has a subject of its own is set off. The same
  // verb twice is said once: "gain $3 and 2 Sanity".
  Clause whole;
  std::vector<std::string> run;
  const bool clauses = program_[node].kind == NodeKind::kClauses;
  const auto flush = [&] {
    if (run.empty()) return;
    if (!whole.head.empty()) whole.head += "; ";
    whole.head += join(run);
    run.clear();
  };
  // Spanish tells and does not order when part of a list befalls the reader: "obtienes ... y
  // pierdes".
  if (language_ == words::Language::kSpanish && phrasing.mood == Mood::kOrder && !clauses)
    for (NodeId child = program_[node].child; child != kNoNode; child = program_[child].next)
      if (befalls(child)) phrasing.mood = Mood::kYou;
  NodeKind last_kind = NodeKind::kNothing;
  std::string_view last_verb;
  std::vector<std::string> objects;  // of the last step, if its verb can be said once for several
  for (NodeId child = program_[node].child; child != kNoNode; child = program_[child].next) {
    const bool last = program_[child].next == kNoNode;
    const std::string_view verb = verb_before_object(child);
    const bool same_subject = personal(child);
    const bool statement = program_[child].kind == NodeKind::kCall &&
                           grammar_.phrase(program_[child].index).category == Category::kStatement;
    std::string text;
    if (last) {
      Clause end = clause(child, phrasing);
      text = std::move(end.head);
      whole.tail = std::move(end.tail);
    } else {
      text = program_[child].kind == NodeKind::kChoose ? choose(child, phrasing, true)
                                                       : inline_clause(child, phrasing);
    }
    if (program_[child].flags & kThen) {
      flush();
      whole.head += std::string(same_subject ? of(", then ", ", poi ", ", después ")
                                             : of("; then ", "; poi ", "; después ")) +
                    text;
    } else if (clauses || (!same_subject && !statement)) {
      flush();
      whole.head += (whole.head.empty() ? "" : "; ") + text;
    } else {
      // Orders and statements do not mix in one "and".
      if (!run.empty() && (last_kind == NodeKind::kCall) != statement) flush();
      const std::string said =
          verb.empty() ? "" : in_voice(lexicon_, language_, verb, phrasing) + " ";
      if (run.empty() || verb != last_verb) objects.clear();
      if (!said.empty() && text.starts_with(said)) objects.push_back(text.substr(said.size()));
      if (objects.size() > 1)
        run.back() = said + join(objects);
      else
        run.push_back(std::move(text));
      last_kind = statement ? NodeKind::kCall : NodeKind::kSteps;
      last_verb = verb;
    }
  }
  flush();
  return whole;
}

std::string Speaker::choose(NodeId node, Phrasing phrasing, bool more_follows) {
  std::string head(phrasing.mood == Mood::kThird   ? of("chooses one", "sceglie", "elige")
                   : phrasing.mood == Mood::kOrder ? of("choose one", "scegli", "elige")
                   : phrasing.mood == Mood::kYou   ? of("choose one", "scegli", "eliges")
                                                   : of("choose one", "scegliere", "elegir"));
  const Phrasing inner = phrasing.mood == Mood::kOrder ? phrasing : phrasing.as(Mood::kInfinitive);
  // Options of more than one plain step are lettered, so that it is seen where each begins.
  bool lettered = false;
  for (NodeId option = program_[node].child; option != kNoNode; option = program_[option].next)
    lettered |= !plain_step(option);
  head += more_follows ? " (" : ": ";
  char mark = 'a';
  for (NodeId option = program_[node].child; option != kNoNode; option = program_[option].next) {
    if (option != program_[node].child)
      head += program_[option].next == kNoNode && !lettered ? of("; or ", "; oppure ", "; o bien ")
                                                            : "; ";
    if (lettered) head += std::string("(") + mark++ + ") ";
    head += inline_clause(option, inner);
  }
  return more_follows ? head + ")" : head;
}

bool Speaker::plain_step(NodeId node) const {
  const Node& at = program_[node];
  if (at.kind == NodeKind::kCall || at.kind == NodeKind::kNothing) return true;
  if (at.kind != NodeKind::kSteps) return false;
  for (NodeId child = at.child; child != kNoNode; child = program_[child].next)
    if (program_[child].kind != NodeKind::kCall || !personal(child)) return false;
  return true;
}

Clause Speaker::if_else(NodeId node, Phrasing phrasing) {
  const NodeId then = program_.child(node, 1);
  const NodeId otherwise = program_[then].next;
  // Within a sentence about somebody the branches tell of them; to the reader they are orders.
  const std::string word(of("if ", "se ", "si "));
  Clause whole;
  if (nothing(then) && !nothing(otherwise) &&
      deniable(grammar_, program_.nodes(), program_[node].child)) {
    whole.head = word + condition(program_[node].child, phrasing, Sense::kDenied) + ", " +
                 inline_clause(otherwise, phrasing);
    return whole;
  }
  if (nothing(otherwise)) {
    // What comes of an attempt that fails by itself is no sentence beside the condition.
    if (program_[then].kind == NodeKind::kAttempt && fails_by_itself(then))
      return {
          word + condition(program_[node].child, phrasing) + ", " + inline_clause(then, phrasing),
          {}};
    Clause inner = clause(then, phrasing);
    return {word + condition(program_[node].child, phrasing) + ", " + inner.head,
            std::move(inner.tail)};
  }
  whole.head = word + condition(program_[node].child, phrasing) + ", " +
               inline_clause(then, phrasing) +
               std::string(of("; otherwise, ", "; altrimenti, ", "; en caso contrario, ")) +
               inline_clause(otherwise, phrasing);
  return whole;
}

Clause Speaker::each(NodeId node, Phrasing phrasing) {
  const NodeId body = program_.child(node, 1);
  const std::string who =
      group(program_[node].child, static_cast<Quantifier>(program_[node].index), phrasing);
  const bool about_people = grammar_.phrase(program_[program_[node].child].index).players;
  const NodeId first = program_[body].kind == NodeKind::kSteps ? program_[body].child : body;
  const bool many = static_cast<Quantifier>(program_[node].index) == Quantifier::kEach;
  const Phrasing of_them = many ? kOfMany : kOfOne;
  if (about_people && (personal(first) || program_[first].kind == NodeKind::kMay)) {
    Clause inner = clause(body, of_them);
    return {who + " " + inner.head, std::move(inner.tail)};
  }
  return {who + ": " + inline_clause(body, about_people ? of_them : phrasing), {}};
}

Clause Speaker::may(NodeId node, Phrasing phrasing) {
  const NodeId cost = program_[node].child;
  const NodeId body = program_[cost].next;
  const NodeId otherwise = program_[body].next;
  const Phrasing told = phrasing.told();
  Clause whole;
  if (!personal(cost)) {
    whole = clause(cost, told);
    whole.head = std::string(phrasing.third ? of("at will, ", "a scelta, ", "a elección, ")
                                            : of("if you wish, ", "se vuoi, ", "si quieres, ")) +
                 whole.head;
    if (!nothing(body))
      whole.tail.push_back(std::string(of("if so, ", "in tal caso, ", "en ese caso, ")) +
                           inline_clause(body, told));
    if (!nothing(otherwise))
      whole.tail.push_back(
          std::string(of("if not, ", "in caso contrario, ", "en caso contrario, ")) +
          inline_clause(otherwise, told));
    return whole;
  }
  whole.head = phrasing.third ? of("may ", "può ", "puede ") : of("you may ", "puoi ", "puedes ");
  if (nothing(body)) {
    Clause option = clause(cost, phrasing.as(Mood::kInfinitive));
    whole.head += option.head;
    whole.tail = std::move(option.tail);
  } else {
    whole.head += inline_clause(cost, phrasing.as(Mood::kInfinitive));
    if (personal(body)) {
      const Phrasing aim = phrasing.as(Mood::kInfinitive);
      Clause inner =
          program_[body].kind == NodeKind::kAttempt ? attempt(body, aim, true) : clause(body, aim);
      whole.head += std::string(of(" to ", " per ", " para ")) + inner.head;
      whole.tail = std::move(inner.tail);
    } else {
      whole.tail.push_back(std::string(phrasing.third
                                           ? of("if so, ", "in tal caso, ", "en ese caso, ")
                                           : of("if you do, ", "se lo fai, ", "si lo haces, ")) +
                           inline_clause(body, told));
    }
  }
  if (!nothing(otherwise))
    whole.tail.push_back(
        std::string(phrasing.third ? of("if not, ", "in caso contrario, ", "en caso contrario, ")
                                   : of("if you do not, ", "se non lo fai, ", "si no lo haces, ")) +
        inline_clause(otherwise, told));
  return whole;
}

/// Whether the reader's means have no part in it: an Ally who is not in the deck.
bool Speaker::fails_by_itself(NodeId attempt) const {
  const Node& deed = program_[program_[attempt].child];
  return deed.kind == NodeKind::kCall && grammar_.phrase(deed.index).has_form(Form::kCannot);
}

/// `paid`: a price has been paid for it, and is so whatever comes of it.
Clause Speaker::attempt(NodeId node, Phrasing phrasing, bool paid) {
  const NodeId deed = program_[node].child;
  const NodeId otherwise = program_[deed].next;
  Clause whole = clause(deed, phrasing);
  if (nothing(otherwise)) return whole;
  std::string lead;
  if (fails_by_itself(node)) {
    lead = !paid            ? of("if ", "se ", "si ")
           : phrasing.third ? of("if so, but ", "in tal caso, se però ", "en ese caso, pero si ")
                            : of("if you do, but ", "se lo fai ma ", "si lo haces, pero ");
    lead += call(deed, phrasing, Form::kCannot) + ", ";
    if (phrasing.third && personal(otherwise)) lead += of("that player ", "", "");
  } else if (!personal(deed)) {
    lead = of("if that is not possible in full, ", "se non è possibile per intero, ",
              "si no es posible por completo, ");
  } else if (!phrasing.third) {
    lead = of("if you cannot, ", "se non puoi, ", "si no puedes, ");
  } else if (phrasing.many && personal(otherwise)) {
    lead = of("whoever cannot ", "chi non può ", "quien no puede ");
  } else {
    lead = of("if that is not possible, ", "se non può, ", "si no puede, ");
    if (personal(otherwise)) lead += of("that player ", "", "");
  }
  whole.tail.push_back(lead + inline_clause(otherwise, phrasing.told()));
  return whole;
}

}  // namespace tavola::effects
