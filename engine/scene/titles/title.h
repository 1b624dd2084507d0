// A title: a game together with all that is needed to show it, its words and messages, its scene,
// its cards and the reasons why something is not possible now. Terminal, browser, protocol and log
// know titles, never games.
#pragma once

#include <expected>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game.h"
#include "scene/text.h"
#include "words/lexicon.h"
#include "words/messages.h"

namespace tavola::scene {

struct Scene;       // scene.h
struct Act;         // scene.h
struct Stage;       // stage.h
struct OptionView;  // scene.h
struct Aim;         // choice.h
struct Picture;     // titles/pictures.h
struct Walk;        // choice.h

/// Something a player would look for that is not legal now, and the rule that forbids it.
struct Blocked {
  Text text;
  std::string piece;  // id in the scene
  Text reason;
  Citation rule;
  std::string also = {};  // id of another thing that stands for the same, such as a card's place
};

/// A card of the game as printed: its text comes from its effect, in any language.
struct PrintedCard {
  std::string id;
  std::string kind;  // "creature", "event"
  std::string name;
  std::vector<std::string> lines;
  bool ours = false;      // designed by us because no fact is known
  std::string box;        // the folder it comes from, in a game of several boxes
  std::string icon = {};  // as it lies on the table
};

/// A round or a seat's turn that an event begins.
struct TurnBegun {
  int round = 0;        // 0: the round goes on
  Seat seat = kNoSeat;  // none: a part of the round that is nobody's turn
};

class Title {
 public:
  virtual ~Title() = default;
  virtual const Game& game() const = 0;
  virtual const words::Lexicon& lexicon() const = 0;
  /// Messages "verb.X", "prompt.X", "event.X", "ending.X", "option.X" for the names in the
  /// vocabulary, "title", "tagline", and whatever the scene and the blocked options say.
  virtual const words::Messages& messages() const = 0;

  /// All that the viewer may know, and nothing else; the decision is added by describe().
  virtual Scene scene(const Table& table, Seat viewer) const = 0;
  /// The things in the scene that light up for an option; the first is the one it belongs to.
  /// Unless a game says otherwise, these are the ids of the option's arguments.
  virtual std::vector<std::string> pieces_of(const Table& table, const Option& option) const;
  virtual std::vector<Blocked> blocked(const Table& table) const;
  /// What would follow from an option, if it can be said without guessing; may be empty.
  virtual Text forecast(const Table& table, const Option& option) const;

  /// What else there is to see about an option: a key of its own, what it costs, its chance.
  virtual void detail(const Table& table, const Option& option, OptionView& view) const;
  /// Adds to the text of a verb, prompt or event what its fields cannot tell by themselves.
  virtual void enrich(Text& text, const Phrase& phrase, const Arguments& args) const;
  /// What a card or a part of it says, by a reference that the game itself put into a text.
  virtual std::string printed(std::string_view reference, words::Language language) const;

  /// Whether those who may not answer must not even know what the open decision asks.
  virtual bool secret(const Table& table) const;
  /// What moves on the board for an event; none unless a game says so.
  virtual std::vector<Act> acts(const Event& event) const;
  /// How an event is shown over the board before it is a line of the log; none unless a game says
  /// so. It is told to those who hear of the event, and may say nothing that the event does not.
  virtual std::optional<Stage> stage(const Event& event) const;
  /// Which of the lines printed on a card an event carries out that follows it, counted from 0; the
  /// card is known by the event that put it onto the stage. None unless a game says so.
  virtual std::optional<int> part(const Event& card, const Event& event) const;
  /// What may have a line of prose: the names in the game's stories, in the order of its cards.
  virtual std::vector<std::string> story_names() const;
  /// The line of prose with this name; empty if there is none.
  virtual std::string_view story(std::string_view name, words::Language language) const;

  /// What there is to know for a measured answer: the disc, where from, how it slows down, how much
  /// help the table gives. Called with the bounds filled in; unless a game says more, they are all.
  virtual void aim(const Table& table, Aim& aim) const;
  /// Where whoever decides could go by several answers of one kind; nowhere unless a game says so.
  virtual void walk(const Table& table, Walk& walk) const;
  /// What moves for a measured answer: `before` is the table that it was given to, `parameters` are
  /// its integers in the decision's order, `events` is what followed. None unless a game says so.
  virtual std::vector<Act> motion(const Table& before, const Option& option,
                                  std::span<const std::int32_t> parameters,
                                  std::span<const Event> events) const;
  /// What a measured answer would set in motion if the hand did exactly that, as far as the help
  /// that the table gives goes; none where it does not. Nothing hidden may be told by it.
  virtual std::vector<Act> preview(const Table& table, const Option& option,
                                   std::span<const std::int32_t> parameters) const;

  /// Whether an event begins a round or a turn: the log puts what follows under a new heading.
  virtual std::optional<TurnBegun> turn_begun(const Event& event) const;

  /// The cards that can be looked up; a game without printed cards has none.
  virtual std::vector<std::string> card_ids() const;
  virtual PrintedCard card(std::string_view id, words::Language language) const;
  /// The same, printed once and remembered: putting an effect into words costs more than drawing
  /// all the rest of a card. May be called from several threads.
  const PrintedCard& printed_card(const std::string& id, words::Language language) const;

  /// The picture of what is called so, by the id of a thing or of a card that stands for it; null
  /// if it has none.
  virtual const Picture* picture(std::string_view id) const;
  /// Plates and words of pictures that there are not.
  virtual std::vector<std::string> picture_problems() const;

  /// What is wrong with the game's own content, such as the lint of its effects; a sentence each.
  virtual std::vector<std::string> check() const;

 private:
  mutable std::mutex printing_;
  mutable std::map<std::pair<words::Language, std::string>, PrintedCard> printed_;
};

/// What opening a game gives: the title, or what is wrong with its content.
using OpenedTitle = std::expected<std::unique_ptr<Title>, std::string>;

}  // namespace tavola::scene
