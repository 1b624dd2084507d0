#include "core/random.h"

#include <cstring>

namespace tavola {
namespace {

// Four words that are worked on together. The compiler has vectors of them on every processor that
// has them, and takes them apart elsewhere.
using Row = std::uint32_t __attribute__((vector_size(16)));

Row turned(Row row, unsigned bits) { return row << bits | row >> (32U - bits); }

/// The four quarter rounds of ChaCha, one in each column.
void quarter_rounds(Row& a, Row& b, Row& c, Row& d) {
  a += b;
  d = turned(d ^ a, 16);
  c += d;
  b = turned(b ^ c, 12);
  a += b;
  d = turned(d ^ a, 8);
  c += d;
  b = turned(b ^ c, 7);
}

/// Block `number` of the stream under a key: ChaCha as RFC 8439 has it, with eight rounds and the
/// original's counter of 64 bits.
void chacha(const Seed& key, std::uint64_t number, std::uint32_t* block) {
  constexpr int kDoubleRounds = 4;
  const Row first = {0x61707865U, 0x3320646eU, 0x79622d32U, 0x6b206574U};
  const Row second = {key.words[0], key.words[1], key.words[2], key.words[3]};
  const Row third = {key.words[4], key.words[5], key.words[6], key.words[7]};
  const Row fourth = {static_cast<std::uint32_t>(number), static_cast<std::uint32_t>(number >> 32U),
                      0, 0};
  Row a = first;
  Row b = second;
  Row c = third;
  Row d = fourth;
  for (int i = 0; i < kDoubleRounds; ++i) {
    quarter_rounds(a, b, c, d);
    b = __builtin_shufflevector(b, b, 1, 2, 3, 0);
    c = __builtin_shufflevector(c, c, 2, 3, 0, 1);
    d = __builtin_shufflevector(d, d, 3, 0, 1, 2);
    quarter_rounds(a, b, c, d);
    b = __builtin_shufflevector(b, b, 3, 0, 1, 2);
    c = __builtin_shufflevector(c, c, 2, 3, 0, 1);
    d = __builtin_shufflevector(d, d, 1, 2, 3, 0);
  }
  for (const Row row : {a + first, b + second, c + third, d + fourth}) {
    std::memcpy(block, &row, sizeof row);
    block += 4;
  }
}

}  // namespace

Random::Random(const Seed& seed, std::uint64_t stream) : key_(seed) {
  key_.words[6] ^= static_cast<std::uint32_t>(stream);
  key_.words[7] ^= static_cast<std::uint32_t>(stream >> 32U);
  fill();
}

Random Random::from_key(const Seed& key, std::uint64_t drawn) {
  Random random;
  random.key_ = key;
  random.drawn_ = drawn;
  random.fill();
  return random;
}

void Random::fill() { chacha(key_, drawn_ / kWords, block_.data()); }

}  // namespace tavola
