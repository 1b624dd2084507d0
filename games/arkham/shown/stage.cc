// What of Arkham Horror is staged: Mythos cards and Rumors that end as cards for everybody,
// encounters as cards that somebody has to deal with; gates that one goes through, falls, the
// Ancient One's awakening and the end as moments; seals and what the terror level brings as lines.
#include "scene/stage.h"

#include <iterator>
#include <utility>

#include "effects/part.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/encounters/encounter_moves.h"
#include "games/arkham/shown/signs.h"
#include "games/arkham/shown/title.h"
#include "scene/panel.h"

namespace tavola::arkham {

using scene::Form;
using scene::Text;
using scene::Tone;

namespace {

Text printed_text(std::uint16_t source) { return Text::printed(effects::part_of(source, 0)); }

scene::Stage mythos_card(int number) {
  const MythosCard& card = content().mythos[static_cast<std::size_t>(number)];
  return {.what = Text::word("mythos"),
          .title = Text::word(card.word),
          .icon = mythos_sign(card),
          .card = "mythos_" + card.id,
          .story = "mythos." + card.id};
}

/// The printed effect that an encounter is about; none if the event puts no encounter on the stage.
std::uint16_t source_of_encounter(const Event& event) {
  const Content& c = content();
  const auto kind = static_cast<Tells>(event.kind);
  if (kind == Tells::kLocationCard || kind == Tells::kSanctumCard) {
    const BoardArea& area = c.areas[static_cast<std::size_t>(event.args[2])];
    const auto& entries = kind == Tells::kSanctumCard ? area.members_encounters : area.encounters;
    const auto card = static_cast<std::size_t>(number_in_neighborhood(event.args[1]));
    return card < entries.size() ? entries[card] : kNoSource;
  }
  if (kind == Tells::kGateCard || kind == Tells::kGateCardFits) {
    if (event.args[2] == kNothing) return kNoSource;
    const GateCard& card = c.gate_cards[static_cast<std::size_t>(event.args[1])];
    const std::uint16_t own = card.entries[static_cast<std::size_t>(event.args[2])];
    return own != kNoSource ? own : card.other;
  }
  if (kind == Tells::kExhibitEncounter)
    return c.exhibit_cards[static_cast<std::size_t>(event.args[1])].source;
  return kNoSource;
}

/// What the check that a card orders would bring, as printed: both stand there before the dice do.
std::vector<scene::PrintedOutcome> outcomes(const Event& card) {
  const std::uint16_t source = source_of_encounter(card);
  if (source == kNoSource) return {};
  const effects::Program& program = content().book[source];
  for (effects::NodeId id = 0; id < program.size(); ++id) {
    const effects::Node& node = program[id];
    if (node.kind != effects::NodeKind::kCheck || (node.flags & effects::kBanded) != 0) continue;
    std::vector<scene::PrintedOutcome> outcomes;
    for (const auto& [when, branch] : {std::pair{"pass", 1}, std::pair{"fail", 2}}) {
      if (program.children(id) <= branch) continue;
      const effects::NodeId then = program.child(id, branch);
      if (program[then].kind == effects::NodeKind::kNothing) continue;
      outcomes.push_back({when, Text::printed(effects::part_of(source, then)), {}});
    }
    return outcomes;  // of the first check, which is the one that the card is about
  }
  return {};
}

/// A Rumor is passed or failed: what of its card counts now.
scene::Stage end_of_rumor(int number, bool passed) {
  const MythosCard& card = content().mythos[static_cast<std::size_t>(number)];
  scene::Stage stage{.what = Text::word("rumor"),
                     .title = Text::word(card.word),
                     .icon = "conversation",
                     .card = "mythos_" + card.id,
                     .tone = passed ? Tone::kLife : Tone::kHarm};
  if (const std::uint16_t source = passed ? card.pass : card.fail; source != kNoSource)
    stage.lines.push_back(printed_text(source));
  return stage;
}

std::string location_story(const Neighborhood& neighborhood, std::size_t card,
                           const std::string& place) {
  return "location." + neighborhood.card_ids[card] + "." + place;
}

constexpr const char* kSanctumPlace = "inner_sanctum";

scene::Stage encounter(const Event& event, bool member) {
  const Content& c = content();
  const BoardArea& area = c.areas[static_cast<std::size_t>(event.args[2])];
  const Neighborhood& neighborhood = c.neighborhoods[area.neighborhood];
  const auto card = static_cast<std::size_t>(number_in_neighborhood(event.args[1]));
  scene::Stage stage{.form = Form::kDecision,
                     .what = Text::word(neighborhood.word),
                     .title = Text::word(member ? "loc_inner_sanctum" : area.word),
                     .icon = area.sign,
                     .card = "location_" + neighborhood.card_ids[card],
                     .story = location_story(neighborhood, card, member ? kSanctumPlace : area.id),
                     .seat = static_cast<Seat>(event.args[0])};
  const auto& entries = member ? area.members_encounters : area.encounters;
  if (card < entries.size() && entries[card] != kNoSource)
    stage.lines.push_back(printed_text(entries[card]));
  stage.outcomes = outcomes(event);
  return stage;
}

/// Only the card that is met: others are drawn on the way to it.
std::optional<scene::Stage> gate_encounter(const Event& event, bool fits) {
  const GateCard& card = content().gate_cards[static_cast<std::size_t>(event.args[1])];
  const auto number = static_cast<std::size_t>(event.args[2]);
  const auto& world = content().worlds[number];
  if (!fits && (card.colours & world.colours) == 0) return std::nullopt;
  const bool own = card.entries[number] != kNoSource;
  scene::Stage stage{.form = Form::kDecision,
                     .what = Text::word("other_world"),
                     .title = Text::word(world.word),
                     .icon = "portal",
                     .card = "gate_" + card.id,
                     .story = "gate." + card.id + "." + (own ? world.id : "other"),
                     .seat = static_cast<Seat>(event.args[0])};
  if (const std::uint16_t source = own ? card.entries[number] : card.other; source != kNoSource)
    stage.lines.push_back(printed_text(source));
  stage.outcomes = outcomes(event);
  return stage;
}

/// An encounter with the Ancient Whispers.
scene::Stage exhibit_encounter(const Event& event) {
  const ExhibitCard& card = content().exhibit_cards[static_cast<std::size_t>(event.args[1])];
  scene::Stage stage{.form = Form::kDecision,
                     .what = Text::of("board.whispers_name"),
                     .title = Text::word(card.word),
                     .icon = "sound-waves",
                     .card = card.id,
                     .seat = static_cast<Seat>(event.args[0])};
  stage.lines.push_back(printed_text(card.source));
  stage.outcomes = outcomes(event);
  return stage;
}

scene::Stage ancient_one_card(int number, const std::string& story, Tone tone) {
  const AncientOne& ancient = content().ancient_ones[static_cast<std::size_t>(number)];
  return {.form = Form::kMoment,
          .what = Text::word("ancient_one"),
          .title = Text::word(ancient.word),
          .icon = "octopus",
          .card = "ancient_" + ancient.id,
          .story = story + "." + ancient.id,
          .tone = tone};
}

std::string table_card_story(const TableCard& card) {
  const bool horror = card.kind == TableCardKind::kHorror;
  return std::string(horror ? "horror_card" : name_of(card.kind)) + "." + card.id;
}

/// A herald, a Blight, an Act comes onto the table.
scene::Stage lying_card(int number) {
  const TableCard& card = content().table_cards[static_cast<std::size_t>(number)];
  const TableCardSign sign = table_card_sign(card.kind);
  return {.what = Text::word(sign.word),
          .title = Text::word(card.word),
          .icon = sign.icon,
          .card = table_card_id(static_cast<std::uint8_t>(number)),
          .story = table_card_story(card),
          .tone = sign.tone};
}

scene::Stage ending(int number, bool won) {
  return scene::Stage::ending(Arkham::vocabulary().endings[static_cast<std::size_t>(number)], won,
                              won ? "star-swirl" : "octopus");
}

/// What befalls one investigator and takes the whole frame: what it is says the log's sentence, why
/// and what happens now the two messages.
scene::Stage moment(const Event& event, const char* icon, Tone tone) {
  const std::string& name = Arkham::vocabulary().events[event.kind].name;
  scene::Stage stage = scene::Stage::moment(icon, tone);
  stage.why = Text::of("moment." + name + ".why");
  stage.next = Text::of("moment." + name + ".next");
  return stage;
}

/// Into an Other World, of one's own will or drawn in.
scene::Stage through_gate(const Event& event) {
  scene::Stage stage = moment(event, "portal", Tone::kTide);
  if (event.rule == cites("AH-475")) stage.why = Text::of("moment.drawn_in.taken");
  return stage;
}

std::optional<scene::Stage> moment_of_one(const Event& event) {
  switch (static_cast<Tells>(event.kind)) {
    case Tells::kDrawnIn:
      return through_gate(event);
    case Tells::kWorldArea:
      if (event.args[2] != 1) return std::nullopt;  // it is a walk
      return moment(event, "portal", Tone::kTide);
    case Tells::kReturns:
      return moment(event, "portal", Tone::kLife);
    case Tells::kInsane:
      return moment(event, "brain", Tone::kHarm);
    case Tells::kUnconscious:
      return moment(event, "hearts", Tone::kHarm);
    case Tells::kLostInTime:
      return moment(event, "portal", Tone::kHarm);
    case Tells::kArrested:
      return moment(event, "prisoner", Tone::kHarm);
    case Tells::kDevoured:
    case Tells::kEliminated:
      return moment(event, "octopus", Tone::kHarm);
    case Tells::kRetires:
      return moment(event, "person", Tone::kNeutral);
    default:
      return std::nullopt;
  }
}

}  // namespace

std::optional<scene::Stage> ArkhamTitle::stage(const Event& event) const {
  switch (static_cast<Tells>(event.kind)) {
    case Tells::kAncientOne:
      return ancient_one_card(event.args[0], "ancient_one", Tone::kTide);
    case Tells::kAwakens: {
      scene::Stage stage = ancient_one_card(event.args[0], "awakening", Tone::kHarm);
      stage.title = {};  // its sentence says that it awakens
      stage.why = Text::of("moment.awakens.why");
      stage.next = Text::of("moment.awakens.next");
      return stage;
    }
    case Tells::kMythosCard:
      return mythos_card(event.args[1]);
    case Tells::kRumorPassed:
      return end_of_rumor(event.args[0], true);
    case Tells::kRumorFailed:
      return end_of_rumor(event.args[0], false);
    case Tells::kLocationCard:
      return encounter(event, false);
    case Tells::kSanctumCard:
      return encounter(event, true);
    case Tells::kGateCard:
      return gate_encounter(event, false);
    case Tells::kGateCardFits:
      return gate_encounter(event, true);
    case Tells::kExhibitEncounter:
      return exhibit_encounter(event);
    case Tells::kEntersPlay:
    case Tells::kTurnsUp:
      return lying_card(event.args[0]);
    case Tells::kVision:
    case Tells::kHorrorCard:
      return lying_card(event.args[1]);
    case Tells::kGameWon:
      return ending(event.args[0], true);
    case Tells::kGameLost:
      return ending(event.args[0], false);
    case Tells::kSealed:
      return scene::Stage::line("star-swirl", Tone::kLife);
    case Tells::kGateCloses:
      return scene::Stage::line("portal", Tone::kLife);
    case Tells::kSealBroken:
      return scene::Stage::line("star-swirl", Tone::kHarm);
    case Tells::kTerror:
    case Tells::kLimitLifted:
    case Tells::kShopCloses:
    case Tells::kOutskirtsFull:
      return scene::Stage::line("terror", Tone::kHarm);
    case Tells::kHorrorTokens:
      if (event.args[0] == 0) return scene::Stage::line("octopus", Tone::kLife);
      return scene::Stage::line("octopus", Tone::kHarm);
    case Tells::kRiftOpens:
      return scene::Stage::line("portal", Tone::kHarm);
    case Tells::kRiftCloses:
      return scene::Stage::line("portal", Tone::kLife);
    default:
      return moment_of_one(event);
  }
}

namespace {

/// Which lines of a Mythos card say what, in the order in which it is printed.
struct MythosLines {
  explicit MythosLines(const MythosCard& card) {
    int line = card.subtype == Subtype::kNone ? 1 : 2;
    const auto next = [&line](bool there) { return there ? line++ : kNothing; };
    gate = next(card.gate != kNone);
    surge = next(card.surge);
    const int instead = next(card.instead_of_gate != kNoSource);
    if (gate == kNothing) gate = surge != kNothing ? surge : instead;
    clue = next(!card.clues.empty());
    if (card.clues.size() > 1) line += static_cast<int>(card.clues.size()) - 1;
    const int white = next(card.white != 0);
    const int black = next(card.black != 0);
    moves = white != kNothing ? white : black;
    text = next(card.source != kNoSource);
  }
  int gate = kNothing, surge = kNothing, clue = kNothing, moves = kNothing, text = kNothing;
};

int line_carried_out(const MythosCard& card, const Event& event) {
  const MythosLines lines(card);
  switch (static_cast<Tells>(event.kind)) {
    case Tells::kGateOpens:
    case Tells::kGatePrevented:
    case Tells::kSealBroken:
    case Tells::kMonsterPlaced:
    case Tells::kMonsterPrevented:
    case Tells::kCluesGone:
    case Tells::kDrawnIn:
      return lines.gate;
    case Tells::kDoom:
      return event.args[2] == kNothing ? lines.text : lines.gate;
    case Tells::kSurge:
      return lines.surge != kNothing ? lines.surge : lines.gate;
    case Tells::kCluePlaced:
      return lines.clue;
    case Tells::kMonsterMoves:
    case Tells::kMonsterStays:
    case Tells::kRiftMoves:
    case Tells::kRiftStays:
    case Tells::kRiftGathers:
      return lines.moves;
    case Tells::kHeadline:
    case Tells::kEnvironment:
    case Tells::kRumor:
    case Tells::kRumorIgnored:
    case Tells::kMythosDiscarded:
    case Tells::kMythosToBox:
    case Tells::kReshuffled:
    case Tells::kFirstPlayer:
    // These follow from what the card has done, and no line of it says them.
    case Tells::kOutskirtsFull:
    case Tells::kMonsterToCup:
    case Tells::kMonsterToBox:
    case Tells::kTerror:
    case Tells::kAllyLeaves:
    case Tells::kShopCloses:
      return kNothing;
    default:
      return lines.text;
  }
}

}  // namespace

std::optional<int> ArkhamTitle::part(const Event& card, const Event& event) const {
  if (static_cast<Tells>(card.kind) == Tells::kMythosCard) {
    const int line =
        line_carried_out(content().mythos[static_cast<std::size_t>(card.args[1])], event);
    return line == kNothing ? std::nullopt : std::optional(line);
  }
  const bool carries_out = source_of_encounter(card) != kNoSource &&
                           static_cast<Tells>(event.kind) != Tells::kNoEncounter;
  return carries_out ? std::optional(0) : std::nullopt;
}

std::vector<std::string> ArkhamTitle::story_names() const {
  const Content& c = content();
  std::vector<std::string> names;
  for (const BoardArea& area : c.areas) {
    const Neighborhood& neighborhood = c.neighborhoods[area.neighborhood];
    const auto add = [&](const std::vector<std::uint16_t>& entries, const std::string& place) {
      for (std::size_t card = 0; card < entries.size(); ++card)
        if (entries[card] != kNoSource) names.push_back(location_story(neighborhood, card, place));
    };
    add(area.encounters, area.id);
    add(area.members_encounters, kSanctumPlace);
  }
  for (const GateCard& card : c.gate_cards) {
    for (std::size_t world = 0; world < c.worlds.size(); ++world)
      if (card.entries[world] != kNoSource)
        names.push_back("gate." + card.id + "." + c.worlds[world].id);
    if (card.other != kNoSource) names.push_back("gate." + card.id + ".other");
  }
  for (const MythosCard& card : c.mythos) names.push_back("mythos." + card.id);
  for (const AncientOne& ancient : c.ancient_ones) {
    names.push_back("ancient_one." + ancient.id);
    names.push_back("awakening." + ancient.id);
  }
  for (const TableCard& card : c.table_cards) names.push_back(table_card_story(card));
  for (std::size_t i = 1; i < Arkham::vocabulary().endings.size(); ++i)
    names.push_back("ending." + Arkham::vocabulary().endings[i]);
  return names;
}

}  // namespace tavola::arkham
