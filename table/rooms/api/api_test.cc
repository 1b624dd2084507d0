// Everything below /api, asked of a hall.
#include "rooms/api/api.h"

#include <algorithm>
#include <chrono>
#include <map>
#include <regex>
#include <set>
#include <thread>

#include "play/json_text.h"
#include "rooms/api/api_for_tests.h"

namespace tavola::rooms {
namespace {

TEST_F(ApiTest, TellsTheGames) {
  const Json games = json_of(get("/api/games", {{"lang", "it"}}))["games"];
  ASSERT_GE(games.size(), 2U);
  const Json& salem = games[0];
  EXPECT_EQ(salem["id"], "salem");
  EXPECT_EQ(salem["minutes"], Json::array({60, 90}));
  EXPECT_EQ(salem["seats"], Json::array({2, 3, 4}));
  EXPECT_EQ(salem["theme"]["tint"], "#22303f");
  EXPECT_EQ(salem["guide"], true);
  EXPECT_EQ(salem["options"][0]["id"], "first_player");
  EXPECT_EQ(salem["options"][0]["values"][0]["title"], "a caso");
  EXPECT_EQ(salem["bots"].size(), 3U);
  EXPECT_NE(salem["bots"][0]["title"], salem["bots"][0]["id"]);
  EXPECT_EQ(salem["round"], "Round {n}");
  for (const Json& game : games)
    if (game["id"] == "avalon") EXPECT_EQ(game["round"], "Giorno {n}") << "it goes by days";
  EXPECT_NE(salem["tagline"], json_of(get("/api/games"))["games"][0]["tagline"]);

  // The shelf has every game in its order, and says what those are that cannot be played yet.
  const Json shelf = json_of(get("/api/games", {{"lang", "it"}}))["shelf"];
  std::set<Json> places;
  for (const Json& place : shelf) {
    places.insert(place["id"]);
    const bool there = std::any_of(games.begin(), games.end(),
                                   [&](const Json& game) { return game["id"] == place["id"]; });
    EXPECT_EQ(place.contains("title"), !there) << place;
    EXPECT_EQ(place.contains("tagline"), !there) << place;
  }
  for (const Json& game : games)
    EXPECT_TRUE(places.contains(game["id"]) || game["id"] == "toy") << game["id"];

  const Json keywords = json_of(get("/api/games/salem/keywords", {{"lang", "it"}}))["keywords"];
  ASSERT_FALSE(keywords.empty());
  for (const Json& keyword : keywords) {
    EXPECT_FALSE(keyword["text"].get<std::string>().empty());
    // Every one is a rule that can be looked up.
    const auto id = keyword["rule"].get<std::string>();
    EXPECT_EQ(json_of(get("/api/rules/" + id, {{"lang", "it"}}))["id"], id);
  }
  EXPECT_EQ(keywords[3]["words"], Json({"Ombra", "Ombre"}));
  const Json guide = json_of(get("/api/games/salem/guide", {{"lang", "es"}}));
  EXPECT_EQ(guide["seats"].size(), 2U);
  EXPECT_EQ(guide["notes"][0]["prompt"], "move");
  EXPECT_EQ(guide["notes"][0]["title"], "Cómo acaba");
  EXPECT_EQ(guide["notes"][0]["at"], Json({"goals"}));
  // The guide is a table that can be opened as it is told.
  const Answer opened = post("/api/tables", {{"game", "salem"},
                                             {"seats", guide["seats"]},
                                             {"seed", guide["seed"]},
                                             {"options", guide["options"]},
                                             {"guided", true}});
  EXPECT_EQ(opened.status, 200) << opened.body;
  EXPECT_EQ(get("/api/games/toy/guide").status, 404);
  EXPECT_EQ(code_of(get("/api/games/chess/guide")), "unknown_game");
}

TEST_F(ApiTest, LooksUpWordsRulesAndCards) {
  EXPECT_GT(json_of(get("/api/words", {{"lang", "it"}}))["words"].size(), 50U);
  const Json rule = json_of(get("/api/rules/HS-091", {{"lang", "en"}}));
  EXPECT_EQ(rule["id"], "HS-091");
  EXPECT_EQ(rule["game"], "salem");
  EXPECT_FALSE(rule["text"].get<std::string>().empty());
  EXPECT_EQ(code_of(get("/api/rules/HS-999")), "unknown_rule");
  EXPECT_EQ(code_of(get("/api/rules/R01")), "bad_field");
  const Json lesson = json_of(get("/api/games/salem/lesson", {{"lang", "it"}}));
  EXPECT_EQ(lesson["game"], "salem");
  EXPECT_TRUE(std::ranges::any_of(lesson["blocks"], [](const Json& block) {
    return block.contains("scene") && block["scene"].contains("areas");
  }));
  EXPECT_EQ(code_of(get("/api/games/toy/lesson")), "no_lesson");
  EXPECT_EQ(code_of(get("/api/games/chess/lesson")), "unknown_game");
  const Json cards = json_of(get("/api/cards", {{"game", "salem"}, {"lang", "it"}}))["cards"];
  EXPECT_GT(cards.size(), 30U);
  EXPECT_EQ(cards[0]["kinds"], "Carte Creatura");
  EXPECT_EQ(cards[0]["kind_name"], "Carta Creatura");
  EXPECT_EQ(code_of(get("/api/cards", {{"game", "chess"}})), "unknown_game");
  const auto named = [&](const char* game, const char* language, const std::string& name) {
    const Json answer =
        json_of(get("/api/games/" + std::string(game) + "/names", {{"lang", language}}));
    for (const Json& each : answer["names"])
      if (each["name"] == name) return each["id"].get<std::string>();
    return std::string();
  };
  EXPECT_EQ(named("salem", "it", "Strega"), "witch");
  EXPECT_EQ(named("arkham", "en", "Luck"), "") << "a skill before it is a card";
  EXPECT_NE(named("arkham", "en", "Elder Sign"), "");
  EXPECT_EQ(named("arkham", "en", "gate card"), "") << "no name";
  const Json salem = json_of(get("/api/games/salem/names"))["names"];
  EXPECT_TRUE(std::ranges::any_of(salem, [](const Json& each) {
    return each["name"] == "Witch House" && each["id"].get<std::string>().empty();
  })) << "no Witch";
  EXPECT_EQ(code_of(get("/api/games/chess/names")), "unknown_game");
  EXPECT_EQ(code_of(get("/api/rules/R999", {{"game", "salem"}})), "unknown_rule");
  const Json found = json_of(get("/api/rules", {{"game", "salem"}, {"find", "portal"}}));
  const Json rules = found["rules"];
  for (const Json& each : rules) EXPECT_EQ(each["game"], "salem");
  for (const Json& other : found["elsewhere"]) {
    EXPECT_NE(other["game"], "salem");
    const Json there = json_of(get("/api/rules", {{"game", other["game"]}, {"find", "portal"}}));
    EXPECT_EQ(there["rules"].size(), std::min(other["count"].get<std::size_t>(), std::size_t{50}));
  }
  const Json players = json_of(get("/api/rules", {{"game", "salem"}, {"find", "player"}}));
  EXPECT_FALSE(players["elsewhere"].empty()) << "other games have players, too";
  EXPECT_EQ(json_of(get("/api/rules", {{"game", "salem"}}))["elsewhere"], Json::array());
  EXPECT_GT(rules.size(), 3U);
  EXPECT_LE(rules.size(), 50U);
  EXPECT_GT(json_of(get("/api/rules", {{"game", "salem"}}))["rules"].size(), 300U);
  EXPECT_EQ(get("/api/rules").status, 400);
  const Json card = json_of(get("/api/cards/ghoul", {{"game", "salem"}, {"lang", "it"}}));
  EXPECT_EQ(card["id"], "ghoul");
  EXPECT_TRUE(card["lines"].is_array());
  EXPECT_TRUE(card["ours"].is_boolean());
  EXPECT_EQ(code_of(get("/api/cards/joker", {{"game", "salem"}})), "unknown_card");
  EXPECT_EQ(json_of(get("/api/cards/ghoul"))["id"], "ghoul") << "of the first game that has it";
  EXPECT_EQ(code_of(get("/api/cards/joker")), "unknown_card");
  EXPECT_EQ(code_of(get("/api/cards/ghoul", {{"game", "chess"}})), "unknown_game");
  EXPECT_EQ(code_of(get("/api/words", {{"lang", "fr"}})), "bad_field");
  EXPECT_EQ(get("/api/nothing").status, 404);
  EXPECT_EQ(get("/api/").status, 404);
  EXPECT_EQ(get("").status, 404);
  EXPECT_EQ(ask(hall(), "DELETE", "/api/games").status, 405);
}

TEST_F(ApiTest, EveryRuleIsToldInThreeLanguages) {
  for (const char* game : {"salem", "catacombs", "arkham", "avalon"}) {
    std::map<std::string, std::set<std::string>> texts;
    for (const char* language : {"en", "it", "es"}) {
      const Json answer = json_of(get("/api/rules", {{"game", game}, {"lang", language}}));
      for (const Json& rule : answer["rules"]) texts[rule["id"]].insert(rule["text"]);
    }
    EXPECT_GT(texts.size(), 300U) << game;
    for (const auto& [id, said] : texts) EXPECT_EQ(said.size(), 3U) << id << " is told alike";
  }
}

/// Words by which a line speaks to the makers of the program instead of to players.
bool speaks_to_makers(const std::string& line) {
  static const std::regex words(
      R"(\b(program|engine|loader|JSON|schema|run-time|implementation)\b|must be refused)"
      R"(|^(Refuse|Validate|Register|Store|Support|Let content|Test:))");
  return std::regex_search(line, words);
}

TEST_F(ApiTest, EnglishRulesAreWrittenForPlayersToo) {
  EXPECT_TRUE(speaks_to_makers("The program must keep two graphs."));
  EXPECT_TRUE(speaks_to_makers("Refuse activation in Locations without the Menhir seal."));
  for (const char* game : {"salem", "catacombs", "arkham", "avalon"}) {
    const Json rules = json_of(get("/api/rules", {{"game", game}, {"lang", "en"}}))["rules"];
    std::size_t orders = 0;
    for (const Json& rule : rules) {
      const auto text = rule["text"].get<std::string>();
      EXPECT_FALSE(speaks_to_makers(text)) << rule["id"] << ": " << text;
      orders += text.contains(" must ") ? 1 : 0;
    }
    // "Must" is for what players are forced to, not for what happens.
    EXPECT_LT(orders * 20, rules.size()) << game;
  }
}

TEST_F(ApiTest, RefusesATableThatIsAskedForWronglyAndKeepsNothing) {
  const Json good = {{"game", "toy"}, {"seats", {{{"name", "Ada"}}, {{"name", "Teo"}}}}};
  const auto with = [&](const char* name, Json value) {
    Json wishes = good;
    wishes[name] = std::move(value);
    return code_of(post("/api/tables", wishes));
  };
  EXPECT_EQ(with("colour", "red"), "bad_field");
  EXPECT_EQ(with("game", 3), "bad_field");
  EXPECT_EQ(with("game", "chess"), "unknown_game");
  EXPECT_EQ(with("seats", 2), "bad_field");
  EXPECT_EQ(with("seats", Json::array()), "bad_field");
  EXPECT_EQ(with("seats", {{{"name", "Ada"}, {"age", 36}}}), "bad_field");
  EXPECT_EQ(with("seats", {{{"name", 3}}}), "bad_field");
  EXPECT_EQ(with("seats", {{{"name", "Ada\nBruno"}}}), "bad_field");
  EXPECT_EQ(with("seats", {{{"name", std::string(41, 'x')}}}), "bad_field");
  EXPECT_EQ(with("seats", {{{"name", "Teo"}, {"bot", "genius"}}}), "unknown_bot");
  EXPECT_EQ(with("seats", Json(std::vector<Json>(9, Json{{"name", ""}}))), "bad_seats");
  EXPECT_EQ(with("options", "none"), "bad_field");
  EXPECT_EQ(with("options", {{"colour", "red"}}), "bad_option");
  EXPECT_EQ(with("preset", 1), "bad_field");
  EXPECT_EQ(with("preset", "hard"), "unknown_preset");
  EXPECT_EQ(with("seed", -1), "bad_field");
  EXPECT_EQ(with("seed", "7"), "bad_field");
  EXPECT_EQ(with("lang", "fr"), "bad_field");
  EXPECT_EQ(with("title", std::string(81, 'x')), "bad_field");
  EXPECT_EQ(with("listed", "yes"), "bad_field");
  EXPECT_EQ(code_of(post("/api/tables", Json::array())), "bad_request");
  EXPECT_EQ(code_of(ask(hall(), "POST", "/api/tables", "{\"game\":")), "bad_json");
  EXPECT_EQ(code_of(ask(hall(), "POST", "/api/tables", "{\"game\":\"\xff\"}")), "bad_json");
  EXPECT_EQ(code_of(post("/api/tables", Json::object())), "missing_field");
  EXPECT_EQ(code_of(ask(hall(), "POST", "/api/tables", std::string(9 << 20, ' '))), "too_large");
  EXPECT_EQ(*storage_->count_tables(), 0U);
  EXPECT_EQ(with("title", "Night"), "");
  EXPECT_EQ(*storage_->count_tables(), 1U);
}

TEST_F(ApiTest, TellsPresetsAndOpensTablesByThem) {
  const Json games = json_of(get("/api/games", {{"lang", "it"}}))["games"];
  const auto of = [&games](const std::string& id) {
    return *std::find_if(games.begin(), games.end(),
                         [&id](const Json& game) { return game["id"] == id; });
  };
  const Json catacombs = of("catacombs");
  ASSERT_EQ(catacombs["presets"].size(), 3U);
  EXPECT_EQ(catacombs["presets"][0]["id"], "first");
  EXPECT_EQ(catacombs["presets"][0]["title"], "Prima partita");
  EXPECT_EQ(catacombs["presets"][0]["guided"], true);
  EXPECT_EQ(catacombs["presets"][0]["options"]["help"], "path");
  EXPECT_EQ(catacombs["presets"][1]["options"], Json::object());
  EXPECT_EQ(catacombs["side"], "gli eroi");
  EXPECT_EQ(of("avalon")["rounds"], "{n} giorni");
  const Json measured = of("salem")["presets"][1]["measured"][0];
  EXPECT_EQ(measured["seats"], 2);
  EXPECT_GE(measured["games"], measured["won"]);
  EXPECT_GT(measured["minutes"], 0);
  for (const Json& option : of("salem")["options"]) {
    EXPECT_EQ(option.contains("ruling"), option["id"] != "first_player") << option;
    if (option.contains("ruling")) EXPECT_TRUE(option.contains("says")) << option;
  }
}

TEST_F(ApiTest, ListsOnlyWhatIsListedAndTellsNoSecret) {
  const OpenedTable shown = new_table({{"game", "toy"},
                                       {"seats", {{{"name", "Ada"}}, {{"name", "Teo"}}}},
                                       {"seed", 424242},
                                       {"title", "Friday"},
                                       {"listed", true}});
  two_at_toy(false);
  const Answer answer = get("/api/tables");
  const Json tables = json_of(answer)["tables"];
  ASSERT_EQ(tables.size(), 1U);
  EXPECT_EQ(tables[0]["table"], shown.id);
  EXPECT_EQ(tables[0]["title"], "Friday");
  EXPECT_EQ(tables[0]["game"], "toy");
  EXPECT_EQ(tables[0]["seats"][0], (Json{{"name", "Ada"}, {"bot", nullptr}, {"here", false}}));
  EXPECT_EQ(tables[0]["over"], false);
  EXPECT_GT(tables[0]["since"], 0);
  for (const std::string& secret :
       {shown.host, shown.spectator, shown.seats[0], shown.seats[1], std::string("424242")})
    EXPECT_EQ(answer.body.find(secret), std::string::npos);
  // Who sits there is told from the room.
  Person ada(hall());
  ada.sit(shown.id, {shown.seats[0]});
  ada.guest().of_type("scene");
  // The list is told by the room when its turn is over, which may be a moment later.
  Json here = false;
  for (int i = 0; i < 200 && here != true; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
    here = json_of(get("/api/tables"))["tables"][0]["seats"][0]["here"];
  }
  EXPECT_EQ(here, true);
}

TEST_F(ApiTest, HoldsNoMoreTablesThanItMay) {
  shut();
  settings_.most_tables = 2;
  open();
  two_at_toy();
  two_at_toy();
  const Answer third =
      post("/api/tables", {{"game", "toy"}, {"seats", {{{"name", "Ada"}}, {{"name", "Bruno"}}}}});
  EXPECT_EQ(third.status, 503);
  EXPECT_EQ(code_of(third), "too_many_tables");
}

TEST_F(ApiTest, DeletesForTheHostAlone) {
  const OpenedTable table = two_at_toy();
  const OpenedTable other = two_at_toy();
  Person ada(hall());
  ada.sit(table.id, {table.seats[0]});
  const std::string path = "/api/tables/" + table.id;
  EXPECT_EQ(ask(hall(), "DELETE", path).status, 401);
  EXPECT_EQ(code_of(ask(hall(), "DELETE", path, "", other.host)), "wrong_token");
  EXPECT_EQ(code_of(ask(hall(), "DELETE", path, "", table.seats[0])), "not_host");
  EXPECT_EQ(code_of(ask(hall(), "DELETE", "/api/tables/zzzzzzzz", "", table.host)),
            "no_such_table");
  EXPECT_EQ(ask(hall(), "DELETE", path, "", table.host).status, 200);
  EXPECT_EQ(ada.guest().of_type("gone").value("url", ""), "");
  EXPECT_EQ(ada.sit(table.id, {table.seats[0]})["error"]["code"], "no_such_table");
  EXPECT_EQ(*storage_->count_tables(), 1U);
}

TEST_F(ApiTest, SealsTheLogOfAGameThatGoesOn) {
  const OpenedTable table = new_table(
      {{"game", "toy"}, {"seats", {{{"name", "Ada"}}, {{"name", "Bruno"}}}}, {"seed", 987654321}});
  Person ada(hall()), bruno(hall());
  ada.sit(table.id, {table.seats[0]});
  EXPECT_EQ(ada.choose()["ok"], true);
  const std::string path = "/api/tables/" + table.id + "/log";
  EXPECT_EQ(code_of(get(path)), "no_token");
  EXPECT_EQ(code_of(get(path, {}, "wrong")), "wrong_token");
  EXPECT_EQ(code_of(get(path, {}, table.seats[1])), "not_host") << "a copy shows all seats";
  const Answer log = get(path, {}, table.host);
  ASSERT_EQ(log.status, 200) << log.body;
  EXPECT_EQ(log.file_name, "toy-" + table.id + ".tavola");
  EXPECT_EQ(json_of(log).size(), 2U);
  EXPECT_EQ(json_of(log)["tavola"], 1);
  for (const std::string& secret :
       {std::string("987654321"), std::string("records"), std::string("seed"), table.host})
    EXPECT_EQ(log.body.find(secret), std::string::npos) << secret;

  // The same server opens it; the new table stands where the old one stood.
  const OpenedTable copy = opened_table(ask(hall(), "POST", "/api/tables/upload", log.body));
  EXPECT_NE(copy.id, table.id);
  EXPECT_NE(copy.seats[0], table.seats[0]);
  bruno.sit(copy.id, {copy.seats[1]});
  EXPECT_EQ(bruno.last_scene()["scene"]["board"], ada.scene_from(1)["scene"]["board"]);

  // Whoever has copies cannot try out on one of them what will be rolled at another.
  const OpenedTable other_copy = opened_table(ask(hall(), "POST", "/api/tables/upload", log.body));
  std::vector<std::string> seeds;
  for (const OpenedTable& each : {copy, other_copy}) {
    const Json last = Json::parse(storage_->read(each.id)->entries.back());
    ASSERT_TRUE(last.contains("reseed")) << last;
    seeds.push_back(last["reseed"].get<std::string>());
    EXPECT_EQ(seeds.back().size(), 64U) << "all 256 bits are the system's";
  }
  EXPECT_NE(seeds[0], seeds[1]);
  EXPECT_EQ(bruno.ask({{"do", "undo"}, {"to", 0}})["error"]["code"], "bad_field")
      << "before it the copies are alike";

  std::string changed = log.body;
  char& letter = changed[changed.size() / 2];
  letter = letter == 'a' ? 'b' : 'a';
  EXPECT_EQ(code_of(ask(hall(), "POST", "/api/tables/upload", changed)), "sealed_elsewhere");
  // Another server does not.
  const auto elsewhere = storage::open_storage(folder_ + "/other.db");
  ASSERT_TRUE(elsewhere);
  Hall other(**elsewhere, settings_);
  EXPECT_EQ(code_of(ask(other, "POST", "/api/tables/upload", log.body)), "sealed_elsewhere");
  EXPECT_EQ(*(*elsewhere)->count_tables(), 0U);
}

TEST_F(ApiTest, AFinishedGameIsSavedInTheClear) {
  const OpenedTable table = new_table(
      {{"game", "toy"},
       {"seats", {{{"name", "Teo"}, {"bot", "random"}}, {{"name", "Ugo"}, {"bot", "random"}}}},
       {"seed", 5}});
  Person watcher(hall());
  EXPECT_EQ(watcher.sit(table.id, {table.spectator})["ok"], true);
  const Json over = watcher.guest().wait(
      [](const Json& frame) { return frame["type"] == "room" && frame["room"]["over"] == true; });
  ASSERT_FALSE(over.is_null());
  const Answer log = get("/api/tables/" + table.id + "/log", {}, table.spectator);
  ASSERT_EQ(log.status, 200) << log.body;
  const Json plain = json_of(log);
  EXPECT_EQ(plain["seed"], 5);
  EXPECT_GT(plain["records"].size(), 0U);
  EXPECT_EQ(log.body.find(table.host), std::string::npos);
  const OpenedTable brought = opened_table(ask(hall(), "POST", "/api/tables/upload", log.body));
  EXPECT_EQ(brought.seats.size(), 2U);
  EXPECT_EQ(storage_->read(brought.id)->entries.size(), plain["records"].size())
      << "there is nothing left to foretell";

  // What is wrong with a saved table is said, and nothing is kept.
  const std::uint64_t before = *storage_->count_tables();
  const auto upload = [&](const std::string& body) {
    return code_of(ask(hall(), "POST", "/api/tables/upload", body));
  };
  EXPECT_EQ(upload(log.body.substr(0, log.body.size() / 2)), "truncated");
  EXPECT_EQ(upload("nonsense"), "damaged");
  EXPECT_EQ(upload("[]"), "not_a_table");
  EXPECT_EQ(upload(R"({"tavola":1,"sealed":7})"), "sealed_elsewhere");
  Json other = plain;
  other["records"][0]["hash"] = "0000000000000000";
  other.erase("rest");
  EXPECT_EQ(upload(other.dump()), "damaged");
  other = plain;
  other["seats"][0]["name"] = std::string(500, 'x');
  EXPECT_EQ(upload(other.dump()), "bad_save");
  EXPECT_EQ(*storage_->count_tables(), before);
}

TEST_F(ApiTest, EveryKindOfCardHasANameOfItsOwn) {
  for (const char* game : {"salem", "catacombs", "arkham", "avalon"})
    for (const char* language : {"en", "it", "es"}) {
      std::map<std::string, std::string> kinds;
      for (const Json& card :
           json_of(get("/api/cards", {{"game", game}, {"lang", language}}))["cards"]) {
        for (const char* name : {"kind_name", "kinds"})
          EXPECT_NE(card[name], card["kind"]) << game << " in " << language;
        const auto kind = card["kind"].get<std::string>();
        EXPECT_EQ(kinds.emplace(card["kinds"], kind).first->second, kind) << card["kinds"];
      }
    }
}

TEST_F(ApiTest, CardsSayFromWhichBoxTheyComeAndWhatIsOurs) {
  std::map<std::string, std::pair<int, int>> boxes;  // cards, and those designed by us
  for (const Json& card :
       json_of(get("/api/cards", {{"game", "arkham"}, {"lang", "es"}}))["cards"]) {
    auto& [cards, ours] = boxes[card["box"]["name"]];
    ++cards;
    ours += card["ours"].get<bool>() ? 1 : 0;
  }
  EXPECT_EQ(boxes.size(), 5U);
  EXPECT_GT(boxes["Arkham Horror"].first, 300);
  EXPECT_EQ(boxes["Arkham Horror"].second, 0);
  EXPECT_EQ(boxes["Kingsport Horror"].second, 46) << "plots, Epic Battle, rifts and their tracks";
  EXPECT_GT(boxes["La Maldición del Faraón Oscuro"].second, 12);
  EXPECT_FALSE(json_of(get("/api/cards/ghoul", {{"game", "salem"}})).contains("box"));
}

TEST_F(ApiTest, ATableIsSeenByWhoMaySeeIt) {
  const Json made = json_of(post(
      "/api/tables",
      {{"game", "salem"}, {"seats", {{{"name", "Ada"}}, {{"name", "Teo"}}}}, {"clock", 3600}}));
  const std::string path = "/api/tables/" + made["table"].get<std::string>();
  EXPECT_EQ(get("/api/tables/nowhere").status, 404);
  EXPECT_EQ(get(path).status, 401) << "an id alone tells nothing";
  EXPECT_EQ(get(path, {}, "wrong").status, 403);
  const Json seen = json_of(get(path, {}, made["tokens"]["seats"][1]));
  EXPECT_EQ(seen["yours"], Json::array({1}));
  EXPECT_EQ(seen["host"], false);
  EXPECT_EQ(seen["seats"][0]["name"], "Ada");
  for (const Json& clock : {Json(5), Json("60"), Json(-1)})
    EXPECT_EQ(post("/api/tables", {{"game", "salem"},
                                   {"seats", {{{"name", "Ada"}}, {{"name", "Teo"}}}},
                                   {"clock", clock}})
                  .status,
              400);
}

TEST_F(ApiTest, OpenSeatsStandInTheListOfTables) {
  const Json made = json_of(
      post("/api/tables",
           {{"game", "salem"}, {"seats", {{{"name", "Ada"}}, {{"name", ""}, {"open", true}}}}}));
  const Json tables = json_of(get("/api/tables"))["tables"];
  ASSERT_EQ(tables.size(), 1U) << "who may take a seat may see the table";
  EXPECT_EQ(tables[0]["table"], made["table"]);
  EXPECT_FALSE(tables[0]["seats"][0].contains("open"));
  EXPECT_EQ(tables[0]["seats"][1]["open"], true);
}

TEST_F(ApiTest, WhoHasTakenASeatOpensItAndNobodyElseDoes) {
  const OpenedTable made =
      new_table({{"game", "toy"}, {"seats", {{{"name", "Ada"}}, {{"name", ""}, {"open", true}}}}});
  const std::string path = "/api/tables/" + made.id;
  EXPECT_EQ(get(path, {}, made.seats[1]).status, 200);
  std::string token;
  {
    Person zoe(hall());
    ASSERT_EQ(zoe.sit(made.id, {})["ok"], true);
    token = zoe.ask({{"do", "take"}, {"seat", 1}, {"name", "Zoe"}})["token"].get<std::string>();
  }
  const auto look = [&] {
    EXPECT_EQ(json_of(get(path, {}, token))["yours"], Json::array({1}));
    EXPECT_EQ(code_of(get(path, {}, made.seats[1])), "wrong_token");
    const Answer listed = get("/api/tables");
    EXPECT_EQ(listed.body.find(token), std::string::npos);
    EXPECT_EQ(json_of(listed)["tables"][0]["seats"][1]["name"], "Zoe");
  };
  look();
  // The same when the server has been closed in between.
  shut();
  open();
  look();
}

}  // namespace
}  // namespace tavola::rooms
