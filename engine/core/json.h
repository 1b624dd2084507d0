// JSON whose fields keep the order they were written in, so that the same table always gives the
// same bytes. Headers that only name it include <nlohmann/json_fwd.hpp> instead.
#pragma once

#include <nlohmann/json.hpp>

namespace tavola {

using Json = nlohmann::ordered_json;

}  // namespace tavola
