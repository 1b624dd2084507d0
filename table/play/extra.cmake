# The version stands in one place, the project line of CMakeLists.txt.
set_source_files_properties(${CMAKE_SOURCE_DIR}/table/play/version.cc PROPERTIES
  COMPILE_DEFINITIONS "TAVOLA_VERSION=\"${PROJECT_VERSION}\"")
