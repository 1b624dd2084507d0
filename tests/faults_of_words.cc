// Patterns are searched in hundreds of thousands of sentences: this file alone of the tests is
// compiled as the program is (cmake/targets.cmake).
#include "faults_of_words.h"

#include <regex>
#include <span>
#include <utility>
#include <vector>

namespace tavola {
namespace {

struct Fault {
  std::regex pattern;
  std::string what;
};

using Faults = std::vector<Fault>;
using Patterns = std::vector<std::pair<const char*, const char*>>;  // and what is wrong

Faults faults_from(const std::vector<Patterns>& lists) {
  Faults faults;
  for (const Patterns& list : lists)
    for (const auto& [pattern, what] : list)
      faults.push_back({std::regex(pattern, std::regex::optimize), what});
  return faults;
}

/// What a template gets wrong when it is filled.
Patterns slips_of(words::Language language) {
  Patterns slips = {
      {R"(  |^ | $)", "a space too many"},
      {R"( [.,;:!?](?=\s|$))", "a space before a point"},
      {R"(\.\.|,,|,\.|: ?\.|\( |\(\))", "points that do not fit"},
      {R"([{}]|\[[a-z])", "a hole"},
      {"“”|«»", "quotes around nothing"},
  };
  static const Patterns english = {
      {R"(\b(the|The|a|an|to|in|of|from) (the|The|a|an) (the|a|an)\b)", "articles"},
      {R"(\b[Tt]he (the|The|a|an)\b)", "two articles"},
      {R"(\b(to to|in in|of of|from from|a a|an an)\b)", "a word twice"},
      {R"(\b0 [A-Za-z ]+ and \d|\d+ [A-Za-z ]+ and 0 [A-Z]|: 0 toughness)",
       "none of something is told"},
      {R"(^Yes: )", "a button that begins with Yes"},
  };
  static const Patterns italian = {
      {R"((^| )([Ii]l|[Ll]o|[Ll]a|[Ii]|[Gg]li|[Ll]e) (il|lo|la|i|gli|le) )", "two articles"},
      {R"((^| )([Dd]i|[Aa]|[Dd]a|[Ii]n|[Ss]u) (il|lo|i|gli) )", "not drawn together"},
      {R"((^| )(di di|a a|da da|in in|che che|non non) )", "a word twice"},
      {R"(\b0 [A-Za-zà ]+ e \d|\d [A-Za-zà ]+ e 0 [A-Z])", "none of something is told"},
      {R"(^Sì: )", "a button that begins with Sì"},
  };
  static const Patterns spanish = {
      {R"((^| )([Ee]l|[Ll]a|[Ll]os|[Ll]as) (el|la|los|las) )", "two articles"},
      {R"((^| )([Aa]|[Dd]e) el [a-zñ])", "not drawn together"},
      {R"((^| )(de de|a a|en en|que que|no no) )", "a word twice"},
      {R"(\b0 [A-Za-z ]+ y \d|\d [A-Za-z ]+ y 0 [a-zA-Z])", "none of something is told"},
      {R"(^Sí: )", "a button that begins with Sí"},
  };
  const Patterns& own = language == words::Language::kEnglish   ? english
                        : language == words::Language::kItalian ? italian
                                                                : spanish;
  slips.insert(slips.end(), own.begin(), own.end());
  return slips;
}

/// What players found.
Patterns found_in(words::Language language) {
  static const Patterns english = {
      {R"(\bthe Lost in Time)", "the Lost is no place with an article"},
      {R"((Spells|items|Items) is )", "number"},
      {R"(gain \$\d+ and gain a )", "a verb twice"},
      {R"([Ii]nstead of moving, it moves)", "a contradiction"},
      {R"(your board is full)", "only one kind of space is"},
      {R"([a-z] The (Dean|Shopkeeper)\b)", "a capital within a sentence"},
      {R"(How it is (lost|won)|as much of it\b|[Ww]hom do you|told to its end)",
       "not plain English"},
      {R"(^Who (leaves|would|has drawn|wants) [^?]*$)", "say if you, or a player who"},
  };
  static const Patterns italian = {
      {R"(ritardat|in ritardo)", "delayed is trattenuto"},
      {R"(^Non aperta: )", "what cannot be chosen is Non disponibile"},
      {R"(\bVa perso|\bVanno persi)", "Si perde"},
      {R"(\btacch[ea]\b a turno)", "a skill's stop is a posizione"},
      {R"(è il (primo giocatore|giocatore iniziale))", "who begins may be a woman"},
      {R"(al Perso|posizione \d)", "a place or a stop that nobody can read"},
      {R"([Pp]lancia è piena)", "only one kind of space is"},
      {R"((^Alla|sopra la) plancia)", "the board is the tabellone"},
      {R"(come Alleat)", "an Ally may be a woman"},
      {R"(\barrestat|risucchiat|impazzit|sei brav|Sei passat|Eri pers|(sederti|Guarda) da solo)",
       "the reader may be a woman"},
      {R"(fa infliggere)", "who deals the damage to whom"},
      {R"((trovare|nomina) (Preside|Bottegaio|Dottor|Infermiera|Sceriffo))",
       "a title wants its article"},
      {R"(Superi |superi automaticamente la prova e scarta)", "an order among what is told"},
      {R"(\$ e per ogni punto)", "dollars are no points"},
      {R"(prend\w+ [A-Z][A-Za-z.0-9 ]* dal suo mazzo|scart\w+ (Cibo|Whiskey)\b)",
       "a title wants its kind"},
      {R"(ottenere \d+ \$ e ottenere)", "a verb twice"},
      {R"(in un luogo nella riserva)", "which of the two is where"},
      {R"([Ii]nvece di muoversi, si muove)", "a contradiction"},
      {R"(Furgone della Polizia)", "the Patrol Wagon has one name"},
      {R"(Periferia)", "the Outskirts are the Sobborghi"},
      {R"(\britira\b)", "ritirare is to withdraw"},
      {R"(una carta portale: (rosse|verdi|gialle))", "number"},
      {R"((i|le) (tuoi|tue|suoi|sue) \w+ è )", "number"},
      {R"((servono|restano|mancano) 1\b|0 o 1 successi\b|\b1 trofei|altri (\{n\}|1\b))", "number"},
      {R"(\b(?!3\.0)\d+\.\d)", "a decimal point"},
  };
  static const Patterns spanish = {
      {R"(retrasad)", "delayed is rezagado"},
      {R"(^No está abierta: )", "what cannot be chosen is No disponible"},
      {R"(marcador(es)? de (habilidad|Explorado|portal))",
       "a slider is a regulador, a marker an indicador"},
      {R"([fF]ichas? de Pista)", "a clue token is a ficha de pista"},
      {R"(es el jugador inicial)", "who begins may be a woman"},
      {R"(al Perdido|posición \d)", "a place or a stop that nobody can read"},
      {R"([Tt]ablero está lleno)", "only one kind of space is"},
      {R"(como Aliad)", "an Ally may be a woman"},
      {R"(\b(eres|ser|es) arrestad|absorbid|eres buen|Estabas perdid)",
       "the reader may be a woman"},
      {R"(Después de usarla)", "what is used is not always feminine"},
      {R"(\$ y por cada punto)", "dollars are no points"},
      {R"((ver|nombra) a (Decano|Tendero|Doctor|Enfermera|Sheriff))", "a title wants its article"},
      {R"([Mm]ientras [^.,;:]* (está|estás|es|duerme|luchas)( |,|\.|$))", "the subjunctive"},
      {R"(Periferia)", "Uptown is not the outskirts"},
      {R"(Coloca (el|la) |Coloca un héroe)", "a person takes \"a\""},
      {R"(actuar: \d)", "a figure after a colon"},
      {R"(resistencia tenga)", "toughness is fortaleza"},
      {R"(calle o local\b)", "a location is a localización"},
      {R"(Furgón Policial)", "the Patrol Wagon has one name"},
      {R"(» del (Mago|Familiar|familiar))", "cast from there, not the Wizard's spell"},
      {R"(tus \w+ es |sus \w+ es )", "number"},
      {R"((hacen falta|quedan|faltan) 1\b|0 o 1 éxitos\b|\b1 trofeos)", "number"},
      {R"(\d (de )?(Cordura|Resistencia)\b)", "points are puntos de"},
      {R"(\b(?!3\.0)\d+\.\d)", "a decimal point"},
  };
  return language == words::Language::kEnglish   ? english
         : language == words::Language::kItalian ? italian
                                                 : spanish;
}

/// What players found, and with slips both.
const Faults& faults_of(words::Language language, bool slips) {
  static const auto all = [] {
    std::vector<Faults> lists;
    for (const words::Language each : words::kLanguages) {
      lists.push_back(faults_from({found_in(each)}));
      lists.push_back(faults_from({slips_of(each), found_in(each)}));
    }
    return lists;
  }();
  return all[static_cast<std::size_t>(language) * 2 + (slips ? 1 : 0)];
}

/// No other test searches in a span: the linker would keep one of their slow copies for both.
std::string first_of(const Faults& faults, const std::string& said) {
  const std::span<const char> letters(said);
  for (const Fault& fault : faults)
    if (std::regex_search(letters.begin(), letters.end(), fault.pattern)) return fault.what;
  return "";
}

}  // namespace

std::string fault_of(words::Language language, const std::string& said) {
  return first_of(faults_of(language, true), said);
}

std::string fault_that_players_found(words::Language language, const std::string& said) {
  return first_of(faults_of(language, false), said);
}

}  // namespace tavola
