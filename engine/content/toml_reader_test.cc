#include "content/toml_reader.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

#include "content/content.h"

namespace tavola::content {
namespace {

// Reads "toy/things.toml" as it stands in the test, and says what came of it.
class Things : public TomlReader {
 public:
  explicit Things(std::string toml)
      : TomlReader("toy/"), file_here_("toy/things.toml", std::move(toml)) {}

  template <class Read>
  std::string after(Read&& read) {
    toml::table root;
    if (!open("things.toml", root)) return error;
    return read(*this, root) ? "good" : error;
  }
  using TomlReader::all_different;
  using TomlReader::each;
  using TomlReader::fail_near;
  using TomlReader::flag;
  using TomlReader::has_field;
  using TomlReader::length;
  using TomlReader::number;
  using TomlReader::number_or;
  using TomlReader::one_of;
  using TomlReader::origin;
  using TomlReader::part;
  using TomlReader::read_elsewhere;
  using TomlReader::refuse;
  using TomlReader::some_of;
  using TomlReader::text;
  using TomlReader::twice_among;

 private:
  StandIn file_here_;
};

const std::vector<std::string> kPlaces = {"attic", "cellar", "woods"};

TEST(TomlReader, SaysFileLineAndColumnOfAFieldThatDoesNotFit) {
  const auto read = [](Things& at, const toml::table& root) {
    return at.each(root, "thing", [&](const toml::table& entry) {
      int count = 0;
      return at.number(entry, "count", 1, 6, count);
    });
  };
  EXPECT_EQ(Things("[[thing]]\ncount = 6\n").after(read), "good");
  EXPECT_EQ(Things("[[thing]]\nid = 1\ncount = 7\n").after(read),
            "toy/things.toml:3:9: \"count\" must be a whole number from 1 to 6");
  EXPECT_EQ(Things("[[thing]]\ncount = \"six\"\n").after(read),
            "toy/things.toml:2:9: \"count\" must be a whole number from 1 to 6");
}

TEST(TomlReader, TellsEveryEntryThatIsWrong) {
  const auto read = [](Things& at, const toml::table& root) {
    return at.each(root, "thing", [&](const toml::table& entry) {
      std::string id;
      int count = 0;
      return at.text(entry, "id", id) && at.number(entry, "count", 1, 6, count) &&
             (!at.has_field(entry, "part") || at.each(entry, "part", [&](const toml::table& part) {
               return at.number(part, "size", 1, 2, count);
             }));
    });
  };
  EXPECT_EQ(Things(R"(thing = [
  { id = "one", count = 7, colour = "red" },
  { id = "two", count = 6 },
  { id = "three", count = 6, part = [{ size = 3 }, { size = 2 }, { size = 4 }] },
  { id = "four", count = 5, colour = "red" },
  { count = 5 } ]
)")
                .after(read),
            "toy/things.toml:2:25: \"count\" must be a whole number from 1 to 6\n"
            "toy/things.toml:4:47: \"size\" must be a whole number from 1 to 2\n"
            "toy/things.toml:4:75: \"size\" must be a whole number from 1 to 2\n"
            "toy/things.toml:5:38: a [[thing]] like this one has no field \"colour\"\n"
            "toy/things.toml:6:3: \"id\" must be a text, as in id = \"…\"");
  std::string many;
  for (int i = 0; i < 30; ++i) many += "[[thing]]\nid = 1\n";
  const std::string told = Things(many).after(read);
  EXPECT_EQ(std::ranges::count(told, '\n'), 20) << told;
  EXPECT_TRUE(told.ends_with("\n… and perhaps more; mend these first")) << told;
}

TEST(TomlReader, AnIdThatStandsThereTwiceIsToldWithBothPlaces) {
  const auto read = [](Things& at, const toml::table& root) {
    std::vector<std::string> ids;
    return at.each(root, "thing", [&](const toml::table& entry) {
      std::string id;
      const bool good = at.text(entry, "id", id);
      ids.push_back("card " + id);
      return good;
    }) && at.all_different(ids);
  };
  EXPECT_EQ(Things("[[thing]]\nid = \"a\"\n[[thing]]\nid = \"b\"\n").after(read), "good");
  EXPECT_EQ(
      Things("[[thing]]\nid = \"a\"\n[[thing]]\nid = \"b\"\n[[thing]]\nid = \"a\"\n").after(read),
      "toy/things.toml:6:6: the id \"a\" stands at toy/things.toml:2:6 already; every thing "
      "needs its own");
}

TEST(TomlReader, AFieldThatIsMissingIsSoughtInItsEntry) {
  const auto read = [](Things& at, const toml::table& root) {
    return at.each(root, "thing", [&](const toml::table& entry) {
      std::string id;
      return at.text(entry, "id", id);
    });
  };
  EXPECT_EQ(Things("\n[[thing]]\ncount = 6\n").after(read),
            "toy/things.toml:2:1: \"id\" must be a text, as in id = \"…\"");
  EXPECT_NE(Things("other = 1\n").after(read).find("write one [[thing]] for each thing"),
            std::string::npos);
  EXPECT_NE(Things("thing = [ 4 ]\n").after(read).find("[[thing]] is a table"), std::string::npos);
}

TEST(TomlReader, AFieldThatNobodyReadsIsRefused) {
  const auto read = [](Things& at, const toml::table& root) {
    return at.each(root, "thing", [&](const toml::table& entry) {
      std::string id;
      int count = 0;
      at.read_elsewhere({"later"});
      return at.text(entry, "id", id) && at.number_or(entry, "count", 0, 9, count) &&
             (!at.has_field(entry, "part") || at.each(entry, "part", [&](const toml::table& part) {
               return at.text(part, "name", id);
             }));
    });
  };
  EXPECT_EQ(
      Things("[[thing]]\nid = \"a\"\nlater = 1\n[[thing]]\nid = \"b\"\ncount = 3\n").after(read),
      "good");
  EXPECT_EQ(Things("[[thing]]\nid = \"a\"\ncuont = 3\n").after(read),
            "toy/things.toml:3:9: a [[thing]] like this one has no field \"cuont\"; did you mean "
            "\"count\"?");
  EXPECT_EQ(Things("[[thing]]\nid = \"a\"\n[[thing.part]]\nname = \"x\"\n").after(read), "good");
  EXPECT_EQ(Things("[[thing]]\nid = \"a\"\n[[thing.part]]\nname = \"x\"\nid = \"y\"\n").after(read),
            "toy/things.toml:5:6: a [[part]] like this one has no field \"id\"");
}

TEST(TomlReader, ANameThatIsNotKnownIsAnsweredWithTheNearestOne) {
  std::uint8_t place = 0;
  const auto read = [&](Things& at, const toml::table& root) {
    return at.one_of(root, "place", kPlaces, place);
  };
  EXPECT_EQ(Things("place = \"woods\"\n").after(read), "good");
  EXPECT_EQ(place, 2);
  EXPECT_EQ(Things("place = \"celar\"\n").after(read),
            "toy/things.toml:1:9: \"celar\" is not known here; did you mean \"cellar\"?");
  EXPECT_EQ(Things("place = \"zzzzzzzz\"\n").after(read),
            "toy/things.toml:1:9: \"zzzzzzzz\" is not known here");
}

TEST(TomlReader, SeveralNamesAreASetAndAddToIt) {
  std::uint8_t places = 1;
  const auto read = [&](Things& at, const toml::table& root) {
    return at.some_of(root, "places", kPlaces, places);
  };
  EXPECT_EQ(Things("places = [\"woods\", \"cellar\"]\n").after(read), "good");
  EXPECT_EQ(places, 7);
  EXPECT_EQ(Things("places = \"woods\"\n").after(read),
            "toy/things.toml:1:10: \"places\" must be a list");
}

TEST(TomlReader, WhatMayBeLeftOutKeepsItsValue) {
  int copies = 3;
  bool special = true;
  const auto read = [&](Things& at, const toml::table& root) {
    return at.number_or(root, "copies", 1, 9, copies) && at.flag(root, "special", special);
  };
  EXPECT_EQ(Things("x = 1\n").after(read), "good");
  EXPECT_EQ(copies, 3);
  EXPECT_FALSE(special);
  EXPECT_EQ(Things("special = 1\n").after(read),
            "toy/things.toml:1:11: \"special\" must be true or false");
}

TEST(TomlReader, PartsLengthsAndOrigins) {
  const toml::table* board = nullptr;
  double reach = 0;
  bool ours = false;
  const auto read = [&](Things& at, const toml::table& root) {
    return at.part(root, "board", board) && at.length(*board, "reach", 5, 100, reach) &&
           at.origin(*board, ours);
  };
  EXPECT_EQ(Things("[board]\nreach = 7.5\norigin = \"ours\"\n").after(read), "good");
  EXPECT_EQ(reach, 7.5);
  EXPECT_TRUE(ours);
  EXPECT_NE(Things("reach = 7\n").after(read).find("write a part [board]"), std::string::npos);
  EXPECT_NE(Things("[board]\nreach = 200\n").after(read).find("must be a number from"),
            std::string::npos);
  EXPECT_NE(Things("[board]\nreach = 7\norigin = \"mine\"\n").after(read).find("3:10"),
            std::string::npos);
}

TEST(TomlReader, BrokenAndMissingFilesAreNamed) {
  const auto read = [](Things&, const toml::table&) { return true; };
  EXPECT_EQ(Things("a = \n").after(read).rfind("toy/things.toml:1:", 0), 0U);
  class Nowhere : public TomlReader {
   public:
    Nowhere() : TomlReader("nowhere/") {}
    bool look() {
      toml::table root;
      return open("things.toml", root);
    }
  } nowhere;
  EXPECT_FALSE(nowhere.look());
  EXPECT_EQ(nowhere.error, "nowhere/things.toml: the file is missing");
}

TEST(TomlReader, TheFirstErrorStays) {
  Things at("x = 1\n");
  EXPECT_FALSE(at.refuse("one"));
  EXPECT_FALSE(at.refuse("two"));
  EXPECT_EQ(at.error, "one");
  EXPECT_EQ(Things::twice_among({"b", "a", "b"}), "b");
  EXPECT_EQ(Things::twice_among({"b", "a"}), "");
}

}  // namespace
}  // namespace tavola::content
