#include "rooms/kept/seal.h"

#include <gtest/gtest.h>

#include <set>

namespace tavola::rooms {
namespace {

TEST(Seal, TokensAreLongAndNeverTheSame) {
  std::set<std::string> tokens;
  for (int i = 0; i < 1000; ++i) {
    const std::string token = new_token();
    EXPECT_EQ(token.size(), 26U);
    EXPECT_EQ(token.find_first_not_of("0123456789abcdefghjkmnpqrstvwxyz"), std::string::npos);
    tokens.insert(token);
  }
  EXPECT_EQ(tokens.size(), 1000U);
  EXPECT_EQ(new_table_id().size(), 8U);
  EXPECT_NE(new_seed(), new_seed());
  EXPECT_FALSE(new_seed().number()) << "all 256 bits are the system's";
}

TEST(Seal, OpensWithItsKeyAlone) {
  storage::ServerKey key{}, other{};
  key.fill(7);
  other.fill(8);
  const std::string secret = "{\"seed\":123456789}";
  const std::string sealed = seal(key, secret);
  EXPECT_EQ(sealed.find("123456789"), std::string::npos);
  EXPECT_NE(sealed, seal(key, secret));
  EXPECT_EQ(unseal(key, sealed), secret);
  EXPECT_EQ(unseal(other, sealed), std::nullopt);
  for (const std::size_t at : {std::size_t{0}, sealed.size() / 2, sealed.size() - 1}) {
    std::string changed = sealed;
    changed[at] = changed[at] == 'A' ? 'B' : 'A';
    EXPECT_NE(unseal(key, changed), secret);
  }
  EXPECT_EQ(unseal(key, sealed.substr(0, 20)), std::nullopt);
  EXPECT_EQ(unseal(key, ""), std::nullopt);
  EXPECT_EQ(unseal(key, "no base64 at all!"), std::nullopt);
  EXPECT_EQ(unseal(key, seal(key, "")), "");
}

TEST(Seal, AHashOfATokenIsAlwaysTheSame) {
  EXPECT_EQ(token_hash("a"), token_hash("a"));
  EXPECT_NE(token_hash("a"), token_hash("b"));
}

}  // namespace
}  // namespace tavola::rooms
