// A push service on this machine, with a certificate of its own for "localhost", and a browser that
// can read what is sent to it.
#pragma once

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <openssl/x509v3.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "push/base64url.h"
#include "push/freed.h"
#include "push/hang_ups.h"
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

  FakePushService() {
    outlive_hang_ups();
    const sockaddr_in anywhere = here(0);
    socklen_t size = sizeof(sockaddr_in);
    sockaddr_in place{};
    if (::bind(door_, reinterpret_cast<const sockaddr*>(&anywhere), size) != 0 ||
        ::listen(door_, 16) != 0 ||
        ::getsockname(door_, reinterpret_cast<sockaddr*>(&place), &size) != 0)
      ADD_FAILURE() << "no port for a push service";
    port_ = ntohs(place.sin_port);
    make_certificate();
    thread_ = std::thread([this] {
      while (!closing_) serve();
    });
  }
  ~FakePushService() {
    closing_ = true;
    // Wakes the one that waits for somebody.
    const int knock = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const sockaddr_in place = here(port_);
    (void)::connect(knock, reinterpret_cast<const sockaddr*>(&place), sizeof(place));
    ::close(knock);
    thread_.join();
    ::close(door_);
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
  /// How often it spoke to somebody who had hung up.
  int unheard() const { return unheard_; }
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
    // A name that no other has: of two issuers of one name OpenSSL tries the first only.
    X509_NAME_add_entry_by_txt(
        name, "OU", MBSTRING_ASC,
        reinterpret_cast<const unsigned char*>(std::to_string(port_).c_str()), -1, -1, 0);
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
    SSL_CTX_use_certificate(trust_.get(), paper);
    SSL_CTX_use_PrivateKey(trust_.get(), pair);
    X509_free(paper);
    EVP_PKEY_free(pair);
  }

  static sockaddr_in here(unsigned short port) {
    sockaddr_in place{};
    place.sin_family = AF_INET;
    place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    place.sin_port = htons(port);
    return place;
  }

  void serve() {
    const int socket = ::accept4(door_, nullptr, nullptr, SOCK_CLOEXEC);
    if (socket < 0) return;
    if (!closing_) talk(socket);
    ::close(socket);
  }
  void talk(int socket) {
    const std::unique_ptr<SSL, Freed<SSL_free>> tls(SSL_new(trust_.get()));
    SSL_set_fd(tls.get(), socket);
    if (SSL_accept(tls.get()) != 1) return;
    std::string text;
    std::array<char, 4096> part{};
    const auto more = [&] {
      const int read = SSL_read(tls.get(), part.data(), static_cast<int>(part.size()));
      if (read > 0) text.append(part.data(), static_cast<std::size_t>(read));
      return read > 0;
    };
    std::size_t end = 0;
    while ((end = text.find("\r\n\r\n")) == std::string::npos)
      if (!more()) return;
    Letter letter = head_of(text.substr(0, end));
    const std::size_t size = std::stoul(letter.fields.at("content-length"));
    while (text.size() < end + 4 + size)
      if (!more()) return;
    letter.body = text.substr(end + 4, size);
    {
      const std::scoped_lock lock(mutex_);
      letters_.push_back(std::move(letter));
    }
    more_.notify_all();
    if (status_ == 0) {
      // Says nothing until the other side has had enough, and then speaks to nobody.
      (void)more();
      for (int i = 0; i < 3; ++i)
        if (::write(socket, "too late", 8) < 0 && errno == EPIPE) ++unheard_;
      return;
    }
    const std::string reply =
        "HTTP/1.1 " + std::to_string(status_) + " So be it\r\nContent-Length: 9\r\n\r\nno matter";
    SSL_write(tls.get(), reply.data(), static_cast<int>(reply.size()));
    SSL_shutdown(tls.get());
  }
  /// The first line, "POST /push/ada HTTP/1.1", and the fields after it.
  static Letter head_of(const std::string& text) {
    std::istringstream lines(text);
    Letter letter;
    std::string line, method;
    std::getline(lines, line);
    std::istringstream(line) >> method >> letter.target;
    while (std::getline(lines, line)) {
      if (line.ends_with('\r')) line.pop_back();
      const std::size_t colon = line.find(':');
      std::string name = line.substr(0, colon);
      for (char& c : name) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
      letter.fields[name] = line.substr(colon + 2);
    }
    return letter;
  }

  std::unique_ptr<SSL_CTX, Freed<SSL_CTX_free>> trust_{SSL_CTX_new(TLS_server_method())};
  int door_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  unsigned short port_ = 0;
  std::string certificate_;
  std::atomic<unsigned> status_ = 201;
  std::atomic<int> unheard_ = 0;
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
