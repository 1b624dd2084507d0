// The members of std::string are compiled once for a test program, as they ship, in strings.cc. The
// files of tests are compiled without optimising, and the linker keeps one copy of such a function
// for the whole program: the code that is tested, and the libraries it uses, would run through
// theirs. That was more than a third of the time in which content is read.
#pragma once

#include <string>

extern template class std::basic_string<char>;
