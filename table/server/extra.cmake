find_package(ZLIB REQUIRED)
if(TARGET ${target} AND sources)
  target_link_libraries(${target} PRIVATE ZLIB::ZLIB)
endif()
