// What of Arkham Horror is staged: Mythos cards, encounters, Rumors that end, the Ancient One, its
// awakening and the end as cards; falls, seals and what the terror level brings as banners.
#include "scene/stage.h"

#include <iterator>

#include "effects/part.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/encounters/encounter_moves.h"
#include "games/arkham/shown/signs.h"
#include "games/arkham/shown/title.h"

namespace tavola::arkham {

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
  scene::Stage stage{.what = Text::word(neighborhood.word),
                     .title = Text::word(member ? "loc_inner_sanctum" : area.word),
                     .icon = area.sign,
                     .card = "location_" + neighborhood.card_ids[card],
                     .story = location_story(neighborhood, card, member ? kSanctumPlace : area.id),
                     .seat = static_cast<Seat>(event.args[0])};
  const auto& entries = member ? area.members_encounters : area.encounters;
  if (card < entries.size() && entries[card] != kNoSource)
    stage.lines.push_back(printed_text(entries[card]));
  return stage;
}

/// Only the card that is met: others are drawn on the way to it.
std::optional<scene::Stage> gate_encounter(const Event& event, bool fits) {
  const GateCard& card = content().gate_cards[static_cast<std::size_t>(event.args[1])];
  const auto number = static_cast<std::size_t>(event.args[2]);
  const auto& world = content().worlds[number];
  if (!fits && (card.colours & world.colours) == 0) return std::nullopt;
  const bool own = card.entries[number] != kNoSource;
  scene::Stage stage{.what = Text::word("other_world"),
                     .title = Text::word(world.word),
                     .icon = "portal",
                     .card = "gate_" + card.id,
                     .story = "gate." + card.id + "." + (own ? world.id : "other"),
                     .seat = static_cast<Seat>(event.args[0])};
  if (const std::uint16_t source = own ? card.entries[number] : card.other; source != kNoSource)
    stage.lines.push_back(printed_text(source));
  return stage;
}

/// An encounter with the Ancient Whispers.
scene::Stage exhibit_encounter(const Event& event) {
  const ExhibitCard& card = content().exhibit_cards[static_cast<std::size_t>(event.args[1])];
  scene::Stage stage{.what = Text::of("board.whispers_name"),
                     .title = Text::word(card.word),
                     .icon = "sound-waves",
                     .card = card.id,
                     .seat = static_cast<Seat>(event.args[0])};
  stage.lines.push_back(printed_text(card.source));
  return stage;
}

scene::Stage ancient_one_card(int number, const std::string& story, Tone tone) {
  const AncientOne& ancient = content().ancient_ones[static_cast<std::size_t>(number)];
  return {.what = Text::word("ancient_one"),
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

}  // namespace

std::optional<scene::Stage> ArkhamTitle::stage(const Event& event) const {
  switch (static_cast<Tells>(event.kind)) {
    case Tells::kAncientOne:
      return ancient_one_card(event.args[0], "ancient_one", Tone::kTide);
    case Tells::kAwakens: {
      scene::Stage stage = ancient_one_card(event.args[0], "awakening", Tone::kHarm);
      stage.title = {};  // its sentence says that it awakens
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
      return scene::Stage::banner("star-swirl", Tone::kLife);
    case Tells::kGateCloses:
      return scene::Stage::banner("portal", Tone::kLife);
    case Tells::kSealBroken:
      return scene::Stage::banner("star-swirl", Tone::kHarm);
    case Tells::kTerror:
    case Tells::kLimitLifted:
    case Tells::kShopCloses:
    case Tells::kOutskirtsFull:
      return scene::Stage::banner("terror", Tone::kHarm);
    case Tells::kHorrorTokens:
      if (event.args[0] == 0) return scene::Stage::banner("octopus", Tone::kLife);
      return scene::Stage::banner("octopus", Tone::kHarm);
    case Tells::kRiftOpens:
      return scene::Stage::banner("portal", Tone::kHarm);
    case Tells::kRiftCloses:
      return scene::Stage::banner("portal", Tone::kLife);
    case Tells::kInsane:
      return scene::Stage::banner("brain", Tone::kHarm);
    case Tells::kUnconscious:
      return scene::Stage::banner("hearts", Tone::kHarm);
    case Tells::kLostInTime:
      return scene::Stage::banner("portal", Tone::kHarm);
    case Tells::kDevoured:
    case Tells::kEliminated:
      return scene::Stage::banner("octopus", Tone::kHarm);
    default:
      return std::nullopt;
  }
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
