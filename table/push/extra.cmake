# Keys and ciphers of Web Push, and the way to push services, which is HTTPS.
find_package(OpenSSL 3.0 REQUIRED)
if(TARGET ${target} AND sources)
  target_link_libraries(${target} PUBLIC OpenSSL::SSL OpenSSL::Crypto)
endif()
