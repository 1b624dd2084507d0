// The doors as HTTP: what is answered, with which headers, and what is refused before anybody
// inside hears of it.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <thread>

#include "server/clients/wire.h"
#include "server/doors/echo_house_for_tests.h"
#include "server/doors/server.h"

namespace tavola::server {
namespace {

using nlohmann::json;

const HttpFields kJson{{"Content-Type", "application/json"}};

std::string code_of(const HttpAnswer& answer) {
  const json body = json::parse(answer.body, nullptr, false);
  return body.is_object() && body.contains("error") ? body["error"].value("code", "") : "";
}

TEST(Requests, ReachTheReceptionWhole) {
  EchoServer echo;
  const HttpAnswer answer = fetch(
      echo.port, "POST", "/api/tables?lang=it&x=a%20b",
      {{"Content-Type", "application/json; charset=utf-8"}, {"Authorization", "Bearer T0KEN"}},
      R"({"a":1})");
  ASSERT_EQ(answer.status, 200);
  const json seen = json::parse(answer.body);
  EXPECT_EQ(seen["method"], "POST");
  EXPECT_EQ(seen["path"], "/api/tables");
  EXPECT_EQ(seen["query"], (json{{"lang", "it"}, {"x", "a b"}}));
  EXPECT_EQ(seen["bearer"], "T0KEN");
  EXPECT_EQ(seen["body"], R"({"a":1})");
  EXPECT_EQ(seen["address"], "127.0.0.1");
  EXPECT_EQ(answer.fields.at("content-type"), "application/json");
  EXPECT_EQ(answer.fields.at("cache-control"), "no-store");
  EXPECT_EQ(fetch(echo.port, "GET", "/api/none").status, 404);
}

TEST(Requests, EveryAnswerHasTheSecurityHeaders) {
  const auto pages = Pages::from_pack("tavola-pack 1 1\n/index.html\t2\t0\nhi");
  EchoServer echo({}, *pages);
  for (const char* path : {"/", "/api/games", "/health", "/nothing.js", "/../x"}) {
    const HttpAnswer answer = fetch(echo.port, "GET", path);
    ASSERT_NE(answer.status, 0) << path;
    const std::string policy = answer.fields.at("content-security-policy");
    EXPECT_NE(policy.find("script-src 'self';"), std::string::npos) << policy;
    EXPECT_NE(policy.find("frame-ancestors 'none'"), std::string::npos);
    EXPECT_EQ(answer.fields.at("x-content-type-options"), "nosniff");
    EXPECT_EQ(answer.fields.at("referrer-policy"), "no-referrer");
    EXPECT_TRUE(answer.fields.contains("permissions-policy"));
  }
}

TEST(Requests, HealthAndMetricsCountWhatHappens) {
  EchoServer echo;
  const json health = json::parse(fetch(echo.port, "GET", "/health").body);
  EXPECT_EQ(health["ok"], true);
  EXPECT_EQ(health["echo"], true);
  fetch(echo.port, "GET", "/api/none");
  const std::string metrics = fetch(echo.port, "GET", "/metrics").body;
  EXPECT_NE(metrics.find("tavola_answers_total{status=\"4xx\"} 1\n"), std::string::npos) << metrics;
  EXPECT_NE(metrics.find("tavola_echo 1\n"), std::string::npos);
  EXPECT_NE(metrics.find("process_resident_memory_bytes "), std::string::npos);
}

TEST(Requests, SeveralGoOverOneConnection) {
  EchoServer echo;
  Wire wire(echo.port);
  std::string rest;
  const std::string get = "GET /api/x HTTP/1.1\r\nHost: localhost\r\n\r\n";
  ASSERT_TRUE(wire.send(get + get));
  EXPECT_EQ(read_answer(wire, rest).status, 200);
  EXPECT_EQ(read_answer(wire, rest).status, 200);
  ASSERT_TRUE(wire.send("HEAD /api/x HTTP/1.1\r\nHost: localhost\r\n\r\n" + get));
  const HttpAnswer head = read_answer(wire, rest, true);
  EXPECT_EQ(head.status, 200);
  EXPECT_NE(head.fields.at("content-length"), "0");
  EXPECT_EQ(read_answer(wire, rest).status, 200);
}

TEST(Requests, PagesComeSmallerOnceAndWithATag) {
  const auto pages = Pages::from_pack(
      "tavola-pack 1 3\n/assets/a.js\t5\t2\n/assets/b.js\t5\t3\t1\n"
      "/index.html\t4\t0\nlargeSMotherMEDSpage");
  ASSERT_TRUE(pages);
  EchoServer echo({}, *pages);
  const HttpAnswer plain = fetch(echo.port, "GET", "/assets/a.js");
  EXPECT_EQ(plain.body, "large");
  EXPECT_EQ(plain.fields.at("cache-control"), "public, max-age=31536000, immutable");
  EXPECT_EQ(plain.fields.at("vary"), "Accept-Encoding");
  const HttpAnswer small =
      fetch(echo.port, "GET", "/assets/a.js", {{"Accept-Encoding", "gzip, br"}});
  EXPECT_EQ(small.body, "SM");
  EXPECT_EQ(small.fields.at("content-encoding"), "gzip");
  EXPECT_EQ(fetch(echo.port, "GET", "/assets/b.js", {{"Accept-Encoding", "gzip"}}).body, "MED");
  const HttpAnswer smallest =
      fetch(echo.port, "GET", "/assets/b.js", {{"Accept-Encoding", "gzip, br"}});
  EXPECT_EQ(smallest.body, "S");
  EXPECT_EQ(smallest.fields.at("content-encoding"), "br");
  const HttpAnswer start = fetch(echo.port, "GET", "/t/abc");
  EXPECT_EQ(start.body, "page");
  EXPECT_EQ(start.fields.at("content-type"), "text/html; charset=utf-8");
  EXPECT_EQ(start.fields.at("cache-control"), "no-cache");
  const HttpAnswer again =
      fetch(echo.port, "GET", "/", {{"If-None-Match", start.fields.at("etag")}});
  EXPECT_EQ(again.status, 304);
  EXPECT_EQ(fetch(echo.port, "POST", "/", kJson, "{}").status, 405);
  EXPECT_EQ(echo.house.asked, 1) << "whether there is such a table, and nothing else";
}

TEST(Requests, ThePageOfATableNamesThePictureOfItsGame) {
  const std::string list = "salem\tSalem\ten\tit\tes\nshelf\tTavola\ten\tit\tes\n";
  const std::string pack =
      "tavola-pack 1 4\n/index.html\t13\t0\n/share/salem.webp\t1\t0\n"
      "/share/share.txt\t" +
      std::to_string(list.size()) + "\t0\n/share/shelf.webp\t1\t0\n<head></head>x" + list + "y";
  const auto pages = Pages::from_pack(pack);
  ASSERT_TRUE(pages) << pages.error();
  EchoServer echo({}, *pages);
  for (const char* path : {"/t/of_salem", "/t/of_salem/replay", "/learn/salem", "/new/salem"})
    EXPECT_NE(fetch(echo.port, "GET", path).body.find("/share/salem.webp"), std::string::npos)
        << path;
  const HttpAnswer shelf = fetch(echo.port, "GET", "/", {{"Accept-Language", "es"}});
  EXPECT_NE(shelf.body.find("/share/shelf.webp\""), std::string::npos) << shelf.body;
  EXPECT_NE(shelf.body.find("\"og:image:alt\" content=\"es\""), std::string::npos);
  EXPECT_EQ(fetch(echo.port, "GET", "/",
                  {{"Accept-Language", "es"}, {"If-None-Match", shelf.fields.at("etag")}})
                .status,
            304);
  EXPECT_EQ(fetch(echo.port, "GET", "/t/abc").body, "<head></head>") << "of a game without one";
}

TEST(Requests, ThePageOfATableThatIsNotThereSaysSo) {
  const auto pages =
      Pages::from_pack("tavola-pack 1 2\n/index.html\t4\t0\n/pages.txt\t8\t0\npagerules\nt\n");
  ASSERT_TRUE(pages);
  EchoServer echo({}, *pages);
  EXPECT_EQ(fetch(echo.port, "GET", "/t/abc").status, 200);
  for (const char* path : {"/t/none", "/t/none/replay", "/nowhere"}) {
    const HttpAnswer lost = fetch(echo.port, "GET", path);
    EXPECT_EQ(lost.status, 404) << path;
    EXPECT_EQ(lost.body, "page") << "with a way on";
    EXPECT_EQ(lost.fields.at("content-type"), "text/html; charset=utf-8");
    EXPECT_EQ(lost.fields.at("cache-control"), "no-store");
  }
}

TEST(Requests, ThePageOfAGameACardOrARuleThatIsNotThereSaysSo) {
  const auto pages = Pages::from_pack(
      "tavola-pack 1 2\n/index.html\t4\t0\n/pages.txt\t22\t0\npagecards\nlearn\nnew\nrules\n");
  ASSERT_TRUE(pages) << pages.error();
  EchoServer echo({}, *pages);
  for (const char* path :
       {"/cards", "/cards/knife", "/cards?game=salem", "/cards/knife?game=salem", "/learn/salem",
        "/learn", "/new/salem", "/rules", "/rules/HS-001", "/rules/R28?game=salem"})
    EXPECT_EQ(fetch(echo.port, "GET", path).status, 200) << path;
  for (const char* path : {"/cards/none", "/cards?game=none", "/cards/knife?game=none",
                           "/learn/none", "/new/none", "/rules/none", "/rules?game=none"}) {
    const HttpAnswer lost = fetch(echo.port, "GET", path);
    EXPECT_EQ(lost.status, 404) << path;
    EXPECT_EQ(lost.body, "page") << "which says what is wrong";
  }
}

TEST(Requests, LongAnswersComeSmaller) {
  EchoServer echo;
  const HttpAnswer answer = fetch(echo.port, "GET", "/api/long", {{"Accept-Encoding", "gzip"}});
  EXPECT_EQ(answer.fields.at("content-encoding"), "gzip");
  EXPECT_LT(answer.body.size(), 2'000u);
  EXPECT_GT(fetch(echo.port, "GET", "/api/long").body.size(), 100'000u);
}

TEST(Requests, AFileNameCannotBreakTheHeader) {
  EchoServer echo;
  EXPECT_EQ(fetch(echo.port, "GET", "/api/file").fields.at("content-disposition"),
            "attachment; filename=\"table.json\"");
}

TEST(Requests, ThoseOfOtherOriginsChangeNothing) {
  Settings settings;
  settings.public_url = "https://tavola.example.org";
  EchoServer echo(settings);
  const std::string here = "http://localhost:" + std::to_string(echo.port);
  for (const char* method : {"POST", "DELETE"}) {
    const HttpAnswer refused = fetch(echo.port, method, "/api/tables",
                                     {{"Origin", "http://evil.example"}, kJson[0]}, "{}");
    EXPECT_EQ(refused.status, 403);
    EXPECT_EQ(code_of(refused), "bad_origin");
  }
  EXPECT_EQ(echo.house.asked, 0);
  EXPECT_EQ(fetch(echo.port, "POST", "/api/tables", {{"Origin", here}, kJson[0]}, "{}").status,
            200);
  EXPECT_EQ(fetch(echo.port, "POST", "/api/tables",
                  {{"Origin", "https://tavola.example.org"}, kJson[0]}, "{}")
                .status,
            200);
}

TEST(Requests, BodiesAreJsonOfLimitedSize) {
  EchoServer echo;
  EXPECT_EQ(fetch(echo.port, "POST", "/api/tables", {{"Content-Type", "text/plain"}}, "{}").status,
            415);
  EXPECT_EQ(fetch(echo.port, "POST", "/api/tables", kJson, std::string(std::size_t{64} * 1024, ' '))
                .status,
            200);
  const HttpAnswer large =
      fetch(echo.port, "POST", "/api/tables", kJson, std::string(64 * 1024 + 1, ' '));
  EXPECT_EQ(large.status, 413);
  EXPECT_EQ(code_of(large), "too_large");
  EXPECT_EQ(fetch(echo.port, "POST", "/api/tables/upload", kJson, std::string(1 << 20, ' ')).status,
            200);
  EXPECT_EQ(
      fetch(echo.port, "POST", "/api/tables/upload", kJson, std::string((8 << 20) + 1, ' ')).status,
      413);
  EXPECT_EQ(echo.house.asked, 2);

  // The same in chunks, whose sum nobody knows in advance.
  Wire wire(echo.port);
  wire.send(
      "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
      "Transfer-Encoding: chunked\r\n\r\n");
  for (int i = 0; i < 40; ++i) wire.send("1000\r\n" + std::string(0x1000, ' ') + "\r\n");
  std::string rest;
  EXPECT_EQ(read_answer(wire, rest).status, 413);
  EXPECT_EQ(echo.house.asked, 2);
}

TEST(Requests, WhoAsksFirstIsToldToGoOn) {
  EchoServer echo;
  Wire wire(echo.port);
  wire.send(
      "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
      "Expect: 100-continue\r\nContent-Length: 2\r\n\r\n");
  std::string rest;
  EXPECT_EQ(read_answer(wire, rest).status, 100);
  wire.send("{}");
  EXPECT_EQ(read_answer(wire, rest).status, 200);
}

// A body counts from its header on, before a byte of it is there, until it is answered.
TEST(Requests, BodiesOfOneAddressAreTogetherNoLargerThanTheirBudget) {
  Settings settings;
  settings.bodies_of_address = 100'000;
  EchoServer echo(settings);
  const auto announce = [&echo](const std::string& path, const std::string& length) {
    Wire wire(echo.port);
    wire.send("POST " + path +
              " HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n" + length +
              "\r\nExpect: 100-continue\r\n\r\n");
    return wire;
  };
  const auto told = [](Wire& wire) {
    std::string rest;
    return read_answer(wire, rest);
  };
  Wire first = announce("/api/tables", "Content-Length: 60000");
  EXPECT_EQ(told(first).status, 100);
  Wire second = announce("/api/tables", "Content-Length: 60000");
  const HttpAnswer refused = told(second);
  EXPECT_EQ(refused.status, 503);
  EXPECT_EQ(code_of(refused), "busy");
  EXPECT_EQ(refused.fields.at("retry-after"), "5");
  // One in chunks may become as long as any.
  Wire chunks = announce("/api/tables", "Transfer-Encoding: chunked");
  EXPECT_EQ(told(chunks).status, 503);
  // Uploads have a budget of their own.
  Wire upload = announce("/api/tables/upload", "Content-Length: 60000");
  EXPECT_EQ(told(upload).status, 100);
  first.send(std::string(60'000, ' '));
  EXPECT_EQ(told(first).status, 200);
  Wire third = announce("/api/tables", "Content-Length: 60000");
  EXPECT_EQ(told(third).status, 100) << "what was answered is not held any more";
  // Nor is what never came.
  third.cut();
  int status = 503;
  for (int i = 0; i < 500 && status == 503; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
    Wire fourth = announce("/api/tables", "Content-Length: 60000");
    status = told(fourth).status;
  }
  EXPECT_EQ(status, 100);
}

TEST(Requests, WhatIsNoHttpIsAnsweredClearly) {
  EchoServer echo;
  const auto say = [&](const std::string& bytes) {
    Wire wire(echo.port);
    wire.send(bytes);
    std::string rest;
    const HttpAnswer answer = read_answer(wire, rest);
    EXPECT_TRUE(wire.ends()) << bytes.substr(0, 30);
    return answer.status;
  };
  EXPECT_EQ(say("hello there\r\n\r\n"), 400);
  EXPECT_EQ(say(std::string("\x16\x03\x01\x02\x00\x01\x00\x01", 8) + "\r\n\r\n"), 400);
  EXPECT_EQ(say("GET / HTTP/1.1\r\n\r\n"), 400) << "no host";
  EXPECT_EQ(say("GET http://elsewhere/ HTTP/1.1\r\nHost: x\r\n\r\n"), 400);
  EXPECT_EQ(say("GET /%2e%2e/etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n"), 400);
  EXPECT_EQ(say("GET / HTTP/1.1\r\nHost: x\r\nBad Header\r\n\r\n"), 400);
  EXPECT_EQ(say("GET / HTTP/9.9\r\nHost: x\r\n\r\n"), 400);
  EXPECT_EQ(say("TRACE / HTTP/1.1\r\nHost: x\r\n\r\n"), 405);
  EXPECT_EQ(say("POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n"), 400);
  EXPECT_EQ(say("POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999\r\n\r\n"), 413);
  EXPECT_EQ(say("POST /api/x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"),
            400);
  EXPECT_EQ(say("GET / HTTP/1.1\r\nHost: x\r\nX: " + std::string(9'000, 'a') + "\r\n\r\n"), 431);
  EXPECT_EQ(echo.house.asked, 0);
  EXPECT_EQ(fetch(echo.port, "GET", "/health").status, 200);
}

TEST(Requests, HalfOfOneIsNotWaitedForForever) {
  Settings settings;
  settings.request_timeout = std::chrono::seconds(1);
  settings.keep_alive = std::chrono::seconds(1);
  EchoServer echo(settings);
  Wire silent(echo.port);
  Wire half(echo.port);
  half.send("GET / HTTP/1.1\r\nHost: lo");
  Wire body(echo.port);
  body.send(
      "POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
      "Content-Length: 100\r\n\r\n{");
  EXPECT_EQ(fetch(echo.port, "GET", "/health").status, 200);
  EXPECT_TRUE(silent.ends());
  EXPECT_TRUE(half.ends());
  EXPECT_TRUE(body.ends());
  EXPECT_EQ(echo.house.asked, 0);
}

TEST(Requests, ThoseThatComeTooFastAreToldWhenToComeAgain) {
  Settings settings;
  settings.accounts = {.per_second = 0.1, .burst = 2};
  EchoServer echo(settings);
  const auto enter = [&] { return fetch(echo.port, "POST", "/api/account/enter", kJson, "{}"); };
  EXPECT_EQ(enter().status, 200);
  EXPECT_EQ(enter().status, 200);
  const HttpAnswer refused = enter();
  EXPECT_EQ(refused.status, 429);
  EXPECT_EQ(code_of(refused), "too_fast");
  EXPECT_GT(json::parse(refused.body)["error"]["retry_after"].get<double>(), 5);
  EXPECT_GE(std::stoi(refused.fields.at("retry-after")), 9);
  EXPECT_EQ(echo.house.asked, 2);
  EXPECT_EQ(fetch(echo.port, "GET", "/api/games").status, 200);
}

TEST(Requests, AProxyIsBelievedOnlyWhenItIsTrusted) {
  const HttpFields forwarded{{"X-Forwarded-For", "1.1.1.1, 203.0.113.9"}};
  EchoServer direct;
  EXPECT_EQ(json::parse(fetch(direct.port, "GET", "/api/x", forwarded).body)["address"],
            "127.0.0.1");
  Settings settings;
  settings.trust_proxy = true;
  settings.requests = {.per_second = 0.01, .burst = 1};
  EchoServer behind(settings);
  EXPECT_EQ(json::parse(fetch(behind.port, "GET", "/api/x", forwarded).body)["address"],
            "203.0.113.9");
  EXPECT_EQ(fetch(behind.port, "GET", "/api/x", forwarded).status, 429);
  EXPECT_EQ(fetch(behind.port, "GET", "/api/x", {{"X-Forwarded-For", "203.0.113.10"}}).status, 200);
}

TEST(Requests, TheLastHopOfAProxyCountsWhateverLinesItComesIn) {
  Settings settings;
  settings.trust_proxy = true;
  EchoServer behind(settings);
  Wire wire(behind.port);
  wire.send(
      "GET /api/x HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 1.1.1.1\r\n"
      "X-Forwarded-For: 2.2.2.2, 203.0.113.9\r\n\r\n");
  std::string rest;
  EXPECT_EQ(json::parse(read_answer(wire, rest).body)["address"], "203.0.113.9");
}

TEST(Requests, ThatAProxyMightReadOtherwiseAreRefused) {
  EchoServer echo;
  for (const char* strange :
       {"GET /api/x HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n",
        "POST /api/x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip\r\n\r\n",
        "POST /api/x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\n\r\n",
        "POST /api/x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n"}) {
    Wire wire(echo.port);
    wire.send(strange);
    std::string rest;
    EXPECT_EQ(read_answer(wire, rest).status, 400) << strange;
  }
  EXPECT_EQ(echo.house.asked, 0);
}

TEST(Requests, ForAnotherHostAreNotAnsweredWhereAPublicAddressIsSet) {
  Settings settings;
  settings.public_url = "https://tavola.example.org";
  EchoServer echo(settings);
  const auto asked = [&](const std::string& host) {
    Wire wire(echo.port);
    wire.send("GET /api/x HTTP/1.1\r\nHost: " + host + "\r\n\r\n");
    std::string rest;
    return read_answer(wire, rest).status;
  };
  EXPECT_EQ(asked("tavola.example.org"), 200);
  EXPECT_EQ(asked("127.0.0.1"), 200);
  EXPECT_EQ(asked("evil.example"), 421);
  EXPECT_EQ(echo.house.asked, 2);
}

TEST(Requests, MoreConnectionsThanThereIsRoomForAreTurnedAway) {
  Settings settings;
  settings.max_connections_per_address = 3;
  EchoServer echo(settings);
  std::vector<Wire> wires;
  for (int i = 0; i < 3; ++i) {
    wires.emplace_back(echo.port);
    std::string rest;
    wires.back().send("GET /health HTTP/1.1\r\nHost: x\r\n\r\n");
    ASSERT_EQ(read_answer(wires.back(), rest).status, 200);
  }
  Wire fourth(echo.port);
  std::string rest;
  const HttpAnswer refused = read_answer(fourth, rest);
  EXPECT_EQ(refused.status, 503);
  EXPECT_EQ(code_of(refused), "busy");
  wires.clear();
  int status = 0;
  for (int i = 0; i < 500 && status != 200; ++i) {
    status = fetch(echo.port, "GET", "/health").status;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  EXPECT_EQ(status, 200) << "there is room again";
}

TEST(Server, SaysWhyItCannotOpen) {
  EchoServer echo;
  Settings taken;
  taken.port = echo.port;
  EchoHouse house;
  Server second(taken, house, {});
  const auto open = second.open();
  ASSERT_FALSE(open);
  EXPECT_NE(open.error().find("in use"), std::string::npos) << open.error();

  Settings wrong;
  wrong.host = "nowhere";
  Server third(wrong, house, {});
  EXPECT_NE(third.open().error().find("0.0.0.0"), std::string::npos);
  Settings bad;
  bad.public_url = "tavola";
  Server fourth(bad, house, {});
  EXPECT_NE(fourth.open().error().find("\"tavola\" is no address"), std::string::npos);
}

TEST(Requests, WhatTakesLongIsGivenUpWhenTheAskerGoesAway) {
  EchoServer echo;
  {
    Wire wire(echo.port);
    ASSERT_TRUE(wire.send("GET /api/never HTTP/1.1\r\nHost: localhost\r\n\r\n"));
    while (echo.house.waiting == 0) std::this_thread::yield();
  }
  // The connection has ended; so does the waiting, or this test never does.
  while (echo.house.waiting > 0) std::this_thread::yield();
  EXPECT_EQ(echo.house.asked, 1);
}

}  // namespace
}  // namespace tavola::server
