#include "core/random.h"

#include <gtest/gtest.h>

#include <set>

namespace tavola {
namespace {

// The first words of ChaCha with eight rounds under the key of zeros, as published with the test
// vectors for reduced rounds.
TEST(Random, IsChaChaWithEightRounds) {
  Random zero(Seed{});
  EXPECT_EQ(zero.next(), 0x2fef003eU);
  EXPECT_EQ(zero.next(), 0xd6405f89U);
  EXPECT_EQ(zero.next(), 0xe8b85b7fU);
  EXPECT_EQ(zero.next(), 0xa1a5091fU);
  for (int i = 4; i < 15; ++i) zero.next();
  EXPECT_EQ(zero.next(), 0x42fe0c0eU);
}

TEST(Random, BoundedDrawsAreEvenAndReproducible) {
  Random a(42);
  Random b(42);
  int counts[6] = {};
  for (int i = 0; i < 60000; ++i) {
    const auto x = a.below(6);
    ASSERT_EQ(x, b.below(6));
    ++counts[x];
  }
  for (int count : counts) EXPECT_NEAR(count, 10000, 500);
}

TEST(Random, GoesOnFromItsKeyAndWhatWasDrawn) {
  Random random(7, 3);
  for (int i = 0; i < 100; ++i) {
    Random again = Random::from_key(random.key(), random.drawn());
    ASSERT_EQ(again, random) << "after " << i;
    ASSERT_EQ(again.next(), random.next()) << "after " << i;
  }
}

TEST(Random, EverySeedAndStreamHasItsOwnWords) {
  std::set<std::uint64_t> first;
  Seed wide;
  for (std::uint32_t& word : wide.words) {
    word = 1;
    first.insert(Random(wide).next64());
  }
  for (std::uint64_t stream = 1; stream < 5; ++stream) first.insert(Random(wide, stream).next64());
  EXPECT_EQ(first.size(), 12U);
}

TEST(Seed, IsWrittenAndReadBack) {
  EXPECT_EQ(write_seed(42), "42");
  EXPECT_EQ(read_seed("42"), Seed(42));
  Seed wide;
  for (std::uint32_t i = 0; i < 8; ++i) wide.words[i] = 0x03020100U + i * 0x04040404U;
  EXPECT_EQ(write_seed(wide), "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
  EXPECT_EQ(read_seed(write_seed(wide)), wide);
  EXPECT_FALSE(wide.number());
  for (const char* wrong : {"", "-1", "4x", "1e3", "18446744073709551616",
                            "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1g"})
    EXPECT_FALSE(read_seed(wrong)) << wrong;
}

}  // namespace
}  // namespace tavola
