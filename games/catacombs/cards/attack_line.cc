// The attack lines of sheets and cards: "critical melee > stun ranged / fireball > fireball". Short
// and fixed, so they are data of their own and not effects. (CT-493)
#include <cctype>

#include "games/catacombs/cards/content.h"

namespace tavola::catacombs {
namespace {

std::vector<std::string> words_of(std::string_view line) {
  std::vector<std::string> words;
  std::string word;
  for (const char c : line) {
    const bool space = c == ' ' || c == '\t';
    if (!space && c != '>' && c != '/') {
      word += c;
      continue;
    }
    if (!word.empty()) words.push_back(std::exchange(word, {}));
    if (!space) words.emplace_back(1, c);
  }
  if (!word.empty()) words.push_back(word);
  return words;
}

bool read_flicks(const std::string& word, Attack& attack) {
  if (word.size() != 2 || word[0] != 'x' || word[1] < '2' || word[1] > '9') return false;
  attack.flicks = static_cast<std::uint8_t>(word[1] - '0');
  return true;
}

}  // namespace

std::expected<Attacks, std::string> read_attacks(std::string_view line) {
  Attacks attacks(1);
  Attack next;
  bool complete = false;  // the kind of the attack that is being read is known
  const auto finish = [&] {
    if (complete) attacks.back().push_back(next);
    next = {};
    return std::exchange(complete, false);
  };
  for (const std::string& word : words_of(line)) {
    if (word == ">" || word == "/") {
      if (!finish()) return std::unexpected("an attack is missing before \"" + word + "\"");
      if (word == "/") attacks.emplace_back();
    } else if (complete) {
      if (!read_flicks(word, next))
        return std::unexpected(
            "after an attack comes \"x2\" to \"x9\" for a rush, \">\" or \"/\", "
            "not \"" +
            word + "\"");
    } else if (word == "critical") {
      next.critical = true;
    } else if (word == "stun") {
      next.stun = true;
    } else if (word == "harmless") {
      next.damage = 0;
    } else if (word == "melee" || word == "ranged" || word == "fireball") {
      next.kind = word == "melee"    ? AttackKind::kMelee
                  : word == "ranged" ? AttackKind::kRanged
                                     : AttackKind::kFireball;
      complete = true;
    } else {
      return std::unexpected("\"" + word +
                             "\" is no attack; write melee, ranged or fireball, with "
                             "critical, stun or harmless before it");
    }
  }
  if (!finish()) return std::unexpected("an attack is missing at the end of the line");
  return attacks;
}

}  // namespace tavola::catacombs
