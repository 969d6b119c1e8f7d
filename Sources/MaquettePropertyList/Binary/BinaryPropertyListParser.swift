import MaquetteCore

/// Parses a binary property list to a tree.
///
/// Open containers are in an array, not on the call stack, so nesting uses no stack. An object with
/// several references is read once and shared; the size of the tree without sharing is counted and
/// limited.
struct BinaryPropertyListParser {
  /// An open container.
  private struct Frame {
    let object: Int

    /// The offset of its references to values.
    let references: Int
    let count: Int

    /// The keys of a dictionary; nil for an array.
    let keys: [String]?
    var values: [AnyValue] = []

    /// The number of values in the container, including itself, as if nothing were shared.
    var size = 1
  }

  /// The maximum ratio of values, counted without sharing, to objects.
  private static let expansionFactor = 100

  /// The number of values that a tree may always have.
  private static let freeSize = 1_000_000

  private let objects: BinaryObjects
  private let options: DecodingOptions

  /// The number of levels that the tree may have.
  private var levels: TreeLevels
  private let sizeLimit: Int
  private var frames: [Frame] = []

  /// The decoded values of objects that may have several references.
  private var finished: [AnyValue?]

  /// The sizes of decoded containers; 0 for other objects.
  private var sizes: [Int]
  private var isOpen: [Bool]

  /// The requested paths, and the offsets found; nil if none are requested.
  private(set) var search: PathSearch?

  /// Prepares to parse a source.
  ///
  /// - Parameters:
  ///   - source: The property list, which begins with its magic number.
  ///   - options: The decoding options.
  ///   - readsUIDs: Whether the source is a keyed archive, whose UIDs are values.
  ///   - search: The requested paths.
  /// - Throws: An error if the trailer contradicts the size of the source.
  init(
    _ source: Span<UInt8>, _ options: DecodingOptions, readsUIDs: Bool = false,
    search: PathSearch? = nil
  ) throws(MappingError) {
    let trailer = try BinaryTrailer(source)
    objects = BinaryObjects(trailer: trailer, limits: options.limits, readsUIDs: readsUIDs)
    self.options = options
    levels = TreeLevels(limit: options.limits.depth)
    self.search = search
    finished = [AnyValue?](repeating: nil, count: trailer.objectCount)
    sizes = [Int](repeating: 0, count: trailer.objectCount)
    isOpen = [Bool](repeating: false, count: trailer.objectCount)
    let (product, overflow) = trailer.objectCount.multipliedReportingOverflow(
      by: Self.expansionFactor)
    sizeLimit = overflow ? .max : max(product, Self.freeSize)
  }

  /// Parses the tree.
  ///
  /// - Throws: The first error, with its offset and path.
  mutating func parse(_ source: Span<UInt8>) throws(MappingError) -> AnyValue {
    do throws(MappingError) {
      return try parseTree(source)
    } catch {
      throw error.at(path)
    }
  }

  private mutating func parseTree(_ source: Span<UInt8>) throws(MappingError) -> AnyValue {
    var (value, size) = try begin(objects.trailer.root, in: source)
    while true {
      if let done = value {
        guard !frames.isEmpty else { return done }
        try add(done, size: size)
      }
      let last = frames.count - 1
      let frame = frames[last]
      if frame.values.count == frame.count {
        (value, size) = (finish(frame), frame.size)
        frames.removeLast()
      } else {
        let place = frame.references + frame.values.count * objects.trailer.referenceSize
        (value, size) = try begin(try objects.reference(at: place, in: source), in: source)
      }
    }
  }

