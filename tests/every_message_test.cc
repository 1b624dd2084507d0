// Everything that every game can say, in three languages, with none, one and several of whatever it
// counts and with nouns of every gender, number and article: no sentence may come out with a hole,
// with "1 trophies" or "the the". TAVOLA_WRITE_MESSAGES=FILE writes all of it down, to be read as a
// player would.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "content/content.h"
#include "faults_of_words.h"
#include "games/registry.h"
#include "scene/say.h"
#include "scene/titles/title.h"
#include "words/sentence.h"

namespace tavola {
namespace {

using scene::Text;
using words::Language;
using words::Lexicon;
using words::Role;
using words::WordId;

constexpr std::size_t kMostOfOne = 240;  // sentences of one message in one language

// ---- what is wrong with a sentence --------------------------------------------------------------

/// Nouns by how they begin, to find what follows a figure.
class Counting {
 public:
  Counting(const Lexicon& lexicon, Language language) {
    for (std::size_t i = 0; i < lexicon.size(); ++i) {
      const WordId word{static_cast<std::uint16_t>(i)};
      if (lexicon.is_verb(word)) continue;
      const std::string one = lexicon.noun(language, word, Role::kBare, words::Number::kSingular);
      const std::string many = lexicon.noun(language, word, Role::kBare, words::Number::kPlural);
      if (one.size() < 3 || many.size() < 3 || one == many) continue;
      singular_[one.substr(0, 3)].insert(one);
      plural_[many.substr(0, 3)].insert(many);
    }
  }
  /// What is wrong after a figure, or nothing.
  std::string fault(std::string_view text) const {
    for (std::size_t at = 0; at + 2 < text.size(); ++at) {
      if (!std::isdigit(static_cast<unsigned char>(text[at])) || text[at + 1] != ' ') continue;
      if (at > 0 && (std::isalnum(static_cast<unsigned char>(text[at - 1])) ||
                     std::string_view("-+.,").contains(text[at - 1])))
        continue;
      const std::string_view after = text.substr(at + 2);
      const bool one = text[at] == '1';
      const std::string wrong = begins_with_one(one ? plural_ : singular_, after);
      const std::string right = begins_with_one(one ? singular_ : plural_, after);
      if (wrong.size() > right.size()) return std::string(1, text[at]) + " " + wrong;
    }
    return "";
  }

 private:
  using Nouns = std::map<std::string, std::set<std::string>>;

  static std::string begins_with_one(const Nouns& nouns, std::string_view text) {
    std::string longest;
    const auto found = nouns.find(std::string(text.substr(0, 3)));
    if (found == nouns.end()) return longest;
    for (const std::string& noun : found->second) {
      const bool whole = text.size() == noun.size() ||
                         (text.size() > noun.size() &&
                          !std::isalpha(static_cast<unsigned char>(text[noun.size()])) &&
                          static_cast<unsigned char>(text[noun.size()]) < 0x80);
      if (noun.size() > longest.size() && text.starts_with(noun) && whole) longest = noun;
    }
    return longest;
  }

  Nouns singular_;
  Nouns plural_;
};

// ---- what a message may be filled with ----------------------------------------------------------

/// Of many words those that differ in how they are inflected in one of the languages.
std::vector<int> different(const Lexicon& lexicon, const std::vector<std::string>& keys) {
  std::vector<int> chosen;
  std::set<std::string> seen;
  for (std::size_t i = 0; i < keys.size(); ++i) {
    const WordId word = lexicon.find(keys[i]);
    if (!word) continue;
    std::string like;
    for (const Language language : words::kLanguages) {
      const words::Number number = lexicon.natural_number(language, word);
      const std::string bare = lexicon.noun(language, word, Role::kBare, number);
      for (const Role role : {Role::kThe, Role::kTo}) {
        std::string with = lexicon.noun(language, word, role, number);
        if (with.ends_with(bare)) with.resize(with.size() - bare.size());
        like += with + "|";
      }
    }
    if (seen.insert(like).second) chosen.push_back(static_cast<int>(i));
  }
  return chosen;
}

/// The values that a field is tried with.
std::vector<int> values_of(const scene::Title& title, const Field& field,
                           const std::string& message) {
  const Vocabulary& vocabulary = title.game().vocabulary();
  const ValueKind& kind = vocabulary.kinds[static_cast<std::size_t>(field.kind)];
  std::vector<int> values;
  if (field.name.empty()) return {0};  // a part of a card's effect: the whole of it
  if (field.kind == kNumber) return {0, 1, 2};
  if (field.kind == kSeatValue) {
    values = {0, 1};
  } else if (!kind.words.empty()) {
    values = different(title.lexicon(), kind.words);
  } else {
    for (std::size_t i = 0; i < std::max<std::size_t>(kind.ids.size(), 1) && i < 16; ++i)
      values.push_back(static_cast<int>(i));
  }
  if (title.messages().find(Language::kEnglish, message + ".no_" + field.name) != nullptr)
    values.push_back(kNothing);
  return values;
}

class Walk {
 public:
  explicit Walk(const scene::Title& title) : title_(title) {
    for (const Language language : words::kLanguages)
      counting_.emplace(language, Counting(title.lexicon(), language));
    if (const char* path = std::getenv("TAVOLA_WRITE_MESSAGES")) out_.open(path, std::ios::app);
  }

