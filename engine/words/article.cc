// The contractions are written out in full, one row a preposition, because a table of forms is
// easier to check than rules for joining them.
#include "words/article.h"

#include <array>

#include "words/sound.h"

namespace tavola::words {
namespace {

using Row = std::array<std::string_view, 8>;

/// Columns: no article, il, lo, l', la, i, gli, le. Rows as in Role.
constexpr std::array<Row, 13> kItalian{{
    {"", "", "", "", "", "", "", ""},
    {"", "il ", "lo ", "l'", "la ", "i ", "gli ", "le "},
    {"", "un ", "uno ", "un ", "una ", "dei ", "degli ", "delle "},
    {"a ", "nel ", "nello ", "nell'", "nella ", "nei ", "negli ", "nelle "},
    {"a ", "al ", "allo ", "all'", "alla ", "ai ", "agli ", "alle "},
    {"di ", "del ", "dello ", "dell'", "della ", "dei ", "degli ", "delle "},
    {"da ", "dal ", "dallo ", "dall'", "dalla ", "dai ", "dagli ", "dalle "},
    {"su ", "sul ", "sullo ", "sull'", "sulla ", "sui ", "sugli ", "sulle "},
    {"da ", "dal ", "dallo ", "dall'", "dalla ", "dai ", "dagli ", "dalle "},
    {"con ", "con il ", "con lo ", "con l'", "con la ", "con i ", "con gli ", "con le "},
    {"a ", "al ", "allo ", "all'", "alla ", "ai ", "agli ", "alle "},
    {"per ", "per il ", "per lo ", "per l'", "per la ", "per i ", "per gli ", "per le "},
    {"", "il ", "lo ", "l'", "la ", "i ", "gli ", "le "},
}};

/// Columns: no article, el, la, los, las.
constexpr std::array<std::array<std::string_view, 5>, 13> kSpanish{{
    {"", "", "", "", ""},
    {"", "el ", "la ", "los ", "las "},
    {"", "un ", "una ", "unos ", "unas "},
    {"en ", "en el ", "en la ", "en los ", "en las "},
    {"a ", "al ", "a la ", "a los ", "a las "},
    {"de ", "del ", "de la ", "de los ", "de las "},
    {"de ", "del ", "de la ", "de los ", "de las "},
    {"en ", "en el ", "en la ", "en los ", "en las "},
    {"por ", "por el ", "por la ", "por los ", "por las "},
    {"con ", "con el ", "con la ", "con los ", "con las "},
    {"en ", "en el ", "en la ", "en los ", "en las "},
    {"para ", "para el ", "para la ", "para los ", "para las "},
    {"a ", "al ", "a la ", "a los ", "a las "},
}};

/// Columns: no article, the.
constexpr std::array<std::array<std::string_view, 2>, 13> kEnglish{{
    {"", ""},
    {"", "the "},
    {"", "a "},
    {"in ", "in the "},
    {"to ", "to the "},
    {"of ", "of the "},
    {"from ", "from the "},
    {"on ", "on the "},
    {"by ", "by the "},
    {"with ", "with the "},
    {"at ", "at the "},
    {"for ", "for the "},
    {"", "the "},
}};

std::size_t spanish_column(Article article) {
  switch (article) {
    case Article::kEl:
      return 1;
    case Article::kLa:
      return 2;
    case Article::kLos:
      return 3;
    case Article::kLas:
      return 4;
    default:
      return 0;
  }
}

std::size_t italian_column(Article article) {
  switch (article) {
    case Article::kIl:
      return 1;
    case Article::kLo:
      return 2;
    case Article::kElided:
      return 3;
    case Article::kLa:
      return 4;
    case Article::kI:
      return 5;
    case Article::kGli:
      return 6;
    case Article::kLe:
      return 7;
    default:
      return 0;
  }
}

Article italian_article(std::string_view text, Gender gender, Number number) {
  const ItalianOnset onset = italian_onset(text);
  if (number == Number::kPlural) {
    if (gender == Gender::kFeminine) return Article::kLe;
    return onset == ItalianOnset::kPlain ? Article::kI : Article::kGli;
  }
  if (onset == ItalianOnset::kVowel) return Article::kElided;
  if (gender == Gender::kFeminine) return Article::kLa;
  return onset == ItalianOnset::kImpure ? Article::kLo : Article::kIl;
}

Article spanish_article(std::string_view text, Gender gender, Number number) {
  if (number == Number::kPlural) {
    return gender == Gender::kFeminine ? Article::kLas : Article::kLos;
  }
  if (gender == Gender::kMasculine) return Article::kEl;
  return spanish_stressed_a(text) ? Article::kEl : Article::kLa;
}

}  // namespace

Article definite_article(Language language, std::string_view text, Gender gender, Number number) {
  switch (language) {
    case Language::kEnglish:
      return Article::kThe;
    case Language::kItalian:
      return italian_article(text, gender, number);
    case Language::kSpanish:
      return spanish_article(text, gender, number);
  }
  return Article::kNone;
}

Article article_from(Language language, std::string_view word) {
  const auto& italian = kItalian[static_cast<std::size_t>(Role::kThe)];
  if (language == Language::kItalian) {
    for (std::size_t i = 1; i < italian.size(); ++i) {
      std::string_view form = italian[i];
      if (form.ends_with(' ')) form.remove_suffix(1);
      if (form == word) {
        return static_cast<Article>(static_cast<std::size_t>(Article::kIl) + i - 1);
      }
    }
  }
  if (language == Language::kSpanish) {
    for (Article article : {Article::kEl, Article::kLa, Article::kLos, Article::kLas}) {
      std::string_view form =
          kSpanish[static_cast<std::size_t>(Role::kThe)][spanish_column(article)];
      form.remove_suffix(1);
      if (form == word) return article;
    }
  }
  if (language == Language::kEnglish && word == "the") return Article::kThe;
  return Article::kNone;
}

std::string_view lead(Language language, Role role, Article article, Gender gender, Number number,
                      std::string_view noun) {
  const auto row = static_cast<std::size_t>(role);
  switch (language) {
    case Language::kEnglish:
      if (role == Role::kA && article == Article::kThe) {
        if (number == Number::kPlural) return "";
        return english_vowel_sound(noun) ? "an " : "a ";
      }
      return kEnglish[row][article == Article::kThe ? 1 : 0];
    case Language::kItalian: {
      const std::size_t column = italian_column(article);
      if (role == Role::kA && article == Article::kElided && gender == Gender::kFeminine) {
        return "un'";
      }
      if (role == Role::kIn && article == Article::kTitle) return "in ";
      // "ad Arkham": the d keeps two equal vowels apart.
      if (column == 0 && kItalian[row][0] == "a " && begins_with(noun, 'a')) return "ad ";
      return kItalian[row][column];
    }
    case Language::kSpanish:
      return kSpanish[row][spanish_column(article)];
  }
  return "";
}

}  // namespace tavola::words
