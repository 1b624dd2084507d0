// A game whose tables can be chapters of a campaign: a table that is over hands a record to the
// next one, which is dealt from it. The record is the game's own, written and checked like a state.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "core/game.h"

namespace tavola {

class Chapters {
 public:
  /// Whether a table that is set up so is a chapter, and not a game of its own.
  virtual bool is_chapter(const Setup& setup) const = 0;
  /// Whether a chapter follows on this table as it stands.
  virtual bool goes_on(const Table& table) const = 0;
  /// Whether play may stop on a table that is not over, so that others come to the next one, which
  /// goes on from here.
  virtual bool breaks_off(const Table&) const { return false; }
  /// What the next chapter is dealt from; only if one follows, or if this one breaks off.
  virtual nlohmann::ordered_json hands_on(const Table& table) const = 0;
  /// Why a chapter cannot be dealt from this record, each with path and reason; an empty list is
  /// good.
  virtual std::vector<std::string> objections(const Setup& setup,
                                              const nlohmann::ordered_json& carried) const = 0;
  /// Puts the next chapter on the table, up to its first decision, as Game::deal() does the first.
  /// Only from a record without objections().
  virtual void deal_from(Table& table, const Setup& setup,
                         const nlohmann::ordered_json& carried) const = 0;

 protected:
  ~Chapters() = default;
};

}  // namespace tavola