  void all() {
    const Vocabulary& vocabulary = title_.game().vocabulary();
    phrases("verb", vocabulary.verbs);
    phrases("prompt", vocabulary.prompts);
    phrases("event", vocabulary.events);
    for (std::string_view id : title_.messages().ids())
      if (!said_.contains(std::string(id))) other(std::string(id));
    for (const std::string& id : title_.card_ids())
      for (const Language language : words::kLanguages)
        for (const std::string& line : title_.card(id, language).lines)
          look("card " + id, language, line);
    EXPECT_GT(sentences_, 100U) << title_.game().id();
  }

 private:
  void phrases(const std::string& group, const std::vector<Phrase>& list) {
    for (const Phrase& phrase : list) {
      const std::string message = group + "." + phrase.name;
      std::vector<std::vector<int>> choices;
      std::size_t combinations = 1;
      for (const Field& field : phrase.fields) {
        choices.push_back(values_of(title_, field, message));
        combinations *= choices.back().size();
      }
      // With more than enough of them, every so many, but all values of every field.
      const std::size_t step = combinations / kMostOfOne | 1U;
      for (std::size_t n = 0; n < combinations; n += step) {
        Arguments args{};
        std::size_t rest = n;
        for (std::size_t i = 0; i < choices.size(); ++i) {
          args[i] = static_cast<std::int16_t>(choices[i][rest % choices[i].size()]);
          rest /= choices[i].size();
        }
        if (std::ranges::count(args, kNothing) > 1) continue;  // something is always said
        const Text text = scene::text_of(title_, group, phrase, args);
        said_.insert(text.message);
        for (const Language language : words::kLanguages)
          look(text.message, language, scene::say(title_, language, text, {"Ada", "Otto"}));
      }
    }
  }

  /// A message that only code knows: what stands for its places follows from how they are used.
  void other(const std::string& id) {
    const words::Template* english = title_.messages().find(Language::kEnglish, id);
    std::map<std::string, bool> names;  // whether it is a number
    std::set<std::string> lists;
    std::set<std::string> states;  // that agree with what they stand on
    for (const words::Piece& piece : english->pieces()) {
      if (piece.name.empty()) continue;
      // Code gives these names to numbers, whether or not a noun beside them follows the number.
      static const std::set<std::string> kNumbers = {"n",    "need", "most",    "left", "number",
                                                     "dice", "best", "percent", "cards"};
      bool number = piece.form == words::Form::kMoney || piece.form == words::Form::kSigned ||
                    kNumbers.contains(piece.name);
      for (const words::Alternative& alternative : piece.alternatives)
        number = number || alternative.label == words::Label::kOne;
      if (piece.form == words::Form::kAnd || piece.form == words::Form::kOr)
        lists.insert(piece.name);
      names[piece.name] = names[piece.name] || number;
      if (piece.form == words::Form::kLike) {
        states.insert(piece.name);
        names.try_emplace(piece.other, false);
      } else if (!piece.other.empty() &&
                 !std::isdigit(static_cast<unsigned char>(piece.other.front())))
        names[piece.other] = true;
    }
    const std::vector<std::string> keys = all_nouns();
    const std::vector<int> nouns = different(title_.lexicon(), keys);
    for (const Language language : words::kLanguages)
      for (std::size_t n = 0; n < std::min<std::size_t>(nouns.size(), 12) * 3; ++n) {
        const WordId word = title_.lexicon().find(keys[static_cast<std::size_t>(nouns[n / 3])]);
        const auto noun =
            words::Argument::word(word, title_.lexicon().natural_number(language, word));
        const std::vector<words::Argument> some(n % 3 + 1, noun);
        const auto state = words::Argument::word(title_.lexicon().find("st_delayed"));
        std::vector<words::NamedArgument> arguments;
        for (const auto& [name, number] : names)
          arguments.push_back({name, lists.contains(name)    ? words::Argument::list(some)
                                     : states.contains(name) ? state
                                     : number
                                         ? words::Argument::number(static_cast<std::int64_t>(n % 3))
                                         : noun});
        look(id, language,
             words::format(title_.lexicon(), language, *title_.messages().find(language, id),
                           arguments));
        if (names.empty()) break;
      }
  }

