// From a Program to the sentences of a card in English, Italian and Spanish. The structure gives
// the frame of a sentence, the grammar's templates fill it, and engine/words inflects what stands
// in them.
//
// A grammar's sentence is a template of engine/words with four marks of its own:
//   {@v_draw}          the verb, in the mood the sentence needs: draw, draws, to draw
//   {@!v_lose}         the same for what befalls the reader: told and not ordered ("pierdes")
//   {?your|their}      by person: said to the reader, said of somebody else
//   {~a|b|c|d}         by mood: order, told to the reader, told of somebody, after "may" or "to"
#pragma once

#include <string>
#include <vector>

#include "effects/grammar.h"
#include "effects/program.h"
#include "words/language.h"
#include "words/lexicon.h"

namespace tavola::effects {

/// The whole effect in sentences. An effect that does nothing says so.
std::string say(const words::Lexicon& lexicon, const Grammar& grammar, const Program& program,
                words::Language language);

/// The same with other names for numbers than the grammar's own, where not all may be known yet.
std::string say(const words::Lexicon& lexicon, const Grammar& grammar, const Program& program,
                words::Language language, const NumberNames& names);

/// A part of it: an option of a choice, a cost, the body of a trigger.
std::string say(const words::Lexicon& lexicon, const Grammar& grammar, const Program& program,
                NodeId node, words::Language language);

/// What a node that begins with "you may" offers, as an order: "Pay $1 to draw 1 Spell."
std::string say_deed(const words::Lexicon& lexicon, const Grammar& grammar, const Program& program,
                     NodeId node, words::Language language);

/// A condition alone, as a sentence: "Your Caution is at least 1."
std::string say_condition(const words::Lexicon& lexicon, const Grammar& grammar,
                          const Program& program, NodeId condition, words::Language language);

/// What a grammar lacks to be said: a template that does not parse, a place that is no slot, a word
/// that the lexicon does not have, a language without a text.
std::vector<std::string> check_sentences(const words::Lexicon& lexicon, const Grammar& grammar);

}  // namespace tavola::effects
