// Accounts, asked of a hall: names, passwords, and what a player's page tells.
#include <string>

#include "rooms/api/api_for_tests.h"

namespace tavola::rooms {
namespace {

TEST_F(ApiTest, AccountsRememberTables) {
  const OpenedTable table = two_at_toy();
  const Json ada = {{"name", "Àda"}, {"password", "under the lamp"}};
  const Answer made = post("/api/account", ada);
  ASSERT_EQ(made.status, 200) << made.body;
  const std::string session = json_of(made)["session"];
  EXPECT_EQ(session.size(), 26U);
  const auto make = [&](const Json& account) { return code_of(post("/api/account", account)); };
  EXPECT_EQ(make({{"name", "àDA"}, {"password", "something else"}}), "name_taken");
  EXPECT_EQ(make({{"name", "Bea"}, {"password", "short"}}), "weak_password");
  EXPECT_EQ(make({{"name", "Beatrice"}, {"password", "beatrice"}}), "weak_password");
  EXPECT_EQ(make({{"name", "Bea"}, {"password", "aaaaaaaaaaaa"}}), "weak_password");
  EXPECT_EQ(make({{"name", "B"}, {"password", "long enough"}}), "bad_field");
  EXPECT_EQ(make({{"name", "B\u202ea"}, {"password", "long enough"}}), "bad_field");
  EXPECT_EQ(make({{"name", "Bea"}}), "missing_field");
  EXPECT_EQ(make({{"name", "Bea"}, {"password", "long enough"}, {"admin", true}}), "bad_field");

  EXPECT_EQ(code_of(post("/api/account/enter", {{"name", "Àda"}, {"password", "under the lap"}})),
            "wrong_password");
  EXPECT_EQ(code_of(post("/api/account/enter", {{"name", "Nemo"}, {"password", "whatever it is"}})),
            "wrong_password");
  const Answer entered =
      post("/api/account/enter", {{"name", "ÀDA"}, {"password", "under the lamp"}});
  ASSERT_EQ(entered.status, 200) << entered.body;
  const std::string second = json_of(entered)["session"];
  EXPECT_NE(second, session);

  EXPECT_EQ(code_of(post("/api/account/keep", {{"table", table.id}, {"token", table.host}})),
            "no_token");
  EXPECT_EQ(
      code_of(post("/api/account/keep", {{"table", table.id}, {"token", table.host}}, table.host)),
      "wrong_token");
  EXPECT_EQ(code_of(post("/api/account/keep", {{"table", table.id}, {"token", "nothing"}}, second)),
            "wrong_token");
  EXPECT_EQ(code_of(post("/api/account/keep", {{"table", "zzzz"}, {"token", "nothing"}}, second)),
            "no_such_table");
  EXPECT_EQ(post("/api/account/keep", {{"table", table.id}, {"token", table.host}}, second).status,
            200);
  const Json seen = json_of(get("/api/account", {}, session));
  EXPECT_EQ(seen["name"], "Àda");
  ASSERT_EQ(seen["tables"].size(), 1U);
  EXPECT_EQ(seen["tables"][0]["table"], table.id);
  EXPECT_EQ(seen["tables"][0]["tokens"], Json::array({table.host}));
  EXPECT_EQ(json_of(get("/api/tables", {}, session))["mine"][0]["table"], table.id);
  EXPECT_FALSE(json_of(get("/api/tables")).contains("mine"));

  EXPECT_EQ(post("/api/account/leave", Json::object(), session).status, 200);
  EXPECT_EQ(code_of(get("/api/account", {}, session)), "wrong_token");
  EXPECT_EQ(get("/api/account", {}, second).status, 200);
  EXPECT_EQ(code_of(get("/api/tables", {}, session)), "wrong_token");
}

TEST_F(ApiTest, WhoGuessesPasswordsIsMadeToWait) {
  shut();
  settings_.account_tries = 3;
  open();
  const Json guess = {{"name", "Bea"}, {"password", "x"}};
  for (int i = 0; i < 3; ++i) EXPECT_EQ(code_of(post("/api/account", guess)), "weak_password");
  const Answer fourth = post("/api/account", guess);
  EXPECT_EQ(fourth.status, 429);
  EXPECT_EQ(code_of(fourth), "too_fast");
  EXPECT_GT(json_of(fourth)["error"]["retry_after"], 0);
  EXPECT_EQ(code_of(post("/api/account", guess, "", "10.0.0.2")), "weak_password");
}

TEST_F(ApiTest, WhoNamesBrowsersTooOftenIsToldHowLongToWait) {
  const Json wrong = {{"endpoint", 7}};
  for (int i = 0; i < 120; ++i) EXPECT_EQ(code_of(post("/api/push/forget", wrong)), "bad_field");
  const Answer refused = post("/api/push/forget", wrong);
  EXPECT_EQ(refused.status, 429);
  EXPECT_EQ(code_of(refused), "too_fast");
  EXPECT_GT(json_of(refused)["error"]["retry_after"], 0);
  EXPECT_EQ(code_of(post("/api/push/forget", wrong, "", "10.0.0.2")), "bad_field");
}

// Otherwise anybody could keep somebody else out, by being wrong in their name.
TEST_F(ApiTest, WrongPasswordsLockNameAndAddressTogether) {
  shut();
  settings_.account_tries = 1000;
  settings_.password_tries = 3;
  open();
  const Json right = {{"name", "Bea"}, {"password", "a candle in the hall"}};
  const std::string session = json_of(post("/api/account", right))["session"];
  const Json guess = {{"name", "bea"}, {"password", "something else"}};
  for (int i = 0; i < 3; ++i)
    EXPECT_EQ(code_of(post("/api/account/enter", guess, "", "10.0.0.66")), "wrong_password");
  const Answer fourth = post("/api/account/enter", guess, "", "10.0.0.66");
  EXPECT_EQ(fourth.status, 429);
  EXPECT_EQ(code_of(fourth), "too_fast");
  EXPECT_GT(json_of(fourth)["error"]["retry_after"], 0);
  EXPECT_EQ(code_of(post("/api/account/enter", right, "", "10.0.0.66")), "too_fast")
      << "nothing is learned by it";
  EXPECT_EQ(post("/api/account/enter", right).status, 200) << "Bea herself is elsewhere";
  const Json other = {{"name", "Ugo"}, {"password", "something else"}};
  EXPECT_EQ(code_of(post("/api/account/enter", other, "", "10.0.0.66")), "wrong_password");
  // Whoever found an open browser guesses no faster.
  const Json change = {{"old", "something else"}, {"new", "another candle"}};
  for (int i = 0; i < 3; ++i)
    EXPECT_EQ(code_of(post("/api/account/password", change, session)), "wrong_password");
  EXPECT_EQ(code_of(post("/api/account/password", change, session)), "too_fast");
}

TEST_F(ApiTest, OnesOwnPasswordCanBeChanged) {
  const Json before = {{"name", "Bea"}, {"password", "a candle in the hall"}};
  const std::string here = json_of(post("/api/account", before))["session"];
  const std::string elsewhere = json_of(post("/api/account/enter", before))["session"];
  const auto change = [&](const char* old, const char* now, const std::string& session) {
    return code_of(post("/api/account/password", {{"old", old}, {"new", now}}, session));
  };
  EXPECT_EQ(change("a candle in the hall", "two candles there", ""), "no_token");
  EXPECT_EQ(change("a candle in the hal", "two candles there", here), "wrong_password");
  EXPECT_EQ(change("a candle in the hall", "short", here), "weak_password");
  EXPECT_EQ(get("/api/account", {}, elsewhere).status, 200) << "nothing has changed";
  EXPECT_EQ(change("a candle in the hall", "two candles there", here), "");
  EXPECT_EQ(get("/api/account", {}, here).status, 200);
  EXPECT_EQ(code_of(get("/api/account", {}, elsewhere)), "wrong_token") << "other sessions end";
  EXPECT_EQ(code_of(post("/api/account/enter", before)), "wrong_password");
  EXPECT_EQ(post("/api/account/enter", {{"name", "Bea"}, {"password", "two candles there"}}).status,
            200);
}

TEST_F(ApiTest, AServerForAccountsOpensTablesForThoseWhoAreSignedIn) {
  const Json toy = {{"game", "toy"}, {"seats", {{{"name", "Ada"}}, {{"name", "Bruno"}}}}};
  EXPECT_EQ(json_of(get("/api/games"))["access"], "open");
  shut();
  settings_.access = Access::kAccounts;
  open();
  EXPECT_EQ(json_of(get("/api/games"))["access"], "accounts");
  const Answer refused = post("/api/tables", toy);
  EXPECT_EQ(refused.status, 401);
  EXPECT_EQ(code_of(refused), "sign_in");
  EXPECT_EQ(code_of(post("/api/tables", toy, "no session of anybody")), "sign_in");
  EXPECT_EQ(code_of(post("/api/tables/upload", Json::object())), "sign_in");
  EXPECT_EQ(storage_->count_tables(), 0U);
  const std::string session =
      json_of(post("/api/account", {{"name", "Ada"}, {"password", "under the lamp"}}))["session"];
  const OpenedTable table = opened_table(post("/api/tables", toy, session));
  EXPECT_NE(code_of(post("/api/tables/upload", Json::object(), session)), "sign_in");
  // The link of a seat asks for no account.
  Person bruno(hall());
  EXPECT_EQ(bruno.sit(table.id, {table.seats[1]})["ok"], true);
  // Nor does it matter whether a session that comes with it is still good.
  Person ada(hall());
  const Json with = {{"do", "sit"}, {"table", table.id}, {"tokens", {table.seats[0]}}};
  for (const std::string& each : {session, std::string("no session of anybody")}) {
    Json sit = with;
    sit["session"] = each;
    EXPECT_EQ(ada.ask(sit)["ok"], true) << each;
  }
  for (const Json& wrong : {Json(7), Json(std::string(65, 'x')), Json(nullptr)}) {
    Json sit = with;
    sit["session"] = wrong;
    EXPECT_EQ(ada.ask(sit)["error"]["code"], "bad_field") << wrong;
  }
}

TEST_F(ApiTest, OpenSeatsOfAServerForAccountsAreForThoseWhoAreSignedIn) {
  shut();
  settings_.access = Access::kAccounts;
  open();
  const std::string session =
      json_of(post("/api/account", {{"name", "Ada"}, {"password", "under the lamp"}}))["session"];
  const OpenedTable table = opened_table(post(
      "/api/tables",
      {{"game", "toy"}, {"seats", {{{"name", "Ada"}}, {{"name", ""}, {"open", true}}}}}, session));
  const Json take = {{"do", "take"}, {"seat", 1}, {"name", "Zoe"}};
  Person zoe(hall());
  ASSERT_EQ(zoe.sit(table.id, {})["ok"], true) << "a listed table may be looked at";
  EXPECT_EQ(zoe.ask(take)["error"]["code"], "sign_in");
  // What is said at once, before it is known who they are, keeps its order.
  const int sits = zoe.say({{"do", "sit"}, {"table", table.id}, {"session", session}});
  const int takes = zoe.say(take);
  EXPECT_EQ(zoe.guest().reply(sits)["ok"], true);
  EXPECT_EQ(zoe.guest().reply(takes)["ok"], true);
}

TEST_F(ApiTest, NewAccountsOfAServerByInvitationAreMadeWithALink) {
  shut();
  settings_.access = Access::kInvite;
  open();
  Json ada = {{"name", "Ada"}, {"password", "under the lamp"}};
  EXPECT_EQ(code_of(post("/api/account", ada)), "invite_needed");
  ada["invite"] = "abcdefghjkmnpqrstvwxyz0123";
  EXPECT_EQ(code_of(post("/api/account", ada)), "invite_used");
  const std::string invite = *Accounts(*storage_).invite();
  ada["invite"] = invite;
  ada["password"] = "short";
  EXPECT_EQ(code_of(post("/api/account", ada)), "weak_password");
  ada["password"] = "under the lamp";
  EXPECT_EQ(post("/api/account", ada).status, 200) << "what was refused has spent nothing";
  const Json bea = {{"name", "Bea"}, {"password", "by the window"}, {"invite", invite}};
  EXPECT_EQ(code_of(post("/api/account", bea)), "invite_used") << "it is good once";
  ada.erase("invite");
  EXPECT_EQ(post("/api/account/enter", ada).status, 200) << "who has an account needs no other";
}

TEST_F(ApiTest, TheCommonestPasswordsAreRefused) {
  for (const char* common : {"password", "Password1", "12345678", "qwertyuiop", "iloveyou",
                             "contraseña", "juventus", "administrator"})
    EXPECT_EQ(code_of(post("/api/account", {{"name", "Bea"}, {"password", common}})),
              "weak_password")
        << common;
  EXPECT_EQ(post("/api/account", {{"name", "Bea"}, {"password", "lanterna e nebbia"}}).status, 200);
}

TEST(Accounts, FoldsNames) {
  EXPECT_EQ(folded("ÀDA Ñu ÉÖÞ×"), "àda ñu éöþ×");
  EXPECT_EQ(folded("ŁÓDŹ Žižek"), "łódź žižek");
  EXPECT_EQ(folded("ΑΩ ЖЁ 🜏漢"), "αω жё 🜏漢");
  EXPECT_EQ(characters("àñ🜏"), 3U);
  EXPECT_TRUE(has_controls("a\tb"));
  EXPECT_TRUE(has_controls("a\u200fb"));
  EXPECT_FALSE(has_controls("L'Àñ 🜏"));
}

TEST_F(ApiTest, APlayersPageTellsOfTheirOwnTables) {
  const auto open = [&](const char* title) {
    return json_of(post(
        "/api/tables",
        {{"game", "salem"}, {"title", title}, {"seats", {{{"name", "Ada"}}, {{"name", "Teo"}}}}}));
  };
  const Json one = open("One");
  const Json two = open("Two");
  const auto ask_for = [](const Json& made, const Json& token) {
    return Json{{"table", made["table"]}, {"tokens", {token}}};
  };
  Json told =
      json_of(post("/api/player", {{"tables",
                                    {ask_for(one, one["tokens"]["seats"][0]), ask_for(two, "wrong"),
                                     ask_for({{"table", "gone"}}, "x")}}}));
  ASSERT_EQ(told["tables"].size(), 1U);
  EXPECT_TRUE(told["name"].is_null());
  EXPECT_EQ(told["tables"][0]["title"], "One");
  EXPECT_EQ(told["tables"][0]["yours"], Json::array({0}));
  EXPECT_EQ(told["tables"][0]["over"], false);
  EXPECT_TRUE(told["tables"][0]["won"].is_null());
  // An account adds what it remembers.
  const std::string session = json_of(
      post("/api/account", {{"name", "Ada"}, {"password", "a long password 7"}}))["session"];
  ASSERT_EQ(post("/api/account/keep",
                 {{"table", two["table"]}, {"token", two["tokens"]["seats"][1]}}, session)
                .status,
            200);
  told = json_of(post("/api/player", {{"tables", Json::array()}}, session));
  EXPECT_EQ(told["name"], "Ada");
  ASSERT_EQ(told["tables"].size(), 1U);
  EXPECT_EQ(told["tables"][0]["yours"], Json::array({1}));
  Json many = Json::array();
  for (int i = 0; i < 101; ++i) many.push_back(ask_for(one, "x"));
  EXPECT_EQ(post("/api/player", {{"tables", many}}).status, 400);
  for (const Json& wrong : {Json(3), Json::array({3}), Json::array({{{"table", 1}}})})
    EXPECT_EQ(post("/api/player", {{"tables", wrong}}).status, 400);
}
}  // namespace
}  // namespace tavola::rooms
