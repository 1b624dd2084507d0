#pragma once
// For tests of what is below /api: questions asked of a hall.
#include <map>
#include <string>
#include <utility>

#include "play/json_text.h"
#include "rooms/api/api.h"
#include "rooms/hall/hall_for_tests.h"

namespace tavola::rooms {

class ApiTest : public HallFixture {
 protected:
  Answer get(const std::string& path, std::map<std::string, std::string> query = {},
             const std::string& bearer = "") {
    return ask(hall(), "GET", path, "", bearer, std::move(query));
  }
  Answer post(const std::string& path, const Json& body, const std::string& bearer = "",
              const std::string& address = "10.0.0.1") {
    return ask(hall(), "POST", path, body.dump(), bearer, {}, address);
  }
};

}  // namespace tavola::rooms
