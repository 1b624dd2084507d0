// An Encounter: the foe's card and the Sequence that grows from it, which Keys have joined and
// which would, the pool or the Affinity, and what the foe will do.
#include "games/avalon/shown/painter.h"

namespace tavola::avalon {

using scene::Area;
using scene::Card;
using scene::Panel;
using scene::Text;
using scene::Tone;
using scene::Track;

namespace {

constexpr int kColumns = 6;  // of the board: the foe and the cards played so far

std::string step_id(int slot) { return slot < 0 ? "foe" : "step_" + std::to_string(slot); }
/// The card to the left of a slot: the foe's before the first.
std::string card_before(int slot) { return slot == 0 ? "encounter" : played_card_id(slot - 1); }

}  // namespace

void Painter::turn() {
  const auto part = [&](const char* id, EncounterStep from, EncounterStep to) {
    scene_.clock.phases.push_back(
        {id, Text::of(std::string("phase.") + id), scene::phase_state(e_.step, from, to), {}});
  };
  part("start", EncounterStep::kText, EncounterStep::kKeepHands);
  part("activation", EncounterStep::kChooseActive, EncounterStep::kDelayed);
  part("cards", EncounterStep::kPlay, EncounterStep::kCheck);
  part("answer", EncounterStep::kAttack, EncounterStep::kReadiness);
  part("end_of_turn", EncounterStep::kEndOfTurn, EncounterStep::kEndOfTurn);
}

void Painter::add_foe() {
  Area area = cell("foe", Text::word(foe().word), 0, 0);
  area.icon = colour_sign(foe().colour);
  area.tone = Tone::kHarm;
  for (const Trait trait : foe().traits) {
    const std::string word = "trait_" + std::string(name_of(trait));
    area.badges.push_back(
        {"", Text::word(word), Tone::kHarm, scene::Corner::kUpperLeft, Text::of("says." + word)});
  }
  scene_.areas.push_back(std::move(area));
  Card card;
  card.id = "encounter";
  card.kind = "encounter";
  card.name = Text::word(foe().word);
  card.icon = colour_sign(foe().colour);
  card.printed = foe().id;
  card.at = {"foe", {}, 0, {}};
  card.keys.right = right_keys(foe().right);
  if (foe().keys && e_.combat()) card.note = Text::of("card.value").with("n", foe().value);
  scene_.cards.push_back(std::move(card));
}

Card Painter::sequence(std::string id, std::uint8_t which, std::string where, int order) const {
  const SequenceCard& printed = c_.cards.of(e_.type)[which];
  Card card;
  card.id = std::move(id);
  card.kind = std::string(name_of(e_.type));
  card.name = Text::word(printed.word);
  card.icon = e_.combat() ? "crossed-swords" : "talk";
  card.printed = printed.id;
  card.at = {std::move(where), {}, order, {}};
  card.keys = keys_of(printed);
  if (printed.ability != kNoSource)
    card.note = Text::printed("source." + std::to_string(printed.ability));
  return card;
}

void Painter::add_played(int slot) {
  const PlayedCard& played = e_.sequence[slot];
  const std::string where = step_id(slot);
  scene_.areas.push_back(
      cell(where, Text::number(slot + 1), (slot + 1) % kColumns, (slot + 1) / kColumns));
  scene_.links.push_back({step_id(slot - 1), where, scene::LinkKind::kPath});
  Card card = sequence(played_card_id(slot), played.card, where, 0);
  card.seat = played.owner;
  card.states.push_back(visible(s_, slot) ? scene::State::kPlayed : scene::State::kCovered);
  const auto badge = [&](const char* icon, const char* message, int n) {
    if (n > 0)
      card.badges.push_back({icon, Text::number(n), Tone::kTide, scene::Corner::kUpperRight,
                             Text::of(message).with("n", n)});
  };
  badge("sands-of-time", "board.time_tokens", played.time_tokens);
  add_charges(card, slot);
  const LeftEdge& left = c_.cards.of(e_.type)[played.card].left;
  const RightEdge& open =
      slot == 0 ? foe().right : c_.cards.of(e_.type)[e_.sequence[slot - 1].card].right;
  for (int row = 0; row < kRows; ++row) {
    const auto at = static_cast<std::size_t>(row);
    if (!open[at].there || !left[at].there) continue;
    const bool joined = ((played.connected >> row) & 1U) != 0;
    add_joint(card_before(slot), card.id, row,
              joined ? scene::LinkState::kConnected : scene::LinkState::kShut,
              Text::of(joined ? "board.joined" : "board.not_joined")
                  .with_word("key", row_word(e_.type, row)));
  }
  scene_.cards.push_back(std::move(card));
}

/// The Charges on a card, and how many its Ability takes if that is more.
void Painter::add_charges(Card& card, int slot) const {
  const int n = e_.sequence[slot].charges;
  const int needed = visible(s_, slot) ? charges_needed(t_, slot) : 0;
  if (n == 0 && needed == 0) return;
  card.badges.push_back(
      {"embrassed-energy", Text::number(n), Tone::kTide, scene::Corner::kUpperRight,
       n < needed ? Text::of("board.too_few_charges").with("n", n).with("needed", needed)
                  : Text::of("board.charges").with("n", n)});
}

void Painter::add_joint(const std::string& from, const std::string& to, int row,
                        scene::LinkState state, Text gives) {
  scene::Link link{from, to, scene::LinkKind::kJoint, scene::LinkWay::kOne};
  link.state = state;
  link.row = row;
  link.gives = std::move(gives);
  scene_.links.push_back(std::move(link));
}

/// How the halves of a card in hand would meet the open edge.
void Painter::add_meeting(const std::string& from, const std::string& to, Seat seat,
                          const SequenceCard& card) {
  const RightEdge& open = open_edge(s_);
  for (int row = 0; row < kRows; ++row) {
    const auto at = static_cast<std::size_t>(row);
    if (!open[at].there || !card.left[at].there) continue;
    const bool would = joins(t_, seat, open, card.left, row);
    const bool for_magic = would && row == kMagicRow;
    const bool paid = for_magic && somebody_can_pay_magic(t_, seat);
    const bool freely = for_magic && stated(t_, CardStatement::kFreeMagic, seat) > 0;
    add_joint(from, to, row,
              for_magic ? (paid ? scene::LinkState::kOpen : scene::LinkState::kShut)
              : would   ? scene::LinkState::kPossible
                        : scene::LinkState::kShut,
              Text::of(would && (freely || !for_magic) ? "board.would_join"
                       : paid                          ? "board.joins_for_magic"
                       : for_magic                     ? "board.no_magic"
                                                       : "board.too_low")
                  .with_word("key", row_word(e_.type, row))
                  .with("level", open[at].level));
  }
}

/// The row of cards as it lies on the table: first the heads of its Key rows, then the foe and the
/// Sequence.
void Painter::add_row() {
  Panel panel;
  panel.id = "sequence";
  panel.kind = scene::PanelKind::kRow;
  panel.place = scene::PanelPlace::kStage;
  panel.title = Text::word(foe().word);
  if (e_.turn > 0) panel.note = Text::of("board.turn").with("n", e_.turn);
  scene::line::Values heads;
  for (int row = 0; row < kRows; ++row)
    heads.values.push_back({row < kAttributeRows ? attribute_sign(attribute_of(e_.type, row))
                            : row == kMagicRow   ? measure_sign(Measure::kMagic)
                                                 : "linked-rings",
                            Text::word(row_word(e_.type, row)), row});
  panel.lines.emplace_back(std::move(heads));
  scene::line::Cards cards;
  cards.cards.emplace_back("encounter");
  for (int slot = 0; slot < e_.length; ++slot) cards.cards.push_back(played_card_id(slot));
  panel.lines.emplace_back(std::move(cards));
  scene_.panels.push_back(std::move(panel));
}

void Painter::add_progress() {
  if (e_.combat()) {
    Track pool = Track::up_to(foe().value, std::min<int>(e_.pool, foe().value), "pool",
                              Text::word("combat_pool"), "crossed-swords", scene::TrackForm::kPips,
                              Tone::kLife);
    pool.says = Text::of("board.pool").with("now", e_.pool).with("of", foe().value);
    pool.vital = true;
    scene_.tracks.push_back(std::move(pool));
    return;
  }
  Track affinity;
  affinity.id = "affinity";
  affinity.name = Text::word("affinity");
  affinity.icon = "talk";
  affinity.from = foe().lowest;
  affinity.to = foe().top;
  affinity.at = e_.affinity;
  affinity.tone = Tone::kLife;
  affinity.form = scene::TrackForm::kLine;
  affinity.vital = true;
  affinity.marks = {{foe().lowest, "broken-shield", Text::of("board.lost"), Tone::kHarm},
                    {0, "", Text::of("board.grey"), Tone::kNeutral},
                    {foe().top, "laurel-crown", Text::of("board.won"), Tone::kLife}};
  affinity.says = Text::of("board.affinity")
                      .with("now", e_.affinity)
                      .with("top", foe().top)
                      .with("low", foe().lowest);
  scene_.tracks.push_back(std::move(affinity));
}

void Painter::add_answers() {
  const auto effect = [](Source source) {
    return Text::printed("source." + std::to_string(source));
  };
  Panel panel;
  panel.id = "answers";
  panel.kind = scene::PanelKind::kTable;
  panel.place = scene::PanelPlace::kStage;
  panel.order = 1;
  panel.title = Text::of(e_.combat() ? "board.attacks" : "board.reactions");
  if (e_.combat()) {
    scene::line::Bands bands;
    for (const AttackRow& row : foe().attacks)
      bands.bands.push_back(
          {row.low, row.high, effect(row.effect), e_.pool >= row.low && e_.pool <= row.high});
    panel.lines.emplace_back(std::move(bands));
    if (foe().opportunity != kNoSource)
      panel.lines.emplace_back(scene::line::Words{
          Text::of("board.opportunity")
              .with_printed("what", "source." + std::to_string(foe().opportunity)),
          Tone::kHarm});
  } else {
    for (std::size_t i = 0; i < foe().stages.size(); ++i) {
      if (foe().alternatives && e_.approach != kNone && i != e_.approach) continue;
      const bool now = i == e_.stage && (!foe().alternatives || e_.approach != kNone);
      panel.lines.emplace_back(scene::line::Words{
          Text::of(foe().alternatives ? "board.way"
                   : now              ? "board.stage_now"
                                      : "board.stage")
              .with("n", static_cast<int>(i) + 1)
              .with_word("name", foe().stages[i].word)
              .with_printed("what", "source." + std::to_string(foe().stages[i].reaction)),
          now ? Tone::kHarm : Tone::kNeutral});
    }
  }
  scene_.panels.push_back(std::move(panel));
}

void Painter::add_hand(Panel& panel, Seat seat) {
  scene::line::Cards hand;
  hand.name = Text::of("board.hand").with("deck", deck_of(s_, seat).size());
  int order = 0;
  for (const std::uint8_t which : e_.hands[seat].cards()) {
    Card card = sequence(hand_card_id(seat, which), which, panel.id, order++);
    card.seat = seat;
    card.states.push_back(scene::State::kInHand);
    hand.cards.push_back(card.id);
    if (e_.on() && e_.is_in(seat))
      add_meeting(card_before(e_.length), card.id, seat, c_.cards.of(e_.type)[which]);
    scene_.cards.push_back(std::move(card));
  }
  panel.lines.emplace_back(std::move(hand));
}

void Painter::encounter_goals() {
  const auto add = [this](Text text, scene::GoalKind kind, bool done) {
    scene_.goals.push_back({std::move(text), kind, done, true});
  };
  if (e_.combat()) {
    add(Text::of("goal.pool").with("n", foe().value), scene::GoalKind::kToWin,
        s_.ending == Ending::kWon);
    add(Text::of("goal.left"), scene::GoalKind::kToLose, s_.ending == Ending::kEscaped);
  } else {
    add(Text::of("goal.affinity").with("n", static_cast<int>(foe().stages.size())),
        scene::GoalKind::kToWin, s_.ending == Ending::kWon);
    add(Text::of("goal.lowest"), scene::GoalKind::kToLose, s_.ending == Ending::kLost);
  }
}

}  // namespace tavola::avalon
