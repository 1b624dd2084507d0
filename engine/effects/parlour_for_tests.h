// A parlour game for the tests of this folder: two resources, a few verbs, one die. It shows how
// little a game needs to have its effects run.
#pragma once

#include <array>
#include <string_view>

#include "effects/book.h"
#include "effects/parse.h"
#include "effects/run.h"

namespace tavola::effects::parlour {

inline constexpr std::string_view kGrammar = R"toml(
[nouns.resource]
sanity = { en = "Sanity", it = "Sanità", es = "Cordura" }
coin = { plural = "coins", most = 20, en = "coins", it = "monete", es = "monedas" }
[nouns.skill]
luck = { en = "Luck", it = "Fortuna", es = "Suerte" }
[nouns.die]
die = { plural = "dice", value = 6, en = "die", it = "dado", es = "dado" }
[nouns.period]
turn = { en = "turn", it = "turno", es = "turno" }
[nouns.ending]
won = { value = 1, en = "if you win", it = "se vinci", es = "si ganas" }
lost = { value = 2, en = "if you lose", it = "se perdi", es = "si pierdes" }

[verb.lose]
form = "lose <what:bundle resource>"
en = "lose {what}"
it = "perdi {what}"
es = "pierdes {what}"
[verb.gain]
form = "gain <what:bundle resource>"
en = "gain {what}"
it = "ottieni {what}"
es = "obtén {what}"
[verb.pay]
form = "pay <what:bundle resource>"
en = "pay {what}"
it = "paga {what}"
es = "paga {what}"
[verb.give]
form = "give <n:amount> <what:resource> to <who:group>"
en = "give {n} {what} to {who}"
it = "dai {n} {what} a {who}"
es = "da {n} {what} a {who}"
[verb.duel]
form = "duel"
outcomes = "ending"
en = "fight a duel"
it = "combatti un duello"
es = "lucha en un duelo"
[statement.losses]
form = "losses <n:bonus>"
en = "losses {n:signed}"
it = "perdite {n:signed}"
es = "pérdidas {n:signed}"
[condition.rich]
form = "rich"
en = "you are rich"
it = "sei ricco"
es = "tienes fortuna"
not = { en = "you are not rich", it = "non sei ricco", es = "no tienes fortuna" }
[count.own]
form = "<what:resource>"
en = "your {what}"
it = "{what}"
es = "{what}"
unit = { form = "point of <what:resource>", en = "point of {what}", it = "punto di {what}", es = "punto de {what}" }
[count.successes]
form = "successes"
en = "successes"
it = "successi"
es = "éxitos"
unit = { form = "success", en = "success", it = "successo", es = "éxito" }
[count.rolled]
form = "rolled"
en = "the roll"
it = "il tiro"
es = "la tirada"
[group.player]
form = "player"
en = "player"
it = "giocatore"
es = "jugador"
[group.other]
form = "other player"
en = "other player"
it = "altro giocatore"
es = "otro jugador"
[group.host]
form = "host"
single = true
en = "the host"
it = "l'ospite"
es = "el anfitrión"
[moment.loss]
form = "loss of <what:resource>"
when = { en = "when you lose {what}", it = "quando perdi {what}", es = "cuando pierdes {what}" }
after = { en = "after losing {what}", it = "dopo aver perso {what}", es = "después de perder {what}" }
[duration.turn]
form = "turn ends"
en = "until the end of the turn"
it = "fino alla fine del turno"
es = "hasta el final del turno"
)toml";

enum Resource { kSanity, kCoins };
enum class Prompt : std::uint8_t { kChoose, kMay, kPick };
enum class Verb : std::uint8_t { kTake, kAccept, kDecline, kMember };

struct Rules {
  struct State {
    Random random{7};
    std::int8_t own[4][2] = {{5, 3}, {5, 3}, {5, 3}, {5, 3}};
    std::uint8_t done = 0;
    std::uint8_t settled = 0;
    std::uint8_t used = 0;
    std::uint8_t duel = 1;
    std::uint16_t lasting = kNoNode;
    std::uint16_t spare = 0;
  };
  static Rule<> step(TableOf<Rules>& table);
  static bool over(const State& state) { return state.done != 0; }
};
using Parlour = TableOf<Rules>;

/// The cards of the parlour: read once, then played one at a time.
class Cards final : public Host {
 public:
  Cards();
  std::uint16_t add(std::string_view text);
  Book book;
  std::uint16_t played = 0;

  const Grammar& grammar() const override { return grammar_; }
  Questions questions() const override { return {0, 0, 1, 1, 2, 2, 3}; }
  int count(const Table& table, const Call& count) const override;
  bool holds(const Table& table, const Call& condition) const override;
  Members members(const Table& table, const Call& group) const override;
  Rule<Outcome> perform(Table& table, Call verb) override;
  bool possible(const Table& table, const Call& verb) const override;
  Rule<> settle(Table& table, Context context) override;
  Rule<Rolled> check(Table& table, Context context, std::uint16_t skill, int modifier,
                     int difficulty) override;
  void begin(Table& table, const Call& duration, NodeId node, const Context& context) override;
  bool used_up(const Table& table, const Context& context, NodeId once,
               std::uint16_t period) const override;
  void use_up(Table& table, const Context& context, NodeId once, std::uint16_t period) override;

 private:
  Grammar grammar_{"parlour"};
};

Cards& cards();

/// Counts the trips to the heap while it lives.
class HeapWatch {
 public:
  HeapWatch();
  ~HeapWatch();
  HeapWatch(const HeapWatch&) = delete;
  HeapWatch& operator=(const HeapWatch&) = delete;
  int trips() const;
};

}  // namespace tavola::effects::parlour
