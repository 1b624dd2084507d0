// A record writes every kind of field, reads it back to the same value, and says with path and
// reason what is wrong with a record that somebody else wrote.
#include "core/record.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <limits>

#include "core/json.h"

namespace tavola {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

const std::vector<std::string> kPlaces = {"church", "woods", "quay"};

struct Cabin {
  int logs = 2;
  bool lit = true;
  std::uint8_t place = 1;
  std::int8_t guest = -1;
  std::uint8_t slots[2] = {2, 0};
  std::uint8_t seen = 0b101;
  Random random{7};
  Deck<std::uint8_t, 5> deck;
  int rooms = 2;
  int beds[3] = {1, 4, 0};

  Cabin() {
    deck.add(0);
    deck.put_at_bottom(1);
    deck.put_at_bottom(2);
    deck.put_on_top(2);
    deck.put_on_top(0);
  }
};

void describe(Record& r, Cabin& c) {
  r.number("logs", c.logs, 0, 9);
  r.flag("lit", c.lit);
  r.name("place", c.place, kPlaces);
  r.name("guest", c.guest, kPlaces, -1);
  r.names("slots", c.slots, kPlaces);
  r.set("seen", c.seen, kPlaces);
  r.random("random", c.random);
  r.deck("deck", c.deck, kPlaces);
  c.rooms = r.list("rooms", c.rooms, 1, 3, [&](int i) { r.number("beds", c.beds[i], 0, 4); });
}

Json written(Cabin cabin) {
  return write_record([&cabin](Record& r) { describe(r, cabin); });
}
std::vector<std::string> problems_of(const Json& json, Cabin* into = nullptr) {
  Cabin read;
  const auto problems = read_record(json, [&read](Record& r) { describe(r, read); });
  if (into != nullptr) *into = read;
  return problems;
}
Json with(const char* path, const Json& value) {
  Json json = written({});
  json[Json::json_pointer(path)] = value;
  return json;
}

TEST(Record, WritesWordsInAStableOrder) {
  EXPECT_EQ(written({}).dump(),
            R"({"logs":2,"lit":true,"place":"woods","guest":null,"slots":["quay","church"],)"
            R"("seen":["church","quay"],"random":{"key_0":"0000000000000007",)"
            R"("key_1":"0000000000000000","key_2":"0000000000000000","key_3":"0000000000000000",)"
            R"("drawn":"0000000000000000"},)"
            R"("deck":{"bottom":["quay","woods"],"loose":["church"],"top":["quay","church"]},)"
            R"("rooms":[{"beds":1},{"beds":4}]})");
}

TEST(Record, ReadsBackWhatItWrote) {
  Cabin cabin;
  cabin.logs = 9;
  cabin.lit = false;
  cabin.place = 2;
  cabin.guest = 0;
  cabin.seen = 0;
  cabin.random = Random(99, 3);
  cabin.deck.take_at(0);
  cabin.rooms = 3;
  const Json json = written(cabin);
  Cabin read;
  EXPECT_THAT(problems_of(json, &read), IsEmpty());
  EXPECT_EQ(written(read).dump(), json.dump());
  EXPECT_EQ(read.random, cabin.random);
  EXPECT_EQ(read.deck, cabin.deck);
  EXPECT_EQ(read.guest, 0);
  EXPECT_EQ(read.rooms, 3);
}

TEST(Record, SaysWhatANumberShouldBe) {
  for (const Json& wrong : {Json(-1), Json(10), Json(2.0), Json("2"), Json(nullptr), Json(true),
                            Json(std::numeric_limits<std::uint64_t>::max())})
    EXPECT_THAT(problems_of(with("/logs", wrong)),
                ElementsAre("/logs should be a whole number from 0 to 9"))
        << wrong;
}

TEST(Record, SaysWhichWordsThereAre) {
  for (const Json& wrong : {Json(1), Json(nullptr), Json::array()})
    EXPECT_THAT(problems_of(with("/place", wrong)),
                ElementsAre(R"(/place should be one of "church", "woods", "quay")"))
        << wrong;
  EXPECT_THAT(problems_of(with("/place", "wood")),
              ElementsAre(R"(/place should be one of "church", "woods", "quay", not "wood")"));
  EXPECT_THAT(
      problems_of(with("/guest", "nobody")),
      ElementsAre(R"(/guest should be one of null, "church", "woods", "quay", not "nobody")"));
  EXPECT_THAT(problems_of(with("/guest", nullptr)), IsEmpty());
  EXPECT_THAT(problems_of(with("/slots/1", 0)),
              ElementsAre(StartsWith("/slots/1 should be one of")));
  EXPECT_THAT(problems_of(with("/deck/loose/0", "x")),
              ElementsAre(StartsWith("/deck/loose/0 should be one of")));
}

TEST(Record, KnowsEveryOtherKindOfField) {
  EXPECT_THAT(problems_of(with("/lit", 1)), ElementsAre("/lit should be true or false"));
  EXPECT_THAT(problems_of(with("/slots", Json::array({"quay"}))),
              ElementsAre("/slots should have 2 entries"));
  EXPECT_THAT(problems_of(with("/slots", "quay")), ElementsAre("/slots should be a list"));
  EXPECT_THAT(problems_of(with("/random", "lucky")), ElementsAre("/random should be an object"));
  for (const Json& wrong :
       {Json(7), Json("7"), Json("000000000000000g"), Json("00000000000000000")})
    EXPECT_THAT(problems_of(with("/random/key_2", wrong)),
                ElementsAre("/random/key_2 should be 16 hexadecimal digits in quotes"))
        << wrong;
  EXPECT_THAT(problems_of(with("/rooms", Json::array())),
              ElementsAre("/rooms should have 1 to 3 entries"));
  EXPECT_THAT(problems_of(with("/rooms/1", 4)), ElementsAre("/rooms/1 should be an object"));
  EXPECT_THAT(problems_of(with("/rooms/1/beds", 5)),
              ElementsAre("/rooms/1/beds should be a whole number from 0 to 4"));
}

TEST(Record, ADeckHasNoMoreCardsThanRoom) {
  Json json = written({});
  json["deck"]["top"] = Json::array({"quay", "quay", "quay"});
  EXPECT_THAT(problems_of(json), ElementsAre("/deck/top should have 0 to 2 entries"));
}

TEST(Record, ASetHasNoMemberTwice) {
  EXPECT_THAT(problems_of(with("/seen", Json::array({"quay", "quay"}))),
              ElementsAre("/seen/1 stands there twice"));
}

TEST(Record, NamesMissingAndUnknownFields) {
  Json json = written({});
  json.erase("logs");
  json["random"].erase("drawn");
  json["rooms"][1].erase("beds");
  EXPECT_THAT(problems_of(json), ElementsAre("/logs is missing", "/random/drawn is missing",
                                             "/rooms/1/beds is missing"));
  EXPECT_THAT(problems_of(with("/fire", 1)),
              ElementsAre("/fire is not a field of this game's state"));
  EXPECT_THAT(problems_of(with("/rooms/0/window", 1)),
              ElementsAre("/rooms/0/window is not a field of this game's state"));
}

TEST(Record, CollectsEverythingThatIsWrong) {
  Json json = with("/logs", 70);
  json["place"] = "x";
  json["rooms"][0]["beds"] = "none";
  json["odd"] = 0;
  EXPECT_THAT(problems_of(json), testing::SizeIs(4));
}

TEST(Record, AStateIsAnObject) {
  for (const Json& wrong : {Json(nullptr), Json(1), Json::array(), Json("state")})
    EXPECT_THAT(problems_of(wrong), ElementsAre(HasSubstr("a state is an object"))) << wrong;
}

}  // namespace
}  // namespace tavola
