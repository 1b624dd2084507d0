#include "games/avalon/shown/title.h"

#include "games/avalon/game.h"
#include "games/avalon/rules/encounter/encounter.h"
#include "games/avalon/rules/journal/journal_check.h"
#include "games/avalon/rules/journey/map.h"
#include "games/avalon/rules/possessions/possessions.h"
#include "games/avalon/shown/end_of_chapter.h"
#include "games/avalon/shown/journal_page.h"
#include "scene/stage.h"

namespace tavola::avalon {

using scene::Text;

const State& state_of(const tavola::Table& table) { return static_cast<const Table&>(table).state; }

scene::OpenedTitle open() { return scene::open_title<AvalonTitle>(load_game()); }

std::string seat_id(Seat seat) { return "seat_" + std::to_string(seat); }
std::string hand_card_id(Seat seat, int card) {
  return "hand_" + std::to_string(seat) + "_" + std::to_string(card);
}
std::string played_card_id(int slot) { return "played_" + std::to_string(slot); }
std::string track_id(Measure measure, Seat seat) {
  return scene::seat_number(seat, name_of(measure));
}

std::string attribute_id(Attribute attribute, Seat seat) {
  return scene::seat_number(seat, name_of(attribute));
}

std::string figure_id(Seat seat) { return "figure_" + std::to_string(seat); }
std::string guardian_id(int encounter) { return "guardian_" + std::to_string(encounter); }
std::string secret_card_id(const SecretCard& card) { return "secret_" + card.id; }
std::string lying_item_id(int item) { return "lying_" + std::to_string(item); }
std::string own_card_id(int card) { return "own_" + std::to_string(card); }

std::string measure_sign(Measure measure) {
  constexpr const char* kSigns[kMeasures] = {"lightning-trio", "hearts",    "screaming",
                                             "meat",           "two-coins", "laurel-crown",
                                             "magic-swirl",    "open-book"};
  return kSigns[static_cast<int>(measure)];
}

std::string attribute_sign(Attribute attribute) {
  constexpr const char* kSigns[kAttributes] = {"fist",     "shaking-hands", "lion",
                                               "spyglass", "anvil",         "third-eye"};
  return kSigns[static_cast<int>(attribute)];
}

std::string colour_sign(Colour colour) {
  constexpr const char* kSigns[kColours] = {"wolf-head", "cowled", "ghost", "talk"};
  return kSigns[static_cast<int>(colour)];
}

std::vector<std::string> AvalonTitle::pieces_of(const tavola::Table& table,
                                                const Option& option) const {
  const State& s = state_of(table);
  const Seat seat = table.decision().seat;
  switch (static_cast<Verb>(option.verb)) {
    case Verb::kChooseHero:
      return {content().heroes[static_cast<std::size_t>(option.arg(0))].id};
    case Verb::kTravel:
    case Verb::kJoinWhere:
    case Verb::kLocationAction:
      return {location(option.arg<std::uint8_t>(0)).id};
    case Verb::kInspect:
      return {location(s.character(seat).place).id};
    case Verb::kMeetGuardian:
      return {guardian_id(option.arg(0))};
    case Verb::kPickUp:
      return {lying_item_id(option.arg(0))};
    case Verb::kLearnCard:
    case Verb::kPutIntoDeck:
    case Verb::kTakeOutOfDeck:
      return {own_card_id(option.arg(0))};
    case Verb::kPlay:
    case Verb::kDiscard:
    case Verb::kKeepCard:
      return {hand_card_id(seat, card_of_value(s, option.arg(0)))};
    case Verb::kUseAbility:
      return {played_card_id(option.arg(1))};
    case Verb::kChooseActive:
    case Verb::kAskToPay:
    case Verb::kGive:
    case Verb::kConnectMagic:
    case Verb::kGiveTo:
    case Verb::kChooseMember:
      return {seat_id(option.arg<Seat>(0))};
    default:
      return {};
  }
}

std::vector<scene::Act> AvalonTitle::acts(const Event& event) const {
  using scene::ActKind;
  switch (static_cast<Happening>(event.kind)) {
    case Happening::kGains:
    case Happening::kLoses:
    case Happening::kPays:
      return {scene::Act::step(
          track_id(static_cast<Measure>(event.args[2]), static_cast<Seat>(event.args[0])),
          event.args[3])};
    case Happening::kEnergyLimited:
    case Happening::kEnergyLimitedTurned:
      return {scene::Act::step(track_id(Measure::kEnergy, static_cast<Seat>(event.args[0])),
                               event.args[1])};
    case Happening::kRaised:
      return {scene::Act::step(
          attribute_id(static_cast<Attribute>(event.args[1]), static_cast<Seat>(event.args[0])),
          event.args[2])};
    case Happening::kDayBegins:
      return {scene::Act::phase("dawn")};
    case Happening::kDayEnds:
      return {scene::Act::phase("camp")};
    case Happening::kMenhirGone:
    case Happening::kLocationLost:
      return {{.kind = ActKind::kDim, .of = location(static_cast<std::uint8_t>(event.args[0])).id}};
    case Happening::kTravelled:
    case Happening::kDisplaced:
      return {{.kind = ActKind::kMove,
               .of = figure_id(static_cast<Seat>(event.args[0])),
               .via = {location(static_cast<std::uint8_t>(event.args[1])).id}}};
    case Happening::kGuardianMoved:
      return {{.kind = ActKind::kMove,
               .of = guardian_id(event.args[0]),
               .via = {location(static_cast<std::uint8_t>(event.args[1])).id}}};
    case Happening::kDialLowered:
      return {{.kind = ActKind::kStep,
               .of = "stone_" + location(static_cast<std::uint8_t>(event.args[0])).id,
               .to = event.args[1]}};
    case Happening::kMarkersAdded:
    case Happening::kMarkersRemoved:
      return {{.kind = ActKind::kStep, .of = "pool", .to = event.args[1]}};
    case Happening::kAffinityRises:
    case Happening::kAffinityFalls:
      return {{.kind = ActKind::kStep, .of = "affinity", .to = event.args[1]}};
    default:
      return {};
  }
}

std::optional<scene::TurnBegun> AvalonTitle::turn_begun(const Event& event) const {
  switch (static_cast<Happening>(event.kind)) {
    case Happening::kDayBegins:
      return scene::TurnBegun{event.args[0], kNoSeat};
    case Happening::kTurnBegins:  // of an Encounter: the day goes on
      return scene::TurnBegun{0, kNoSeat};
    case Happening::kActivated:
      return scene::TurnBegun{0, static_cast<Seat>(event.args[0])};
    default:
      return std::nullopt;
  }
}

namespace {

scene::Stage encounter_begins(const Event& event) {
  const EncounterCard& card = content().cards.encounters[static_cast<std::size_t>(event.args[0])];
  return scene::Stage{.what = Text::word("encounter"),
                      .title = Text::word(card.word),
                      .icon = colour_sign(card.colour),
                      .card = card.id,
                      .story = "encounter." + card.id,
                      .tone = scene::Tone::kHarm};
}

scene::Stage ending_of(const Event& event) {
  const auto kind = static_cast<Happening>(event.kind);
  const auto how = kind == Happening::kJourneyFails  ? Ending::kFailure
                   : kind == Happening::kCampaignWon ? Ending::kCampaignWon
                                                     : static_cast<Ending>(event.args[0]);
  const bool won = how == Ending::kWon || how == Ending::kCampaignWon;
  return scene::Stage::ending(Avalon::vocabulary().endings[static_cast<std::size_t>(how)], won,
                              won ? "laurel-crown" : "broken-shield");
}

scene::Stage how_to_use_journal() {
  return scene::Stage{.what = Text::word("exploration_journal"),
                      .title = Text::of("journal.how_to_use"),
                      .icon = "open-book",
                      .lines = {Text::of("event.how_to_use_journal")},
                      .tone = scene::Tone::kKnow,
                      .page = true};
}

/// Of the Events that belong to the story only those with a page of their own.
std::optional<scene::Stage> event_revealed(const Event& event) {
  const EventCard& card = content().story.events[static_cast<std::size_t>(event.args[0])];
  if (card.random)
    return scene::Stage{.what = Text::word("event"),
                        .title = Text::word(card.word),
                        .icon = "scroll-unfurled",
                        .card = card.id,
                        .tone = scene::Tone::kKnow};
  if (!card.id.starts_with("story_")) return std::nullopt;
  return scene::Stage{.what = Text::word("event"),
                      .title = Text::word(card.word),
                      .icon = "scroll-unfurled",
                      .card = card.id,
                      .story = "event." + card.id,
                      .tone = scene::Tone::kKnow,
                      .page = true};
}

/// With what has happened so far, where somebody has written it.
std::optional<scene::Stage> chapter_begins(const Event& event, const words::Messages& messages) {
  const Chapter& chapter = content().story.chapters[static_cast<std::size_t>(event.args[0])];
  const std::string so_far = "so_far." + chapter.id;
  if (messages.find(words::Language::kEnglish, so_far) == nullptr) return std::nullopt;
  return scene::Stage{.what = Text::of("board.chapter_begins").with("n", chapter.number),
                      .title = Text::word(chapter.word),
                      .icon = "open-book",
                      .lines = {Text::of(so_far)},
                      .tone = scene::Tone::kKnow,
                      .page = true,
                      .opening = true};
}

/// A Secret is read when it is gained, not when it is handed on.
std::optional<scene::Stage> secret_gained(const Event& event) {
  const Possession gained = possession_of_value(event.args[1]);
  if (gained.kind != Belonging::kSecret || event.rule == cites("TG-413")) return std::nullopt;
  const SecretCard& card = content().possessions.secrets[gained.card];
  return scene::Stage{.what = Text::word("secret"),
                      .title = Text::word(card.word),
                      .icon = "scroll-unfurled",
                      .card = secret_card_id(card),
                      .tone = scene::Tone::kKnow,
                      .seat = static_cast<Seat>(event.args[0])};
}

scene::Stage heroes_talk(const Event& event) {
  scene::Stage talk = scene::Stage::line("talk", scene::Tone::kNeutral);
  talk.title =
      Text::of("banter." + content().story.banters[static_cast<std::size_t>(event.args[2])].id);
  talk.page = true;
  return talk;
}

}  // namespace

std::optional<scene::Stage> AvalonTitle::stage(const Event& event) const {
  switch (static_cast<Happening>(event.kind)) {
    case Happening::kEncounterBegins:
      return encounter_begins(event);
    case Happening::kChapterBegins:
      return chapter_begins(event, messages());
    case Happening::kChapterOver:
      return end_of_chapter(event, messages());
    case Happening::kSittingOver:
      return scene::Stage::ending("sitting_over", true, "campfire");
    case Happening::kChapterDone:
      return chapter_done(event);
    case Happening::kJourneyFails:
    case Happening::kCampaignWon:
    case Happening::kTrainingOver:
      return ending_of(event);
    case Happening::kVerseRead:
      return page_of(event);
    case Happening::kHowToUseJournal:
      return how_to_use_journal();
    case Happening::kEventRevealed:
    case Happening::kEventReturns:
      return event_revealed(event);
    case Happening::kCardGained:
      return secret_gained(event);
    case Happening::kHeroesTalk:
      return heroes_talk(event);
    case Happening::kDying:
    case Happening::kDies:
      return scene::Stage::line("hearts", scene::Tone::kHarm);
    case Happening::kMenhirGone:
    case Happening::kNoMenhir:
      return scene::Stage::line("menhir", scene::Tone::kHarm);
    case Happening::kDayBegins:
      return scene::Stage::line("sundial", scene::Tone::kNeutral);
    default:
      return std::nullopt;
  }
}

std::vector<std::string> AvalonTitle::check() const {
  std::vector<std::string> problems = content().warnings;
  for (std::string& problem : check_journal(content())) problems.push_back(std::move(problem));
  return problems;
}

std::vector<std::string> AvalonTitle::story_names() const {
  std::vector<std::string> names;
  for (std::size_t i = 1; i < Avalon::vocabulary().endings.size(); ++i)
    names.push_back("ending." + Avalon::vocabulary().endings[i]);
  for (const EncounterCard& card : content().cards.encounters)
    names.push_back("encounter." + card.id);
  for (const EventCard& event : content().story.events)
    if (event.id.starts_with("story_")) names.push_back("event." + event.id);
  return names;
}

}  // namespace tavola::avalon
