// A list of fixed capacity without heap and without the cost of clearing what it does not hold.
#pragma once

#include <array>
#include <cstddef>
#include <span>

namespace tavola::physics {

template <class T, std::size_t kCapacity>
class List {
 public:
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  bool full() const { return size_ == kCapacity; }
  void clear() { size_ = 0; }
  void resize(std::size_t size) { size_ = size; }
  void push_back(const T& value) { items_[size_++] = value; }
  void insert(std::size_t at, const T& value) {
    for (std::size_t i = size_++; i > at; --i) items_[i] = items_[i - 1];
    items_[at] = value;
  }
  void erase(std::size_t at) {
    for (std::size_t i = at + 1; i < size_; ++i) items_[i - 1] = items_[i];
    --size_;
  }

  T& operator[](std::size_t i) { return items_[i]; }
  const T& operator[](std::size_t i) const { return items_[i]; }
  T* begin() { return items_.data(); }
  T* end() { return items_.data() + size_; }
  const T* begin() const { return items_.data(); }
  const T* end() const { return items_.data() + size_; }
  const T& front() const { return items_[0]; }
  const T& back() const { return items_[size_ - 1]; }

  operator std::span<const T>() const { return {items_.data(), size_}; }

 private:
  std::array<T, kCapacity> items_;
  std::size_t size_ = 0;
};

}  // namespace tavola::physics
