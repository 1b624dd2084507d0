// The hard forms of all four games, and the tables' own health.
#include "words/lexicon.h"

#include <gtest/gtest.h>

#include "words/game_lexicon_for_tests.h"
#include "words/languages_for_tests.h"

namespace tavola::words {
namespace {

struct Case {
  const char* game;
  const char* key;
  Language language;
  Role role;
  Number number;
  const char* expected;
};

class NounPhrase : public testing::TestWithParam<Case> {};

TEST_P(NounPhrase, IsWrittenAs) {
  const Case& c = GetParam();
  const Lexicon& lexicon = lexicon_of(c.game);
  const WordId word = lexicon.find(c.key);
  ASSERT_TRUE(word) << c.key;
  EXPECT_EQ(lexicon.noun(c.language, word, c.role, c.number), c.expected);
}

constexpr Number kSg = Number::kSingular;
constexpr Number kPl = Number::kPlural;

INSTANTIATE_TEST_SUITE_P(
    Salem, NounPhrase,
    testing::Values(
        Case{"salem", "wizard", kIt, Role::kThe, kSg, "lo Stregone"},
        Case{"salem", "wizard", kIt, Role::kA, kSg, "uno Stregone"},
        Case{"salem", "wizard", kIt, Role::kTo, kSg, "allo Stregone"},
        Case{"salem", "wizard", kEs, Role::kTo, kSg, "al Brujo"},
        Case{"salem", "wizard", kEn, Role::kTo, kSg, "to the Wizard"},
        Case{"salem", "loc_miskatonic_university", kEn, Role::kTo, kSg, "to Miskatonic University"},
        Case{"salem", "loc_miskatonic_university", kIt, Role::kThe, kSg, "l'Università Miskatonic"},
        Case{"salem", "loc_miskatonic_university", kIt, Role::kFrom, kSg,
             "dall'Università Miskatonic"},
        Case{"salem", "loc_miskatonic_university", kEs, Role::kFrom, kSg,
             "de la Universidad de Miskatonic"},
        Case{"salem", "loc_church", kEn, Role::kIn, kSg, "in the Church"},
        Case{"salem", "loc_church", kIt, Role::kIn, kSg, "nella Chiesa"},
        Case{"salem", "loc_church", kEs, Role::kIn, kSg, "en la Iglesia"},
        Case{"salem", "loc_sanatorium", kIt, Role::kOn, kSg, "sul Sanatorio"},
        Case{"salem", "loc_rlyeh", kEn, Role::kTo, kSg, "to R'lyeh"},
        Case{"salem", "loc_rlyeh", kIt, Role::kTo, kSg, "a R'lyeh"},
        Case{"salem", "loc_rlyeh", kIt, Role::kIn, kSg, "a R'lyeh"},
        Case{"salem", "loc_rlyeh", kIt, Role::kFrom, kSg, "da R'lyeh"},
        Case{"salem", "loc_rlyeh", kEs, Role::kIn, kSg, "en R'lyeh"},
        Case{"salem", "item_magic_glasses", kIt, Role::kThe, kSg, "gli Occhiali Magici"},
        Case{"salem", "item_magic_glasses", kIt, Role::kOf, kSg, "degli Occhiali Magici"},
        Case{"salem", "item_magic_glasses", kEs, Role::kThe, kSg, "las Gafas Mágicas"},
        Case{"salem", "item_magic_glasses", kEn, Role::kA, kSg, "Magic Glasses"},
        Case{"salem", "item_elixir_of_nus", kEn, Role::kA, kSg, "an Elixir of Nus"},
        Case{"salem", "item_elixir_of_nus", kIt, Role::kThe, kPl, "gli Elisir di Nus"},
        Case{"salem", "item_dagger_of_ngaa", kIt, Role::kThe, kPl, "le Daghe di N'gaa"},
        Case{"salem", "cre_zombie", kIt, Role::kOf, kSg, "dello Zombie"},
        Case{"salem", "cre_zombie", kIt, Role::kOf, kPl, "degli Zombie"},
        Case{"salem", "cre_deep_one", kIt, Role::kWith, kSg, "con l'Abitatore del Profondo"},
        Case{"salem", "shadow", kIt, Role::kA, kSg, "un'Ombra"},
        Case{"salem", "shadow", kIt, Role::kThe, kPl, "le Ombre"},
        Case{"salem", "event", kIt, Role::kA, kSg, "un evento"},
        Case{"salem", "event", kEn, Role::kA, kSg, "an event"},
        Case{"salem", "goo_cthulhu", kEs, Role::kOf, kSg, "de Cthulhu"},
        Case{"salem", "chr_necron", kEn, Role::kThe, kSg, "Necron"}));

INSTANTIATE_TEST_SUITE_P(
    Arkham, NounPhrase,
    testing::Values(
        Case{"arkham", "loc_st_marys_hospital", kEn, Role::kTo, kSg, "to St. Mary's Hospital"},
        Case{"arkham", "loc_st_marys_hospital", kIt, Role::kTo, kSg, "all'Ospedale di Santa Maria"},
        Case{"arkham", "loc_st_marys_hospital", kEs, Role::kTo, kSg, "al Hospital de Santa María"},
        Case{"arkham", "weapon", kEs, Role::kThe, kSg, "el arma"},
        Case{"arkham", "weapon", kEs, Role::kA, kSg, "un arma"},
        Case{"arkham", "weapon", kEs, Role::kThe, kPl, "las armas"},
        Case{"arkham", "weapon", kEs, Role::kOf, kSg, "del arma"},
        Case{"arkham", "weapon", kIt, Role::kA, kSg, "un'arma"},
        Case{"arkham", "ow_first_area", kEs, Role::kIn, kSg, "en el área izquierda"},
        Case{"arkham", "unique_item", kEn, Role::kA, kSg, "a Unique Item"},
        Case{"arkham", "ally", kEn, Role::kA, kSg, "an Ally"},
        Case{"arkham", "mon_gnoph_keh", kIt, Role::kThe, kSg, "lo Gnoph-Keh"},
        Case{"arkham", "mon_chthonian", kIt, Role::kThe, kSg, "lo Chthoniano"},
        Case{"arkham", "mon_chthonian", kIt, Role::kBy, kPl, "dagli Chthoniani"},
        Case{"arkham", "loc_unnamable", kEn, Role::kBare, kSg, "The Unnamable"},
        Case{"arkham", "loc_unnamable", kEn, Role::kTo, kSg, "to the Unnamable"},
        Case{"arkham", "loc_unnamable", kEn, Role::kThe, kSg, "the Unnamable"},
        Case{"arkham", "loc_unnamable", kIt, Role::kFrom, kSg, "dall'Innominabile"},
        Case{"arkham", "loc_rope_and_anchor", kEs, Role::kTo, kSg, "a El Cabo y el Ancla"},
        Case{"arkham", "loc_river_docks", kIt, Role::kTo, kSg, "ai Moli"},
        Case{"arkham", "loc_river_docks", kEn, Role::kTo, kSg, "to the River Docks"},
        Case{"arkham", "ow_dreamlands", kEn, Role::kIn, kSg, "in the Dreamlands"},
        Case{"arkham", "ow_dreamlands", kIt, Role::kIn, kSg, "nelle Terre del Sogno"},
        Case{"arkham", "sk_marksman", kIt, Role::kThe, kSg, "Tiratore Scelto"},
        Case{"arkham", "sk_marksman", kIt, Role::kIn, kSg, "in Tiratore Scelto"},
        Case{"arkham", "ao_azathoth", kIt, Role::kTo, kSg, "ad Azathoth"}));

INSTANTIATE_TEST_SUITE_P(
    AvalonAndCatacombs, NounPhrase,
    testing::Values(
        Case{"avalon", "avalon", kIt, Role::kIn, kSg, "ad Avalon"},
        Case{"avalon", "loc_kamelot", kEs, Role::kFrom, kSg, "de Camelot"},
        Case{"avalon", "loc_hunters_grove", kEs, Role::kIn, kSg, "en la Arboleda de los Cazadores"},
        Case{"avalon", "trait_wrath", kEs, Role::kThe, kSg, "la Ira"},
        Case{"avalon", "trait_ambush", kIt, Role::kOf, kSg, "dell'Imboscata"},
        Case{"avalon", "weapon", kEs, Role::kWith, kSg, "con el Arma"},
        Case{"avalon", "banner", kIt, Role::kThe, kPl, "gli stendardi"},
        Case{"catacombs", "lord_sorcerer", kIt, Role::kBy, kSg, "dallo Stregone"},
        Case{"catacombs", "summoned_skeleton", kIt, Role::kA, kSg, "uno scheletro evocato"},
        Case{"catacombs", "exit", kIt, Role::kTo, kSg, "all'uscita"},
        Case{"catacombs", "room_barracks", kEn, Role::kIn, kSg, "in the Barracks"},
        Case{"catacombs", "room_barracks", kEs, Role::kIn, kSg, "en los Barracones"},
        Case{"catacombs", "room_armoury", kEs, Role::kIn, kSg, "en la Armería"},
        Case{"catacombs", "room_ashata", kIt, Role::kIn, kSg, "ad Ashata"},
        Case{"catacombs", "hero_thief", kIt, Role::kThe, kSg, "la Ladra"},
        Case{"catacombs", "hero", kEs, Role::kTo, kPl, "a los héroes"},
        Case{"catacombs", "shield", kEs, Role::kWhom, kSg, "el escudo"},
        Case{"catacombs", "familiar", kEs, Role::kWhom, kSg, "al familiar"},
        Case{"catacombs", "summoned_skeleton", kEs, Role::kWhom, kSg, "al esqueleto invocado"},
        Case{"catacombs", "hero_thief", kEs, Role::kWhom, kSg, "a la Ladrona"},
        Case{"catacombs", "mon_zombie", kEs, Role::kWhom, kSg, "al Zombi"},
        Case{"catacombs", "shield", kIt, Role::kWhom, kSg, "lo scudo"},
        Case{"catacombs", "hero_elf", kEn, Role::kWhom, kSg, "the Elf"}));

struct CountCase {
  const char* game;
  const char* key;
  std::int64_t n;
  const char* en;
  const char* it;
  const char* es;
};

class Counting : public testing::TestWithParam<CountCase> {};

TEST_P(Counting, IsWrittenAs) {
  const CountCase& c = GetParam();
  const Lexicon& lexicon = lexicon_of(c.game);
  const WordId word = lexicon.find(c.key);
  ASSERT_TRUE(word) << c.key;
  EXPECT_EQ(lexicon.count(kEn, c.n, word), c.en);
  EXPECT_EQ(lexicon.count(kIt, c.n, word), c.it);
  EXPECT_EQ(lexicon.count(kEs, c.n, word), c.es);
}

INSTANTIATE_TEST_SUITE_P(
    Tables, Counting,
    testing::Values(CountCase{"salem", "sanity", 2, "2 Sanity", "2 Sanità", "2 puntos de Cordura"},
                    CountCase{"salem", "sanity", 1, "1 Sanity", "1 Sanità", "1 punto de Cordura"},
                    CountCase{"salem", "item_elixir_of_nus", 1, "1 Elixir of Nus",
                              "1 Elisir di Nus", "1 Elixir de Nus"},
                    CountCase{"salem", "item_elixir_of_nus", 2, "2 Elixirs of Nus",
                              "2 Elisir di Nus", "2 Elixires de Nus"},
                    CountCase{"salem", "item_magic_glasses", 1, "1 pair of Magic Glasses",
                              "1 paio di Occhiali Magici", "1 par de Gafas Mágicas"},
                    CountCase{"salem", "item_magic_glasses", 3, "3 pairs of Magic Glasses",
                              "3 paia di Occhiali Magici", "3 pares de Gafas Mágicas"},
                    CountCase{"salem", "cre_undead", 2, "2 Undead", "2 Non Morti", "2 No Muertos"},
                    CountCase{"salem", "non_sigil_item", 2, "2 non-Sigil Items",
                              "2 Oggetti non-Sigillo", "2 Objetos que no son Sellos"},
                    CountCase{"arkham", "clue", 0, "0 clues", "0 indizi", "0 pistas"},
                    CountCase{"arkham", "sk_marksman", 2, "2 Marksman cards",
                              "2 carte Tiratore Scelto", "2 cartas de Tirador Experto"},
                    CountCase{"avalon", "food", 1, "1 Food", "1 Cibo", "1 Comida"},
                    CountCase{"avalon", "wealth", 3, "3 Wealth", "3 Ricchezza", "3 Riqueza"},
                    CountCase{"avalon", "courage", 2, "2 Courage", "2 Coraggio",
                              "2 puntos de Coraje"},
                    CountCase{"catacombs", "gold_piece", 1000, "1000 gold pieces",
                              "1000 monete d'oro", "1000 monedas de oro"},
                    CountCase{"catacombs", "gold_piece", 12000, "12\u2009000 gold pieces",
                              "12\u2009000 monete d'oro", "12\u2009000 monedas de oro"},
                    CountCase{"toy", "damage", 2, "2 damage", "2 danni", "2 daños"}));

TEST(Lexicon, VerbForms) {
  const Lexicon& lexicon = lexicon_of("salem");
  const WordId lose = lexicon.find("v_lose");
  ASSERT_TRUE(lexicon.is_verb(lose));
  EXPECT_EQ(lexicon.verb(kEn, lose, VerbForm::kThird), "loses");
  EXPECT_EQ(lexicon.verb(kEn, lose, VerbForm::kSecond), "lose");
  EXPECT_EQ(lexicon.verb(kIt, lose, VerbForm::kImperative), "perdi");
  EXPECT_EQ(lexicon.verb(kEs, lose, VerbForm::kSecond), "pierdes");
  EXPECT_EQ(lexicon.verb(kEs, lose, VerbForm::kInfinitive), "perder");
  EXPECT_EQ(lexicon.verb(kIt, lose, VerbForm::kParticiple), "perso");
  EXPECT_EQ(lexicon.verb(kEn, lexicon.find("v_be"), VerbForm::kSecond), "are");
}

TEST(Lexicon, AdjectivesAgree) {
  const Lexicon& lexicon = lexicon_of("salem");
  const auto agreeing = [&](Language language, const char* key, Gender gender, Number number) {
    std::string out;
    lexicon.write_agreeing(out, language, lexicon.find(key), gender, number);
    return out;
  };
  EXPECT_EQ(agreeing(kIt, "col_white", Gender::kFeminine, kPl), "bianche");
  EXPECT_EQ(agreeing(kIt, "col_red", Gender::kMasculine, kPl), "rossi");
  EXPECT_EQ(agreeing(kIt, "col_blue", Gender::kFeminine, kPl), "blu");
  EXPECT_EQ(agreeing(kEs, "col_green", Gender::kFeminine, kPl), "verdes");
  EXPECT_EQ(agreeing(kEs, "st_banished", Gender::kFeminine, kSg), "desterrada");
  EXPECT_EQ(agreeing(kEs, "st_face_down", Gender::kFeminine, kPl), "boca abajo");
  EXPECT_EQ(agreeing(kEn, "col_red", Gender::kFeminine, kPl), "red");
}

TEST(Lexicon, GameTableWinsOverCommon) {
  EXPECT_EQ(lexicon_of("salem").noun(kIt, lexicon_of("salem").find("first_player")),
            "giocatore iniziale");
  EXPECT_EQ(lexicon_of("arkham").noun(kIt, lexicon_of("arkham").find("first_player")),
            "primo giocatore");
}

TEST(Lexicon, NoFormIsMissingInAnyLanguage) {
  for (const char* game : {"arkham", "avalon", "salem", "catacombs"}) {
    for (Language language : kLanguages) {
      for (const Gap& gap : lexicon_of(game).missing(language)) {
        ADD_FAILURE() << game << ": " << gap.key << " lacks " << gap.column;
      }
    }
  }
}

TEST(Lexicon, UnknownWordIsSeen) {
  const Lexicon& lexicon = lexicon_of("salem");
  EXPECT_FALSE(lexicon.find("no_such_word"));
  EXPECT_EQ(lexicon.noun(kIt, lexicon.find("no_such_word"), Role::kThe), "?");
  EXPECT_EQ(lexicon.count(kIt, 2, WordId{}), "2 ?");
}

TEST(Lexicon, MissingFormsAreReported) {
  const std::string_view table =
      "key\tkind\ten\ten_pl\tit\tit_pl\tit_gender\tes\tes_gender\ten_imp\n"
      "door\tplace\tdoor\tdoors\tporta\tporte\tf\tpuerta\tf\t\n"
      "key\titem\tkey\t\t\t\tf\tllave\t\t\n"
      "v_open\tverb\topen\t\taprire\t\t\tabrir\t\topen\n";
  const std::vector<Source> sources{{"t.tsv", table}};
  const auto lexicon = Lexicon::load(sources);
  ASSERT_TRUE(lexicon);
  EXPECT_EQ(lexicon->missing(kEs), (std::vector<Gap>{{"door", "es_pl"},
                                                     {"key", "es_gender"},
                                                     {"v_open", "es_imp"},
                                                     {"v_open", "es_2sg"},
                                                     {"v_open", "es_3sg"},
                                                     {"v_open", "es_pp"}}));
  EXPECT_EQ(lexicon->missing(kEn), (std::vector<Gap>{{"v_open", "en_3sg"}, {"v_open", "en_pp"}}));
  EXPECT_EQ(lexicon->missing(kIt).front(), (Gap{"key", "it"}));
}

struct BrokenTable {
  const char* text;
  int line;
  int column;
  const char* says;
};

class BrokenTables : public testing::TestWithParam<BrokenTable> {};

TEST_P(BrokenTables, AreRefusedWithTheirPlace) {
  const std::vector<Source> sources{{"words.tsv", GetParam().text}};
  const auto lexicon = Lexicon::load(sources);
  ASSERT_FALSE(lexicon);
  EXPECT_EQ(lexicon.error().file, "words.tsv");
  EXPECT_EQ(lexicon.error().line, GetParam().line);
  EXPECT_EQ(lexicon.error().column, GetParam().column);
  EXPECT_NE(lexicon.error().message.find(GetParam().says), std::string::npos)
      << to_string(lexicon.error());
}

INSTANTIATE_TEST_SUITE_P(
    Lexicon, BrokenTables,
    testing::Values(
        BrokenTable{"", 1, 1, "empty"},
        BrokenTable{"key\tkind\ten\tit\tes\tfr\n", 1, 19, "unknown column \"fr\""},
        BrokenTable{"key\tkind\ten\tit\n", 1, 1, "lacks the column \"es\""},
        BrokenTable{"key\tkind\ten\tit\tes\ten\n", 1, 19, "twice"},
        BrokenTable{"key\tkind\ten\tit\tes\n# note\n\na\tplace\tx\ty\n", 4, 11, "4 fields"},
        BrokenTable{"key\tkind\ten\tit\tes\n\tplace\tx\ty\tz\n", 2, 1, "no key"},
        BrokenTable{"key\tkind\ten\tit\tes\na\t\tx\ty\tz\n", 2, 3, "no kind"},
        BrokenTable{"key\tkind\ten\tit\tes\na\tp\tx\ty\tz\na\tp\tx\ty\tz\n", 3, 1, "twice"},
        BrokenTable{"key\tkind\ten\tit\tit_gender\tes\na\tp\tx\ty\tn\tz\n", 2, 9, "m, f or mf"},
        BrokenTable{"key\tkind\ten\tit\tit_article\tes\na\tp\tx\ty\tel\tz\n", 2, 9, "lo/gli"},
        BrokenTable{"key\tkind\tarticle\ten\tit\tes\na\tp\tno\tx\ty\tz\n", 2, 5, "none, title"},
        BrokenTable{"key\tkind\tcount\ten\tit\tes\na\tp\tkilo\tx\ty\tz\n", 2, 5, "point, unit"}));

}  // namespace
}  // namespace tavola::words
