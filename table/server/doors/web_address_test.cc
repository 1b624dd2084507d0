// Addresses, targets and origins, the honest and the crooked.
#include "server/doors/web_address.h"

#include <gtest/gtest.h>

#include "server/pages/gzip.h"
#include "server/watch/log.h"

namespace tavola::server {
namespace {

TEST(Target, IsDecodedWithItsQuery) {
  const auto target = read_target("/api/rules?game=salem&find=dark+gate%21&lang=it&empty");
  ASSERT_TRUE(target);
  EXPECT_EQ(target->path, "/api/rules");
  EXPECT_EQ(target->query,
            (std::map<std::string, std::string>{
                {"game", "salem"}, {"find", "dark gate!"}, {"lang", "it"}, {"empty", ""}}));
}

TEST(Target, IsRefusedWhenItIsCrooked) {
  for (const char* crooked :
       {"", "api", "http://elsewhere/", "/%", "/%4", "/%zz", "/a%00b", "/../etc/passwd", "/a/..",
        "/%2e%2e/etc/passwd", "/a/%2E%2E/b", "/..\\..\\x", "/x?y=%f", "*"})
    EXPECT_FALSE(read_target(crooked)) << crooked;
  EXPECT_TRUE(read_target("/a..b/..c"));
}

TEST(Address, IsReadOrRefusedWithAnExample) {
  const auto address = read_address("https://Tavola.Example.org:443/play/");
  ASSERT_TRUE(address);
  EXPECT_EQ(address->origin(), "https://tavola.example.org");
  EXPECT_EQ(address->socket_origin(), "wss://tavola.example.org");
  EXPECT_EQ(address->path, "/play");
  EXPECT_EQ(read_address("http://localhost:8080")->origin(), "http://localhost:8080");
  for (const char* wrong :
       {"", "tavola.example.org", "ftp://x", "https://", "https://a b", "https://x;script-src *",
        "https://me@x", "https://x?y", "http://:80"}) {
    const auto refused = read_address(wrong);
    ASSERT_FALSE(refused) << wrong;
    EXPECT_NE(refused.error().find("https://tavola.example.org"), std::string::npos);
  }
}

TEST(Origin, IsOursWhenThePageCameFromHere) {
  const std::vector<WebAddress> served{*read_address("https://tavola.example.org/p1")};
  EXPECT_TRUE(origin_is_ours("", "localhost:8080", {})) << "no page at all";
  EXPECT_TRUE(origin_is_ours("http://localhost:8080", "localhost:8080", {}));
  EXPECT_TRUE(origin_is_ours("http://localhost", "localhost:80", {}));
  EXPECT_TRUE(origin_is_ours("https://tavola.example.org", "10.0.0.7:8080", served));
  EXPECT_TRUE(origin_is_ours("https://x.org", "x.org", {})) << "a proxy speaks TLS for us";
  EXPECT_FALSE(origin_is_ours("http://tavola.example.org", "10.0.0.7:8080", served));
  EXPECT_FALSE(origin_is_ours("http://evil.example", "localhost:8080", served));
  EXPECT_FALSE(origin_is_ours("http://localhost:8081", "localhost:8080", {}));
  EXPECT_FALSE(origin_is_ours("null", "localhost:8080", {}));
  EXPECT_FALSE(origin_is_ours("http://localhost:8080.evil.example", "localhost:8080", {}));
}

TEST(Host, IsOursByItsPublicNameOrByABareAddress) {
  const std::vector<std::string> ours{"tavola.example.org"};
  EXPECT_TRUE(host_is_ours("whatever.example", {})) << "no public address is set";
  EXPECT_TRUE(host_is_ours("tavola.example.org", ours));
  EXPECT_TRUE(host_is_ours("Tavola.Example.Org:443", ours));
  EXPECT_TRUE(host_is_ours("127.0.0.1:8080", ours));
  EXPECT_TRUE(host_is_ours("[::1]:8080", ours));
  EXPECT_TRUE(host_is_ours("localhost:8080", ours));
  EXPECT_FALSE(host_is_ours("evil.example", ours));
  EXPECT_FALSE(host_is_ours("tavola.example.org.evil.example", ours));
  EXPECT_FALSE(host_is_ours("localhost.evil.example", ours));
}

TEST(Gzip, IsOnlySentToThoseWhoTakeIt) {
  EXPECT_TRUE(accepts("gzip, deflate, br", "gzip"));
  EXPECT_TRUE(accepts("br;q=1.0, GZIP;q=0.5", "gzip"));
  EXPECT_TRUE(accepts("*", "gzip"));
  EXPECT_FALSE(accepts("", "gzip"));
  EXPECT_FALSE(accepts("deflate, br", "gzip"));
  EXPECT_FALSE(accepts("gzip;q=0", "gzip"));
  EXPECT_FALSE(accepts("gzip; q=0.0", "gzip"));
  EXPECT_TRUE(accepts("gzip, deflate, br", "br"));
  EXPECT_FALSE(accepts("gzip, deflate", "br"));
  EXPECT_FALSE(accepts("gzip, br;q=0", "br"));
  const auto smaller = gzip(std::string(10'000, 'a'));
  ASSERT_TRUE(smaller);
  EXPECT_LT(smaller->size(), 200u);
  EXPECT_FALSE(gzip("a")) << "it would grow";
}

TEST(Log, IsOneLineThatCanBeTakenApart) {
  using log::Level;
  EXPECT_EQ(log::line("T", Level::kInfo, "open", {{"port", 8080}, {"name", "two words"}}, false),
            "time=T level=info event=open port=8080 name=\"two words\"");
  EXPECT_EQ(log::line("T", Level::kError, "bad", {{"what", "a\n\"b\" \\"}, {"yes", true}}, true),
            "{\"time\":\"T\",\"level\":\"error\",\"event\":\"bad\",\"what\":\"a\\u000a\\\"b\\\" "
            "\\\\\",\"yes\":true}");
  EXPECT_EQ(log::line("T", Level::kInfo, "x", {{"forged", "a\nlevel=error"}}, false).find('\n'),
            std::string::npos);
}

}  // namespace
}  // namespace tavola::server
