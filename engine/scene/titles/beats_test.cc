// Which lines of a log are told together.
#include "scene/titles/beats.h"

#include "core/vocabulary.h"
#include "scene/say.h"
#include "scene/toy_table_for_tests.h"

namespace tavola::scene {
namespace {

Event toy_event(std::string_view name) {
  const auto& events = toy_title().game().vocabulary().events;
  Event event;
  event.kind = static_cast<std::uint8_t>(index_of(events, std::string(name)));
  event.args.fill(0);
  return event;
}

TEST(Beats, NeighboursOfOneKindAreOneBeatAndOthersAreNot) {
  Beats beats(toy_title());
  EXPECT_EQ(beats.next(toy_event("listened")).beat, 0);
  EXPECT_EQ(beats.next(toy_event("listened")).beat, 1) << "each is a beat of its own";
  EXPECT_EQ(beats.next(toy_event("rolled")).beat, 2);
  EXPECT_EQ(beats.next(toy_event("heard")).beat, 2);
  EXPECT_EQ(beats.next_alone(), 3);
  EXPECT_EQ(beats.next(toy_event("heard")).beat, 4);
}

TEST(Beats, WithoutASentenceOfItsOwnABeatSaysWhatTheLogSays) {
  const Event opened = toy_event("opened");
  EXPECT_EQ(Beats(toy_title()).next(opened).says, event_text(toy_title(), opened));
}

}  // namespace
}  // namespace tavola::scene
