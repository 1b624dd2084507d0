# Tokens, passwords and seals.
find_path(SODIUM_INCLUDE sodium.h REQUIRED)
find_library(SODIUM_LIBRARY sodium REQUIRED)
if(sources)
  target_include_directories(${target} SYSTEM PRIVATE ${SODIUM_INCLUDE})
  target_link_libraries(${target} PRIVATE ${SODIUM_LIBRARY})
endif()
