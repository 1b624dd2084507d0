#include "games/avalon/rules/journal/prose_report.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string_view>

namespace tavola::avalon {
namespace {

using words::Language;

constexpr int kFirstOfTestIsland = 901;  // Locations, and verses of the Book that belong to it
constexpr std::size_t kLeastLetters = 4;
constexpr int kShortVerse = 30;  // words, below which lengths are not compared
constexpr int kAllowedPercent = 30;

// Words that say nothing of a style.
constexpr std::array<std::string_view, 3> kCommon = {
    " about after again against along also another away back because been before behind being "
    "below between both came come comes could down each else even every everything from gets give "
    "gives goes have here hers into its itself just keep keeps know knows last left less like made "
    "make makes many more most much must need never next nobody nothing once only other others out "
    "over part puts said same says should side some somebody someone something still take takes "
    "than that their them then there these they thing things this those three through time told "
    "took toward turn turns under until upon very want wants were what when where which while whom "
    "whose will with without would your yours four five twelve itself himself herself doesn isn "
    "don't doesn't isn't ",
    " alla alle allo altra altre altri altro anche ancora avete aveva bene cento ciascuno come "
    "così "
    "cosa cose cui dagli dalla dalle dallo degli dei della delle dello dentro dice dopo dove due "
    "erano essere fanno fare fatto fino fuori gente già giù hanno loro mai meno mentre molto negli "
    "nella nelle nello nessuno niente nulla ogni ognuno oltre ora per perché più poco poi prima "
    "proprio può qualche qualcosa qualcuno quale quali quando quanto quattro quella quelle quelli "
    "quello quel questa queste questi questo quindi senza sono sopra sotto stata stato stesso "
    "sulla "
    "sulle sullo sugli tanto tra tre troppo tutta tutte tutti tutto una uno vengono verso viene "
    "volta volte vuole ",
    " algo alguien algún alguna antes aquel aquella aquí aunque bajo bien cada casi como con "
    "contra "
    "cosa cosas cual cuando cuanto cuatro dentro desde después dice dicen donde ella ellas ellos "
    "entre eran esa esas ese eso esos esta está están estaba este esto estos fuera hace hacen "
    "hacia "
    "hasta hay más menos mientras mismo misma mucho muy nada nadie ninguna ninguno otra otras otro "
    "otros para pero poco por porque puede pueden qué quien quién según sido siempre sino sobre "
    "solo son sus tanto tiene tienen toda todas todavía todo todos tras tres una unas uno unos "
    "veces vez vuelta vuelve ya "};

constexpr std::array<std::array<std::string_view, 6>, 3> kSimiles = {{
    {" like a ", " like an ", " like the ", " as if ", " as though ", " the way a "},
    {" come un", " come il ", " come la ", " come se ", " come chi ", " simile a "},
    {" como un", " como el ", " como la ", " como si ", " como quien ", " igual que "},
}};

constexpr std::array<std::array<std::string_view, 8>, 3> kTics = {{
    {"something shifts", "for a long moment", "can't help but", "…", "...", " sighs", " sighed",
     "somehow"},
    {"qualcosa cambia", "per un lungo momento", "non puoi fare a meno", "…", "...", "sospira",
     "quasi come se", "in qualche modo"},
    {"algo cambia", "por un largo momento", "no puedes evitar", "…", "...", "suspira",
     "casi como si", "de algún modo"},
}};

bool is_letter(unsigned char c) {
  return c >= 0x80 || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '\'';
}

std::string lower(std::string_view text) {
  std::string low(text);
  for (std::size_t i = 0; i < low.size(); ++i) {
    if (low[i] >= 'A' && low[i] <= 'Z') low[i] = static_cast<char>(low[i] - 'A' + 'a');
    // The capitals of Latin-1 in UTF-8 (À to Þ) lie 32 below their small letters.
    const auto byte = static_cast<unsigned char>(low[i]);
    if (i > 0 && static_cast<unsigned char>(low[i - 1]) == 0xC3 && byte >= 0x80 && byte <= 0x9E &&
        byte != 0x97)
      low[i] = static_cast<char>(byte + 0x20);
  }
  return low;
}

/// Quotation marks and dashes are no letters, though they are no ASCII either.
std::vector<std::string> words_in(std::string_view text) {
  std::string plain = lower(text);
  for (const std::string_view mark : {"“", "”", "«", "»", "—", "–", "…", "¿", "¡"})
    for (std::size_t at = plain.find(mark); at != std::string::npos; at = plain.find(mark, at))
      plain.replace(at, mark.size(), std::string(mark.size(), ' '));
  for (std::size_t at = plain.find("’"); at != std::string::npos; at = plain.find("’", at))
    plain.replace(at, std::string_view("’").size(), "'");
  std::vector<std::string> found;
  std::string word;
  for (const char c : plain + " ") {
    if (is_letter(static_cast<unsigned char>(c))) {
      word += c;
    } else if (!word.empty()) {
      found.push_back(std::move(word));
      word.clear();
    }
  }
  return found;
}

bool of_test_island(const Content& content, const JournalVerse& verse) {
  const std::uint8_t place = content.journal.sections[verse.section].location;
  if (place != kNone) return content.island.locations[place].number >= kFirstOfTestIsland;
  return verse.own.size() == 3 && verse.own >= std::to_string(kFirstOfTestIsland);
}

using Found = std::map<std::string, std::vector<std::string>>;

std::vector<ProseReport::Repeated> most_frequent(const Found& found, std::size_t least,
                                                 std::size_t most) {
  std::vector<ProseReport::Repeated> all;
  for (const auto& [what, where] : found)
    if (where.size() >= least) all.push_back({what, static_cast<int>(where.size()), where});
  std::ranges::stable_sort(all, std::ranges::greater(), &ProseReport::Repeated::verses);
  if (all.size() > most) all.resize(most);
  return all;
}

}  // namespace

ProseReport report_prose(const Content& content, Language language) {
  const auto tongue = static_cast<std::size_t>(language);
  ProseReport report;
  Found openings;
  Found similes;
  Found pets;
  Found tics;
  for (const JournalVerse& verse : content.journal.verses) {
    if (of_test_island(content, verse)) continue;
    const ProseVerse& prose = verse.prose[tongue];
    if (prose.paragraphs.empty()) continue;
    std::string text = " ";
    for (const std::string& paragraph : prose.paragraphs) text += for_party(paragraph, 1) + " ";
    const int words = count_words(prose);
    ++report.verses;
    report.words += words;
    report.longest = std::max(report.longest, words);
    const int english = count_words(verse.prose[0]);
    if (english >= kShortVerse && std::abs(words - english) * 100 > english * kAllowedPercent)
      report.lengths.push_back(verse.id + ": " + std::to_string(words) + " words, in English " +
                               std::to_string(english));
    const std::vector<std::string> all = words_in(text);
    if (all.size() >= 2) openings[all[0] + " " + all[1]].push_back(verse.id);
    const std::string low = lower(text);
    for (const std::string_view sign : kSimiles[tongue])
      if (low.contains(sign)) similes[std::string(sign)].push_back(verse.id);
    for (const std::string_view tic : kTics[tongue])
      if (low.contains(tic)) tics[std::string(tic)].push_back(verse.id);
    for (const std::string& word : std::set<std::string>(all.begin(), all.end()))
      if (word.size() >= kLeastLetters && !kCommon[tongue].contains(" " + word + " "))
        pets[word].push_back(verse.id);
  }
  report.openings = most_frequent(openings, 3, 30);
  report.similes = most_frequent(similes, 1, 30);
  report.pet_words = most_frequent(pets, 5, 40);
  report.tics = most_frequent(tics, 1, 30);
  return report;
}

}  // namespace tavola::avalon
