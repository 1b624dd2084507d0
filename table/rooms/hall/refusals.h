// What the hall itself tells a guest: that something is refused or wrong, or where the table is
// now.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "play/problem.h"
#include "storage/storage.h"

namespace tavola::rooms {

/// The reply to a message that is refused.
std::shared_ptr<const std::string> refusal_frame(const nlohmann::ordered_json& message,
                                                 const play::Problem& problem,
                                                 std::optional<int> retry_after = {});
/// What is wrong, in reply to nothing.
std::shared_ptr<const std::string> error_frame(const play::Problem& problem);
/// The table is not here any more; it may be at that address.
std::shared_ptr<const std::string> gone_frame(const std::string& url);

/// The storage's failure in the words of the protocol.
play::Problem problem_of(const storage::Failure& failure);

}  // namespace tavola::rooms
