#include "rooms/api/common_passwords.h"

#include <algorithm>
#include <string_view>

namespace tavola::rooms {
namespace {

// In the order of their bytes.
constexpr std::string_view kCommon[] = {
    "0123456789", "102030405060", "11223344",     "1122334455", "123123123",     "12341234",
    "12344321",   "123454321",    "12345678",     "123456789",  "1234567890",    "123abc",
    "13579",      "147258369",    "159357456",    "1a2b3c4d",   "1q2w3e4r",      "1q2w3e4r5t",
    "1qaz2wsx",   "1qazxsw2",     "741852963",    "789456123",  "87654321",      "987654321",
    "9876543210", "a1b2c3d4",     "abc12345",     "abcd1234",   "abcdef",        "abcdefg",
    "abcdefgh",   "access",       "admin",        "adminadmin", "administrator", "alejandra",
    "alejandro",  "alessandra",   "alessandro",   "amoremio",   "andrea",        "antonella",
    "antonio",    "argentina",    "arkham",       "arsenal",    "asdfasdf",      "asdfgh",
    "asdfghjk",   "asdfghjkl",    "azertyuiop",   "barcelona",  "baseball",      "basketball",
    "batman",     "boardgame",    "buongiorno",   "butterfly",  "carolina",      "changeme",
    "charlie",    "chelsea",      "chocolate",    "ciao",       "ciaociao",      "colombia",
    "computer",   "contrasena",   "contraseña",   "corazon",    "corazón",       "cthulhu",
    "daniele",    "default",      "dragon",       "estrella",   "facebook",      "federica",
    "federico",   "felicidad",    "fernando",     "ferrari",    "football",      "forever",
    "fortnite",   "francesca",    "francesco",    "freedom",    "gabriela",      "giovanni",
    "giuseppe",   "google",       "guadalupe",    "guest",      "hola",          "holahola",
    "ilovegod",   "iloveyou",     "inter",        "internet",   "italia",        "jennifer",
    "jessica",    "jordan",       "juve1897",     "juventus",   "letmein",       "liverpool",
    "login",      "lovelove",     "loveyou",      "madrid",     "martina",       "master",
    "matteo",     "mexico",       "michael",      "milan",      "minecraft",     "monkey",
    "mypassword", "napoli",       "necronomicon", "nintendo",   "p@ssw0rd",      "p@ssword",
    "passw0rd",   "password",     "password!",    "passwort",   "playstation",   "pokemon",
    "princesa",   "princess",     "principessa",  "q1w2e3r4",   "qazwsxedc",     "qwerty",
    "qwerty12",   "qwertyui",     "qwertyuiop",   "qwertz",     "qwertzui",      "realmadrid",
    "root",       "rootroot",     "samsung",      "santiago",   "sebastian",     "secret",
    "server",     "sevilla",      "shadow",       "simone",     "starwars",      "stellina",
    "sunshine",   "superman",     "system",       "tavola",     "teamo",         "teamomucho",
    "tequiero",   "test",         "testtest",     "tiamo",      "tiamoo",        "trustno1",
    "valencia",   "valentina",    "welcome",      "whatever",   "zaq12wsx",      "zxcvbnm",
};
static_assert(std::ranges::is_sorted(kCommon));

}  // namespace

bool is_common_password(std::string password) {
  if (std::ranges::binary_search(kCommon, password)) return true;
  // "juventus1897!" is "juventus" to whoever guesses.
  while (!password.empty() && std::string_view("0123456789!?.,*-_@#$").contains(password.back()))
    password.pop_back();
  return !password.empty() && std::ranges::binary_search(kCommon, password);
}

}  // namespace tavola::rooms