  /// Reads a scalar, or begins a container.
  ///
  /// - Returns: The value and its size, unless nested values must be read first.
  private mutating func begin(
    _ object: Int, in source: Span<UInt8>
  ) throws(MappingError) -> (AnyValue?, size: Int) {
    let offset = try objects.offset(of: object, in: source)
    if search != nil {
      let step = step
      search?.begin(step, at: offset)
    }
    // When offsets are requested, each occurrence of a shared container has its own path.
    if let value = finished[object], search == nil || sizes[object] == 0 {
      search?.end()
      return (value, max(sizes[object], 1))
    }
    switch try objects.object(at: offset, in: source) {
    case .scalar(let value):
      search?.end()
      // Decoding a number again is as fast as looking it up.
      if value.kind == .string || value.kind == .bytes { finished[object] = value }
      return (value, 1)
    case .array(let start, let count):
      try open(Frame(object: object, references: start, count: count, keys: nil), at: offset)
    case .dictionary(let start, let count):
      let keys = try keys(at: start, count: count, in: source)
      let values = start + count * objects.trailer.referenceSize
      try open(Frame(object: object, references: values, count: count, keys: keys), at: offset)
    }
    return (nil, 0)
  }

  private mutating func open(_ frame: Frame, at offset: Int) throws(MappingError) {
    if let expected = levels.refusal(of: frames.count + 1) {
      throw MappingError(.depthExceeded, at: offset, expected: expected)
    }
    guard !isOpen[frame.object] else {
      throw MappingError(
        .unexpectedCharacter, at: offset, expected: "a container that does not contain itself")
    }
    isOpen[frame.object] = true
    frames.append(frame)
  }

  private mutating func add(_ value: AnyValue, size: Int) throws(MappingError) {
    let last = frames.count - 1
    frames[last].values.append(value)
    frames[last].size += size
    guard frames[last].size <= sizeLimit else {
      throw MappingError(
        .tooManyElements, at: frames[last].references,
        expected: "at most \(sizeLimit) values, each reference counted")
    }
  }

  private mutating func finish(_ frame: Frame) -> AnyValue {
    search?.end()
    isOpen[frame.object] = false
    let value: AnyValue
    if let keys = frame.keys {
      value = .object(object(keys, frame.values))
    } else {
      value = .array(frame.values)
    }
    finished[frame.object] = value
    sizes[frame.object] = frame.size
    return value
  }

  private func object(_ keys: [String], _ values: [AnyValue]) -> AnyValue.Object {
    var object = AnyValue.Object()
    for (key, value) in zip(keys, values)
    where options.duplicateKeys != .firstWins || object[key] == nil {
      object[key] = value
    }
    return object
  }

  private mutating func keys(
    at start: Int, count: Int, in source: Span<UInt8>
  ) throws(MappingError) -> [String] {
    var keys: [String] = []
    keys.reserveCapacity(min(count, 4096))
    for index in 0..<count {
      let place = start + index * objects.trailer.referenceSize
      let object = try objects.reference(at: place, in: source)
      if case .string(let key)? = finished[object] {
        keys.append(key)
        continue
      }
      let offset = try objects.offset(of: object, in: source)
      guard case .scalar(.string(let key)) = try objects.object(at: offset, in: source) else {
        throw MappingError(.typeMismatch, at: offset, expected: "text as the key")
      }
      finished[object] = .string(key)
      keys.append(key)
    }
    if options.duplicateKeys == .reject, Set(keys).count < count {
      var seen: Set<String> = []
      for (index, key) in keys.enumerated() where !seen.insert(key).inserted {
        throw MappingError(
          .duplicateKey, at: start + index * objects.trailer.referenceSize,
          path: MappingPath([.key(key)]))
      }
    }
    return keys
  }

  /// The path component of the next value; nil for the root.
  private var step: MappingPath.Step? { frames.last.map(Self.step) }

  private static func step(_ frame: Frame) -> MappingPath.Step {
    let position = frame.values.count
    guard let keys = frame.keys else { return .index(position) }
    return .key(position < keys.count ? keys[position] : "")
  }

  /// The path of the current value.
  private var path: MappingPath { MappingPath(frames.map(Self.step)) }
}
