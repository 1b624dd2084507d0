// See strings.h.
#include "strings.h"

template class std::basic_string<char>;
