// What the requests of the engine share, and where they are listed. Only the engine's own files
// include this.
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>

#include "play/engine/engine.h"
#include "play/engine/request.h"
#include "play/session/session.h"

namespace tavola::play {

/// What the engine knows between two requests.
struct Desk {
  EngineOptions options;
  std::optional<Session> table;
  std::map<int, Session> forks;  // copies of it to look ahead with, by their handles
  int last_fork = 0;
  /// Which of them a request speaks of: the fork that it names, or else the table.
  Session* session = nullptr;
  int fork = 0;  // its handle; 0: the table

  /// A table was begun or loaded. Forks of the one before end.
  void sit_down(Session&& session);
};

using Reply = Expected<nlohmann::ordered_json>;

enum class AskedBy : std::uint8_t { kAnybody, kReferee };  // a referee has begun with --referee
enum class Needs : std::uint8_t { kNothing, kTable };      // a table comes by new or load

struct RequestKind {
  std::string_view name;
  std::string_view example;
  std::string_view says;
  AskedBy asked_by;
  Needs needs;
  Reply (*answer)(Desk& desk, Request& request);
};

std::span<const RequestKind> playing_requests();  // engine_play.cc
std::span<const RequestKind> asking_requests();   // engine_ask.cc
std::span<const RequestKind> forking_requests();  // engine_fork.cc
std::span<const RequestKind> referee_requests();  // engine_referee.cc

/// Puts the session that the request names in place: the table, or one of its forks. Nothing, if it
/// is there.
std::optional<Problem> find_session(Desk& desk, Request& request);

/// The table's language, unless the request asks for another.
words::Language language_for(const Desk& desk, Request& request);
/// The status, with the events of the last step before it.
nlohmann::ordered_json status_after(const Desk& desk, words::Language language,
                                    std::span<const Event> events, Seat chooser);

}  // namespace tavola::play
