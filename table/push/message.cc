#include "push/message.h"

#include <fmt/format.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/rand.h>

#include <memory>

#include "push/base64url.h"

namespace tavola::push {
namespace {

using namespace std::string_view_literals;

constexpr std::size_t kSaltBytes = 16;
constexpr std::size_t kTagBytes = 16;
/// One record holds everything.
constexpr std::uint32_t kRecordBytes = 4096;

const unsigned char* octets(std::string_view text) {
  return reinterpret_cast<const unsigned char*>(text.data());
}
unsigned char* octets(std::string& text) { return reinterpret_cast<unsigned char*>(text.data()); }

std::string hmac(std::string_view key, std::string_view text) {
  std::string out(EVP_MAX_MD_SIZE, '\0');
  unsigned size = 0;
  HMAC(EVP_sha256(), key.data(), static_cast<int>(key.size()), octets(text), text.size(),
       octets(out), &size);
  out.resize(size);
  return out;
}

/// HKDF (RFC 5869) of at most 32 bytes.
std::string derive(std::string_view salt, std::string_view secret, std::string_view purpose,
                   std::size_t size) {
  return hmac(hmac(salt, secret), std::string(purpose) + '\x01').substr(0, size);
}

std::expected<std::string, std::string> aes128gcm(std::string_view key, std::string_view nonce,
                                                  std::string_view text) {
  const std::unique_ptr<EVP_CIPHER_CTX, decltype(&EVP_CIPHER_CTX_free)> cipher(EVP_CIPHER_CTX_new(),
                                                                               EVP_CIPHER_CTX_free);
  std::string out(text.size() + kTagBytes, '\0');
  int size = 0, rest = 0;
  if (cipher == nullptr ||
      EVP_EncryptInit_ex(cipher.get(), EVP_aes_128_gcm(), nullptr, octets(key), octets(nonce)) !=
          1 ||
      EVP_EncryptUpdate(cipher.get(), octets(out), &size, octets(text),
                        static_cast<int>(text.size())) != 1 ||
      EVP_EncryptFinal_ex(cipher.get(), octets(out) + size, &rest) != 1 ||
      EVP_CIPHER_CTX_ctrl(cipher.get(), EVP_CTRL_GCM_GET_TAG, kTagBytes,
                          octets(out) + text.size()) != 1)
    return std::unexpected("the message cannot be encrypted");
  return out;
}

}  // namespace

std::expected<Receiver, std::string> read_receiver(std::string_view p256dh, std::string_view auth) {
  const auto point = from_base64url(p256dh);
  if (!point || point->size() != 65 || point->front() != '\x04')
    return std::unexpected("the key \"p256dh\" should be a point of 65 bytes in base64url");
  const auto secret = from_base64url(auth);
  if (!secret || secret->size() != 16)
    return std::unexpected("the secret \"auth\" should be 16 bytes in base64url");
  return Receiver{*point, *secret};
}

std::expected<std::string, std::string> encrypt(std::string_view text, const Receiver& receiver) {
  const auto sender = Key::make();
  if (!sender) return std::unexpected(sender.error());
  std::string salt(kSaltBytes, '\0');
  if (RAND_bytes(octets(salt), static_cast<int>(salt.size())) != 1)
    return std::unexpected("this machine gives no random bytes");
  return encrypt(text, receiver, *sender, salt);
}

std::expected<std::string, std::string> encrypt(std::string_view text, const Receiver& receiver,
                                                const Key& sender, std::string_view salt) {
  if (text.size() > kLongestText) return std::unexpected("the message is too long");
  const auto shared = sender.shared_with(receiver.point);
  if (!shared) return std::unexpected(shared.error());
  const std::string secret =
      derive(receiver.secret, *shared,
             std::string("WebPush: info\0"sv) + receiver.point + sender.point(), 32);
  const std::string key = derive(salt, secret, "Content-Encoding: aes128gcm\0"sv, 16);
  const std::string nonce = derive(salt, secret, "Content-Encoding: nonce\0"sv, 12);
  // The 2 marks the last record.
  const auto record = aes128gcm(key, nonce, std::string(text) + '\x02');
  if (!record) return record;
  std::string body(salt);
  for (int shift = 24; shift >= 0; shift -= 8)
    body += static_cast<char>((kRecordBytes >> static_cast<unsigned>(shift)) & 255U);
  body += static_cast<char>(sender.point().size());
  return body + sender.point() + *record;
}

std::expected<std::string, std::string> authorization(const Key& server, std::string_view origin,
                                                      std::string_view contact,
                                                      std::int64_t until) {
  // Origins and contacts were checked before: they hold nothing that JSON would have to escape.
  const std::string token =
      base64url(R"({"typ":"JWT","alg":"ES256"})") + "." +
      base64url(fmt::format(R"({{"aud":"{}","exp":{},"sub":"{}"}})", origin, until, contact));
  const auto signature = server.sign(token);
  if (!signature) return signature;
  return fmt::format("vapid t={}.{}, k={}", token, base64url(*signature),
                     base64url(server.point()));
}

}  // namespace tavola::push
