// What tests of sessions begin with.
#pragma once

#include <string>

#include "play/open_title.h"
#include "play/problem.h"
#include "scene/titles/title.h"

namespace tavola::play {

inline const scene::Title& toy() { return **open_title("toy"); }

/// "" when there is a result.
template <class T>
std::string code(const Expected<T>& result) {
  return result ? "" : result.error().code;
}

}  // namespace tavola::play
