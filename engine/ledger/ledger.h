// The rules ledgers: every rule of every game under a stable ID ("HS-071"), and the rulings that
// settle what the rulebooks leave open. Events and greyed-out options cite these IDs, and this is
// where a player's "why?" finds its answer. A page for players (salem.it.md, and salem.en.md where
// the ledger's own line is a specification) replaces the text rule by rule, so a half-written page
// is never silent. Each of its lines keeps a stamp of the ledger's line that it was written from,
// which tells when it has grown older than that.
#pragma once

#include <map>
#include <mutex>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tavola::ledger {

struct RuleText {
  std::string id;                    // "HS-071"
  std::string game;                  // "salem"
  std::string section;               // the heading it stands under, without its number
  std::string text;                  // without passage marks, with [R..] marks
  std::vector<std::string> rulings;  // the rulings the text points to, as "R01"
  std::string stamp;                 // of the line it was written from; empty in the ledger itself
  bool schema = false;     // only tells what the content must hold: players are not shown it
  bool component = false;  // tells what there is, not what happens: found after what happens

  bool operator==(const RuleText&) const = default;
};

struct Ruling {
  std::string id;  // "R01", whatever the ledger writes: R1, R01 or R-01
  std::string game;
  std::string question;
  std::string ruling;
  std::string reason;
  std::string stamp;

  bool operator==(const Ruling&) const = default;
};

// One ledger file as it was read. A problem is a sentence with file and line that says what to
// write instead; rules and rulings before and after it are still read.
struct Page {
  std::vector<RuleText> rules;
  std::vector<Ruling> rulings;
  std::vector<std::string> problems;
  bool toy = false;  // its title ends in "(toy)": a game that players are not shown
};

/// R1, R01, R-01 and r33 become "R01" and "R33"; anything else becomes empty.
std::string ruling_id(std::string_view written);

Page parse_page(std::string_view game, std::string_view file, std::string_view markdown);

/// The stamp of a line of the ledger: six digits that change when its words do.
std::string stamp_of(const RuleText& rule);
std::string stamp_of(const Ruling& ruling);

/// How far the page of a language has come: rules and rulings that it lacks, and those written from
/// a line that has changed since.
struct Gaps {
  int written = 0;
  std::vector<std::string> missing;
  std::vector<std::string> older;
};

// All ledgers in all languages. Pages are read when first asked for; every function may be called
// from any thread, and what it returns stays valid as long as the ledger lives. Where a language is
// asked for that has no text for a rule, the English text stands in.
class Ledger {
 public:
  // The names of the games that have a ledger, sorted. Toy games are left out unless asked for.
  std::vector<std::string> games(bool with_toys = false) const;

  const RuleText* find(std::string_view id, std::string_view language = "en") const;
  std::span<const RuleText> rules_of(std::string_view game, std::string_view language = "en") const;

  const Ruling* find_ruling(std::string_view game, std::string_view id,
                            std::string_view language = "en") const;
  /// The rulings of this number, of one game or of all that have one.
  std::vector<const Ruling*> find_rulings(std::string_view id, std::string_view game = "",
                                          std::string_view language = "en") const;

  // The rules that hold every one of the words: as it is, in another form of it (gates for gate),
  // or as the beginning of a word, in this order, and what happens before what there is. Case and
  // accents do not matter. An empty game searches all but the toys. Lines for the writers of
  // content are left out.
  std::vector<const RuleText*> search(std::string_view words, std::string_view game = "",
                                      std::string_view language = "en") const;

  // Nothing for a language that has no page yet. English needs one only where a line reads badly.
  Gaps gaps(std::string_view game, std::string_view language) const;

  // What is wrong with the ledger of a game and its translations.
  std::vector<std::string> problems(std::string_view game) const;

 private:
  struct Book {
    Page page;
    std::map<std::string, std::size_t, std::less<>> rule_at;
    std::map<std::string, std::size_t, std::less<>> ruling_at;
  };
  const Book& book(std::string_view game, std::string_view language) const;

  mutable std::mutex mutex_;
  mutable std::map<std::string, Book, std::less<>> books_;  // by "salem.it"
};

// The ledger that ships with the program (and with the folder given to content::use_folder, when
// that was called before the first rule was looked up).
const Ledger& shipped();

inline const RuleText* find(std::string_view id, std::string_view language = "en") {
  return shipped().find(id, language);
}
inline std::span<const RuleText> rules_of(std::string_view game, std::string_view language = "en") {
  return shipped().rules_of(game, language);
}
inline std::vector<const RuleText*> search(std::string_view words, std::string_view game = "",
                                           std::string_view language = "en") {
  return shipped().search(words, game, language);
}

}  // namespace tavola::ledger
