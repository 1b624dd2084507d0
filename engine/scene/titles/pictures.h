// The pictures of a game's things. Beside the thing it shows, in the content of the game or of a
// box, stands `picture = "graveyard"`, a plate that is drawn for it, or `picture = { ground =
// "moor", things = ["castle"] }`, the words that one is drawn from (docs/art.md). Nothing here
// changes play.
#pragma once

#include <expected>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace tavola::scene {

struct Picture {
  std::string plate;  // or the words:
  std::string ground, light, mood, weather, tint;
  std::vector<std::string> things;
  friend bool operator==(const Picture&, const Picture&) = default;
};

class Pictures {
 public:
  /// Every `picture` of the game's files, and every plate for what is called as it is. One that is
  /// no plate and no words is refused with file and line.
  static std::expected<Pictures, std::string> read(std::string_view game);

  /// The picture of what is called so: by the id of the thing, or by that of a card, place or
  /// marker that stands for it ("mythos_nodens_favor", "rlyeh_1"). Null if it has none.
  const Picture* find(std::string_view id) const;
  std::size_t size() const { return pictures_.size(); }

  /// Plates that nobody has drawn and words that no picture knows, each with file and line, and
  /// what may have been meant. A picture is drawn without them.
  std::vector<std::string> problems(std::string_view game) const;

 private:
  friend class PicturesReader;
  struct Placed {
    Picture picture;
    std::string place;  // "arkham/base/board.toml:12"
  };
  std::map<std::string, Placed, std::less<>> pictures_;
};

}  // namespace tavola::scene
