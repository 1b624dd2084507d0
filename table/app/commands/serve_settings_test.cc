// The settings of `tavola serve` as a file: what is read, and what is said about mistakes.
#include "app/commands/serve_settings.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>

namespace tavola::app {
namespace {

namespace fs = std::filesystem;

class ServeFile : public testing::Test {
 protected:
  ~ServeFile() override { fs::remove(file_); }
  std::string read(const std::string& text) {
    std::ofstream(file_) << text;
    const auto done = read_serve_file(file_, settings_, [](std::string_view) { return true; });
    if (done) return "";
    const std::string where = file_.string();
    return done.error().starts_with(where) ? done.error().substr(where.size()) : done.error();
  }
  fs::path file_ = fs::path(testing::TempDir()) / ("serve-" + std::to_string(::getpid()) + ".toml");
  ServeSettings settings_;
};

TEST_F(ServeFile, SetsEveryKindOfSetting) {
  EXPECT_EQ(read("port = 9000\nhost = \"0.0.0.0\"\nlog-json = true\nmessage-rate = 2.5\n"
                 "allow-origin = [\"https://a.example\", \"https://b.example\"]\n"),
            "");
  settings_.finish();
  EXPECT_EQ(settings_.doors.port, 9000);
  EXPECT_EQ(settings_.doors.host, "0.0.0.0");
  EXPECT_TRUE(settings_.log_json);
  EXPECT_EQ(settings_.doors.allowed_origins.size(), 2u);
  EXPECT_DOUBLE_EQ(settings_.doors.messages.per_second, 2.5);
  EXPECT_DOUBLE_EQ(settings_.doors.messages.burst, 7.5) << "the burst goes with the rate";
}

TEST_F(ServeFile, NamesTheSettingThatWasMeant) {
  EXPECT_EQ(read("port = 1\nmax-table = 5\n"),
            ":2:1: there is no setting “max-table”; write max-tables");
  EXPECT_EQ(read("publicurl = \"x\"\n"), ":1:1: there is no setting “publicurl”; write public-url");
  EXPECT_NE(read("zzzzzzzz = 1\n").find("there are port, host, data"), std::string::npos);
}

TEST_F(ServeFile, SaysWhatAValueShouldBe) {
  EXPECT_EQ(read("port = \"8080\"\n"), ":1:1: port wants a number from 0 to 65535");
  EXPECT_EQ(read("port = 70000\n"), ":1:1: port wants a number from 0 to 65535");
  EXPECT_EQ(read("log-json = 1\n"), ":1:1: log-json wants true or false");
  EXPECT_EQ(read("host = 1\n"), ":1:1: host wants a text in quotes");
  EXPECT_EQ(read("allow-origin = [1]\n"), ":1:1: allow-origin wants a list of texts in quotes");
  EXPECT_EQ(read("log-level = \"loud\"\n"),
            ":1:1: log-level wants one of debug, info, warning, error, silent");
  EXPECT_NE(read("port = \n").find(":1:"), std::string::npos);
}

TEST_F(ServeFile, LeavesAloneWhatTheCommandLineSaid) {
  std::ofstream(file_) << "port = 9000\nmax-tables = 7\n";
  settings_.doors.port = 1234;
  ASSERT_TRUE(
      read_serve_file(file_, settings_, [](std::string_view name) { return name != "port"; }));
  EXPECT_EQ(settings_.doors.port, 1234);
  EXPECT_EQ(settings_.max_tables, 7);
}

TEST(ServeSettings, DefaultsOfFieldsAndOfTheServerAreTheSame) {
  ServeSettings settings;
  const server::Settings doors = settings.doors;
  const rooms::HallSettings hall = settings.hall;
  settings.finish();
  EXPECT_DOUBLE_EQ(settings.doors.messages.burst, doors.messages.burst);
  EXPECT_DOUBLE_EQ(settings.doors.requests.burst, doors.requests.burst);
  EXPECT_DOUBLE_EQ(settings.doors.entries.burst, doors.entries.burst);
  EXPECT_DOUBLE_EQ(settings.doors.tables.burst, doors.tables.burst);
  EXPECT_DOUBLE_EQ(settings.doors.accounts.burst, doors.accounts.burst);
  EXPECT_EQ(settings.hall.most_tables, hall.most_tables);
  EXPECT_EQ(settings.hall.lease, hall.lease);
  EXPECT_EQ(settings.hall.idle, hall.idle);
  EXPECT_EQ(settings.hall.bot_time, hall.bot_time);
  EXPECT_EQ(settings.hall.bot_pause, hall.bot_pause);
}

}  // namespace
}  // namespace tavola::app
