// A pair of keys on the curve P-256. The server has one by which push services know it (VAPID,
// RFC 8292), kept in a file; every message is encrypted with one that is made for it and forgotten.
#pragma once

#include <expected>
#include <memory>
#include <string>
#include <string_view>

struct evp_pkey_st;  // EVP_PKEY of OpenSSL

namespace tavola::push {

class Key {
 public:
  static std::expected<Key, std::string> make();
  /// From a file in the format PEM, as pem() writes it.
  static std::expected<Key, std::string> read(std::string_view pem);

  std::string pem() const;
  /// The public half as browsers know it: a point of 65 bytes.
  const std::string& point() const { return point_; }
  /// What both sides of a message know and nobody else; nothing if the other's point is none.
  std::expected<std::string, std::string> shared_with(std::string_view point) const;
  /// A signature of 64 bytes by ECDSA and SHA-256.
  std::expected<std::string, std::string> sign(std::string_view text) const;

 private:
  explicit Key(std::shared_ptr<evp_pkey_st> pair);
  std::shared_ptr<evp_pkey_st> pair_;
  std::string point_;
};

}  // namespace tavola::push
