import Foundation
import Maquette

/// Prints the shape of any JSON document, and the time to decode and encode it.
struct DocumentTour {
  let path: String

  /// Prints the shape of the document.
  ///
  /// - Returns: Whether the document could be parsed.
  func run() throws -> Bool {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      print("\(path) cannot be read: \(error.localizedDescription)")
      return false
    }
    do throws(MappingError) {
      let clock = ContinuousClock()
      let start = clock.now
      let value = try AnyValue(json: data)
      let read = clock.now - start
      let written = try value.jsonBytes().count
      let end = clock.now
      Screen.title(path)
      Screen.block(Shape(of: [value]).lines(name: "$").joined(separator: "\n"))
      print("\n\(data.count) bytes decoded in \(milliseconds(read)),", terminator: " ")
      print("\(written) bytes encoded in \(milliseconds(end - start - read))")
      return true
    } catch {
      print(error.details)
      return false
    }
  }

  private func milliseconds(_ duration: Duration) -> String {
    duration.formatted(.units(allowed: [.milliseconds], fractionalPart: .show(length: 1)))
  }
}
