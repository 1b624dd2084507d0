// JSON Patch as RFC 6902 has it, and what our own errors say.
#include "play/scenarios/patch.h"

#include <gtest/gtest.h>

#include "core/json.h"

namespace tavola::play {
namespace {

struct Case {
  const char* from;
  const char* patch;
  const char* to;  // or part of the message when the patch does not apply
  bool applies;
};

TEST(Patch, DoesWhatTheStandardSays) {
  const Case cases[] = {
      {R"({"a":1})", R"([{"op":"add","path":"/b","value":2}])", R"({"a":1,"b":2})", true},
      {R"({"a":[1,3]})", R"([{"op":"add","path":"/a/1","value":2}])", R"({"a":[1,2,3]})", true},
      {R"({"a":[1]})", R"([{"op":"add","path":"/a/-","value":2}])", R"({"a":[1,2]})", true},
      {R"({"a":1})", R"([{"op":"add","path":"","value":[]}])", "[]", true},
      {R"({"a":[1,2]})", R"([{"op":"remove","path":"/a/0"}])", R"({"a":[2]})", true},
      {R"({"a":1,"b":2})", R"([{"op":"remove","path":"/a"}])", R"({"b":2})", true},
      {R"({"a":1})", R"([{"op":"replace","path":"/a","value":{"x":2}}])", R"({"a":{"x":2}})", true},
      {R"({"a":1,"b":[]})", R"([{"op":"move","from":"/a","path":"/b/0"}])", R"({"b":[1]})", true},
      {R"({"a":1,"b":[]})", R"([{"op":"copy","from":"/a","path":"/b/-"}])", R"({"a":1,"b":[1]})",
       true},
      {R"({"a":1})", R"([{"op":"test","path":"/a","value":1}])", R"({"a":1})", true},
      {R"({"a/b":1,"~":2})", R"([{"op":"remove","path":"/a~1b"},{"op":"remove","path":"/~0"}])",
       "{}", true},
      {R"({"a":1})", R"([{"op":"test","path":"/a","value":2}])", "/a is 1", false},
      {R"({"a":1})", R"([{"op":"replace","path":"/b","value":2}])", "it has a", false},
      {R"({"a":1})", R"([{"op":"add","path":"/a/b","value":2}])", "single value", false},
      {R"({"a":[1]})", R"([{"op":"add","path":"/a/7","value":2}])", "0 to 1", false},
      {R"({"a":[1]})", R"([{"op":"add","path":"/a/01","value":2}])", "0 to 1", false},
      {R"({"a":[1]})", R"([{"op":"remove","path":"/a/1"}])", "1 entries", false},
      {R"({"a":{"b":1}})", R"([{"op":"move","from":"/a","path":"/a/b"}])", "into itself", false},
      {R"({"a":1})", R"([{"op":"remove","path":""}])", "whole state", false},
      {R"({"a":1})", R"([{"op":"remove","path":"a"}])", "no path", false},
      {R"({"a":1})", R"([{"op":"remove","path":"/~2"}])", "no path", false},
      {R"({"a":1})", R"([{"op":"grow","path":"/a"}])", "grow", false},
      {R"({"a":1})", R"([{"op":"add","path":"/b"}])", "value", false},
      {R"({"a":1})", R"([{"op":"copy","path":"/b"}])", "from", false},
      {R"({"a":{"b":["x"],"c":["y","z","y"]}})", R"([{"op":"take","path":"/a","value":"y"}])",
       R"({"a":{"b":["x"],"c":["z","y"]}})", true},
      {R"({"a":["x"]})", R"([{"op":"take","path":"/a","value":"y"}])", R"(/a holds no "y")", false},
      {R"({"a":["x"]})", R"([{"op":"take","path":"/a"}])", "value", false},
      {R"({"a":1})", R"([5])", "Operation 0", false},
      {R"({"a":1})", R"({})", "list of operations", false},
  };
  for (const Case& one : cases) {
    const auto result = patched(Json::parse(one.from), Json::parse(one.patch));
    ASSERT_EQ(result.has_value(), one.applies) << one.patch;
    if (one.applies)
      EXPECT_EQ(*result, Json::parse(one.to)) << one.patch;
    else
      EXPECT_NE(result.error().message.find(one.to), std::string::npos) << result.error().message;
  }
}

TEST(Patch, FollowsAPath) {
  const Json json = Json::parse(R"({"a":[{"b":7}]})");
  ASSERT_NE(value_at(json, "/a/0/b"), nullptr);
  EXPECT_EQ(*value_at(json, "/a/0/b"), 7);
  EXPECT_EQ(value_at(json, "/a/1"), nullptr);
  EXPECT_EQ(value_at(json, "/a/0/b/c"), nullptr);
  EXPECT_EQ(value_at(json, ""), &json);
}

}  // namespace
}  // namespace tavola::play
