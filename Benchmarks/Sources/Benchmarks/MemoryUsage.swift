import Foundation

/// What decoding takes in memory, by the count of every allocation.
///
/// The counter is `AllocationCounter/counter.c`, which `table.sh` preloads into the programs of all
/// sides. A first decoding makes what is made once; the second is counted.
struct MemoryUsage {
  /// Bytes that the models hold.
  let models: Int

  /// Bytes that were allocated at most, at one time.
  let peak: Int

  /// Measures one decoding.
  ///
  /// - Throws: What decoding throws, and an error if the counter is not preloaded.
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
