// Step B: an exchange with one player in the same location. (HS-129 to HS-138, HS-327)
#include "games/salem/rules/rules.h"

namespace tavola::salem {
namespace {

constexpr int kProposals = 3;  // R56: a refused proposal may be changed twice in a turn

// Proposals in the sixteen bits of one each, so that a step carries them along for nothing.
class Proposals {
 public:
  void add(Seat with, int give, int receive) { bits_ = bits_ << 16U | code(with, give, receive); }
  bool has(Seat with, int give, int receive) const {
    for (std::uint64_t left = bits_; left != 0; left >>= 16U)
      if ((left & 0xFFFFU) == code(with, give, receive)) return true;
    return false;
  }

 private:
  static std::uint64_t code(Seat with, int give, int receive) {
    return 1U << 12U | static_cast<unsigned>(with) << 8U | static_cast<unsigned>(give + 1) << 4U |
           static_cast<unsigned>(receive + 1);
  }
  std::uint64_t bits_ = 0;
};

// A gift needs room on the other board unless an Item comes back. HS-134, HS-135
bool fits(const State& s, const Player& giver, const Player& receiver, std::uint8_t give,
          std::uint8_t receive) {
  if (give != kNone && receive == kNone) return has_room(s, receiver, give);
  if (give == kNone && receive != kNone) return has_room(s, giver, receive);
  return give != receive;
}

void offer_exchanges(Table& t, Seat seat, Seat with, Proposals refused) {
  const State& s = t.state;
  const Player& p = s.players[seat];
  const Player& other = s.players[with];
  if (p.items[0] == kNone && other.items[0] == kNone) return;
  const auto propose = [&](std::uint8_t give, std::uint8_t receive) {
    if (give == kNone && receive == kNone) return;
    if (!fits(s, p, other, give, receive)) {
      if (give == kNone || receive == kNone) t.applies(cites("HS-134"));
      return;
    }
    const int gives = give == kNone ? kNothing : give;
    const int receives = receive == kNone ? kNothing : receive;
    if (!refused.has(with, gives, receives))
      t.offer(cites("HS-131"), Verb::kExchange, with, gives, receives);
  };
  for (int i = -1; i < kBoardItems; ++i) {
    const std::uint8_t give = i < 0 ? kNone : p.items[i];
    if (i >= 0 && (give == kNone || (i > 0 && p.items[i - 1] == give))) continue;
    for (int j = -1; j < kBoardItems; ++j) {
      const std::uint8_t receive = j < 0 ? kNone : other.items[j];
      if (j >= 0 && (receive == kNone || (j > 0 && other.items[j - 1] == receive))) continue;
      propose(give, receive);
    }
  }
}

bool are_together(const State& s, Seat seat, Seat with) {
  return with != seat && in_town(s, with) && s.players[with].place == s.players[seat].place;
}

bool is_alone(const State& s, Seat seat) {
  for (Seat with = 0; with < s.seats; ++with)
    if (are_together(s, seat, with)) return false;
  return true;
}

void ask_for_exchange(Table& t, Seat seat, Proposals refused) {
  const State& s = t.state;
  t.ask(seat, Prompt::kExchange, cites("HS-129"));
  t.offer(cites("HS-111"), Verb::kPass);
  t.stands_open();
  for (Seat with = 0; with < s.seats; ++with)
    if (are_together(s, seat, with)) offer_exchanges(t, seat, with, refused);
  t.applies(cites("HS-132"));  // Sigils lie apart, and none is offered
}

/// The first question is open already.
Rule<> propose_exchanges(Table& t) {
  State& s = t.state;
  const Seat seat = s.active;
  Proposals refused;
  for (int proposal = 0; proposal < kProposals; ++proposal) {
    if (proposal > 0) ask_for_exchange(t, seat, refused);
    const Option chosen = co_await t.answer();
    if (chosen.is(Verb::kPass)) break;
    const Seat with = chosen.arg<Seat>(0);
    const int give = chosen.arg(1);
    const int receive = chosen.arg(2);
    t.emit(cites("HS-131"), Happening::kProposed, seat, with, give, receive);
    t.ask(with, Prompt::kAnswerExchange, cites("HS-133"), seat, receive, give);
    t.offer(cites("HS-133"), Verb::kAccept);
    t.offer(cites("HS-133"), Verb::kRefuse);
    if ((co_await t.answer()).is(Verb::kRefuse)) {
      t.emit(cites("HS-133"), Happening::kRefused, with);
      refused.add(with, give, receive);
      continue;
    }
    Player& p = s.players[seat];
    Player& other = s.players[with];
    if (give != kNothing && receive != kNothing) t.applies(cites("HS-135"));
    if (receive != kNothing && other.taken == receive) t.applies(cites("HS-327"));
    if (give != kNothing) take_off_board(p, static_cast<std::uint8_t>(give));
    if (receive != kNothing) take_off_board(other, static_cast<std::uint8_t>(receive));
    if (give != kNothing) put_on_board(other, static_cast<std::uint8_t>(give));
    if (receive != kNothing) put_on_board(p, static_cast<std::uint8_t>(receive));
    t.emit(cites("HS-131"), Happening::kExchanged, seat, with, give, receive);
    t.applies(cites("HS-130"));
    t.applies(cites("HS-137"));
    break;
  }
  s.step = Step::kEncounter;
}

}  // namespace

Rule<> exchange_step(Table& t) {
  State& s = t.state;
  if (!is_alone(s, s.active)) {
    if (force(t, Force::kNoExchange) > 0) {
      tell_whose_text(t, Force::kNoExchange, Happening::kNoExchange);
    } else {
      ask_for_exchange(t, s.active, {});
      if (!t.one_answer()) return propose_exchanges(t);
    }
  }
  s.step = Step::kEncounter;
  return Rule<>::done();
}

}  // namespace tavola::salem
