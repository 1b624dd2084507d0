#include "server/pages/gzip.h"

#include <zlib.h>

#include <cctype>

namespace tavola::server {

std::optional<std::string> gzip(std::string_view bytes) {
  z_stream stream{};
  // 15 bits of window, and 16 more ask for gzip's own header.
  if (deflateInit2(&stream, 6, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY) != Z_OK)
    return std::nullopt;
  std::string out(bytes.size(), '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
  stream.avail_in = static_cast<uInt>(bytes.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  const int result = deflate(&stream, Z_FINISH);
  out.resize(stream.total_out);
  deflateEnd(&stream);
  if (result != Z_STREAM_END) return std::nullopt;
  return out;
}

bool accepts(std::string_view header, std::string_view wanted) {
  while (!header.empty()) {
    std::string_view one = header.substr(0, header.find(','));
    header.remove_prefix(std::min(header.size(), one.size() + 1));
    std::string word;
    for (const char c : one)
      if (c != ' ' && c != '\t')
        word += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    const std::string_view coding = std::string_view(word).substr(0, word.find(';'));
    if (coding != wanted && coding != "*") continue;
    const std::size_t q = word.find(";q=");
    return q == std::string::npos || word.find_first_not_of("0.", q + 3) != std::string::npos;
  }
  return false;
}

}  // namespace tavola::server
