import Foundation

/// The memory that decoding needs, from a count of every allocation.
///
/// The counter is `AllocationCounter/counter.c`, which `table.sh` preloads into the programs of all
/// sides. The first decoding does one-time setup; the second is counted.
struct MemoryUsage {
  /// The bytes that the models occupy.
  let models: Int

  /// The peak of allocated bytes.
  let peak: Int

  /// Measures one decoding.
  ///
  /// - Throws: Errors of decoding, and an error if the counter is not preloaded.
  init<T>(of decode: () throws -> T) throws {
    let begin = try Self.function("begin", as: (@convention(c) () -> Void).self)
    let live = try Self.function("live", as: (@convention(c) () -> Int).self)
    let highest = try Self.function("peak", as: (@convention(c) () -> Int).self)

    keep(try decode())
    begin()
    let before = live()
    let result = try decode()
    models = live() - before
    peak = highest() - before
    keep(result)
  }

  private static func function<T>(_ name: String, as type: T.Type) throws -> T {
    guard let address = dlsym(dlopen(nil, RTLD_NOW), "allocation_counter_\(name)") else {
      throw CocoaError(.featureUnsupported)
    }
    return unsafeBitCast(address, to: type)
  }
}
