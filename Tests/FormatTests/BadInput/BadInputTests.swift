import Foundation
import Maquette
import Testing

#if os(Linux) || os(macOS)
  /// Input designed to exhaust resources decodes or reports an error with its location, in bounded
  /// time and memory.
  ///
  /// A separate process decodes all documents; the system ends it if it exceeds its limits.
  @Suite("Bad input of every format")
  struct BadInputTests {
    @Test("Bombs, cycles, false lengths and a million keys need neither time nor memory")
    func limits() async {
      await #expect(processExitsWith: .success) {
        // The largest documents have 15 MB, and none needs more than 100.
        #if os(Linux)
          var memory = rlimit(rlim_cur: 256 << 20, rlim_max: 256 << 20)
          setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &memory)
        #endif
        for input in BadInput.all {
          let document = input.make()
          alarm(60)
          do {
            try input.read(document)
            try require(input.code == nil, input, "was read")
          } catch let error as MappingError {
            try require(error.code == input.code, input, "\(error.code): \(error)")
            try require(
              (0...document.count).contains(error.byteOffset ?? -1), input, "has no place: \(error)"
            )
          }
          alarm(0)
        }
      }
    }
  }

  /// Ends the process with a message unless a condition is true.
  private func require(_ isSo: Bool, _ input: BadInput, _ problem: String) throws {
    guard !isSo else { return }
    FileHandle.standardError.write(Data("\(input.name): \(problem)\n".utf8))
    exit(1)
  }
#endif
