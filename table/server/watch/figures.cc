#include "server/watch/figures.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdint>
#include <ctime>
#include <fstream>
#include <iterator>

namespace tavola::server {
namespace {

std::uint64_t resident_bytes() {
  std::ifstream file("/proc/self/statm");
  std::uint64_t all = 0, pages = 0;
  if (!(file >> all >> pages)) return 0;
  return pages * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

double processor_seconds() {
  timespec time{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

}  // namespace

std::string metrics_text(const Figures& figures) {
  std::string out;
  const auto add = [&out](std::string_view name, std::string_view kind, std::string_view help,
                          auto value) {
    fmt::format_to(std::back_inserter(out), "# HELP {0} {2}\n# TYPE {0} {1}\n{0} {3}\n", name, kind,
                   help, value);
  };
  add("tavola_connections", "gauge", "Open connections.", figures.connections.load());
  add("tavola_sockets", "gauge", "Open WebSockets.", figures.sockets.load());
  add("tavola_connections_total", "counter", "Connections taken.",
      figures.connections_total.load());
  add("tavola_sockets_total", "counter", "WebSockets taken.", figures.sockets_total.load());
  out += "# HELP tavola_answers_total HTTP answers by status.\n";
  out += "# TYPE tavola_answers_total counter\n";
  for (std::size_t i = 1; i < figures.answers.size(); ++i)
    fmt::format_to(std::back_inserter(out), "tavola_answers_total{{status=\"{}xx\"}} {}\n", i,
                   figures.answers[i].load());
  add("tavola_messages_in_total", "counter", "Messages of guests.", figures.messages_in.load());
  add("tavola_messages_out_total", "counter", "Messages to guests.", figures.messages_out.load());
  add("tavola_bytes_in_total", "counter", "Bytes of messages and bodies received.",
      figures.bytes_in.load());
  add("tavola_bytes_out_total", "counter", "Bytes of messages and bodies sent.",
      figures.bytes_out.load());
  out += "# HELP tavola_refused_total What was refused at the doors.\n";
  out += "# TYPE tavola_refused_total counter\n";
  const auto refused = [&out](std::string_view why, const Figures::Count& count) {
    fmt::format_to(std::back_inserter(out), "tavola_refused_total{{why=\"{}\"}} {}\n", why,
                   count.load());
  };
  refused("too_fast", figures.too_fast);
  refused("too_large", figures.too_large);
  refused("bad_origin", figures.bad_origin);
  refused("bad_request", figures.bad_requests);
  refused("slow_reader", figures.slow_readers);
  refused("too_many_connections", figures.turned_away);
  refused("too_many_bodies", figures.too_many_bodies);
  add("process_resident_memory_bytes", "gauge", "Memory in use.", resident_bytes());
  add("process_cpu_seconds_total", "counter", "Processor time used.", processor_seconds());
  return out;
}

}  // namespace tavola::server
