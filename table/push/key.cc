#include "push/key.h"

#include <openssl/bio.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/pem.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "push/freed.h"

namespace tavola::push {
namespace {

using Bio = std::unique_ptr<BIO, Freed<BIO_free_all>>;
using Context = std::unique_ptr<EVP_PKEY_CTX, Freed<EVP_PKEY_CTX_free>>;
using Digest = std::unique_ptr<EVP_MD_CTX, Freed<EVP_MD_CTX_free>>;
using Signature = std::unique_ptr<ECDSA_SIG, Freed<ECDSA_SIG_free>>;

constexpr std::size_t kPointBytes = 65;
constexpr int kNumberBytes = 32;

const unsigned char* bytes_of(std::string_view text) {
  return reinterpret_cast<const unsigned char*>(text.data());
}
unsigned char* bytes_of(std::string& text) { return reinterpret_cast<unsigned char*>(text.data()); }

bool is_on_p256(const EVP_PKEY* pair) {
  std::array<char, 64> name{};
  std::size_t size = 0;
  return EVP_PKEY_is_a(pair, "EC") == 1 &&
         EVP_PKEY_get_group_name(pair, name.data(), name.size(), &size) == 1 &&
         std::string_view(name.data(), size) == "prime256v1";
}

std::string point_of(const EVP_PKEY* pair) {
  std::string point(kPointBytes, '\0');
  std::size_t size = 0;
  if (EVP_PKEY_get_octet_string_param(pair, OSSL_PKEY_PARAM_ENCODED_PUBLIC_KEY, bytes_of(point),
                                      point.size(), &size) != 1)
    return {};
  point.resize(size);
  return point;
}

}  // namespace

Key::Key(std::shared_ptr<evp_pkey_st> pair)
    : pair_(std::move(pair)), point_(point_of(pair_.get())) {}

std::expected<Key, std::string> Key::make() {
  std::shared_ptr<EVP_PKEY> pair(EVP_EC_gen("P-256"), EVP_PKEY_free);
  if (pair == nullptr) return std::unexpected("this machine can make no key on the curve P-256");
  return Key(std::move(pair));
}

std::expected<Key, std::string> Key::read(std::string_view pem) {
  const Bio text(BIO_new_mem_buf(pem.data(), static_cast<int>(pem.size())));
  // A file behind a passphrase must not make the server ask for it on its terminal.
  const auto no_passphrase = [](char*, int, int, void*) { return -1; };
  std::shared_ptr<EVP_PKEY> pair(
      text == nullptr ? nullptr
                      : PEM_read_bio_PrivateKey(text.get(), nullptr, +no_passphrase, nullptr),
      EVP_PKEY_free);
  if (pair == nullptr || !is_on_p256(pair.get()))
    return std::unexpected(
        "this is no private key on the curve P-256; make one with: tavola push-key FILE");
  return Key(std::move(pair));
}

std::string Key::pem() const {
  const Bio text(BIO_new(BIO_s_mem()));
  if (text == nullptr ||
      PEM_write_bio_PrivateKey(text.get(), pair_.get(), nullptr, nullptr, 0, nullptr, nullptr) != 1)
    return {};
  char* bytes = nullptr;
  const long size = BIO_get_mem_data(text.get(), &bytes);
  return {bytes, static_cast<std::size_t>(size)};
}

std::expected<std::string, std::string> Key::shared_with(std::string_view point) const {
  const std::unexpected<std::string> no_point("this is no point of the curve P-256");
  const std::unique_ptr<EVP_PKEY, Freed<EVP_PKEY_free>> other(EVP_PKEY_new());
  if (point.size() != kPointBytes || other == nullptr ||
      EVP_PKEY_copy_parameters(other.get(), pair_.get()) != 1 ||
      EVP_PKEY_set1_encoded_public_key(other.get(), bytes_of(point), point.size()) != 1)
    return no_point;
  const Context context(EVP_PKEY_CTX_new(pair_.get(), nullptr));
  std::string secret(kNumberBytes, '\0');
  std::size_t size = secret.size();
  if (context == nullptr || EVP_PKEY_derive_init(context.get()) != 1 ||
      EVP_PKEY_derive_set_peer(context.get(), other.get()) != 1 ||
      EVP_PKEY_derive(context.get(), bytes_of(secret), &size) != 1)
    return no_point;
  secret.resize(size);
  return secret;
}

std::expected<std::string, std::string> Key::sign(std::string_view text) const {
  const std::unexpected<std::string> failed("this key cannot sign");
  const Digest digest(EVP_MD_CTX_new());
  std::size_t size = 0;
  if (digest == nullptr ||
      EVP_DigestSignInit(digest.get(), nullptr, EVP_sha256(), nullptr, pair_.get()) != 1 ||
      EVP_DigestSign(digest.get(), nullptr, &size, bytes_of(text), text.size()) != 1)
    return failed;
  std::string der(size, '\0');
  if (EVP_DigestSign(digest.get(), bytes_of(der), &size, bytes_of(text), text.size()) != 1)
    return failed;
  // OpenSSL writes two numbers of any length; a token has them one behind the other.
  const unsigned char* begin = bytes_of(std::string_view(der));
  const Signature numbers(d2i_ECDSA_SIG(nullptr, &begin, static_cast<long>(size)));
  std::string both(std::size_t{2} * kNumberBytes, '\0');
  if (numbers == nullptr ||
      BN_bn2binpad(ECDSA_SIG_get0_r(numbers.get()), bytes_of(both), kNumberBytes) < 0 ||
      BN_bn2binpad(ECDSA_SIG_get0_s(numbers.get()), bytes_of(both) + kNumberBytes, kNumberBytes) <
          0)
    return failed;
  return both;
}

}  // namespace tavola::push
