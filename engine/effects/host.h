// What a game gives the notation so that its effects can be run: the numbers behind its counts, the
// truth of its conditions, the members of its groups, and the rules behind its verbs. The
// interpreter knows no game; a Host knows nothing of the tree beyond the phrase it is asked about.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "core/check.h"
#include "core/citation.h"
#include "core/rule.h"
#include "core/seats.h"
#include "core/table.h"
#include "effects/grammar.h"
#include "effects/program.h"

namespace tavola::effects {

class Host;

/// What an effect came to: 1 for done, 0 for not done, or the number that a verb's outcomes name.
using Outcome = int;

/// `all` as a number: more than there ever is of anything.
inline constexpr int kEverything = 9999;
inline constexpr std::int16_t kNobody = -1;

/// Who an effect speaks to and where it comes from. Small and copied freely.
struct Context {
  Seat seat = 0;                  // whom "you" means
  std::uint16_t source = 0;       // the card's number in the game's Book
  Citation rule;                  // the ledger line that has the effect carried out
  std::int16_t target = kNobody;  // the piece that `each monster here` has come to
  std::int16_t chosen = kNobody;  // the member that `one player` or `random player` picked
  std::int16_t successes = 0;     // of the nearest check or roll
  std::int16_t failures = 0;
  std::int16_t rolled = 0;
};

/// The seats or pieces of a group, in the order in which they are gone through.
class Members {
 public:
  Members() = default;
  Members(const Members& other) { *this = other; }
  Members& operator=(const Members& other) {
    count_ = other.count_;
    for (int i = 0; i < count_; ++i)
      members_[static_cast<std::size_t>(i)] = other.members_[static_cast<std::size_t>(i)];
    return *this;
  }
  /// A game whose groups may have more members says so where it is compiled.
  static constexpr int kCapacity = 128;
  void add(int member) {
    TAVOLA_CHECK(count_ < kCapacity, "a group has more members than there is room for");
    members_[static_cast<std::size_t>(count_++)] = static_cast<std::int16_t>(member);
  }
  int size() const { return count_; }
  bool empty() const { return count_ == 0; }
  int operator[](int i) const { return members_[static_cast<std::size_t>(i)]; }
  bool has(int member) const {
    for (int i = 0; i < count_; ++i)
      if (members_[static_cast<std::size_t>(i)] == member) return true;
    return false;
  }

 private:
  std::int16_t count_ = 0;
  std::array<std::int16_t, kCapacity> members_;  // as many as count_ says
};

/// One phrase of an effect with its arguments, as a Host sees it. Nouns come as the game's own
/// numbers (see Grammar::bind_noun), amounts as numbers worked out at the moment of asking.
class Call {
 public:
  Call(const Table& table, const Host& host, const Program& program, NodeId node,
       const Context& with)
      : table_(&table), host_(&host), program_(&program), node_(node), context(with) {}

  /// The game's number for the phrase.
  std::uint16_t code() const { return static_cast<std::uint16_t>((*program_)[node_].value); }
  const Phrase& phrase() const;
  NodeId node() const { return node_; }
  const Program& program() const { return *program_; }

  int amount(int slot) const;  // of an amount, bonus or number; amounts are never below 0

  /// The nouns of a noun or list slot, or of the entries of a bundle.
  int nouns(int slot) const;
  std::uint16_t noun(int slot, int i = 0) const;
  bool either(int slot) const;  // a list joined by "or"
  int entry_amount(int slot, int i) const;

  /// The members of a group slot; for `one` and `random` the one that was picked.
  Members members(int slot) const;

 private:
  NodeId argument(int slot) const { return program_->child(node_, slot); }

  const Table* table_;
  const Host* host_;
  const Program* program_;
  NodeId node_;

 public:
  Context context;
};

struct Rolled {
  int successes = 0;
  int failures = 0;
  int total = 0;
};

/// The game's own numbers for the questions that the notation itself asks. Options carry the
/// source, the node they stand for and, for a member, its number.
struct Questions {
  std::uint8_t choose = 0;   // prompt (source, node) of `choose`, and
  std::uint8_t take = 0;     // its options (source, node)
  std::uint8_t may = 0;      // prompt (source, node) of `may`,
  std::uint8_t accept = 0;   // yes (source, node)
  std::uint8_t decline = 0;  // no (source, node)
  std::uint8_t pick = 0;     // prompt (source, node) of `one player`, and
  std::uint8_t member = 0;   // its options (source, node, member)
};

/// The questions of a game whose words for them are called as in the notation: kChoice, kMay,
/// kAcceptEffect and kDeclineEffect. What is picked of a group has a name of its own in each.
template <class Prompt, class Verb>
constexpr Questions questions_of(Prompt pick, Verb member) {
  const auto number = [](auto word) { return static_cast<std::uint8_t>(word); };
  return {.choose = number(Prompt::kChoice),
          .take = number(Verb::kChoice),
          .may = number(Prompt::kMay),
          .accept = number(Verb::kAcceptEffect),
          .decline = number(Verb::kDeclineEffect),
          .pick = number(pick),
          .member = number(member)};
}

struct Deciders {
  Seat seat = 0;
  SeatSet seats;
};

class Host {
 public:
  virtual ~Host() = default;

  virtual const Grammar& grammar() const = 0;
  virtual Questions questions() const = 0;
  /// Offers a member of a group with the source, the node and the member's number; a game whose
  /// groups are of several kinds has a verb for each, and may say more about the member.
  virtual void offer_member(Table& table, const Call& group, int member) const;
  /// Who answers an effect's questions: the seat it speaks to, unless the game says otherwise.
  virtual Deciders deciders(const Table&, const Context& context) const {
    return {context.seat, SeatSet::only(context.seat)};
  }

  // What the table shows.
  virtual int count(const Table& table, const Call& count) const = 0;
  virtual bool holds(const Table& table, const Call& condition) const = 0;
  virtual Members members(const Table& table, const Call& group) const = 0;
  /// Whether a verb could do anything to a member of its group, or to the seat it speaks to: no
  /// other is offered, and nobody is asked to pay for it.
  virtual bool may_befall(const Table&, const Call& /*verb*/, int /*member*/) const { return true; }

  // What is done. A verb returns 1 when it was carried out, 0 when not, or its outcome's number.
  virtual Rule<Outcome> perform(Table& table, Call verb) = 0;
  /// Whether a verb can be carried out in full: asked of costs, of options and before `else`.
  virtual bool possible(const Table& table, const Call& verb) const = 0;
  /// When one effect ends and what follows from it happens: after a step of a list, after a cost,
  /// and after a step of `each` has gone through its members, so that it befalls them together.
  virtual Rule<> settle(Table& table, Context context);

  // Dice. A game without skills never has check called, one without dice never roll.
  virtual Rule<Rolled> check(Table& table, Context context, std::uint16_t skill, int modifier,
                             int difficulty);
  virtual Rule<Rolled> roll(Table& table, Context context, std::uint16_t die, int dice);

  // What lasts. The game keeps {source, node} until the duration's moment; the statements and
  // triggers below that node are then in force.
  virtual void begin(Table& table, const Call& duration, NodeId node, const Context& context);
  virtual bool used_up(const Table& table, const Context& context, NodeId once,
                       std::uint16_t period) const;
  virtual void use_up(Table& table, const Context& context, NodeId once, std::uint16_t period);
};

}  // namespace tavola::effects
