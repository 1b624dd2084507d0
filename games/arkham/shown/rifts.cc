// The rifts of Kingsport as they are shown: a slit where each open one is, the tracks on which they
// gather, with the symbols that feed each group before a card comes, and the number of a track at
// the places of its markers.
#include "games/arkham/kingsport/rules/rifts.h"

#include <bit>
#include <string>
#include <vector>

#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/shown/card_printer.h"
#include "games/arkham/shown/panels.h"
#include "games/arkham/shown/signs.h"
#include "games/arkham/shown/title.h"

namespace tavola::arkham {

using scene::Text;
using scene::Tone;
using scene::TrackGroup;

namespace {

constexpr const char* kTrackNumbers[] = {"I", "II", "III"};
static_assert(std::size(kTrackNumbers) == kRiftTracks);

std::vector<std::string> symbols_in(std::uint16_t set) {
  std::vector<std::string> symbols;
  for (int i = 0; i < kDimensions; ++i)
    if (((set >> i) & 1U) != 0) symbols.emplace_back(dimension_symbol(static_cast<Dimension>(i)));
  return symbols;
}

TrackGroup::Box box_of(scene::LinkArrow colour, std::uint16_t set) {
  return {colour, symbols_in(set),
          Text::of("board.symbols").with_list("symbols", dimension_words(set))};
}

TrackGroup group_of(const State& s, int track, int group) {
  const RiftState& rift = s.rifts[track];
  const RiftTrack::Pattern& pattern = content()
                                          .rift_tracks[static_cast<std::size_t>(track)]
                                          .groups[static_cast<std::size_t>(group)];
  TrackGroup shown;
  shown.pattern = {box_of(scene::LinkArrow::kWhite, pattern.white),
                   box_of(scene::LinkArrow::kBlack, pattern.black)};
  for (int at = 0; at < kSpacesOfGroup; ++at) {
    const int space = group * kSpacesOfGroup + at;
    TrackGroup::Socket socket;
    if (const std::uint8_t marker = rift.spaces[space]; marker != kNone) {
      const BoardArea& place = area_of(content().rift_progress[marker].place);
      socket.state = ((rift.explored >> space) & 1U) != 0 ? TrackGroup::Socket::State::kDown
                                                          : TrackGroup::Socket::State::kUp;
      socket.icon = place.sign;
      socket.name = Text::word(place.word);
      socket.area = place.id;
    }
    shown.sockets.push_back(std::move(socket));
  }
  // Only the card that lies there tells: before it is known nothing is marked.
  if (s.card != kNone && !is_open(rift)) {
    const MythosCard& card = content().mythos[s.card];
    shown.fed = feeds(track, group, card.white, card.black);
  }
  return shown;
}

/// The places of the markers that are face up show the number of their track.
void mark_places(scene::Scene& scene, const State& s, int track) {
  const RiftState& rift = s.rifts[track];
  for (int space = 0; space < kRiftSpaces; ++space) {
    if (rift.spaces[space] == kNone || ((rift.explored >> space) & 1U) != 0) continue;
    const std::string id = place_id(content().rift_progress[rift.spaces[space]].place);
    for (scene::Area& area : scene.areas)
      if (area.id == id)
        area.badges.push_back({"", Text::name(kTrackNumbers[track]), Tone::kTide,
                               scene::Corner::kUpperRight,
                               Text::of("board.rift_marker").with("n", track + 1)});
  }
}

}  // namespace

void add_rifts(scene::Scene& scene, const State& s) {
  if (!rifts_in_play(s)) return;
  const std::string board = "town_kingsport";
  for (int track = 0; track < kRiftTracks; ++track) {
    const RiftState& rift = s.rifts[track];
    const int markers = markers_on(rift);
    const bool in_vortex = (rift.marks & kInVortex) != 0;  // of the neighborhood. KH-120
    scene::Track shown =
        scene::Track::up_to(kRiftSpaces, markers, rift_track_id(track),
                            Text::of("board.rift").with_name("number", kTrackNumbers[track]),
                            "portal", scene::TrackForm::kPips, Tone::kTide);
    shown.board = board;
    shown.open = is_open(rift);
    for (int group = 0; group < kRiftGroups; ++group)
      shown.groups.push_back(group_of(s, track, group));
    if (shown.open) {
      const int explored = std::popcount(rift.explored);
      shown.says = Text::of("board.rift_open")
                       .with_word("area", in_vortex ? "vortex" : area_of(rift.place).word)
                       .with("n", explored)
                       .with("most", kRiftSpaces);
    } else {
      shown.says = Text::of("board.rift_closed").with("n", markers).with("most", kRiftSpaces);
      if (markers == kRiftSpaces - 1)
        shown.warn = Text::of("warn.rift").with_name("number", kTrackNumbers[track]);
    }
    scene.tracks.push_back(std::move(shown));
    mark_places(scene, s, track);
    if (!is_open(rift) || rift.rift == kNone) continue;
    const RiftMarker& marker = content().rifts[rift.rift];
    scene::Piece piece;
    piece.id = rift_id(rift.rift);
    piece.kind = scene::PieceKind::kRift;
    piece.name = Text::word(marker.word);
    piece.at = {
        in_vortex ? vortex_id(rift.place) : place_id(rift.place), scene::Role::kStatus, track, {}};
    piece.symbol = dimension_symbol(marker.symbol);
    piece.edge = marker.white ? "white" : "black";
    piece.tone = Tone::kTide;
    piece.card = piece.id;
    for (scene::Area& area : scene.areas)
      if (area.id == piece.at.area)
        area.docks.push_back({scene::Role::kStatus, 9, 9, kRiftTracks, scene::Shows::kPieces});
    scene.pieces.push_back(std::move(piece));
  }
}

}  // namespace tavola::arkham
