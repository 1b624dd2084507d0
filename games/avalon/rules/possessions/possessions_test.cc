// Secrets: they are had by number, once, and go back where they came from. (section 22 of the
// ledger)
#include "games/avalon/rules/possessions/possessions.h"

#include <gtest/gtest.h>

#include "games/avalon/tables_for_tests/journey_for_tests.h"

namespace tavola::avalon {
namespace {

TEST(Secrets, OneThatIsInPlayCannotBeHadTwice) {  // TG-408, TG-415, TG-1007
  Journey j({"beor", "ailei"});
  const std::uint8_t rites = secret_numbered(111);
  EXPECT_TRUE(gain_secret(j.t, 0, rites, cites("TG-415")).ended());
  EXPECT_EQ(holder_of_secret(j.s(), rites), 0);
  EXPECT_TRUE(gain_secret(j.t, 1, rites, cites("TG-415")).ended());
  EXPECT_EQ(holder_of_secret(j.s(), rites), 0);
  lose_secret(j.t, rites, cites("TG-1007"));
  EXPECT_EQ(holder_of_secret(j.s(), rites), kNoSeat);
  EXPECT_TRUE(gain_secret(j.t, 1, rites, cites("TG-415")).ended());
  EXPECT_EQ(holder_of_secret(j.s(), rites), 1);
}

TEST(Secrets, OneThatHasLeftTheGameDoesNotReturn) {  // TG-492
  Journey j({"beor"});
  const std::uint8_t rites = secret_numbered(111);
  EXPECT_TRUE(gain_secret(j.t, 0, rites, cites("TG-415")).ended());
  remove_secret(j.t, rites, cites("TG-492"));
  EXPECT_TRUE(gain_secret(j.t, 0, rites, cites("TG-415")).ended());
  EXPECT_EQ(holder_of_secret(j.s(), rites), kNoSeat);
}

TEST(Secrets, ADialLiesOnThoseThatHaveOneAndRunsDown) {  // TG-036, TG-118, TG-943
  Journey j({"beor"});
  const std::uint8_t fever = secret_numbered(113);
  EXPECT_TRUE(gain_secret(j.t, 0, fever, cites("TG-415")).ended());
  EXPECT_EQ(j.s().journey.dials[0].on, DialOn::kSecret);
  EXPECT_EQ(j.s().journey.dials[0].value, 2);
  j.play_morning();
  EXPECT_EQ(j.s().journey.dials[0].value, 1);
}

}  // namespace
}  // namespace tavola::avalon
