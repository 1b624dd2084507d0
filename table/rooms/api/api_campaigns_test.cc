// Campaigns at a server: chapters that follow on each other or stand beside each other, who finds
// them, and all of it as one file that strangers may have written.
#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "play/campaign/chapters_for_tests.h"
#include "play/json_text.h"
#include "rooms/hall/expiry.h"
#include "rooms/hall/hall_for_tests.h"
#include "storage/clock.h"

namespace tavola::rooms {
namespace {

using play::begun_chapter;
using play::chapter;

class CampaignsTest : public HallFixture {
 protected:
  Answer get(const std::string& path, const std::string& bearer) {
    return ask(hall(), "GET", path, "", bearer);
  }
  Answer upload(const std::string& text) { return ask(hall(), "POST", "/api/tables/upload", text); }
  Json chapters(const std::string& table, const std::string& bearer) {
    return json_of(get("/api/tables/" + table + "/campaign", bearer));
  }
  std::vector<std::string> names(const std::string& table, const std::string& bearer) {
    std::vector<std::string> names;
    for (const Json& each : chapters(table, bearer)["chapters"])
      names.push_back(each["name"].get<std::string>() + "<" + each.value("from", ""));
    return names;
  }
  /// A first chapter that is complete. It is played once for all tests.
  static const play::Session& complete_session() {
    static const play::Session kFirst = [] {
      play::Session first = begun_chapter(2, 4);
      wait_through(first);
      return first;
    }();
    return kFirst;
  }
  /// The same, brought as a saved table.
  OpenedTable complete_chapter() {
    return opened_table(upload(play::write_json(complete_session().save())));
  }
  /// What the host begins from here: the next chapter, or this one again.
  OpenedTable begin(const OpenedTable& from, bool next, const Json& seats = nullptr) {
    Person host(hall());
    EXPECT_EQ(host.sit(from.id, {from.host, from.seats[0], from.seats[1]})["ok"], true);
    Json wish = {{"do", "rematch"}};
    if (next) wish["next"] = true;
    if (!seats.is_null()) wish["seats"] = seats;
    const Json reply = host.ask(wish);
    EXPECT_EQ(reply["ok"], true) << reply.dump();
    const Json told = host.guest().of_type("rematch");
    OpenedTable opened;
    opened.id = told["table"];
    opened.host = told["tokens"][0];
    for (std::size_t i = 1; i < told["tokens"].size(); ++i)
      opened.seats.push_back(told["tokens"][i]);
    return opened;
  }
};

TEST_F(CampaignsTest, TheHostBeginsTheNextChapterOrOneAgain) {
  const OpenedTable first = complete_chapter();
  EXPECT_EQ(names(first.id, first.host), std::vector<std::string>{"1<"});
  EXPECT_EQ(chapters(first.id, first.host)["chapters"][0]["over"], true)
      << "a table that was brought says how far it has come before anybody sits there";
  EXPECT_EQ(chapters(first.id, first.host)["chapters"][0]["goes_on"], true);
  const OpenedTable second = begin(first, true);
  EXPECT_EQ(chapters(first.id, first.host)["chapters"][1]["goes_on"], false);
  const OpenedTable beside = begin(second, false);
  const OpenedTable other = begin(first, true);
  const OpenedTable anew = begin(first, false);
  const std::vector<std::string> all{"1<", "2<1", "2b<1", "2c<1", "1b<"};
  for (const OpenedTable& table : {first, second, beside, other, anew})
    EXPECT_EQ(names(table.id, table.host), all);
  EXPECT_EQ(json_of(get("/api/tables/" + second.id, second.host))["over"], false);

  Person guest(hall());
  guest.sit(second.id, {second.seats[0]});
  EXPECT_EQ(guest.ask({{"do", "rematch"}, {"next", true}})["error"]["code"], "not_host");
  Person host(hall());
  host.sit(second.id, {second.host});
  EXPECT_EQ(host.ask({{"do", "rematch"}, {"next", true}})["error"]["code"], "no_next_chapter");
  EXPECT_EQ(host.ask({{"do", "rematch"}, {"next", 3}})["error"]["code"], "bad_field");
  EXPECT_EQ(host.guest().of_type("room")["room"]["chapter"], true);
  EXPECT_FALSE(host.guest().of_type("room")["room"].contains("next_chapter"));
}

TEST_F(CampaignsTest, TheStoryIsAPageToPrintForWhoeverSitsThere) {
  const OpenedTable first = complete_chapter();
  const std::string path = "/api/tables/" + first.id + "/story";
  EXPECT_EQ(code_of(get(path, "")), "no_token");
  EXPECT_EQ(code_of(ask(hall(), "GET", path, "", first.seats[0], {{"lang", "de"}})), "bad_field");
  play::Session session = begun_chapter(2, 4);
  for (int n = 0; n < 400 && session.all_like({"journal_choice", {}}).empty(); ++n) {
    const auto found = session.all_like({"explore", {}});
    ASSERT_TRUE(session.choose(found.empty() ? 0 : found.front()));
  }
  const OpenedTable read = opened_table(upload(play::write_json(session.save())));
  const Answer page =
      ask(hall(), "GET", "/api/tables/" + read.id + "/story", "", read.seats[1], {{"lang", "it"}});
  EXPECT_EQ(page.status, 200) << page.body;
  EXPECT_EQ(page.type, "text/html; charset=utf-8");
  EXPECT_EQ(page.file_name, "avalon-" + read.id + ".html");
  EXPECT_TRUE(page.body.contains("<html lang=\"it\">"));
  EXPECT_TRUE(page.body.contains("<h4>"));
}

TEST_F(CampaignsTest, OthersGoOnWithAChapterThatIsUnderWay) {  // TG-481
  play::Session session = begun_chapter(2, 4);
  for (int n = 0; n < 400 && session.all_like({"pass", {}}).empty(); ++n)
    ASSERT_TRUE(session.choose(0));
  const OpenedTable first = opened_table(upload(play::write_json(session.save())));
  const Json before = chapters(first.id, first.host)["chapters"][0];
  EXPECT_EQ(before["over"], false);
  EXPECT_EQ(before["goes_on"], true);
  const OpenedTable three =
      begin(first, true, {{{"name", "P0"}}, {{"name", "P1"}}, {{"name", "Zoe"}, {"bot", nullptr}}});
  EXPECT_EQ(json_of(get("/api/tables/" + three.id, three.host))["seats"].size(), 3U);
  EXPECT_EQ(names(first.id, first.host), (std::vector<std::string>{"1<", "2<1"}));
  EXPECT_EQ(chapters(first.id, first.host)["chapters"][0]["over"], false) << "it can be played on";
}

TEST_F(CampaignsTest, PeopleComeAndGoBetweenChapters) {  // TG-481
  const OpenedTable first = complete_chapter();
  const OpenedTable three =
      begin(first, true, {{{"name", "P0"}}, {{"name", "P1"}}, {{"name", "Zoe"}, {"bot", nullptr}}});
  EXPECT_EQ(three.seats.size(), 2U) << "nobody sits on the new seat so far";
  const auto seats_of = [&](const OpenedTable& table) {
    return json_of(get("/api/tables/" + table.id, table.host))["seats"];
  };
  EXPECT_EQ(seats_of(three).size(), 3U);
  EXPECT_EQ(seats_of(three)[2]["name"], "Zoe");
  Person host(hall());
  host.sit(three.id, {three.host});
  EXPECT_EQ(host.last_scene()["scene"]["decision"]["seat"], 2) << "a newcomer chooses a hero";

  const OpenedTable alone = begin(first, true, {{{"name", "P0"}}});
  EXPECT_EQ(seats_of(alone).size(), 1U);
  EXPECT_EQ(alone.seats.size(), 1U);
  // Whose seat is set aside looks on.
  Person teo(hall());
  teo.sit(first.id, {first.seats[1]});
  Person other(hall());
  other.sit(first.id, {first.host});
  ASSERT_EQ(other.ask({{"do", "rematch"}, {"next", true}, {"seats", {{{"name", "P0"}}}}})["ok"],
            true);
  const Json told = teo.guest().of_type("rematch");
  EXPECT_EQ(teo.sit(told["table"], told["tokens"])["you"]["seats"], Json::array());
  // So does whoever gives their seat to somebody else.
  Person bob(hall());
  bob.sit(first.id, {first.seats[1]});
  const Json seats = {{{"name", "P0"}}, {{"name", "Carol"}}};
  ASSERT_EQ(other.ask({{"do", "rematch"}, {"next", true}, {"seats", seats}})["ok"], true);
  const Json sent = bob.guest().of_type("rematch");
  EXPECT_EQ(bob.sit(sent["table"], sent["tokens"])["you"]["seats"], Json::array());

  const auto refused = [&](const Json& wished) {
    return other.ask({{"do", "rematch"}, {"next", true}, {"seats", wished}})["error"]["code"];
  };
  const std::string line(41, 'x');
  EXPECT_EQ(refused(Json::array()), "bad_field");
  EXPECT_EQ(refused("two"), "bad_field");
  EXPECT_EQ(refused({{{"bot", "greedy"}}}), "missing_field");
  EXPECT_EQ(refused({{{"name", line}}}), "too_large");
  EXPECT_EQ(refused({{{"name", "A"}, {"bot", 3}}}), "bad_field");
  EXPECT_EQ(refused({{{"name", "A"}, {"age", 3}}}), "bad_field");
  EXPECT_EQ(refused({{{"name", "A"}, {"bot", "clever"}}}), "unknown_bot");
  Json five = Json::array();
  for (int i = 0; i < 5; ++i) five.push_back({{"name", "P" + std::to_string(i)}});
  EXPECT_EQ(refused(five), "bad_seats");
}

TEST_F(CampaignsTest, EverybodyFindsTheirPlaceInTheOtherChapters) {
  const OpenedTable first = complete_chapter();
  const OpenedTable second = begin(first, true);
  const auto found = [&](const std::string& bearer) {
    return chapters(first.id, bearer)["chapters"][1]["tokens"];
  };
  EXPECT_EQ(found(first.host), Json::array({second.host}));
  EXPECT_EQ(found(first.host + "," + first.seats[1]), Json::array({second.host, second.seats[1]}));
  EXPECT_EQ(found(first.seats[0]), Json::array({second.seats[0]}));
  EXPECT_EQ(chapters(first.id, first.seats[0])["host"], false);
  // Who looks on here looks on there.
  const std::string spectator = found(first.spectator)[0];
  Person watcher(hall());
  EXPECT_EQ(watcher.sit(second.id, {spectator})["you"]["seats"], Json::array());
  EXPECT_EQ(code_of(get("/api/tables/" + first.id + "/campaign", "")), "no_token");
  EXPECT_EQ(code_of(get("/api/tables/" + first.id + "/campaign", "wrong")), "wrong_token");

  // A name makes nobody somebody else, and nobody oneself.
  Person host(hall());
  host.sit(second.id, {second.host, second.seats[0]});
  ASSERT_EQ(host.ask({{"do", "name"}, {"seat", 0}, {"name", "Another name"}})["ok"], true);
  EXPECT_EQ(found(first.seats[0]), Json::array({second.seats[0]}));
  const OpenedTable third = begin(first, true, {{{"name", "P0"}}, {{"name", "Carol"}}});
  Person dropped(hall());
  dropped.sit(first.id, {first.seats[1]});
  ASSERT_EQ(dropped.ask({{"do", "name"}, {"seat", 1}, {"name", "Carol"}})["ok"], true);
  const Json tokens = chapters(first.id, first.seats[1])["chapters"][2]["tokens"];
  ASSERT_EQ(tokens.size(), 1U);
  Person looker(hall());
  EXPECT_EQ(looker.sit(third.id, tokens)["you"]["seats"], Json::array());

  const OpenedTable toy = two_at_toy();
  const Answer none = get("/api/tables/" + toy.id + "/campaign", toy.host);
  EXPECT_EQ(none.status, 404);
  EXPECT_EQ(code_of(none), "no_campaign");
}

TEST_F(CampaignsTest, AllOfItIsOneFileThatIsBroughtBack) {
  const OpenedTable first = complete_chapter();
  const OpenedTable second = begin(first, true);
  {
    Person zoe(hall());
    zoe.sit(second.id, {second.seats[1]});
    ASSERT_EQ(zoe.ask({{"do", "name"}, {"seat", 1}, {"name", "Zoe"}})["ok"], true);
  }
  const std::string path = "/api/tables/" + second.id + "/campaign/file";
  EXPECT_EQ(code_of(get(path, second.seats[0])), "not_host");
  const Answer sealed = get(path, second.host);
  ASSERT_EQ(sealed.status, 200) << sealed.body;
  EXPECT_TRUE(sealed.file_name.ends_with(".campaign.tavola"));
  EXPECT_EQ(sealed.body.find("records"), std::string::npos) << "a chapter of it goes on";
  const OpenedTable brought = opened_table(upload(sealed.body));
  EXPECT_NE(brought.id, second.id);
  EXPECT_EQ(names(brought.id, brought.host), (std::vector<std::string>{"1<", "2<1"}));
  const Json there = chapters(brought.id, brought.host)["chapters"];
  EXPECT_EQ(there[0]["over"], true);
  EXPECT_EQ(there[1]["over"], false);
  EXPECT_EQ(there[1]["seats"][1]["name"], "Zoe") << "whoever sits there now";
  const auto drawn_from = [&](const OpenedTable& table) {
    const auto stored = storage_->read(table.id);
    return stored->entries.empty() ? Json() : Json::parse(stored->entries.back())["reseed"];
  };
  const OpenedTable twice = opened_table(upload(sealed.body));
  ASSERT_TRUE(drawn_from(brought).is_string()) << "the chapter that goes on has luck of its own";
  EXPECT_NE(drawn_from(brought), drawn_from(twice));
  Person old(hall()), fresh(hall());
  old.sit(second.id, {second.seats[0]});
  fresh.sit(brought.id, {brought.seats[0]});
  Json here = old.last_scene()["scene"], brought_here = fresh.last_scene()["scene"];
  for (Json* scene : {&here, &brought_here}) scene->erase("revision");
  EXPECT_EQ(here, brought_here);

  // What is all over stands in the clear.
  const OpenedTable alone = complete_chapter();
  const Answer plain = get("/api/tables/" + alone.id + "/campaign/file", alone.host);
  EXPECT_EQ(json_of(plain)["tavola_campaign"], 1);
  EXPECT_EQ(plain.body.find(alone.host), std::string::npos);
  EXPECT_EQ(plain.body.find(alone.id), std::string::npos);
  opened_table(upload(plain.body));
}

TEST_F(CampaignsTest, AFileThatIsNotGoodLeavesNothingBehind) {
  const play::Session& first = complete_session();
  const play::Session second = begun_chapter(2, 2, *first.hands_on());
  const play::Campaign good{
      "avalon", "2", {chapter(first, "1", 1, ""), chapter(second, "2", 2, "1")}};
  const Json json = campaign_json(good);
  const auto code = [&](const Json& text) { return code_of(upload(play::write_json(text))); };
  Json bad = json;
  bad["chapters"][1]["log"]["records"] = {{{"choose", 77}}};
  EXPECT_NE(code(bad), "");
  bad = json;
  bad["chapters"][1]["log"]["seats"][0]["name"] = std::string(500, 'x');
  EXPECT_EQ(code(bad), "bad_save");
  bad = json;
  bad["game"] = "chess";
  EXPECT_EQ(code(bad), "unknown_game");
  bad = json;
  bad["tavola_campaign"] = 7;
  EXPECT_EQ(code(bad), "other_format");
  bad = json;
  bad["chapters"] = Json::array();
  EXPECT_EQ(code(bad), "bad_campaign");
  bad = json;
  bad["chapters"] = "all";
  EXPECT_EQ(code(bad), "bad_campaign");
  EXPECT_EQ(*storage_->count_tables(), 0U);
  settings_.most_tables = 1;
  shut();
  open();
  EXPECT_EQ(code(json), "too_many_tables") << "one would fit";
  settings_.most_tables = 10;
  settings_.upload_steps = first.log().size() / 4;
  shut();
  open();
  EXPECT_EQ(code(json), "too_much_work");
  EXPECT_EQ(*storage_->count_tables(), 0U);
}

TEST_F(CampaignsTest, WhatEndsInTheMiddleLeavesAllOfItOrNothing) {
  const play::Session& first = complete_session();
  const play::Session second = begun_chapter(2, 2, *first.hands_on());
  const play::Campaign whole{
      "avalon", "2", {chapter(first, "1", 1, ""), chapter(second, "2", 2, "1")}};
  const std::string file = play::write_json(play::campaign_json(whole));
  for (int writes = 0; writes < 4; ++writes) {
    SCOPED_TRACE(writes);
    const std::uint64_t before = *storage_->count_tables();
    moody_->writes_left = writes;
    const bool brought = upload(file).status == 200;
    moody_->writes_left = -1;
    EXPECT_EQ(*storage_->count_tables(), before + (brought ? 2 : 0));
  }
}

TEST_F(CampaignsTest, ThoseAtAnOldChapterAreToldWhenTheWholeCampaignGoes) {
  using namespace std::chrono_literals;
  settings_.expiry = {.unbegun = 0s, .over = 240h, .idle = 2400h, .warning = 336h};
  shut();
  open();
  const OpenedTable first = complete_chapter();
  const auto expires = [&] {
    Person host(hall());
    host.sit(first.id, {first.host});
    return host.guest().of_type("room")["room"]["expires"];
  };
  EXPECT_EQ(expires()["why"], "over") << "alone it goes in ten days";
  const OpenedTable second = begin(first, true);
  shut();
  open();
  EXPECT_TRUE(expires().is_null()) << "a chapter that goes on keeps it for longer";
  ASSERT_EQ(ask(hall(), "DELETE", "/api/tables/" + second.id, "", second.host).status, 200);
  shut();
  open();
  EXPECT_EQ(expires()["why"], "over");
}

TEST_F(CampaignsTest, AChapterFromWhichAnotherGoesOnIsKept) {
  const OpenedTable first = complete_chapter();
  const OpenedTable second = begin(first, true);
  const auto remove = [&](const OpenedTable& table) {
    return ask(hall(), "DELETE", "/api/tables/" + table.id, "", table.host);
  };
  EXPECT_EQ(remove(first).status, 409);
  EXPECT_EQ(code_of(remove(first)), "chapter_follows");
  EXPECT_EQ(remove(second).status, 200);
  EXPECT_EQ(names(first.id, first.host), std::vector<std::string>{"1<"});
  const OpenedTable again = begin(first, true);
  EXPECT_EQ(names(first.id, first.host), (std::vector<std::string>{"1<", "2<1"}));
  // Whoever runs the server can delete it all the same; then the file would have a hole.
  ASSERT_TRUE(storage_->remove(first.id));
  EXPECT_EQ(names(again.id, again.host), std::vector<std::string>{"2<1"});
  EXPECT_EQ(code_of(get("/api/tables/" + again.id + "/campaign/file", again.host)), "chapter_gone");
}

TEST_F(CampaignsTest, ChaptersAreClearedAwayTogether) {
  constexpr storage::Seconds kDay = 86'400;
  const OpenedTable first = complete_chapter();
  const OpenedTable second = begin(first, true);
  {
    Person nora(hall());
    nora.sit(second.id, {second.seats[0], second.seats[1]});
    nora.ask({{"do", "view"}, {"seat", nora.last_scene()["scene"]["decision"]["seat"]}});
    const Json reply = nora.choose();
    ASSERT_EQ(reply["ok"], true) << reply.dump();
  }
  shut();
  open();
  const auto clear = [&](int days) {
    return *clear_away(*storage_, {}, storage::now_seconds() + days * kDay, nullptr);
  };
  EXPECT_EQ(clear(400), 0U) << "the first is over for longer than a year, the second goes on";
  // The last one first, so that none is left with a hole before it: in one pass or in two, by which
  // of them the storage names first.
  const std::size_t at_once = clear(740);
  EXPECT_GE(at_once, 1U);
  EXPECT_EQ(at_once + clear(740), 2U);
  EXPECT_TRUE(storage_->chapters(first.id)->empty());
}

}  // namespace
}  // namespace tavola::rooms
