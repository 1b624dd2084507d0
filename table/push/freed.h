// Gives back what OpenSSL made: std::unique_ptr<BIO, Freed<BIO_free_all>>.
#pragma once

namespace tavola::push {

template <auto Free>
struct Freed {
  template <class T>
  void operator()(T* object) const {
    Free(object);
  }
};

}  // namespace tavola::push
