#include "storage/random_key.h"

#include <sys/random.h>

namespace tavola::storage {

Result<ServerKey> random_key() {
  ServerKey key{};
  // Up to 256 bytes come whole or not at all.
  if (::getrandom(key.data(), key.size(), 0) != static_cast<ssize_t>(key.size()))
    return std::unexpected(Failure{Fault::kBroken, "The system gives no random bytes."});
  return key;
}

}  // namespace tavola::storage
