import MaquetteCore

/// A text to decode, and the options that its first byte selects.
///
/// A first byte that begins no JSON text is removed and selects a row of options. Any other text is
/// decoded with the defaults, so that plain documents can be seeds.
struct FuzzInput {
  /// The text.
  var text: [UInt8]

  /// The decoding options.
  var options = DecodingOptions()

  init(_ start: UnsafePointer<UInt8>, _ count: Int) {
    text = Array(UnsafeBufferPointer(start: start, count: count))
    guard let first = text.first, let row = Self.row(of: first) else { return }
    text.removeFirst()
    options.conversions = [.lossless, .strict, .lenient][row % 3]
    options.duplicateKeys = [.lastWins, .firstWins, .reject][row / 3 % 3]
    options.unknownKeys = row % 2 == 0 ? .ignore : .reject
    // Larger texts are decoded in place, and wide steps stop before the end.
    if row >= 9 { text.insert(contentsOf: [UInt8](repeating: 0x20, count: 1100), at: 0) }
    if row >= 18 {
      options.limits = .init(depth: 8, stringLength: 12, elementCount: 5, numberLength: 10)
    }
  }

  /// The same input with a limit that no text reaches, and for which every key is counted.
  var inspected: Self {
    var inspected = self
    if options.limits.elementCount == .max { inspected.options.limits.elementCount = .max - 1 }
    return inspected
  }

  private static func row(of byte: UInt8) -> Int? {
    switch byte {
    case 0x01...0x08: Int(byte) - 1
    case 0x0E...0x1F: Int(byte) - 6
    default: nil
    }
  }

  /// Passes the text in memory of exactly its size, so that Address Sanitizer detects an
  /// out-of-bounds access.
  func lend<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.count)
    defer { copy.deallocate() }
    _ = copy.initialize(from: text)
    return body(UnsafeBufferPointer(copy))
  }

  /// The mapper with the options.
  var mapper: JSONMapper {
    JSONMapper(options: .init(decoding: options, encoding: .init(), format: .compact))
  }

  /// Decodes the text.
  func decode<T: MappingDecodable>(_ type: T.Type) -> Result<T, MappingError> {
    lend { bytes in
      do throws(MappingError) {
        return .success(try mapper.decode(type, from: bytes))
      } catch {
        return .failure(error)
      }
    }
  }

  /// Updates a model from the text.
  func update<T: MappingDecodable>(_ model: T) -> Result<T, MappingError> {
    lend { bytes in
      do throws(MappingError) {
        var changed = model
        try mapper.update(&changed, from: bytes)
        return .success(changed)
      } catch {
        return .failure(error)
      }
    }
  }

  /// Decodes the text through a tree.
  func decodeByTree<T: MappingDecodable>(_ type: T.Type) -> Result<T, MappingError> {
    let mapper = ValueMapper(options: .init(decoding: options, encoding: .init()))
    return decode(AnyValue.self).flatMap { tree in
      do throws(MappingError) {
        return .success(try mapper.decode(type, from: tree))
      } catch {
        return .failure(error)
      }
    }
  }
}

/// Crashes the process, which the fuzzer records, unless a condition is true.
func require(_ holds: Bool, _ statement: @autoclosure () -> String) {
  if !holds { fatalError(statement()) }
}

/// Checks that an error has a one-line description and a location in the text.
func requireTellable(_ error: MappingError, in text: [UInt8]) {
  require(!error.description.utf8.contains(0x0A), "more than one line: \(error)")
  require(!error.details.isEmpty, "no details: \(error)")
  guard let location = error.location else { return }
  require((0...text.count).contains(location.byteOffset), "outside of the text: \(error)")
}

/// Checks that two ways have the same model, or the same error at the same path.
///
/// Quoted values are ignored: text has its escapes, a tree does not.
func requireSame<T: Equatable>(_ one: Result<T, MappingError>, _ other: Result<T, MappingError>) {
  switch (one, other) {
  case (.success(let one), .success(let other)):
    require(one == other, "\(one)\nin another way is\n\(other)")
  case (.failure(let one), .failure(let other)):
    // The value of an alias may be invalid if a preferred key follows, so the table reads on, and
    // may find a mistake of the grammar in that value first.
    if one.code.isFatal, !other.code.isFatal, let place = one.location, let start = other.location,
      place.byteOffset > start.byteOffset
    {
      return
    }
    require(
      one.code == other.code && one.path == other.path && one.expected == other.expected
        && one.location == other.location, "\(one)\nin another way is\n\(other)")
  case (.success, .failure(let error)), (.failure(let error), .success):
    require(false, "only one way has the mistake \(error)")
  }
}
