import Foundation
import Synchronization

extension SampleReader {
  /// Reads sources on all cores.
  ///
  /// The result is that of one reader that reads them one after the other, because shapes merge.
  ///
  /// - Parameters:
  ///   - sources: The sources.
  ///   - format: The format of all sources; nil to tell it from the name or the content of each.
  /// - Returns: The shape of everything.
  /// - Throws: `SampleError`: that of the first source that has one.
  public static func shape(
    of sources: [SampleSource], format: SampleFormat? = nil
  ) throws(SampleError) -> Shape {
    // More parts than cores, because some sources are longer than others.
    let count = min(sources.count, ProcessInfo.processInfo.activeProcessorCount * 4)
    let parts = Mutex<[Result<Shape, SampleError>?]>(Array(repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let range = sources.count * index / count..<sources.count * (index + 1) / count
      var reader = SampleReader(format: format, firstSource: range.lowerBound)
      let result = Result { () throws(SampleError) -> Shape in
        for source in sources[range] { try reader.read(source) }
        return reader.shape
      }
      parts.withLock { $0[index] = result }
    }
    var shape = Shape()
    for case let part? in parts.withLock({ $0 }) { shape.merge(try part.get()) }
    return shape
  }
}
