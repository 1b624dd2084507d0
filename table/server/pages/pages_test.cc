// The client's pages from a pack and from a folder, and what is not to be had from either.
#include "server/pages/pages.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "server/pages/share.h"
#include "server/pages/story_kit.h"

namespace tavola::server {
namespace {

namespace fs = std::filesystem;

const std::string kPack =
    "tavola-pack 1 3\n"
    "/assets/index-abc.js\t9\t2\n"
    "/icons/salem.json\t2\t0\n"
    "/index.html\t6\t0\n"
    "let a = 1zz{}<html>";

TEST(Pages, ArePackedWithTypesTagsAndHowLongTheyLast) {
  const auto pages = Pages::from_pack(kPack);
  ASSERT_TRUE(pages) << pages.error();
  const auto script = pages->find("/assets/index-abc.js");
  ASSERT_TRUE(script);
  EXPECT_EQ(script->bytes, "let a = 1");
  EXPECT_EQ(script->gzip, "zz");
  EXPECT_EQ(script->type, "text/javascript; charset=utf-8");
  EXPECT_TRUE(script->forever);
  const auto icons = pages->find("/icons/salem.json");
  ASSERT_TRUE(icons);
  EXPECT_FALSE(icons->forever);
  EXPECT_TRUE(icons->gzip.empty());
  EXPECT_NE(icons->etag, script->etag);
}

TEST(Pages, GiveTheStartPageForTheClientsOwnPaths) {
  const auto pages = Pages::from_pack(kPack);
  ASSERT_TRUE(pages);
  for (const char* path : {"/", "/t/k3m9q2xa", "/t/k3m9q2xa/replay", "/new/salem", "/rules"}) {
    const auto page = pages->find(path);
    ASSERT_TRUE(page) << path;
    EXPECT_EQ(page->bytes, "<html>");
  }
  EXPECT_FALSE(pages->find("/assets/none"));
  EXPECT_FALSE(pages->find("/favicon.ico"));
  EXPECT_FALSE(pages->find(""));
}

TEST(Pages, APathThatTheClientHasNoPageForIsLost) {
  const auto pages =
      Pages::from_pack("tavola-pack 1 2\n/index.html\t6\t0\n/pages.txt\t8\t0\n<html>rules\nt\n");
  ASSERT_TRUE(pages) << pages.error();
  for (const char* path : {"/", "/rules", "/rules/HS-001", "/t/k3m9q2xa", "/t/k3m9q2xa/replay"})
    EXPECT_FALSE(pages->find(path)->lost) << path;
  for (const char* path : {"/nowhere", "/tt/x", "/rule", "/Rules"}) {
    const auto page = pages->find(path);
    ASSERT_TRUE(page) << path;
    EXPECT_TRUE(page->lost) << path;
    EXPECT_EQ(page->bytes, "<html>") << "the client says so in the reader's language";
  }
}

TEST(Pages, ADamagedPackIsRefused) {
  for (std::size_t cut = 0; cut < kPack.size(); ++cut)
    EXPECT_FALSE(Pages::from_pack(std::string_view(kPack).substr(0, cut))) << cut;
  EXPECT_FALSE(Pages::from_pack(kPack + "!"));
  EXPECT_TRUE(Pages::from_pack("tavola-pack 1 0\n")->empty());
}

class FolderPages : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::path(testing::TempDir()) / ("pages-" + std::to_string(::getpid()));
    fs::remove_all(folder_);
    fs::create_directories(folder_ / "dist" / "assets");
    write("secret.txt", "secret");
    write("dist/index.html", "<html>");
    write("dist/assets/a.css", "b {}");
  }
  void TearDown() override { fs::remove_all(folder_); }
  void write(const std::string& name, const std::string& text) {
    std::ofstream(folder_ / name) << text;
  }
  fs::path folder_;
};

TEST_F(FolderPages, AreReadAsTheyAreNow) {
  const auto pages = Pages::from_folder(folder_ / "dist");
  ASSERT_TRUE(pages) << pages.error();
  EXPECT_EQ(pages->find("/assets/a.css")->bytes, "b {}");
  write("dist/assets/a.css", "i {}");
  EXPECT_EQ(pages->find("/assets/a.css")->bytes, "i {}");
  EXPECT_EQ(pages->find("/t/x")->bytes, "<html>");
}

TEST_F(FolderPages, NothingOutsideTheFolderIsGiven) {
  const auto pages = Pages::from_folder(folder_ / "dist");
  ASSERT_TRUE(pages);
  fs::create_symlink(folder_ / "secret.txt", folder_ / "dist" / "link.txt");
  EXPECT_FALSE(pages->find("/link.txt"));
  EXPECT_FALSE(pages->find("/../secret.txt"));
  EXPECT_FALSE(pages->find("/assets/../../secret.txt"));
  EXPECT_FALSE(pages->find("//etc/passwd.x"));
  EXPECT_FALSE(Pages::from_folder(folder_ / "nowhere"));
}

TEST(StoryKit, HoldsThePiecesOfItsGameOnceAndInTheirOrder) {
  const auto pages = Pages::from_pack(
      "tavola-pack 1 4\n/assets/a.js\t11\t0\n/assets/b.js\t9\t0\n/index.html\t1\t0\n"
      "/story.txt\t30\t0\n'</script>'x+=`</svgi\ta.js\nsalem\tb.js\ta.js\nno\tc.js\n");
  ASSERT_TRUE(pages) << pages.error();
  const std::string kit = story_kit(*pages, "salem");
  const std::size_t first = kit.find("data-piece=\"b.js\">x+=`</svg");
  EXPECT_NE(first, std::string::npos) << kit;
  EXPECT_LT(first, kit.find("data-piece=\"a.js\">'<\\/script>'")) << "nothing ends its element";
  EXPECT_TRUE(kit.contains("createObjectURL"));
  EXPECT_TRUE(story_kit(*pages, "").contains("a.js"));
  EXPECT_EQ(story_kit(*pages, "avalon"), "");
  EXPECT_EQ(story_kit(*pages, "no"), "") << "a piece is missing";
}

TEST(ShareTags, NameTheGameItsPictureAndWordsInTheReadersLanguage) {
  const std::string list = "salem\tWitch \"of\" Salem\tA town\tUna città\tUna ciudad\n";
  const std::string pack =
      "tavola-pack 1 3\n/index.html\t20\t0\n/share/salem.webp\t1\t0\n/share/share.txt\t" +
      std::to_string(list.size()) + "\t0\n<head></head><body/>x" + list;
  const auto pages = Pages::from_pack(pack);
  ASSERT_TRUE(pages) << pages.error();
  const std::string tags = share_tags(*pages, "salem", "https://tavola.example", "");
  EXPECT_TRUE(tags.contains("\"og:title\" content=\"Witch &quot;of&quot; Salem\"")) << tags;
  EXPECT_TRUE(tags.contains("\"og:image\" content=\"https://tavola.example/share/salem.webp\""));
  EXPECT_TRUE(tags.contains("\"og:image:alt\" content=\"A town\""));
  EXPECT_TRUE(share_tags(*pages, "salem", "", "fr, it-CH;q=0.9, en;q=0.8").contains("Una città"));
  EXPECT_TRUE(share_tags(*pages, "salem", "", "ES").contains("Una ciudad"));
  EXPECT_EQ(share_tags(*pages, "avalon", "", ""), "");
  EXPECT_EQ(share_tags(*pages, "", "", ""), "") << "there is none for the shelf";
  EXPECT_EQ(with_tags("<head></head><body/>", "T"), "<head>T</head><body/>");
}

}  // namespace
}  // namespace tavola::server
