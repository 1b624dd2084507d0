// The three languages under short names, for tests that say everything in each of them.
#pragma once

#include "words/language.h"

namespace tavola::words {

inline constexpr Language kEn = Language::kEnglish;
inline constexpr Language kIt = Language::kItalian;
inline constexpr Language kEs = Language::kSpanish;

}  // namespace tavola::words
