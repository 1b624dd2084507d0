#include "rooms/hall/waiting.h"

#include "rooms/api/api.h"

namespace tavola::rooms {

using namespace std::chrono_literals;

void Waiting::watch(const std::shared_ptr<Asker>& asker) {
  if (storage_gone_) look_after(asker, longest_);
}

void Waiting::look_after(const std::weak_ptr<Asker>& asker, std::chrono::milliseconds time) {
  timers_.after(time, [this, asker] {
    const std::shared_ptr<Asker> waits = asker.lock();
    if (waits == nullptr || waits->told()) return;
    if (!storage_gone_()) return look_after(asker, 100ms);
    refused_();
    waits->tell(refusal({"busy",
                         "The server cannot reach its tables now. Look whether it was done "
                         "before you try again."}));
  });
}

}  // namespace tavola::rooms
