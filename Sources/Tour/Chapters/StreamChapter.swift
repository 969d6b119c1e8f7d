import Maquette

@Mappable
struct Measurement {
  var station: String
  var celsius: Double
  var isRaining = false
}

/// Streams of records: lines, elements of an array, chunks, and concurrent decoding.
enum StreamChapter {
  private static let ndjson = """
    {"station":"Zürich","celsius":11.5}
    {"station":"Lima","celsius":"19"}
    {"station":"Oslo","celsius":"cold"}
    {"station":"Hilo","celsius":24.25,"isRaining":true}
    """

  static func run() async throws {
    Screen.chapter(
      "A stream", "One record at a time: an invalid line is reported with its location and skipped."
    )
    let mapper = JSONMapper()
    let lines = mapper.lines(of: Measurement.self, from: ndjson)
    let told = lines.map { line in
      switch line {
      case .success(let measurement):
        "\(measurement.station) \(measurement.celsius)" + (measurement.isRaining ? ", rain" : "")
      case .failure(let error): "\(error)"
      }
    }
    Screen.show(ndjson, as: told.joined(separator: "\n"))

    let chunks = AsyncStream { continuation in
      for byte in "[1, 2, [3], 4".utf8 { continuation.yield([byte]) }
      continuation.finish()
    }
    Screen.note("a truncated array that arrives byte by byte:")
    for await element in mapper.elements(of: Int.self, from: chunks) {
      switch element {
      case .success(let number): Screen.note("  \(number)")
      case .failure(let error): Screen.note("  \(error)")
      }
    }
    let hottest = try await lines.reduceConcurrently(into: -273.15) { hottest, line in
      if case .success(let measurement) = line { hottest = max(hottest, measurement.celsius) }
    } merge: { hottest, part in
      hottest = max(hottest, part)
    }
    Screen.note("the maximum, computed on all cores: \(hottest)")
    let good = lines.compactMap { try? $0.get() }
    let written = String(decoding: try mapper.encodeLines(good.suffix(2)), as: UTF8.self)
    Screen.note("encoded: \(written.split(separator: "\n").joined(separator: " ⏎ ")) ⏎")
  }
}
