#include "games/avalon/rules/encounter/record.h"

#include "core/enum_names.h"
#include "games/avalon/content/content.h"
#include "games/avalon/rules/possessions/possessions.h"

namespace tavola::avalon {
namespace {

const Record::Names kEncounterSteps = names_of<EncounterStep>();
const Record::Names kOutcomes = names_of<EncounterOutcome>();
const Record::Names kTypes = names_of<CardType>();
const Record::Names kSeatNames = {"0", "1", "2", "3"};
const Record::Names kUsedUpNames = {"this_activation", "this_turn", "this_encounter", "delay_due",
                                    "refused_charges"};

const Record::Names kBelongingNames = names_of<Belonging>();

template <class Thing>
Record::Names ids_of_all(const std::vector<Thing>& things) {
  Record::Names names;
  for (const Thing& thing : things) names.push_back(thing.id);
  return names;
}

Record::Names ids_of_kind(Belonging kind) {
  const PossessionContent& all = content().possessions;
  if (kind == Belonging::kItem) return ids_of_all(all.items);
  return kind == Belonging::kSecret ? ids_of_all(all.secrets) : ids_of_all(all.skills);
}

/// What Items, Secrets and Skills have done that they do once in a while. (TG-1024)
void record_marks(Record& r, EncounterState& e) {
  int count = 0;
  while (count < kPossessionMarks && e.marks[count].owner != kNone) ++count;
  if (r.reading() ? !r.has("marks") : count == 0) return;
  r.list("marks", count, 0, kPossessionMarks, [&](int i) {
    if (i >= kPossessionMarks) return;
    PossessionMark& mark = e.marks[i];
    r.name("owner", mark.owner, kSeatNames);
    r.name("kind", mark.kind, kBelongingNames);
    r.name("card", mark.card, ids_of_kind(static_cast<Belonging>(mark.kind)));
    r.set("used", mark.used, kUsedUpNames);
  });
}

}  // namespace

void record_encounter(Record& r, EncounterState& e, int seats) {
  const CardContent& c = content().cards;
  r.name("step", e.step, kEncounterSteps);
  r.name("outcome", e.outcome, kOutcomes);
  r.name("card", e.card, ids_of_all(c.encounters), kNone);
  r.name("type", e.type, kTypes);
  r.set("party", e.party, kSeatNames);
  r.set("in", e.in, kSeatNames);
  r.name("place", e.place, ids_of_all(content().island.locations), kNone);
  r.number("turn", e.turn, 0, 250);
  r.name("active", e.active, kSeatNames, kNone);
  r.set("activated", e.activated, kSeatNames);
  r.number("activations", e.activations, 0, 255);
  r.set("settled", e.settled, kSeatNames);
  r.number("pool", e.pool, 0, 250);
  r.number("affinity", e.affinity, -20, 20);
  r.number("stage", e.stage, 0, kMostStages - 1);
  r.name("approach", e.approach, {"0", "1", "2", "3"}, kNone);
  r.number("played", e.played, 0, kSequence);
  r.number("more_cards", e.more_cards, 0, 250);
  r.flag("escape_tried", e.escape_tried);
  r.set("magic_refused", e.magic_refused, kSeatNames);
  r.number("attacks_left", e.attacks_left, 0, 2);
  r.flag("turn_texts_done", e.turn_texts_done);
  r.set("escaped", e.escaped, kSeatNames);
  r.set("rule_used", e.rule_used, kUsedUpNames);
  const Record::Names cards = ids_of_all(c.of(e.type));
  const int length = r.list("sequence", e.length, 0, kSequence, [&](int i) {
    if (i >= kSequence) return;
    PlayedCard& played = e.sequence[i];
    r.name("card", played.card, cards);
    r.name("owner", played.owner, kSeatNames);
    r.set("connected", played.connected, row_names(e.type));
    r.number("time_tokens", played.time_tokens, 0, 250);
    r.number("charges", played.charges, 0, 250);
    r.set("used", played.used, kUsedUpNames);
  });
  e.length = static_cast<std::uint8_t>(length < 0 ? 0 : length > kSequence ? kSequence : length);
  r.list("hands", seats, seats, seats, [&](int i) {
    if (i >= kSeats) return;
    r.deck("hand", e.hands[i], cards);
    r.deck("discards", e.discards[i], cards);
    r.set("set_aside", e.set_aside[i], ids_of_all(content().possessions.items));
    r.set("flipped", e.flipped[i], ids_of_all(content().possessions.items));
    r.set("flipped_secrets", e.flipped_secrets[i], ids_of_all(content().possessions.secrets));
    r.set("flipped_skills", e.flipped_skills[i], ids_of_all(content().possessions.skills));
  });
  record_marks(r, e);
}

}  // namespace tavola::avalon
