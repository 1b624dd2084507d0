// How a batch of appends and notes becomes one transaction of PostgreSQL with a handful of
// statements, however many tables are in it. Entries of one table that follow each other are
// joined; those that do not are left for the next transaction, where their refusal is their own.
#include <map>
#include <ranges>
#include <utility>

#include "storage/postgres_storage.h"

namespace tavola::storage {
namespace {

/// Appends of one table that follow each other.
struct Run {
  const Lease* lease = nullptr;
  std::uint64_t first = 0;
  std::vector<const std::string*> entries;
  const std::string* rest = nullptr;  // the newest of them
  std::vector<std::size_t> jobs;
};

struct Round {
  std::map<std::string, Run> runs;
  std::map<std::string, std::pair<Note, std::vector<std::size_t>>> notes;
  std::vector<std::size_t> later;
};

Round gather(const std::vector<Job>& batch, const std::vector<std::size_t>& jobs) {
  Round round;
  for (const std::size_t i : jobs) {
    if (const auto* note = std::get_if<NoteOf>(&batch[i].what)) {
      auto& [merged, of] = round.notes[note->table];
      if (note->note.summary) merged.summary = note->note.summary;
      if (note->note.listed) merged.listed = note->note.listed;
      if (note->note.over) merged.over = note->note.over;
      of.push_back(i);
      continue;
    }
    const Append& append = std::get<Append>(batch[i].what);
    Run& run = round.runs[append.lease.table];
    if (run.lease == nullptr) {
      run.lease = &append.lease;
      run.first = append.first;
    } else if (run.first + run.entries.size() != append.first ||
               run.lease->process != append.lease.process ||
               run.lease->fence != append.lease.fence) {
      round.later.push_back(i);
      continue;
    }
    for (const std::string& entry : append.entries) run.entries.push_back(&entry);
    if (!append.rest.empty()) run.rest = &append.rest;
    run.jobs.push_back(i);
  }
  return round;
}

using Refused = std::map<std::string, Failure>;

Result<> add_runs(PostgresLink& link, const std::map<std::string, Run>& runs, Refused& refused) {
  std::vector<std::string> ids, holders;
  std::vector<std::uint64_t> firsts, counts, fences;
  for (const auto& [id, run] : runs) {
    ids.push_back(id);
    holders.push_back(run.lease->process);
    firsts.push_back(run.first);
    counts.push_back(run.entries.size());
    fences.push_back(run.lease->fence);
  }
  const auto moved = link.run(
      "UPDATE heads h SET length = h.length + a.count FROM unnest($1::text[], $2::bigint[], "
      "$3::bigint[], $4::text[], $5::bigint[]) AS a(id, first, count, holder, fence) "
      "WHERE h.id = a.id AND h.length = a.first AND h.holder = a.holder AND h.fence = a.fence "
      "RETURNING h.id",
      {array_text(ids), array_text(firsts), array_text(counts), array_text(holders),
       array_text(fences)});
  if (!moved) return std::unexpected(moved.error());
  std::vector<std::string> entry_ids, texts, rest_ids, rests;
  std::vector<std::uint64_t> numbers;
  std::map<std::string, bool> taken;
  for (int row = 0; row < moved->size(); ++row) {
    const std::string id = moved->text(row, 0);
    taken[id] = true;
    const Run& run = runs.at(id);
    for (std::size_t i = 0; i < run.entries.size(); ++i) {
      entry_ids.push_back(id);
      numbers.push_back(run.first + i);
      texts.push_back(*run.entries[i]);
    }
    if (run.rest == nullptr) continue;
    rest_ids.push_back(id);
    rests.push_back(*run.rest);
  }
  if (!texts.empty()) {
    const auto kept = link.run(
        "INSERT INTO entries(id, seq, text) "
        "SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[])",
        {array_text(entry_ids), array_text(numbers), array_text(texts)});
    if (!kept) return std::unexpected(kept.error());
  }
  if (!rests.empty()) {
    const auto kept = link.run(
        "INSERT INTO rests(id, text) SELECT * FROM unnest($1::text[], $2::text[]) "
        "ON CONFLICT(id) DO UPDATE SET text = excluded.text",
        {array_text(rest_ids), array_text(rests)});
    if (!kept) return std::unexpected(kept.error());
  }
  if (taken.size() == runs.size()) return {};
  const auto heads =
      link.run("SELECT id, holder, fence FROM heads WHERE id = ANY($1::text[])", {array_text(ids)});
  if (!heads) return std::unexpected(heads.error());
  for (const auto& [id, run] : runs)
    if (!taken.contains(id))
      refused[id] = {Fault::kNoSuchTable, "There is no table \"" + id + "\"."};
  for (int row = 0; row < heads->size(); ++row) {
    const std::string id = heads->text(row, 0);
    if (taken.contains(id)) continue;
    const Run& run = runs.at(id);
    const bool ours = heads->text(row, 1) == run.lease->process &&
                      heads->number(row, 2) == static_cast<std::int64_t>(run.lease->fence);
    refused[id] = ours ? Failure{Fault::kOutOfOrder,
                                 "Entry " + std::to_string(run.first) + " does not come next."}
                       : Failure{Fault::kNotOurs, "Another process has taken the table over."};
  }
  return {};
}

Result<> add_notes(PostgresLink& link, const Round& round, Refused& refused) {
  std::vector<std::string> ids;
  std::vector<std::optional<std::string>> summaries, listed, over;
  const auto yes = [](const std::optional<bool>& value) -> std::optional<std::string> {
    if (!value) return std::nullopt;
    return *value ? "t" : "f";
  };
  for (const auto& [id, note] : round.notes) {
    ids.push_back(id);
    summaries.push_back(note.first.summary);
    listed.push_back(yes(note.first.listed));
    over.push_back(yes(note.first.over));
  }
  const auto noted = link.run(
      "UPDATE tables t SET summary = coalesce(a.summary, t.summary), listed = coalesce(a.listed, "
      "t.listed), over = coalesce(a.over, t.over), changed = extract(epoch FROM "
      "clock_timestamp())::bigint FROM unnest($1::text[], $2::text[], $3::bool[], $4::bool[]) "
      "AS a(id, summary, listed, over) WHERE t.id = a.id RETURNING t.id",
      {array_text(ids), array_text(summaries), array_text(listed), array_text(over)});
  if (!noted) return std::unexpected(noted.error());
  for (const std::string& id : ids)
    refused[id] = {Fault::kNoSuchTable, "There is no table \"" + id + "\"."};
  for (int row = 0; row < noted->size(); ++row) refused.erase(noted->text(row, 0));
  return {};
}

/// After a commit whose outcome nobody knows: the entries are there if they are there word for word
/// and the table is still ours.
Result<bool> is_kept(PostgresLink& link, const std::string& id, const Run& run) {
  const auto rows = link.run(
      "SELECT e.text FROM heads h JOIN entries e ON e.id = h.id WHERE h.id = $1 AND h.holder = $2 "
      "AND h.fence = $3::bigint AND e.seq >= $4::bigint AND e.seq < $5::bigint ORDER BY e.seq",
      {id, run.lease->process, std::to_string(run.lease->fence), std::to_string(run.first),
       std::to_string(run.first + run.entries.size())});
  if (!rows) return std::unexpected(rows.error());
  if (rows->size() != static_cast<int>(run.entries.size())) return false;
  for (std::size_t i = 0; i < run.entries.size(); ++i)
    if (rows->text(static_cast<int>(i), 0) != *run.entries[i]) return false;
  return true;
}

/// One transaction, in which the runs that are refused are left out.
Result<> keep_round(PostgresLink& link, const Round& round, Refused& entries, Refused& notes) {
  bool checking = false;
  for (int tries = 0;; ++tries) {
    bool uncertain = false;
    const Result<> done = link.transaction(
        [&](PostgresLink& open) -> Result<> {
          entries.clear();
          notes.clear();
          std::map<std::string, Run> missing = round.runs;
          if (checking)
            for (const auto& [id, run] : round.runs) {
              const Result<bool> kept = is_kept(open, id, run);
              if (!kept) return std::unexpected(kept.error());
              if (*kept) missing.erase(id);
            }
          if (!missing.empty())
            if (const Result<> added = add_runs(open, missing, entries); !added) return added;
          if (round.notes.empty()) return {};
          return add_notes(open, round, notes);
        },
        &uncertain);
    if (done || !uncertain || tries == 2) return done;
    checking = true;
  }
}

}  // namespace

std::vector<Result<>> commit_batch(PostgresLink& link, const std::vector<Job>& batch) {
  std::vector<Result<>> results(batch.size());
  std::vector<std::vector<std::size_t>> rounds(1);
  for (std::size_t i = 0; i < batch.size(); ++i) rounds.front().push_back(i);
  while (!rounds.empty()) {
    const std::vector<std::size_t> jobs = std::move(rounds.back());
    rounds.pop_back();
    const Round round = gather(batch, jobs);
    Refused entries, notes;
    const Result<> done = keep_round(link, round, entries, notes);
    if (!round.later.empty()) rounds.push_back(round.later);
    if (!done && done.error().fault != Fault::kBusy && done.error().fault != Fault::kFull &&
        jobs.size() > 1) {
      // Something in it cannot be kept; alone, each says so for itself. The order within a table
      // stays, because the last round is taken first.
      if (!round.later.empty()) rounds.pop_back();
      for (const auto job : jobs | std::views::reverse) rounds.push_back({job});
      continue;
    }
    const auto settle = [&](const std::string& id, const std::vector<std::size_t>& of,
                            const Refused& refused) {
      const auto found = refused.find(id);
      if (done && found != refused.end() && of.size() > 1) {
        // Joined they were refused; perhaps only one of them is wrong.
        for (const auto job : of | std::views::reverse) rounds.push_back({job});
        return;
      }
      for (const std::size_t i : of) {
        if (!done)
          results[i] = done;
        else if (found != refused.end())
          results[i] = std::unexpected(found->second);
      }
    };
    for (const auto& [id, run] : round.runs) settle(id, run.jobs, entries);
    for (const auto& [id, note] : round.notes) settle(id, note.second, notes);
  }
  return results;
}

}  // namespace tavola::storage
