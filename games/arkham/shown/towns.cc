// Several towns on one table: each is a board of the scene, with what stands in it counted. With
// one town there are no boards, and nothing is told twice.
#include "games/arkham/dunwich/rules/dunwich_horror.h"
#include "games/arkham/hooks.h"
#include "games/arkham/kingsport/rules/rifts.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/gates.h"
#include "games/arkham/shown/panels.h"
#include "games/arkham/shown/title.h"

namespace tavola::arkham {

using scene::Text;
using scene::Tone;

Text name_of_place(const State& s, Place place) {
  const std::string& word = Arkham::vocabulary().kinds[kPlaceValue].words[place];
  if (!in_town(place) || !several_towns(s)) return Text::word(word);
  return Text::of("board.in_town")
      .with_word("place", word)
      .with_word("town", content().towns[area_of(place).town].word);
}

namespace {

AreaSet areas_of_town(const State& s, std::size_t town) {
  AreaSet areas;
  for (std::size_t area = 0; area < content().areas.size(); ++area)
    if (content().areas[area].town == town && in_use(s, content().areas[area]))
      areas.add(static_cast<Area>(area));
  return areas;
}

/// The train runs between the depots of all towns. KH-001
void add_rails(scene::Scene& scene, const State& s) {
  for (const Area from : content().depots)
    for (const Area to : content().depots)
      if (from < to && on_board(s, from) && on_board(s, to))
        scene.links.push_back({place_id(from),
                               place_id(to),
                               scene::LinkKind::kRail,
                               scene::LinkWay::kBoth,
                               scene::LinkArrow::kNone,
                               scene::LinkState::kOpen,
                               {},
                               {}});
}

/// The three sockets below Sentinel Hill. DH-044
void add_horror_track(scene::Scene& scene, const State& s) {
  if (content().horror_at == kNone || !on_board(s, content().horror_at)) return;
  scene::Track track = scene::Track::up_to(kHorrorTrack, s.dunwich.horror_tokens, "horror_track",
                                           Text::of("board.horror"), "octopus",
                                           scene::TrackForm::kPips, Tone::kHarm);
  track.board = "town_" + content().towns[area_of(content().horror_at).town].id;
  track.area = place_id(content().horror_at);
  track.open = horror_slot(s) != kNone;
  const int left = kHorrorTrack - s.dunwich.horror_tokens;
  track.says =
      track.open ? Text::of("board.horror_walks") : Text::of("board.horror_says").with("n", left);
  if (!track.open && left == 1) track.warn = Text::of("warn.horror");
  scene.tracks.push_back(std::move(track));
}

int open_rifts_in(const State& s, const AreaSet& areas) {
  int open = 0;
  for (const RiftState& rift : s.rifts) open += is_open(rift) && has(areas, rift.place) ? 1 : 0;
  return open;
}

void add_tally(scene::Board& board, const char* kind, const char* icon, int n, Tone tone) {
  if (n == 0) return;
  board.tallies.push_back(
      {kind, n, icon, tone, {}, Text::of(std::string("board.tally_") + kind).with("n", n)});
}

}  // namespace

void add_towns(scene::Scene& scene, const State& s) {
  if (!several_towns(s)) return;
  for (std::size_t town = 0; town < content().towns.size(); ++town) {
    const AreaSet areas = areas_of_town(s, town);
    if (areas.empty()) continue;
    const BoardTown& from = content().towns[town];
    scene::Board board;
    board.id = "town_" + from.id;
    board.name = Text::word(from.word);
    board.art = from.art;
    scene::Tally figures{"figures", 0, "person", Tone::kNeutral, {}, {}};
    for (Seat seat = 0; seat < s.seats; ++seat)
      if (is_in_town(s, seat) && has(areas, s.investigators[seat].place))
        figures.seats.push_back(seat);
    figures.n = static_cast<int>(figures.seats.size());
    figures.says = Text::of("board.tally_figures").with("n", figures.n);
    if (figures.n > 0) board.tallies.push_back(std::move(figures));
    int gates = 0;
    for (const Area area : gate_areas(s)) gates += has(areas, area) ? 1 : 0;
    add_tally(board, "gate", "portal", gates, Tone::kTide);
    add_tally(board, "rift", "", open_rifts_in(s, areas), Tone::kTide);
    int creatures = 0;
    for (const Place place : s.monsters.places())
      if (in_town(place) && has(areas, place)) ++creatures;
    add_tally(board, "creature", "tentacles-skull", creatures, Tone::kNeutral);
    for (const Area area : areas)
      for (scene::Area& drawn : scene.areas)
        if (drawn.id == place_id(area)) drawn.board = board.id;
    for (const Vortex& vortex : content().vortices)
      for (scene::Area& drawn : scene.areas)
        if (has(areas, vortex.street) && drawn.id == vortex.id) drawn.board = board.id;
    scene.boards.push_back(std::move(board));
  }
  add_rails(scene, s);
  add_horror_track(scene, s);
  add_rifts(scene, s);
  // One warning at most: what comes next there.
  for (scene::Board& board : scene.boards)
    for (const scene::Track& track : scene.tracks)
      if (track.board == board.id && !track.warn.empty()) board.warn = track.warn;
}

}  // namespace tavola::arkham
