#include "words/template.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

namespace tavola::words {
namespace {

TEST(Template, ReadsTextAndPlaces) {
  const auto parsed = Template::parse("{who} goes {to:to}, \\{x\\} {n:one card|many cards}.");
  ASSERT_TRUE(parsed);
  const auto& pieces = parsed->pieces();
  ASSERT_EQ(pieces.size(), 6u);
  EXPECT_EQ(pieces[0].name, "who");
  EXPECT_EQ(pieces[1].text, " goes ");
  EXPECT_EQ(pieces[2].role, Role::kTo);
  EXPECT_EQ(pieces[3].text, ", {x} ");
  EXPECT_EQ(pieces[4].alternatives.size(), 2u);
  EXPECT_EQ(pieces[4].alternatives[1], (Alternative{Label::kMany, "cards"}));
  EXPECT_EQ(pieces[5].text, ".");
  EXPECT_TRUE(parsed->uses("to"));
  EXPECT_FALSE(parsed->uses("from"));
}

TEST(Template, PrintsAsWritten) {
  for (const char* text : {"",
                           "plain",
                           "{x}",
                           "{x:the}",
                           "{x:The plural}",
                           "{x:plural}",
                           "{x:Word}",
                           "{x:count n}",
                           "{x:count 2}",
                           "{x:number n}",
                           "{x:like y}",
                           "{v:3sg}",
                           "{v:Imp}",
                           "{x:and}",
                           "{x:or the plural}",
                           "{x:And of}",
                           "{n:signed}",
                           "{n:money}",
                           "{x:quoted}",
                           "{n:zero none|one 1|many lots}",
                           "{x:m o|f a|mp i|fp e}",
                           "{n:one|many s}",
                           "{n:one a\\|b|many \\}}",
                           "\\\\ \\{ \\}"}) {
    const auto parsed = Template::parse(text);
    ASSERT_TRUE(parsed) << text << ": " << parsed.error().message;
    EXPECT_EQ(parsed->print(), text);
  }
}

struct BrokenTemplate {
  const char* text;
  std::size_t offset;
  const char* says;
};

class BrokenTemplates : public testing::TestWithParam<BrokenTemplate> {};

TEST_P(BrokenTemplates, AreRefusedWithTheirPlace) {
  const auto parsed = Template::parse(GetParam().text);
  ASSERT_FALSE(parsed) << GetParam().text;
  EXPECT_EQ(parsed.error().offset, GetParam().offset) << parsed.error().message;
  EXPECT_NE(parsed.error().message.find(GetParam().says), std::string::npos)
      << parsed.error().message;
}

INSTANTIATE_TEST_SUITE_P(Template, BrokenTemplates,
                         testing::Values(BrokenTemplate{"a } b", 2, "\\}"},
                                         BrokenTemplate{"{", 1, "name of an argument"},
                                         BrokenTemplate{"{2x}", 3, "name of an argument"},
                                         BrokenTemplate{"{who", 4, "never closed"},
                                         BrokenTemplate{"{who:teh}", 5, "unknown form \"teh\""},
                                         BrokenTemplate{"{who:the small}", 14, "plural"},
                                         BrokenTemplate{"{x:count}", 8, "second argument"},
                                         BrokenTemplate{"{x:count 2x}", 11, "number"},
                                         BrokenTemplate{"{x:and quickly}", 7, "preposition"},
                                         BrokenTemplate{"{n:one card}", 11, "both one and many"},
                                         BrokenTemplate{"{n:m o|one x|f a}", 16, "not by both"},
                                         BrokenTemplate{"{n:m o|f a|mp i}", 15, "both mp and fp"},
                                         BrokenTemplate{"{n:one x|one y}", 12, "twice"},
                                         BrokenTemplate{"{n:one x|two y}", 12, "begins with zero"},
                                         BrokenTemplate{"{n:one {n}|many y}", 7, "plain text"},
                                         BrokenTemplate{"end \\", 4, "backslash"}));

rc::Gen<std::string> text_of_letters(std::size_t least) {
  return rc::gen::suchThat(
      rc::gen::container<std::string>(
          rc::gen::element('a', 'Z', ' ', '{', '}', '|', '\\', '.', ':')),
      [least](const std::string& text) { return text.size() >= least && text.size() < 12; });
}

rc::Gen<std::string> argument_name() {
  return rc::gen::element<std::string>("who", "item", "n", "to_place", "X2");
}

Piece some_place() {
  Piece piece;
  piece.name = *argument_name();
  piece.form = *rc::gen::element(Form::kWord, Form::kCount, Form::kNumberOf, Form::kLike,
                                 Form::kVerb, Form::kAnd, Form::kOr, Form::kSigned, Form::kMoney,
                                 Form::kQuoted, Form::kChoice);
  const bool capital = *rc::gen::arbitrary<bool>();
  if (piece.form == Form::kChoice) {
    std::vector<Label> labels{Label::kOne, Label::kMany};
    if (*rc::gen::arbitrary<bool>()) labels = {Label::kMasculine, Label::kFeminine};
    if (*rc::gen::arbitrary<bool>()) {
      if (labels[0] == Label::kOne) {
        labels.push_back(Label::kZero);
      } else {
        labels.insert(labels.begin(), {Label::kFemininePlural, Label::kMasculinePlural});
      }
    }
    for (Label label : labels) piece.alternatives.push_back({label, *text_of_letters(0)});
    return piece;
  }
  if (piece.form == Form::kVerb) {
    piece.verb = *rc::gen::element(VerbForm::kInfinitive, VerbForm::kImperative, VerbForm::kSecond,
                                   VerbForm::kThird, VerbForm::kParticiple);
    const bool digit = piece.verb == VerbForm::kSecond || piece.verb == VerbForm::kThird;
    piece.capital = capital && !digit;
    return piece;
  }
  piece.capital = capital;
  if (piece.form == Form::kWord || piece.form == Form::kAnd || piece.form == Form::kOr) {
    piece.role = static_cast<Role>(*rc::gen::inRange(0, 12));
    piece.plural = *rc::gen::arbitrary<bool>();
  }
  if (piece.form == Form::kCount || piece.form == Form::kNumberOf) {
    piece.other = *rc::gen::element<std::string>("n", "17", "0");
  }
  if (piece.form == Form::kLike) piece.other = *argument_name();
  return piece;
}

RC_GTEST_PROP(TemplateProperty, ParseOfPrintIsTheSame, ()) {
  std::vector<Piece> pieces;
  const int size = *rc::gen::inRange(0, 8);
  for (int i = 0; i < size; ++i) {
    const bool after_text = !pieces.empty() && pieces.back().name.empty();
    if (!after_text && *rc::gen::arbitrary<bool>()) {
      Piece piece;
      piece.text = *text_of_letters(1);
      pieces.push_back(piece);
    } else {
      pieces.push_back(some_place());
    }
  }
  const Template original = Template::of(pieces);
  const std::string text = original.print();
  const auto parsed = Template::parse(text);
  if (!parsed) RC_FAIL(text + ": " + parsed.error().message);
  RC_ASSERT(*parsed == original);
  RC_ASSERT(parsed->print() == text);
}

RC_GTEST_PROP(TemplateProperty, AnyTextParsesOrIsRefusedInside, ()) {
  const auto text = *rc::gen::container<std::string>(
      rc::gen::element('{', '}', ':', '|', '\\', ' ', 'a', 'n', 'm', 'f', 'o', 'e', '2'));
  const auto parsed = Template::parse(text);
  if (parsed) {
    const auto again = Template::parse(parsed->print());
    RC_ASSERT(again.has_value());
    RC_ASSERT(*again == *parsed);
  } else {
    RC_ASSERT(parsed.error().offset <= text.size());
    RC_ASSERT(!parsed.error().message.empty());
  }
}

}  // namespace
}  // namespace tavola::words
