// What a table can play.
#pragma once

#include <string>
#include <vector>

namespace tavola::avalon {

/// The values of the option `table`, in the order of House::table. An island of the players' own is
/// among them if they brought one with --content.
std::vector<std::string> tables();

}  // namespace tavola::avalon
