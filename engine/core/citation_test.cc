#include "core/citation.h"

#include <gtest/gtest.h>

namespace tavola {
namespace {

TEST(Citation, EveryBookAndNumberIsReadBack) {
  for (std::string_view book : kBooks) {
    for (const char* number : {"-001", "-010", "-999", "-1000", "-4095"}) {
      const std::string text = std::string(book) + number;
      ASSERT_TRUE(Citation::parse(text)) << text;
      EXPECT_EQ(Citation::parse(text)->text(), text);
      EXPECT_EQ(Citation::from_bits(Citation::parse(text)->bits()), *Citation::parse(text));
    }
  }
}

TEST(Citation, RefusesWhatIsNoLedgerLine) {
  for (const char* wrong : {"", "HS", "HS-", "HS-01", "HS-000", "HS-0001", "HS-4096", "HS-99999",
                            "hs-001", "H-0001", "HS 001", "HS-0 1", "HS--01", "QQ-001"})
    EXPECT_FALSE(Citation::parse(wrong)) << wrong;
}

TEST(Citation, NoneIsGivenUnlessItIs) {
  EXPECT_FALSE(Citation().given());
  EXPECT_EQ(Citation().text(), "");
  EXPECT_EQ(Citation::from_bits(0xFFFF).text(), "") << "there is no such book";
  EXPECT_TRUE(cites("TY-001").given());
  EXPECT_EQ(cites("TY-042").number(), 42);
  EXPECT_LT(cites("TY-001"), cites("TY-002"));
  EXPECT_NE(cites("HS-001"), cites("AH-001"));
}

}  // namespace
}  // namespace tavola
