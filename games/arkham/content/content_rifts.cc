// The part of the loader that reads rifts.toml: the rifts, their tracks and the progress markers.
// (KH-057, KH-092, KH-093)
#include "games/arkham/content/content_board.h"

namespace tavola::arkham {

bool BoardLoader::read_rifts() {
  if (is_base()) return true;
  toml::table root;
  if (!open_file("rifts.toml", root)) return false;
  return root.empty() ||
         (read_rift_markers(root) && read_rift_tracks(root) && read_rift_progress(root));
}

bool BoardLoader::read_rift_markers(const toml::table& root) {
  static const std::vector<std::string> kColours = {"white", "black"};
  const bool good = each_of(root, "rift", [&](const toml::table& entry) {
    RiftMarker rift;
    std::uint8_t symbol = 0;
    std::uint8_t colour = 0;
    if (!names(entry, rift.id, rift.word) || !origin(entry) ||
        !one_of(entry, "symbol", kDimensionIds, symbol) ||
        !one_of(entry, "colour", kColours, colour))
      return false;
    rift.part = part_;
    rift.symbol = static_cast<Dimension>(symbol);
    rift.white = colour == 0;
    content.rifts.push_back(std::move(rift));
    return true;
  });
  return good && (content.rifts.size() == kRiftTracks ||
                  fail(root, "there are as many rifts as tracks, and three of each"));
}

bool BoardLoader::read_rift_tracks(const toml::table& root) {
  const bool good = each_of(root, "track", [&](const toml::table& entry) {
    RiftTrack track;
    if (!names(entry, track.id, track.word) || !origin(entry)) return false;
    track.part = part_;
    std::size_t group = 0;
    const bool read = each(entry, "group", [&](const toml::table& pattern) {
      std::uint64_t white = 0;
      std::uint64_t black = 0;
      if (!some_of(pattern, "white", kDimensionIds, white) ||
          !some_of(pattern, "black", kDimensionIds, black))
        return false;
      if (white == 0 || black == 0 || (white & black) != 0)
        return fail(pattern, "a pattern has symbols of both colours, and none of them twice");
      if (group < track.groups.size())
        track.groups[group] = {static_cast<std::uint16_t>(white),
                               static_cast<std::uint16_t>(black)};
      ++group;
      return true;
    });
    if (!read) return false;
    if (group != track.groups.size()) return fail(entry, "a track has two groups of spaces");
    content.rift_tracks.push_back(std::move(track));
    return true;
  });
  return good && (content.rift_tracks.size() == kRiftTracks ||
                  fail(root, "there are as many rifts as tracks, and three of each"));
}

bool BoardLoader::read_rift_progress(const toml::table& root) {
  const bool good = each_of(root, "progress", [&](const toml::table& entry) {
    RiftProgress marker;
    marker.part = part_;
    if (!text(entry, "id", marker.id) ||
        !one_of(entry, "place", ids_of(content.areas), marker.place) || !origin(entry))
      return false;
    if (content.areas[marker.place].street || content.areas[marker.place].part != part_)
      return fail_at(entry, "place", "a progress marker shows a location of its own box");
    int before = 0;
    for (const RiftProgress& other : content.rift_progress)
      before += other.place == marker.place ? 1 : 0;
    if (before >= 2)
      return fail_at(entry, "place", "a location stands on two progress markers at most");
    marker.word = content.areas[marker.place].word;
    if (content.rift_progress.size() >= kMostRiftProgress)
      return no_room(entry, kMostRiftProgress, "rift progress markers");
    content.rift_progress.push_back(std::move(marker));
    return true;
  });
  return good && (content.rift_progress.size() >= std::size_t{kRiftTracks} * kRiftSpaces ||
                  fail(root, "there are progress markers for all spaces of all tracks"));
}

}  // namespace tavola::arkham
