// Avalon's state as a record. The fields are described for writers of scenarios in
// docs/state/avalon.md.
#include "core/record.h"

#include "core/enum_names.h"
#include "games/avalon/game.h"
#include "games/avalon/table.h"

namespace tavola::avalon {
namespace {

const Record::Names kPhases = names_of<Phase>();

void record_house(Record& r, House& house) {
  for (std::size_t i = 0; i < Avalon::options().size(); ++i) {
    const GameOption& option = Avalon::options()[i];
    r.name(option.id, house_value(house, i), option.values);
  }
}

}  // namespace

void Avalon::record(Record& r, State& s) {
  const Vocabulary& v = vocabulary();
  r.name("phase", s.phase, kPhases);
  r.name("ending", s.ending, v.endings);
  r.number("seats", s.seats, kLeastSeats, kMostSeats);
  r.object("house", [&] { record_house(r, s.house); });
  r.random("random", s.random);
}

}  // namespace tavola::avalon
