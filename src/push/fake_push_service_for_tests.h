// A push service on this machine, with a certificate of its own for "localhost", and a browser that
// can read what is sent to it.
#pragma once

#include <gtest/gtest.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/pem.h>
#include <openssl/x509v3.h>
#include <unistd.h>

#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/ssl.hpp>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <filesystem>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "push/base64url.h"
#include "push/key.h"
#include "push/message.h"

namespace tavola::push {

class FakePushService {
 public:
  struct Letter {
    std::string target;
    std::map<std::string, std::string> fields;  // the names in small letters
    std::string body;
  };

  FakePushService() : trust_(boost::asio::ssl::context::tls_server), acceptor_(context_) {
    make_certificate();
    using boost::asio::ip::tcp;
    acceptor_.open(tcp::v4());
    acceptor_.bind({boost::asio::ip::make_address("127.0.0.1"), 0});
    acceptor_.listen();
    port_ = acceptor_.local_endpoint().port();
    thread_ = std::thread([this] {
      while (!closing_) serve();
    });
  }
  ~FakePushService() {
    closing_ = true;
    boost::system::error_code ignored;
    // Wakes the one that waits for somebody.
    boost::asio::ip::tcp::socket knock(context_);
    (void)knock.connect({boost::asio::ip::make_address("127.0.0.1"), port_}, ignored);
    (void)knock.close(ignored);
    thread_.join();
    std::filesystem::remove(certificate_);
  }
  FakePushService(const FakePushService&) = delete;
  FakePushService& operator=(const FakePushService&) = delete;

  /// What it answers from now on; 0 for nothing at all.
  void answer(unsigned status) { status_ = status; }
  std::string endpoint(const std::string& browser) const {
    return "https://localhost:" + std::to_string(port_) + "/push/" + browser;
  }
  const std::string& certificate() const { return certificate_; }
  /// The letters, as soon as there are so many.
  std::vector<Letter> letters(std::size_t count) {
    std::unique_lock lock(mutex_);
    more_.wait_for(lock, std::chrono::seconds(60), [&] { return letters_.size() >= count; });
    return letters_;
  }

 private:
  void make_certificate() {
    EVP_PKEY* pair = EVP_EC_gen("P-256");
    X509* paper = X509_new();
    X509_set_version(paper, 2);
    ASN1_INTEGER_set(X509_get_serialNumber(paper), 1);
    X509_gmtime_adj(X509_getm_notBefore(paper), -3600);
    X509_gmtime_adj(X509_getm_notAfter(paper), 3600);
    X509_set_pubkey(paper, pair);
    X509_NAME* name = X509_get_subject_name(paper);
    X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC,
                               reinterpret_cast<const unsigned char*>("localhost"), -1, -1, 0);
    X509_set_issuer_name(paper, name);
    X509_EXTENSION* names =
        X509V3_EXT_conf_nid(nullptr, nullptr, NID_subject_alt_name, "DNS:localhost");
    X509_add_ext(paper, names, -1);
    X509_EXTENSION_free(names);
    X509_sign(paper, pair, EVP_sha256());
    std::string file = (std::filesystem::temp_directory_path() / "tavola_push_XXXXXX").string();
    FILE* out = ::fdopen(::mkstemp(file.data()), "w");
    PEM_write_X509(out, paper);
    std::fclose(out);
    certificate_ = file;
    SSL_CTX_use_certificate(trust_.native_handle(), paper);
    SSL_CTX_use_PrivateKey(trust_.native_handle(), pair);
    X509_free(paper);
    EVP_PKEY_free(pair);
  }

  void serve() {
    namespace http = boost::beast::http;
    boost::system::error_code error;
    boost::asio::ip::tcp::socket socket(context_);
    (void)acceptor_.accept(socket, error);
    if (error || closing_) return;
    boost::asio::ssl::stream<boost::asio::ip::tcp::socket> stream(std::move(socket), trust_);
    (void)stream.handshake(boost::asio::ssl::stream_base::server, error);
    if (error) return;
    boost::beast::flat_buffer buffer;
    http::request<http::string_body> request;
    http::read(stream, buffer, request, error);
    if (error) return;
    Letter letter{std::string(request.target()), {}, request.body()};
    for (const auto& field : request) {
      std::string name(field.name_string());
      for (char& c : name) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
      letter.fields[name] = std::string(field.value());
    }
    {
      const std::scoped_lock lock(mutex_);
      letters_.push_back(std::move(letter));
    }
    more_.notify_all();
    if (status_ == 0) {
      // Says nothing until the other side has had enough.
      http::read(stream, buffer, request, error);
      return;
    }
    http::response<http::string_body> reply(http::int_to_status(status_), 11);
    reply.body() = "no matter";
    reply.prepare_payload();
    http::write(stream, reply, error);
  }

  boost::asio::io_context context_;
  boost::asio::ssl::context trust_;
  boost::asio::ip::tcp::acceptor acceptor_;
  unsigned short port_ = 0;
  std::string certificate_;
  std::atomic<unsigned> status_ = 201;
  std::atomic<bool> closing_ = false;
  std::mutex mutex_;
  std::condition_variable more_;
  std::vector<Letter> letters_;
  std::thread thread_;
};

/// What a browser does with a message: the other half of RFC 8291.
class FakeBrowser {
 public:
  std::string p256dh() const { return base64url(key_.point()); }
  std::string auth() const { return base64url(secret_); }

  /// Empty if the message is not for this browser.
  std::string read(const std::string& body) const {
    if (body.size() < 86 + 17) return {};
    const std::string salt = body.substr(0, 16);
    const std::string point = body.substr(21, 65);
    const auto shared = key_.shared_with(point);
    if (!shared) return {};
    using namespace std::string_literals;
    const std::string secret =
        hash(hash(secret_, *shared), "WebPush: info\0"s + key_.point() + point + "\x01");
    const std::string both = hash(salt, secret);
    const std::string cipher = hash(both, "Content-Encoding: aes128gcm\0\x01"s).substr(0, 16);
    const std::string nonce = hash(both, "Content-Encoding: nonce\0\x01"s).substr(0, 12);
    std::string sealed = body.substr(86, body.size() - 86 - 16);
    std::string tag = body.substr(body.size() - 16);
    std::string text(sealed.size(), '\0');
    EVP_CIPHER_CTX* context = EVP_CIPHER_CTX_new();
    int size = 0, rest = 0;
    EVP_DecryptInit_ex(context, EVP_aes_128_gcm(), nullptr, bytes(cipher), bytes(nonce));
    EVP_DecryptUpdate(context, reinterpret_cast<unsigned char*>(text.data()), &size, bytes(sealed),
                      static_cast<int>(sealed.size()));
    EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_GCM_SET_TAG, 16, tag.data());
    const bool good =
        EVP_DecryptFinal_ex(context, reinterpret_cast<unsigned char*>(text.data()) + size, &rest) ==
        1;
    EVP_CIPHER_CTX_free(context);
    if (!good || text.empty() || text.back() != '\x02') return {};
    text.pop_back();
    return text;
  }

 private:
  static const unsigned char* bytes(const std::string& text) {
    return reinterpret_cast<const unsigned char*>(text.data());
  }
  static std::string hash(const std::string& key, const std::string& text) {
    std::string out(32, '\0');
    unsigned size = 0;
    HMAC(EVP_sha256(), key.data(), static_cast<int>(key.size()), bytes(text), text.size(),
         reinterpret_cast<unsigned char*>(out.data()), &size);
    return out;
  }

  Key key_ = *Key::make();
  std::string secret_ = "sixteen letters.";
};

}  // namespace tavola::push
