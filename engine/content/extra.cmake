# Writes the table of embedded files: the assembler takes the bytes in by .incbin, which costs no
# compile time however large the content grows and is the same on every ELF machine. The object
# depends on every file, so an edited card is embedded by the next build.

file(GLOB_RECURSE content_files CONFIGURE_DEPENDS RELATIVE ${CMAKE_SOURCE_DIR}/content
     ${CMAKE_SOURCE_DIR}/content/*)
list(TRANSFORM content_files PREPEND "content/")
file(GLOB ledger_files CONFIGURE_DEPENDS RELATIVE ${CMAKE_SOURCE_DIR}
     ${CMAKE_SOURCE_DIR}/docs/rules/*.md)
list(FILTER ledger_files EXCLUDE REGEX "/(README|open|[a-z]+-rulings)\\.md$")

set(names)
foreach(file IN LISTS content_files ledger_files)
  string(REGEX REPLACE "^content/" "" name ${file})
  string(REGEX REPLACE "^docs/rules/" "rules/" name ${name})
  list(APPEND names "${name}\t${file}")
endforeach()
# The tab sorts before every letter, so a name comes before the longer names it begins.
list(SORT names)

set(blobs "")
set(declarations "")
set(rows "")
set(depends)
set(index 0)
foreach(pair IN LISTS names)
  string(REPLACE "\t" ";" pair "${pair}")
  list(GET pair 0 name)
  list(GET pair 1 file)
  set(path ${CMAKE_SOURCE_DIR}/${file})
  string(APPEND blobs "asm(\".pushsection .rodata\\n\"
    \".globl tavola_embedded_${index}\\n.hidden tavola_embedded_${index}\\n\"
    \".globl tavola_embedded_${index}_end\\n.hidden tavola_embedded_${index}_end\\n\"
    \"tavola_embedded_${index}:\\n.incbin \\\"${path}\\\"\\n\"
    \"tavola_embedded_${index}_end:\\n.byte 0\\n.popsection\\n\");\n")
  string(APPEND declarations
    "extern const char tavola_embedded_${index}[], tavola_embedded_${index}_end[];\n")
  string(APPEND rows
    "    {\"${name}\", tavola_embedded_${index}, tavola_embedded_${index}_end},\n")
  list(APPEND depends ${path})
  math(EXPR index "${index} + 1")
endforeach()

set(generated ${CMAKE_BINARY_DIR}/generated/embedded.cc)
file(CONFIGURE OUTPUT ${generated} @ONLY CONTENT
"// Written by the build from content/ and docs/rules/.
#include \"content/embedded.h\"

@blobs@
extern \"C\" {
@declarations@}

namespace tavola::content {
const EmbeddedFile kEmbeddedFiles[] = {
@rows@    {nullptr, nullptr, nullptr}};
const std::size_t kEmbeddedFileCount = @index@;
}  // namespace tavola::content
")
set_source_files_properties(${generated} PROPERTIES OBJECT_DEPENDS "${depends}"
                            SKIP_UNITY_BUILD_INCLUSION ON)
target_sources(${target} PRIVATE ${generated})
