// The hall's figures for /metrics.
#include "rooms/hall/hall_for_tests.h"
#include "server/reception/reception.h"

namespace tavola::server {
namespace {

class HallReceptionTest : public rooms::HallFixture {};

TEST_F(HallReceptionTest, SaysHowNearTablesComeToLimits) {
  const HallReception reception(hall());
  EXPECT_NE(reception.metrics().find("\ntavola_tables_failed_total 0\n"), std::string::npos);
  EXPECT_EQ(reception.metrics().find("tavola_limit_used_ratio{"), std::string::npos)
      << "nobody has played";
  const rooms::OpenedTable table = two_at_toy();
  rooms::Person ada(hall());
  ada.sit(table.id, {table.seats[0]});
  ASSERT_EQ(ada.choose()["ok"], true);
  // Six doors to listen at and to open, of 320 answers; a choice and a draw, of 768.
  for (const char* line : {"\ntavola_limit_used_ratio{game=\"toy\",limit=\"options\"} 0.0375\n",
                           "\ntavola_limit_used_ratio{game=\"toy\",limit=\"tape\"} 0.0026\n",
                           "\ntavola_limit_used_ratio{game=\"toy\",limit=\"arena\"} 0.0"})
    EXPECT_NE(reception.metrics().find(line), std::string::npos) << reception.metrics();
}

}  // namespace
}  // namespace tavola::server
