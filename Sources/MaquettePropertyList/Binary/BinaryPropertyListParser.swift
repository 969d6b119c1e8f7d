import MaquetteCore

/// Reads a binary property list into a tree.
///
/// Containers that are being read are a list and not calls, so that depth needs no stack. An object that
/// several others refer to is read once and shared; what the tree would have without sharing is counted,
/// and limited.
struct BinaryPropertyListParser {
  /// A container that is being read.
  private struct Frame {
    let object: Int

    /// Where its references to values begin.
    let references: Int
    let count: Int

    /// The keys of a dictionary; nil for an array.
    let keys: [String]?
    var values: [AnyValue] = []

    /// How many values the container has in it, itself included and nothing shared.
    var size = 1
  }

  /// How often values may be repeated by references to one object, in relation to the objects.
  private static let expansionFactor = 100

  /// How many values a tree may always have.
  private static let freeSize = 1_000_000

  private let objects: BinaryObjects
  private let options: DecodingOptions
  private let sizeLimit: Int
  private var frames: [Frame] = []

  /// The values that have been read of objects that others may refer to, and their sizes.
  private var finished: [AnyValue?]

  /// The sizes of containers that have been read; 0 for other objects.
  private var sizes: [Int]
  private var isOpen: [Bool]

  /// Where values begin, if that is asked for.
  private(set) var search: PathSearch?

  /// Prepares to read a source.
  ///
  /// - Parameters:
  ///   - source: The property list, which begins with its magic number.
  ///   - options: How it is read.
  ///   - readsUIDs: Whether the source is a keyed archive, whose references are values.
  ///   - search: What is asked for the places of values.
  /// - Throws: What contradicts the size of the source.
  init(
    _ source: Span<UInt8>, _ options: DecodingOptions, readsUIDs: Bool = false,
    search: PathSearch? = nil
  ) throws(MappingError) {
    let trailer = try BinaryTrailer(source)
    objects = BinaryObjects(trailer: trailer, limits: options.limits, readsUIDs: readsUIDs)
    self.options = options
    self.search = search
    finished = [AnyValue?](repeating: nil, count: trailer.objectCount)
    sizes = [Int](repeating: 0, count: trailer.objectCount)
    isOpen = [Bool](repeating: false, count: trailer.objectCount)
    let (product, overflow) = trailer.objectCount.multipliedReportingOverflow(
      by: Self.expansionFactor)
    sizeLimit = overflow ? .max : max(product, Self.freeSize)
  }

  /// Reads the tree.
  ///
  /// - Throws: The first thing that is wrong, with its offset and path.
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

  /// Reads an object, or begins to.
  ///
  /// - Returns: The value, if it has no other values to read first, and how many values it has.
  private mutating func begin(
    _ object: Int, in source: Span<UInt8>
  ) throws(MappingError) -> (AnyValue?, size: Int) {
    let offset = try objects.offset(of: object, in: source)
    if search != nil {
      let step = step
      search?.begin(step, at: offset)
    }
    // Of shared containers each place counts when places are asked for.
    if let value = finished[object], search == nil || sizes[object] == 0 {
      search?.end()
      return (value, max(sizes[object], 1))
    }
    switch try objects.object(at: offset, in: source) {
    case .scalar(let value):
      search?.end()
      // A number is as quickly read again as found.
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
    guard frames.count < options.limits.treeDepth else {
      throw MappingError(
        .depthExceeded, at: offset, expected: "at most \(options.limits.treeDepth) levels")
    }
    guard !isOpen[frame.object] else {
      throw MappingError(
        .unexpectedCharacter, at: offset, expected: "a container that is not inside of itself")
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
        throw MappingError(.typeMismatch, at: offset, expected: "text, as keys are")
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

  /// The step to the value that is read next; nil for the root.
  private var step: MappingPath.Step? { frames.last.map(Self.step) }

  private static func step(_ frame: Frame) -> MappingPath.Step {
    let position = frame.values.count
    guard let keys = frame.keys else { return .index(position) }
    return .key(position < keys.count ? keys[position] : "")
  }

  /// The path of the value that is being read.
  private var path: MappingPath { MappingPath(frames.map(Self.step)) }
}