  std::vector<std::string> all_nouns() const {
    std::vector<std::string> keys;
    for (const ValueKind& kind : title_.game().vocabulary().kinds)
      keys.insert(keys.end(), kind.words.begin(), kind.words.end());
    return keys;
  }

  void look(const std::string& id, Language language, const std::string& said) {
    ++sentences_;
    if (!lines_.insert(std::string(words::code(language)) + " " + id + ": " + said).second) return;
    if (out_.is_open())
      out_ << title_.game().id() << ' ' << words::code(language) << ' ' << id << ": " << said
           << '\n';
    std::string what = fault_of(language, said);
    if (what.empty()) what = counting_.at(language).fault(said);
    if (what.empty() && said.empty()) what = "nothing at all";
    const bool whole = id.starts_with("event.") || id.starts_with("ending.");
    if (what.empty() && whole && !ends_well(said)) what = "no point at the end";
    if (what.empty() || !failed_.insert(std::string(words::code(language)) + id + what).second)
      return;
    ADD_FAILURE() << title_.game().id() << ", " << id << " (" << words::code(language)
                  << "): " << what << ": " << said;
  }

  static bool ends_well(const std::string& said) {
    for (const char* end : {".", "!", "?", "…", "”", "»", ")", "%"})
      if (said.ends_with(end)) return true;
    return false;
  }

