// Numbers on the sheets change by what is told, so that they can change where it lands.
#include "games/salem/shown/title.h"
#include "scene/told_numbers_for_tests.h"

namespace tavola::salem {
namespace {

TEST(SalemActs, NumbersOnSheetsChangeByWhatIsTold) {
  const scene::OpenedTitle opened = open();
  ASSERT_TRUE(opened) << opened.error();
  scene::expect_told_numbers(**opened, 2, 8, 600);
}

}  // namespace
}  // namespace tavola::salem
