# The two databases. Their headers are used inside this folder alone.
find_package(SQLite3 3.40 REQUIRED)
find_package(PostgreSQL REQUIRED)
if(TARGET ${target} AND sources)
  target_link_libraries(${target} PRIVATE SQLite::SQLite3 PostgreSQL::PostgreSQL)
endif()
