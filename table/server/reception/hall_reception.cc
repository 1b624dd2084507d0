// The hall as the doors see it, and its figures in the text format of Prometheus.
#include <fmt/format.h>

#include <iterator>
#include <utility>

#include "play/statistics/reaches.h"
#include "server/reception/push_notices.h"
#include "server/reception/reception.h"
#include "server/watch/watch.h"

namespace tavola::server {
namespace {

void add(std::string& out, std::string_view name, std::string_view kind, std::string_view help,
         std::uint64_t value) {
  fmt::format_to(std::back_inserter(out), "# HELP {0} {2}\n# TYPE {0} {1}\n{0} {3}\n", name, kind,
                 help, value);
}

// `took[i]` counts what took at most `bounds[i]` and more than the bound before; Prometheus wants
// everything up to a bound.
template <class Bounds, class Counts>
void add_histogram(std::string& out, std::string_view name, std::string_view help,
                   const Bounds& bounds, const Counts& took, double seconds) {
  fmt::format_to(std::back_inserter(out), "# HELP {0} {1}\n# TYPE {0} histogram\n", name, help);
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < bounds.size(); ++i) {
    sum += took[i];
    fmt::format_to(std::back_inserter(out), "{}_bucket{{le=\"{}\"}} {}\n", name, bounds[i], sum);
  }
  sum += took[bounds.size()];
  fmt::format_to(std::back_inserter(out),
                 "{0}_bucket{{le=\"+Inf\"}} {1}\n{0}_sum {2}\n{0}_count {1}\n", name, sum, seconds);
}

}  // namespace

rooms::Errand HallReception::ask(rooms::Request request, std::function<void(rooms::Answer)> done) {
  return hall_.ask(std::move(request), std::move(done));
}
std::uint64_t HallReception::enter(std::shared_ptr<rooms::Guest> guest, std::string address) {
  return hall_.enter(std::move(guest), std::move(address));
}
void HallReception::receive(std::uint64_t guest, std::string_view text) {
  hall_.receive(guest, text);
}
void HallReception::leave(std::uint64_t guest) { hall_.leave(guest); }

std::string HallReception::metrics() const {
  const rooms::HallFigures figures = hall_.figures();
  std::string out;
  add(out, "tavola_tables", "gauge", "Tables in memory.", figures.rooms);
  add(out, "tavola_guests", "gauge", "Connections in the hall, seated or not.", figures.guests);
  add(out, "tavola_choices_total", "counter", "Choices kept.", figures.choices);
  add(out, "tavola_hall_messages_total", "counter", "Frames the hall received.", figures.messages);
  add(out, "tavola_hall_requests_total", "counter", "Requests to /api.", figures.requests);
  add(out, "tavola_errors_total", "counter", "Messages and requests that were refused.",
      figures.refusals);
  add(out, "tavola_thinking", "gauge", "Bots that think or wait to.", figures.thinking);
  add(out, "tavola_replaying", "gauge", "Tables that are played again or wait for it.",
      figures.replaying);
  add(out, "tavola_tables_failed_total", "counter",
      "Tables that met a limit, or whose step broke "
      "a check or did not end.",
      figures.failed);
  add(out, "tavola_tables_broken_total", "counter",
      "Works for a table, outside of its steps, in which a check broke.", figures.broken);
  add(out, "tavola_checks_broken_total", "counter",
      "Checks of the program that broke and ended no more than one table's work.", figures.checks);
  add(out, "tavola_tables_unopened", "gauge", "Tables that somebody wanted and cannot be opened.",
      figures.unopened);
  out += "# HELP tavola_limit_used_ratio The most of a limit that a table has used, from 0 to 1.\n";
  out += "# TYPE tavola_limit_used_ratio gauge\n";
  for (const auto& [game, reach] : figures.reaches)
    for (const play::ReachOf& each : play::reaches(reach))
      fmt::format_to(std::back_inserter(out),
                     "tavola_limit_used_ratio{{game=\"{}\",limit=\"{}\"}} {:.4f}\n", game,
                     each.limit->name, each.share());
  add_histogram(out, "tavola_choice_seconds", "From the frame of a choice to its broadcast.",
                rooms::HallFigures::kBounds, figures.took, figures.took_seconds);
  const storage::Figures& kept = figures.storage;
  add(out, "tavola_storage_commits_total", "counter", "Transactions committed.", kept.commits);
  add(out, "tavola_storage_entries_total", "counter", "Entries kept.", kept.entries);
  add(out, "tavola_storage_failures_total", "counter", "Appends that failed.", kept.failures);
  add(out, "tavola_storage_waiting", "gauge", "Appends that are not on disk yet.", kept.waiting);
  add_histogram(out, "tavola_storage_seconds", "From an append to the disk.",
                storage::Figures::kBounds, kept.took, kept.took_seconds);
  if (watch_ != nullptr) out += watch_->metrics();
  if (notices_ != nullptr) out += notices_->metrics();
  return out;
}

std::vector<std::string> HallReception::troubles() const {
  return watch_ == nullptr ? std::vector<std::string>{} : watch_->troubles();
}

std::string HallReception::health() const {
  const rooms::HallFigures figures = hall_.figures();
  return fmt::format("\"tables\":{},\"guests\":{}", figures.rooms, figures.guests);
}

}  // namespace tavola::server
