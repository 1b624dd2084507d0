#include "rooms/kept/seal.h"

#include <sodium.h>

#include <array>
#include <span>
#include <vector>

namespace tavola::rooms {
namespace {

/// Must have been called once before anything of the library is used; later calls do nothing.
void make_ready() {
  static const int ready = sodium_init();
  (void)ready;
}

/// No letter that is easily taken for another: no i, l, o, u.
constexpr std::string_view kLetters = "0123456789abcdefghjkmnpqrstvwxyz";

std::string letters(std::span<const std::uint8_t> bytes) {
  std::string text;
  unsigned bits = 0;
  int count = 0;
  for (const std::uint8_t byte : bytes) {
    bits = (bits << 8U) | byte;
    count += 8;
    while (count >= 5) {
      count -= 5;
      text += kLetters[(bits >> static_cast<unsigned>(count)) & 31U];
    }
  }
  if (count > 0) text += kLetters[(bits << static_cast<unsigned>(5 - count)) & 31U];
  return text;
}

template <std::size_t N>
std::array<std::uint8_t, N> random_bytes() {
  make_ready();
  std::array<std::uint8_t, N> bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  return bytes;
}

const unsigned char* bytes_of(std::string_view text) {
  return reinterpret_cast<const unsigned char*>(text.data());
}

constexpr int kBase64 = sodium_base64_VARIANT_URLSAFE_NO_PADDING;

}  // namespace

std::string new_token() { return letters(random_bytes<16>()); }

bool looks_like_token(std::string_view text) {
  return text.size() == 26 && text.find_first_not_of(kLetters) == std::string_view::npos;
}

std::string new_table_id() { return letters(random_bytes<5>()); }

Seed new_seed() {
  make_ready();
  Seed seed;
  randombytes_buf(seed.words.data(), sizeof seed.words);
  return seed;
}

std::string token_hash(std::string_view token) {
  make_ready();
  std::array<std::uint8_t, 32> hash{};
  crypto_generichash(hash.data(), hash.size(), bytes_of(token), token.size(), nullptr, 0);
  return letters(hash);
}

std::string seal(const storage::ServerKey& key, std::string_view text) {
  static_assert(std::tuple_size_v<storage::ServerKey> == crypto_secretbox_KEYBYTES);
  const auto nonce = random_bytes<crypto_secretbox_NONCEBYTES>();
  std::vector<unsigned char> box(nonce.begin(), nonce.end());
  box.resize(nonce.size() + crypto_secretbox_MACBYTES + text.size());
  crypto_secretbox_easy(box.data() + nonce.size(), bytes_of(text), text.size(), nonce.data(),
                        key.data());
  std::string sealed(sodium_base64_ENCODED_LEN(box.size(), kBase64), '\0');
  sodium_bin2base64(sealed.data(), sealed.size(), box.data(), box.size(), kBase64);
  sealed.pop_back();  // the terminating zero
  return sealed;
}

std::optional<std::string> unseal(const storage::ServerKey& key, std::string_view sealed) {
  if (sealed.empty()) return std::nullopt;
  make_ready();
  std::vector<unsigned char> box(sealed.size());
  std::size_t size = 0;
  if (sodium_base642bin(box.data(), box.size(), sealed.data(), sealed.size(), nullptr, &size,
                        nullptr, kBase64) != 0)
    return std::nullopt;
  constexpr std::size_t kFront = crypto_secretbox_NONCEBYTES;
  if (size < kFront + crypto_secretbox_MACBYTES) return std::nullopt;
  std::string text(size - kFront - crypto_secretbox_MACBYTES, '\0');
  if (crypto_secretbox_open_easy(reinterpret_cast<unsigned char*>(text.data()), box.data() + kFront,
                                 size - kFront, box.data(), key.data()) != 0)
    return std::nullopt;
  return text;
}

}  // namespace tavola::rooms