  const scene::Title& title_;
  std::map<Language, Counting> counting_;
  std::ofstream out_;
  std::set<std::string> said_;
  std::set<std::string> lines_;
  std::set<std::string> failed_;
  std::size_t sentences_ = 0;
};

// Hundreds of thousands of sentences: the games are read side by side, and not under the
// sanitizers, where other tests say enough of them.
class SlowEveryMessage : public testing::TestWithParam<std::string> {};

TEST_P(SlowEveryMessage, ReadsWellWithNoneOneAndSeveral) {
  const auto title = games::open(GetParam());
  ASSERT_TRUE(title) << title.error();
  Walk(**title).all();
}

INSTANTIATE_TEST_SUITE_P(Of, SlowEveryMessage, testing::ValuesIn(games::ids(true)),
                         [](const auto& info) { return info.param; });

// Somebody who chooses a player is told of in a sentence, never as "Ruth: Ruth".
TEST(EveryMessage, OfSomebodyWhoChoosesAPlayerIsASentence) {
  for (const std::string& game : games::ids(true)) {
    const auto title = games::open(game);
    ASSERT_TRUE(title) << title.error();
    const Vocabulary& vocabulary = (*title)->game().vocabulary();
    for (std::size_t v = 0; v < vocabulary.verbs.size(); ++v)
      for (std::size_t i = 0; i < vocabulary.verbs[v].fields.size(); ++i) {
        if (vocabulary.verbs[v].fields[i].kind != kSeatValue) continue;
        for (const Language language : words::kLanguages)
          for (const std::int16_t chosen : {std::int16_t{0}, std::int16_t{1}}) {
            Option option;
            option.verb = static_cast<decltype(option.verb)>(v);
            option.args[i] = chosen;
            const scene::Voice voice{*title, language, {"Ruth", "Anna"}};
            const std::string said = scene::say_choice(voice, option, 0);
            EXPECT_TRUE(said != "Ruth: Ruth" && said != "Ruth: Anna" &&
                        !said.starts_with("Ruth: Ruth "))
                << game << ", " << vocabulary.verbs[v].name << ": " << said;
          }
      }
  }
}

// What stands outside the games: the interface, the guided games and the lobby.
TEST(EveryMessage, OfTheInterfaceAndTheGuidedGamesReadsWell) {
  int looked = 0;
  for (const char* file : {"words/commands.toml", "words/interface.toml", "words/client.toml",
                           "words/room.toml", "words/table.toml", "salem/table.toml",
                           "catacombs/table.toml", "arkham/table.toml", "avalon/table.toml"}) {
    const auto text = content::find(file);
    ASSERT_TRUE(text) << file;
    static const std::regex line(R"re((en|it|es) = "(.*)")re");
    for (std::cregex_iterator at(text->data(), text->data() + text->size(), line), end; at != end;
         ++at) {
      ++looked;
      // Places to fill stand for a word, an example for itself.
      static const std::regex place(R"(\{[^{}]*\}|\d+(\.\d+){3})");
      const std::string said = std::regex_replace((*at)[2].str(), place, "X");
      const auto language = words::language_from((*at)[1].str());
      EXPECT_EQ(fault_that_players_found(*language, said), "") << file << ": " << said;
      // What a story may say in its own voice, the table says plainly.
      if (*language == Language::kEnglish) EXPECT_FALSE(said.contains(" any more")) << said;
    }
  }
  EXPECT_GT(looked, 1000);
}

// Where a player is to do something, a button says so in the imperative, in Spanish as elsewhere.
TEST(EveryMessage, SpanishChoicesOfSalemAreImperatives) {
  const auto text = content::find("salem/messages.toml");
  ASSERT_TRUE(text);
  static const std::regex button(R"re(\[verb\.[a-z_.]+\]\s+en = .*\s+it = .*\s+es = "([^ "]*))re");
  int looked = 0;
  for (std::cregex_iterator at(text->data(), text->data() + text->size(), button), end; at != end;
       ++at) {
    ++looked;
    static const std::regex infinitive("[A-Z][a-z]*[aei]r(lo|la)?");
    EXPECT_FALSE(std::regex_match((*at)[1].str(), infinitive)) << (*at)[1].str();
  }
  EXPECT_GT(looked, 15);
}

// What the test above looks for is found when it is there.
TEST(EveryMessage, FaultsAreSeen) {
  const auto title = games::open("arkham");
  ASSERT_TRUE(title) << title.error();
  const auto bad = [&](Language language, const std::string& said) {
    return !fault_of(language, said).empty() ||
           !Counting((*title)->lexicon(), language).fault(said).empty();
  };
  EXPECT_TRUE(bad(Language::kEnglish, "Ada goes to the the Woods."));
  EXPECT_TRUE(bad(Language::kEnglish, "You lose 1 Sanity and 0 Stamina."));
  EXPECT_TRUE(bad(Language::kEnglish, "Ada takes 1 clue tokens."));
  EXPECT_TRUE(bad(Language::kEnglish, "Ada takes 2 clue token."));
  EXPECT_TRUE(bad(Language::kEnglish, "Yes: You may draw 1 Spell."));
  EXPECT_TRUE(bad(Language::kEnglish, "Ada  waits."));
  EXPECT_TRUE(bad(Language::kEnglish, "Ada takes {card}."));
  EXPECT_TRUE(bad(Language::kItalian, "Ada va a il Bosco."));
  EXPECT_TRUE(bad(Language::kSpanish, "Ada gasta 1 trofeos de portal."));
  for (const char* said : {"Ada va al Perso nel Tempo e nello Spazio.",
                           "La tua plancia è piena.",
                           "trattenuto,.",
                           "Velocità alla posizione 1",
                           "In che cosa sei bravo?",
                           "nel Furgone della Polizia",
                           "Alla plancia",
                           "prendi Anna Kaslow come Alleato",
                           "altrimenti, vieni arrestato.",
                           "Quando una prova fallita fa infliggere il danno al mostro",
                           "Superi automaticamente la prova.",
                           "Spendi fino a 6 $ e per ogni punto ottieni 1 Sanità",
                           "Puoi prendere Cibo dal suo mazzo.",
                           "puoi ottenere 10 $ e ottenere una Maledizione",
                           "Rimetti ogni mostro in un luogo nella riserva dei mostri.",
                           "Invece di muoversi, si muove direttamente",
                           "Ada ritira: 1 successo.",
                           "Ada pesca una carta portale: verdi.",
                           "Se i tuoi Incantesimi è al massimo 2",
                           "0 o 1 successi: nessun effetto",
                           "ne servono 1",
                           "gli altri aspettano nella Periferia",
                           "Nora è il primo giocatore.",
                           "Vampiro di Fuoco e altri 1",
                           "ritardato",
                           "45.5 gradi"})
    EXPECT_TRUE(bad(Language::kItalian, said)) << said;
  for (const char* said : {"Ada va al Perdido en el Tiempo.",
                           "Tu tablero está lleno.",
                           "toma a Duke como Aliado",
                           "Velocidad en la posición 1",
                           "¿En qué eres bueno?",
                           "en el Furgón Policial",
                           "Si fallas, eres arrestado.",
                           "aunque sea Interminable,.",
                           "Después de usarla, pierdes",
                           "Gasta hasta 6 $ y por cada punto obtén 1",
                           "Mientras tu otra mano está vacía, +1",
                           "calles de la Periferia",
                           "Nora es el jugador inicial.",
                           "Coloca el Bárbaro.",
                           "alguien aún podría actuar: 1.",
                           "como resistencia tenga el monstruo",
                           "calle o local.",
                           "El Mago lanza «Curación» del Mago.",
                           "retrasado",
                           "hacen falta 1",
                           "Ada pierde 1 de Cordura."})
    EXPECT_TRUE(bad(Language::kSpanish, said)) << said;
  EXPECT_TRUE(bad(Language::kEnglish, "Ada goes to the Lost in Time and Space."));
  EXPECT_TRUE(bad(Language::kEnglish, "Spend trophies: 0 toughness and 1 gate"));
  EXPECT_FALSE(bad(Language::kEnglish, "Ada takes 2 clue tokens in the Woods."));
  EXPECT_FALSE(bad(Language::kSpanish, "Ada gasta 1 trofeo de portal."));
}

TEST(EveryMessage, AStateAgreesWithWhatItStandsOn) {
  const auto said = [](const char* game, Language language, scene::State state, const char* word) {
    const auto title = games::open(game);
    return scene::say(**title, language, scene::state_text(state, Text::word(word)));
  };
  using scene::State;
  EXPECT_EQ(said("arkham", Language::kItalian, State::kDelayed, "inv_jenny_barnes"), "trattenuta");
  EXPECT_EQ(said("arkham", Language::kItalian, State::kDelayed, "inv_joe_diamond"), "trattenuto");
  EXPECT_EQ(said("arkham", Language::kSpanish, State::kDelayed, "inv_jenny_barnes"), "rezagada");
  EXPECT_EQ(said("arkham", Language::kItalian, State::kClosed, "loc_library"), "chiusa");
  EXPECT_EQ(said("catacombs", Language::kItalian, State::kIncapacitated, "hero_thief"),
            "incapacitata");
  EXPECT_EQ(said("catacombs", Language::kSpanish, State::kIncapacitated, "hero_elf"),
            "incapacitado");
  EXPECT_EQ(said("catacombs", Language::kItalian, State::kSpent, "hero_thief"), "ha già agito");
}

// A spell says when it is cast.
TEST(EveryMessage, SpellsSayWhenTheyAreCast) {
  const auto title = games::open("arkham");
  ASSERT_TRUE(title) << title.error();
  const std::pair<const char*, const char*> kWhen[] = {
      {"flesh_ward", "Cast when you are about to lose Stamina"},
      {"mists_of_releh", "Cast before an Evade check"},
      {"bind_monster", "Cast before a Combat check"}};
  for (const auto& [spell, when] : kWhen)
    EXPECT_EQ(std::ranges::count((*title)->card(spell, Language::kEnglish).lines, when), 1)
        << spell;
}

}  // namespace
}  // namespace tavola
