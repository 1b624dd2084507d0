// Which addresses are called, and what comes of it.
#include "push/sender.h"

#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <future>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "push/fake_push_service_for_tests.h"
#include "push/secure_line.h"

namespace tavola::push {
namespace {

using namespace std::chrono_literals;

TEST(PushEndpoint, IsHttpsAtAPublicName) {
  const auto mozilla = read_endpoint("https://Updates.push.services.mozilla.com/wpush/v2/gAAA?x=1");
  ASSERT_TRUE(mozilla) << mozilla.error();
  EXPECT_EQ(mozilla->host, "updates.push.services.mozilla.com");
  EXPECT_EQ(mozilla->port, "443");
  EXPECT_EQ(mozilla->target, "/wpush/v2/gAAA?x=1");
  EXPECT_EQ(mozilla->origin(), "https://updates.push.services.mozilla.com");
  EXPECT_EQ(read_endpoint("https://push.example.org")->target, "/");
  for (const char* bad : {"",
                          "http://push.example.org/x",
                          "ftp://push.example.org",
                          "https://",
                          "https:///x",
                          "https://localhost/x",
                          "https://127.0.0.1/x",
                          "https://2130706433/x",
                          "https://0x7f.1/x",
                          "https://a.0x7f/x",
                          "https://[::1]/x",
                          "https://[::ffff:10.0.0.1]/",
                          "https://.org/x",
                          "https://push.example.org:22/x",
                          "https://push.example.org:/x",
                          "https://ada@push.example.org/x",
                          "https://push.example.org\\@10.0.0.1/",
                          "https://push.example.org/a b",
                          "https://push.example.org/\r\nHost:x",
                          "https://push.example.org/#x",
                          "https://push.example.org./x",
                          "https://pùsh.example.org/"})
    EXPECT_FALSE(read_endpoint(bad)) << bad;
  EXPECT_FALSE(read_endpoint("https://push.example.org/" + std::string(2000, 'x')));
}

TEST(PushEndpoint, KnowsWhichAddressesAreEverybodys) {
  const auto open = [](const std::string& text) {
    const std::vector<Place> places = places_of(text, "443");
    return places.size() == 1 && is_public(reinterpret_cast<const sockaddr&>(places[0].address));
  };
  for (const char* text : {"142.250.1.1", "8.8.8.8", "172.15.0.1", "172.32.0.1", "100.128.0.1",
                           "2a00:1450:4001::1", "2001:4860::8888", "::ffff:8.8.8.8"})
    EXPECT_TRUE(open(text)) << text;
  for (const char* text : {"0.0.0.0",       "10.1.2.3",        "100.64.0.1",
                           "127.0.0.1",     "127.8.8.8",       "169.254.169.254",
                           "172.16.0.1",    "172.31.255.1",    "192.168.1.1",
                           "192.0.2.1",     "198.18.0.1",      "203.0.113.9",
                           "224.0.0.1",     "255.255.255.255", "::",
                           "::1",           "fe80::1",         "fc00::1",
                           "fd12::1",       "ff02::1",         "::ffff:10.0.0.1",
                           "::10.0.0.1",    "64:ff9b::a00:1",  "2002:a00:1::",
                           "2001:0:a00::1", "2001:db8::1"})
    EXPECT_FALSE(open(text)) << text;
}

Outcome sent(Sender& sender, const std::string& endpoint) {
  std::promise<Outcome> came;
  sender.send({.to = *read_endpoint(endpoint, true),
               .authorization = "vapid t=a.b.c, k=d",
               .body = "sealed",
               .topic = "k3m9q2xa"},
              [&](Outcome outcome) { came.set_value(outcome); });
  return came.get_future().get();
}

TEST(PushSender, TakesALetterToItsService) {
  FakePushService service;
  Sender sender({.private_addresses = true, .certificates = service.certificate()});
  EXPECT_EQ(sent(sender, service.endpoint("ada")), Outcome::kSent);
  const auto letter = service.letters(1).front();
  EXPECT_EQ(letter.target, "/push/ada");
  EXPECT_EQ(letter.body, "sealed");
  EXPECT_EQ(letter.fields.at("authorization"), "vapid t=a.b.c, k=d");
  EXPECT_EQ(letter.fields.at("content-encoding"), "aes128gcm");
  EXPECT_EQ(letter.fields.at("ttl"), "86400");
  EXPECT_EQ(letter.fields.at("topic"), "k3m9q2xa");
  for (const unsigned status : {404U, 410U}) {
    service.answer(status);
    EXPECT_EQ(sent(sender, service.endpoint("ada")), Outcome::kGone) << status;
  }
  // Nobody is followed elsewhere.
  for (const unsigned status : {302U, 400U, 403U, 429U, 500U}) {
    service.answer(status);
    EXPECT_EQ(sent(sender, service.endpoint("ada")), Outcome::kRefused) << status;
  }
}

TEST(PushSender, CallsNobodyInItsOwnNetwork) {
  FakePushService service;
  Sender sender({.certificates = service.certificate()});
  EXPECT_EQ(sent(sender, service.endpoint("ada")), Outcome::kForbidden);
  service.answer(201);
  Sender other({.private_addresses = true, .certificates = service.certificate()});
  EXPECT_EQ(sent(other, service.endpoint("bea")), Outcome::kSent);
  EXPECT_EQ(service.letters(1).size(), 1U) << "the first never came";
}

TEST(PushSender, TrustsNoUnknownCertificate) {
  FakePushService service, stranger;
  Sender sender({.private_addresses = true, .certificates = stranger.certificate()});
  EXPECT_EQ(sent(sender, service.endpoint("ada")), Outcome::kUnreachable);
}

TEST(PushSender, DoesNotWaitForEver) {
  FakePushService service;
  service.answer(0);
  Sender sender({.time = 200ms, .private_addresses = true, .certificates = service.certificate()});
  EXPECT_EQ(sent(sender, service.endpoint("ada")), Outcome::kUnreachable);
}

// What a service says to a sender that has hung up is an error of its write, and ends no process.
TEST(PushSender, WhoHangsUpEndsNobody) {
  FakePushService service;
  service.answer(0);
  Sender sender({.time = 200ms, .private_addresses = true, .certificates = service.certificate()});
  EXPECT_EQ(sent(sender, service.endpoint("ada")), Outcome::kUnreachable);
  for (int i = 0; i < 6000 && service.unheard() == 0; ++i) std::this_thread::sleep_for(10ms);
  EXPECT_GT(service.unheard(), 0);
}

// A table whose browsers name a service that never answers holds up itself alone.
TEST(PushSender, OneTableAndOneServiceHaveAShare) {
  FakePushService silent, other;
  silent.answer(0);
  const std::string both = testing::TempDir() + "push_both_certificates";
  std::ofstream(both) << std::ifstream(silent.certificate()).rdbuf()
                      << std::ifstream(other.certificate()).rdbuf();
  Sender sender({.time = 60s,
                 .at_once = 3,
                 .at_once_of_table = 1,
                 .at_once_of_host = 2,
                 .waiting_of_table = 2,
                 .private_addresses = true,
                 .certificates = both});
  std::atomic<int> dropped = 0;
  const auto count = [&](Outcome outcome) { dropped += outcome == Outcome::kDropped; };
  const auto letter = [](const std::string& endpoint, const std::string& table) {
    return Letter{
        .to = *read_endpoint(endpoint, true), .authorization = "a", .body = "b", .table = table};
  };
  for (int i = 0; i < 5; ++i) sender.send(letter(silent.endpoint("ada"), "slow"), count);
  EXPECT_EQ(dropped, 2) << "one of the table is on its way, two wait";
  for (const char* table : {"second", "third", "fourth"})
    sender.send(letter(silent.endpoint("bea"), table), count);
  std::promise<Outcome> came;
  sender.send(letter(other.endpoint("cleo"), "fifth"),
              [&](Outcome outcome) { came.set_value(outcome); });
  EXPECT_EQ(came.get_future().get(), Outcome::kSent) << "a place is left for another service";
  sender.close();
  std::filesystem::remove(both);
}

// The system's resolver may take as long as it likes, and nobody waits for it.
TEST(PushSender, ANameThatNobodyAnswersForHoldsUpNeitherLettersNorTheEnd) {
  struct Gate {
    std::promise<void> opens;
    std::shared_future<void> open = opens.get_future().share();
  };
  const auto gate = std::make_shared<Gate>();
  const Finder never = [gate](const std::string&, const std::string&) {
    gate->open.wait();
    return std::vector<Place>{};
  };
  Sender hasty({.time = 100ms, .private_addresses = true, .find = never});
  EXPECT_EQ(sent(hasty, "https://push.example.org/ada"), Outcome::kUnreachable);
  {
    Sender patient({.time = 3600s, .private_addresses = true, .find = never});
    patient.send({.to = *read_endpoint("https://push.example.org/ada", true),
                  .authorization = "a",
                  .body = "b"},
                 [](Outcome) {});
    patient.close();  // would never come back if it waited for the name
  }
  gate->opens.set_value();
}

TEST(PushSender, DropsWhatIsTooMuchAndWhatComesAfterItsEnd) {
  FakePushService service;
  service.answer(0);
  Sender sender({.time = 60s,
                 .at_once = 1,
                 .waiting = 1,
                 .private_addresses = true,
                 .certificates = service.certificate()});
  const Letter letter{
      .to = *read_endpoint(service.endpoint("ada"), true), .authorization = "a", .body = "b"};
  std::atomic<int> dropped = 0;
  const auto count = [&](Outcome outcome) { dropped += outcome == Outcome::kDropped; };
  for (int i = 0; i < 5; ++i) sender.send(letter, count);
  EXPECT_EQ(dropped, 3) << "one is on its way, one waits";
  service.letters(1);
  sender.close();
  sender.send(letter, count);
  EXPECT_GE(dropped, 4);
}

}  // namespace
}  // namespace tavola::push
