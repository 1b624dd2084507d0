// Numbers on the sheets change by what is told, so that they can change where it lands.
#include "games/avalon/shown/title.h"
#include "scene/told_numbers_for_tests.h"

namespace tavola::avalon {
namespace {

TEST(AvalonActs, NumbersOnSheetsChangeByWhatIsTold) {
  const scene::OpenedTitle opened = open();
  ASSERT_TRUE(opened) << opened.error();
  scene::expect_told_numbers(**opened, 2, 8, 600, {"gives", "raised_up"});
}

}  // namespace
}  // namespace tavola::avalon
