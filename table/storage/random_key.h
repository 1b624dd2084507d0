// Bytes from the system's own generator, for the key of a database.
#pragma once

#include "storage/storage.h"

namespace tavola::storage {

Result<ServerKey> random_key();

}  // namespace tavola::storage
