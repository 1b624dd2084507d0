// What is sent, against the vectors of the standards.
#include "push/message.h"

#include <gtest/gtest.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>
#include <openssl/pem.h>

#include "push/base64url.h"
#include "push/fake_push_service_for_tests.h"

namespace tavola::push {
namespace {

/// A pair from its two numbers, as the standards print them.
Key key_from(const std::string& number, const std::string& point) {
  const std::string secret = *from_base64url(number);
  const std::string open = *from_base64url(point);
  BIGNUM* big = BN_bin2bn(reinterpret_cast<const unsigned char*>(secret.data()),
                          static_cast<int>(secret.size()), nullptr);
  OSSL_PARAM_BLD* builder = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_utf8_string(builder, OSSL_PKEY_PARAM_GROUP_NAME, "prime256v1", 0);
  OSSL_PARAM_BLD_push_BN(builder, OSSL_PKEY_PARAM_PRIV_KEY, big);
  OSSL_PARAM_BLD_push_octet_string(builder, OSSL_PKEY_PARAM_PUB_KEY, open.data(), open.size());
  OSSL_PARAM* parameters = OSSL_PARAM_BLD_to_param(builder);
  EVP_PKEY_CTX* context = EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr);
  EVP_PKEY* pair = nullptr;
  EVP_PKEY_fromdata_init(context);
  EVP_PKEY_fromdata(context, &pair, EVP_PKEY_KEYPAIR, parameters);
  BIO* text = BIO_new(BIO_s_mem());
  PEM_write_bio_PrivateKey(text, pair, nullptr, nullptr, 0, nullptr, nullptr);
  char* bytes = nullptr;
  const long size = BIO_get_mem_data(text, &bytes);
  const std::string pem(bytes, static_cast<std::size_t>(size));
  BIO_free_all(text);
  EVP_PKEY_free(pair);
  EVP_PKEY_CTX_free(context);
  OSSL_PARAM_free(parameters);
  OSSL_PARAM_BLD_free(builder);
  BN_free(big);
  return *Key::read(pem);
}

// RFC 8291, chapter 5 and appendix A.
TEST(PushMessage, IsEncryptedAsInTheStandard) {
  const Key sender = key_from(
      "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
      "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
  const auto receiver = read_receiver(
      "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
      "BTBZMqHH6r4Tts7J_aSIgg");
  ASSERT_TRUE(receiver) << receiver.error();
  const auto body = encrypt("When I grow up, I want to be a watermelon", *receiver, sender,
                            *from_base64url("DGv6ra1nlYgDCS1FRnbzlw"));
  ASSERT_TRUE(body) << body.error();
  EXPECT_EQ(base64url(*body),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
            "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
            "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN");
}

TEST(PushMessage, OnlyItsReceiverReadsIt) {
  const FakeBrowser browser, other;
  const auto receiver = read_receiver(browser.p256dh(), browser.auth());
  ASSERT_TRUE(receiver);
  const auto body = encrypt("ciao", *receiver);
  ASSERT_TRUE(body);
  EXPECT_EQ(browser.read(*body), "ciao");
  EXPECT_EQ(other.read(*body), "");
  EXPECT_NE(*encrypt("ciao", *receiver), *body) << "keys and salt are new each time";
  EXPECT_FALSE(encrypt(std::string(4000, 'x'), *receiver));
}

TEST(PushMessage, RefusesKeysThatAreNone) {
  const FakeBrowser browser;
  EXPECT_FALSE(read_receiver("", browser.auth()));
  EXPECT_FALSE(read_receiver(browser.p256dh(), "short"));
  EXPECT_FALSE(read_receiver(browser.p256dh() + "*", browser.auth()));
  // A point that is not on the curve would betray the other's secret number.
  const auto off = read_receiver(base64url("\x04" + std::string(64, '\x07')), browser.auth());
  ASSERT_TRUE(off);
  EXPECT_FALSE(encrypt("ciao", *off));
}

// RFC 8292: three parts, signed by the key that it names.
TEST(PushMessage, IsSignedByTheServersKey) {
  const Key key = *Key::make();
  const auto value = authorization(key, "https://push.example", "mailto:ada@example.org", 1234567);
  ASSERT_TRUE(value);
  ASSERT_TRUE(value->starts_with("vapid t="));
  const std::size_t comma = value->find(", k=");
  ASSERT_NE(comma, std::string::npos);
  EXPECT_EQ(value->substr(comma + 4), base64url(key.point()));
  const std::string token = value->substr(8, comma - 8);
  const std::size_t first = token.find('.'), second = token.rfind('.');
  EXPECT_EQ(*from_base64url(token.substr(0, first)), R"({"typ":"JWT","alg":"ES256"})");
  EXPECT_EQ(*from_base64url(token.substr(first + 1, second - first - 1)),
            R"({"aud":"https://push.example","exp":1234567,"sub":"mailto:ada@example.org"})");
  const std::string numbers = *from_base64url(token.substr(second + 1));
  ASSERT_EQ(numbers.size(), 64U);

  const auto* bytes = reinterpret_cast<const unsigned char*>(numbers.data());
  ECDSA_SIG* signature = ECDSA_SIG_new();
  ECDSA_SIG_set0(signature, BN_bin2bn(bytes, 32, nullptr), BN_bin2bn(bytes + 32, 32, nullptr));
  unsigned char* der = nullptr;
  const int size = i2d_ECDSA_SIG(signature, &der);
  const std::string kept = key.pem();
  BIO* pem = BIO_new_mem_buf(kept.data(), static_cast<int>(kept.size()));
  EVP_PKEY* pair = PEM_read_bio_PrivateKey(pem, nullptr, nullptr, nullptr);
  EVP_MD_CTX* digest = EVP_MD_CTX_new();
  EVP_DigestVerifyInit(digest, nullptr, EVP_sha256(), nullptr, pair);
  const std::string said = token.substr(0, second);
  EXPECT_EQ(EVP_DigestVerify(digest, der, static_cast<std::size_t>(size),
                             reinterpret_cast<const unsigned char*>(said.data()), said.size()),
            1);
  EVP_MD_CTX_free(digest);
  EVP_PKEY_free(pair);
  BIO_free(pem);
  OPENSSL_free(der);
  ECDSA_SIG_free(signature);
}

TEST(PushKey, IsKeptInAFile) {
  const Key key = *Key::make();
  EXPECT_EQ(key.point().size(), 65U);
  const auto again = Key::read(key.pem());
  ASSERT_TRUE(again) << again.error();
  EXPECT_EQ(again->point(), key.point());
  EXPECT_NE(Key::make()->point(), key.point());
  EXPECT_FALSE(Key::read(""));
  EXPECT_FALSE(Key::read("no key"));
  // Of another kind.
  EVP_PKEY* other = EVP_EC_gen("P-384");
  BIO* text = BIO_new(BIO_s_mem());
  PEM_write_bio_PrivateKey(text, other, nullptr, nullptr, 0, nullptr, nullptr);
  char* bytes = nullptr;
  const long size = BIO_get_mem_data(text, &bytes);
  EXPECT_FALSE(Key::read({bytes, static_cast<std::size_t>(size)}));
  BIO_free_all(text);
  EVP_PKEY_free(other);
}

TEST(Base64Url, GoesBothWays) {
  for (const std::string bytes : {"", "f", "fo", "foo", "foob", "\xff\xfe\xfd"}) {
    EXPECT_EQ(*from_base64url(base64url(bytes)), bytes);
  }
  EXPECT_EQ(base64url("foob"), "Zm9vYg");
  EXPECT_EQ(*from_base64url("Zm9vYg=="), "foob");
  EXPECT_FALSE(from_base64url("Zm9vYg+"));
  EXPECT_FALSE(from_base64url("Z"));
}

}  // namespace
}  // namespace tavola::push
