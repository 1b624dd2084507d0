#include "words/sentence.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "words/game_lexicon_for_tests.h"
#include "words/languages_for_tests.h"

namespace tavola::words {
namespace {

class SalemSentence : public testing::Test {
 protected:
  std::string fill(Language language, std::string_view text,
                   std::initializer_list<NamedArgument> arguments) const {
    const auto parsed = Template::parse(text);
    if (!parsed) return parsed.error().message;
    return format(lexicon, language, *parsed, arguments);
  }
  Argument word(const char* key, Number number = Number::kSingular) const {
    return Argument::word(lexicon.find(key), number);
  }
  const Lexicon& lexicon = lexicon_of("salem");
};

TEST_F(SalemSentence, WordsWithArticles) {
  const Argument church = word("loc_church");
  const Argument anna = Argument::name("Anna", Gender::kFeminine);
  EXPECT_EQ(fill(kEn, "{who} goes {to:to}.", {{"who", anna}, {"to", church}}),
            "Anna goes to the Church.");
  EXPECT_EQ(fill(kIt, "{who} va {to:to}.", {{"who", anna}, {"to", church}}),
            "Anna va alla Chiesa.");
  EXPECT_EQ(fill(kEs, "{who} va {to:to}.", {{"who", anna}, {"to", church}}),
            "Anna va a la Iglesia.");
  EXPECT_EQ(fill(kIt, "{x:The} è qui.", {{"x", word("wizard")}}), "Lo Stregone è qui.");
  EXPECT_EQ(fill(kIt, "Piazza {x:A}.", {{"x", word("shadow")}}), "Piazza Un'Ombra.");
  EXPECT_EQ(fill(kIt, "{x:of plural}", {{"x", word("cre_zombie")}}), "degli Zombie");
  EXPECT_EQ(fill(kIt, "{x:the}", {{"x", word("item", Number::kPlural)}}), "gli Oggetti");
  EXPECT_EQ(fill(kIt, "{who:to}", {{"who", anna}}), "ad Anna");
  EXPECT_EQ(fill(kEs, "{who:to}", {{"who", anna}}), "a Anna");
}

TEST_F(SalemSentence, ANameThatEndsInAFullStopEndsTheSentenceWithIt) {
  const Argument street = Argument::name("607 Water St.");
  EXPECT_EQ(fill(kEn, "Anna goes to {x}.", {{"x", street}}), "Anna goes to 607 Water St.");
  EXPECT_EQ(fill(kEn, "{x}: nobody. {x}. Done", {{"x", street}}),
            "607 Water St.: nobody. 607 Water St. Done");
  EXPECT_EQ(fill(kEn, "{x:quoted}.", {{"x", street}}), "“607 Water St.”.");
  EXPECT_EQ(fill(kEn, "{x}...", {{"x", street}}), "607 Water St....");
  EXPECT_EQ(fill(kEn, "{x}.", {{"x", Argument::name("And then...")}}), "And then....");
}

TEST_F(SalemSentence, Counts) {
  const Argument elixir = word("item_elixir_of_nus");
  EXPECT_EQ(fill(kEn, "discard {x:count n}", {{"x", elixir}, {"n", Argument::number(2)}}),
            "discard 2 Elixirs of Nus");
  EXPECT_EQ(fill(kEs, "pierdes {x:count 2}", {{"x", word("sanity")}}),
            "pierdes 2 puntos de Cordura");
  EXPECT_EQ(fill(kEn, "{x:number n}", {{"x", elixir}, {"n", Argument::number(1)}}),
            "Elixir of Nus");
  EXPECT_EQ(fill(kEn, "{x:number n}", {{"x", elixir}, {"n", Argument::number(2)}}),
            "Elixirs of Nus");
  const Argument eight = Argument::counted(8, lexicon.find("cre_ghost"));
  EXPECT_EQ(fill(kIt, "{x:the}", {{"x", eight}}), "gli 8 Fantasmi");
  EXPECT_EQ(fill(kIt, "{x:of}", {{"x", Argument::counted(2, lexicon.find("cre_zombie"))}}),
            "dei 2 Zombie");
  EXPECT_EQ(fill(kEs, "{x:to}", {{"x", eight}}), "a los 8 Fantasmas");
}

TEST_F(SalemSentence, ChoicesByNumberAndGender) {
  const auto cards = [&](std::int64_t n) {
    return fill(kIt, "{n} {n:one carta|many carte}", {{"n", Argument::number(n)}});
  };
  EXPECT_EQ(cards(1), "1 carta");
  EXPECT_EQ(cards(0), "0 carte");
  EXPECT_EQ(cards(-1), "-1 carta");
  EXPECT_EQ(fill(kIt, "{n:zero nessuna|one una|many molte}", {{"n", Argument::number(0)}}),
            "nessuna");
  const auto is_taken = [&](const char* key) {
    return fill(kIt, "{x:The} {x:one è|many sono} {x:m preso|f presa|mp presi|fp prese}",
                {{"x", word(key)}});
  };
  EXPECT_EQ(is_taken("item_necronomicon"), "Il Necronomicon è preso");
  EXPECT_EQ(is_taken("item_dagger_of_ngaa"), "La Daga di N'gaa è presa");
  EXPECT_EQ(is_taken("item_magic_glasses"), "Gli Occhiali Magici sono presi");
  EXPECT_EQ(fill(kEn, "{x:one is|many are}", {{"x", word("item_magic_glasses")}}), "are");
}

TEST_F(SalemSentence, AdjectivesFollowTheirNoun) {
  EXPECT_EQ(
      fill(kIt, "{x} {st:like x}", {{"x", word("creature_card")}, {"st", word("st_face_up")}}),
      "carta Creatura scoperta");
  EXPECT_EQ(fill(kEs, "{x:plural} {st:like x}",
                 {{"x", word("portal", Number::kPlural)}, {"st", word("st_closed")}}),
            "portales cerrados");
}

TEST_F(SalemSentence, VerbForms) {
  EXPECT_EQ(fill(kEs, "{who} {v:3sg} {x:count 1}",
                 {{"who", Argument::name("Joe")}, {"v", word("v_draw")}, {"x", word("item")}}),
            "Joe roba 1 Objeto");
  EXPECT_EQ(fill(kIt, "puoi {v:inf}; {v:Imp}", {{"v", word("v_discard")}}),
            "puoi scartare; Scarta");
}

TEST_F(SalemSentence, Lists) {
  const Argument names[] = {Argument::name("Anna"), Argument::name("Bruno"),
                            Argument::name("Emma")};
  const auto first = [&](std::size_t n) { return Argument::list(std::span{names}.first(n)); };
  EXPECT_EQ(fill(kEn, "{x:and}", {{"x", first(3)}}), "Anna, Bruno and Emma");
  EXPECT_EQ(fill(kIt, "{x:and}", {{"x", first(3)}}), "Anna, Bruno ed Emma");
  EXPECT_EQ(fill(kIt, "{x:and}", {{"x", first(2)}}), "Anna e Bruno");
  EXPECT_EQ(fill(kEs, "{x}", {{"x", first(3)}}), "Anna, Bruno y Emma");
  EXPECT_EQ(fill(kEs, "{x:or}", {{"x", first(1)}}), "Anna");
  EXPECT_EQ(fill(kIt, "{x:and}", {{"x", first(0)}}), "niente");

  const Argument places[] = {word("loc_sanatorium"), word("loc_church")};
  EXPECT_EQ(fill(kEs, "{x:and}", {{"x", Argument::list(places)}}), "Sanatorio e Iglesia");
  EXPECT_EQ(fill(kEs, "{x:and the}", {{"x", Argument::list(places)}}), "el Sanatorio y la Iglesia");
  EXPECT_EQ(fill(kIt, "{x:or to}", {{"x", Argument::list(places)}}), "al Sanatorio o alla Chiesa");

  const Argument goods[] = {Argument::counted(7, lexicon.find("sanity")),
                            Argument::counted(8, lexicon.find("item_dagger_of_ngaa"))};
  EXPECT_EQ(fill(kEs, "{x:or}", {{"x", Argument::list(goods)}}),
            "7 puntos de Cordura u 8 Dagas de N'gaa");
  EXPECT_EQ(fill(kEn, "{x:and}", {{"x", Argument::list(goods)}}),
            "7 Sanity and 8 Daggers of N'gaa");

  const Argument women[] = {word("cre_witch"), word("shadow")};
  EXPECT_EQ(fill(kIt, "{x:And the} {x:one è|many sono} {x:m vinto|f vinta|mp vinti|fp vinte}",
                 {{"x", Argument::list(women)}}),
            "La Strega e l'Ombra sono vinte");
}

TEST_F(SalemSentence, NumbersMoneyAndQuotes) {
  EXPECT_EQ(fill(kEn, "{n:signed}", {{"n", Argument::number(1)}}), "+1");
  EXPECT_EQ(fill(kEn, "{n:signed}", {{"n", Argument::number(-2)}}), "-2");
  EXPECT_EQ(fill(kEn, "{n:money}", {{"n", Argument::number(5)}}), "$5");
  EXPECT_EQ(fill(kEs, "{n:money}", {{"n", Argument::number(5)}}), "5\u00a0$");
  EXPECT_EQ(fill(kIt, "{x:quoted}", {{"x", word("shadow")}}), "«Ombra»");
  EXPECT_EQ(fill(kEn, "{x:quoted}", {{"x", word("shadow")}}), "“Shadow”");
  EXPECT_EQ(fill(kEn, "{n}", {{"n", Argument::number(1234567)}}), "1\u2009234\u2009567");
  EXPECT_EQ(fill(kEn, "{n}", {{"n", Argument::number(-9999)}}), "-9999");
}

TEST_F(SalemSentence, AGapIsSeen) {
  EXPECT_EQ(fill(kEn, "{who} goes {to:to}.", {{"who", Argument::name("Anna")}}), "Anna goes {to}.");
}

// Every form takes every kind of argument: an author's slip gives an odd sentence, never a gap.
RC_GTEST_PROP(SentenceProperty, AnyFormTakesAnyArgument, ()) {
  const Lexicon& lexicon =
      lexicon_of(*rc::gen::element<std::string>("arkham", "avalon", "salem", "catacombs"));
  const auto some_word = [&] {
    const auto size = static_cast<std::uint16_t>(lexicon.size());
    return WordId{*rc::gen::inRange<std::uint16_t>(0, size)};
  };
  const std::int64_t n = *rc::gen::inRange<std::int64_t>(-3, 20000);
  const Argument simple[] = {Argument::number(n), Argument::word(some_word()),
                             Argument::word(some_word(), Number::kPlural),
                             Argument::counted(n, some_word()),
                             Argument::name("Ada", Gender::kFeminine)};
  const Argument x = *rc::gen::element(simple[0], simple[1], simple[2], simple[3], simple[4],
                                       Argument::list(simple), Argument::list({}));
  const auto form = *rc::gen::element<std::string>(
      "word", "the", "a plural", "in", "to", "Of", "from plural", "on", "by", "with", "at", "for",
      "whom", "plural", "count y", "count 3", "number y", "like y", "inf", "imp", "2sg", "3sg",
      "pp", "and", "or the", "signed", "money", "quoted", "one a|many b", "m a|f b|mp c|fp d");
  const auto parsed = Template::parse("<{x:" + form + "}>");
  RC_ASSERT(parsed.has_value());
  for (Language language : kLanguages) {
    const std::string text = format(lexicon, language, *parsed, {{"x", x}, {"y", simple[0]}});
    RC_ASSERT(text.size() > 2u);
    RC_ASSERT(text.front() == '<');
    RC_ASSERT(text.back() == '>');
    RC_ASSERT(!text.contains("  "));
    RC_ASSERT(!text.contains('{'));
  }
}

TEST(Sentence, CapitalAndFullStop) {
  EXPECT_EQ(sentence("perdi 2 Sanità"), "Perdi 2 Sanità.");
  EXPECT_EQ(sentence("¿por qué?"), "¿Por qué?");
  EXPECT_EQ(sentence("he said “stop!”"), "He said “stop!”");
  EXPECT_EQ(sentence("see (rule 4.)"), "See (rule 4.)");
  EXPECT_EQ(sentence("see (rule 4)"), "See (rule 4).");
  EXPECT_EQ(sentence(""), "");
  EXPECT_EQ(capitalised("è qui"), "È qui");
}

TEST(Sentence, JoinOfReadyText) {
  const std::string items[] = {"perdi 1 Sanità", "pesca 1 carta", "esci"};
  EXPECT_EQ(join(kIt, items), "perdi 1 Sanità, pesca 1 carta ed esci");
  EXPECT_EQ(join(kEs, items, Conjunction::kOr), "perdi 1 Sanità, pesca 1 carta o esci");
}

}  // namespace
}  // namespace tavola::words
