// How checks, rolls and what comes of them are put: passing and failing, bands, outcomes.
#include "effects/speaker.h"

namespace tavola::effects {

std::string Speaker::passing(NodeId pass, NodeId fail, Phrasing phrasing) {
  const Phrasing told = phrasing.told();
  std::string text;
  // "Whoever passes draws 1 Spell; whoever fails loses 1 Sanity."
  const auto branch = [&](NodeId body, std::string_view who, std::string_view when) {
    if (nothing(body)) return;
    if (!text.empty()) text += "; ";
    if (personal(body))
      text += std::string(who) + " " + inline_clause(body, told);
    else
      text += std::string(when) + ", " + inline_clause(body, told);
  };
  if (phrasing.many) {
    branch(pass, of("whoever passes", "chi la supera", "quien la supera"),
           of("if the check is passed", "se la prova è superata", "si la tirada se supera"));
    branch(fail, of("whoever fails", "chi fallisce", "quien falla"),
           of("if the check is failed", "se la prova è fallita", "si la tirada se falla"));
    return text;
  }
  const auto body = [&](NodeId node) {
    const bool named = phrasing.third && personal(node);
    return std::string(named ? of("that player ", "", "") : "") + inline_clause(node, told);
  };
  if (nothing(pass))
    return std::string(phrasing.third ? of("if they fail, ", "se fallisce, ", "si falla, ")
                                      : of("if you fail, ", "se fallisci, ", "si fallas, ")) +
           body(fail);
  text = std::string(phrasing.third ? of("if they pass, ", "se la supera, ", "si la supera, ")
                                    : of("if you pass, ", "se la superi, ", "si la superas, ")) +
         body(pass);
  if (!nothing(fail))
    text +=
        std::string(of("; otherwise, ", "; altrimenti, ", "; en caso contrario, ")) + body(fail);
  return text;
}

Clause Speaker::check(NodeId node, Phrasing phrasing) {
  const Node& at = program_[node];
  std::string where;
  std::string make;
  switch (phrasing.mood) {
    case Mood::kOrder:
      make = of("make ", "effettua una prova di ", "haz una tirada de ");
      break;
    case Mood::kYou:
      make = of("make ", "effettui una prova di ", "haces una tirada de ");
      break;
    case Mood::kThird:
      make = of("makes ", "effettua una prova di ", "hace una tirada de ");
      break;
    case Mood::kInfinitive:
      make = of("make ", "effettuare una prova di ", "hacer una tirada de ");
      break;
  }
  const bool english = language_ == words::Language::kEnglish;
  Clause whole;
  // The article belongs to the check and not to the skill, which has none.
  const std::string skill = noun(at.index);
  if (english) make += std::string_view("AEIOU").contains(skill[0]) ? "an " : "a ";
  whole.head = make + skill + " (" + bonus(at.child, phrasing, where) + ")";
  if (at.value != 1) whole.head += " [" + std::to_string(at.value) + "]";
  if (english) whole.head += " check";
  whole.head += where;
  const NodeId first = program_.child(node, 1);
  if (at.flags & kBanded) {
    whole.tail.push_back(bands(first, phrasing.told(), "success"));
  } else if (!nothing(first) || !nothing(program_[first].next)) {
    whole.tail.push_back(passing(first, program_[first].next, phrasing));
  }
  return whole;
}

Clause Speaker::roll(NodeId node, Phrasing phrasing) {
  const Node& at = program_[node];
  std::string where;
  Clause whole;
  const std::string& own = grammar_.noun(at.index).rolling[static_cast<std::size_t>(language_)];
  whole.head = in_voice(lexicon_, language_, own.empty() ? "{@v_roll}" : own, phrasing) + " " +
               counted(at.child, at.index, phrasing, where);
  const NodeId more = program_.child(node, 1);
  if (const auto n = plain(more); !n || *n != 0) {
    const std::string added = bonus(more, phrasing, where);
    whole.head += " (" + added + ")";
  }
  whole.head += where;
  const NodeId body = program_[more].next;
  if (at.flags & kBanded) {
    whole.tail.push_back(bands(body, phrasing.told(), {}));
  } else if (phrasing.mood == Mood::kThird && personal(body)) {
    // A sentence about somebody goes on, because the next would have to name them again.
    Clause rest = clause(body, phrasing);
    whole.head = join({whole.head, rest.head});
    whole.tail = std::move(rest.tail);
  } else if (!nothing(body)) {
    whole.tail.push_back(inline_clause(body, phrasing.told()));
  }
  return whole;
}

std::string Speaker::band_label(NodeId band, std::string_view unit) {
  const Node& at = program_[band];
  if (at.index != kNoIndex) return noun(at.index);
  const Range range = Range::unpack(at.value);
  const words::WordId word = unit.empty() ? words::WordId{} : lexicon_.find(unit);
  const auto with_unit = [&](std::string label, bool many) {
    if (!word) return label;
    return label + " " +
           lexicon_.noun(language_, word, words::Role::kBare,
                         many ? words::Number::kPlural : words::Number::kSingular);
  };
  const std::string low = std::to_string(range.low);
  const std::string high = std::to_string(range.high);
  if (range.high == Range::kOpenHigh)
    return with_unit(low + std::string(of(" or more", " o più", " o más")), true);
  if (range.low == Range::kOpenLow)
    return with_unit(high + std::string(of(" or less", " o meno", " o menos")), true);
  if (range.low == range.high) return with_unit(low, range.low != 1);
  if (range.high == range.low + 1)
    // The noun follows the figure that it stands beside: "0 or 1 success".
    return with_unit(low + std::string(of(" or ", " o ", " o ")) + high, range.high != 1);
  return with_unit(low + "-" + high, true);
}

std::string Speaker::bands(NodeId first, Phrasing phrasing, std::string_view unit) {
  std::string text;
  for (NodeId at = first; at != kNoNode; at = program_[at].next) {
    if (!text.empty()) text += "; ";
    text += band_label(at, unit) + ": ";
    text += nothing(program_[at].child)
                ? std::string(of("no effect", "nessun effetto", "ningún efecto"))
                : inline_clause(program_[at].child, phrasing);
  }
  return text;
}

Clause Speaker::outcome(NodeId node, Phrasing phrasing) {
  Clause whole = clause(program_[node].child, phrasing);
  std::string text;
  for (NodeId at = program_[program_[node].child].next; at != kNoNode; at = program_[at].next) {
    if (nothing(program_[at].child)) continue;
    if (!text.empty()) text += "; ";
    text += band_label(at, {});
    text += (program_[at].index == kNoIndex ? ": " : ", ") +
            inline_clause(program_[at].child, phrasing);
  }
  if (!text.empty()) whole.tail.push_back(std::move(text));
  return whole;
}

}  // namespace tavola::effects
