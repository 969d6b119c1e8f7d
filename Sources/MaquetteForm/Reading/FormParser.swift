import MaquetteCore

/// Parses a form: pairs separated by `&`, each a name and a value separated by `=`.
struct FormParser {
  private let format: FormFormat
  private let decoder: PercentDecoder
  private var names: FormNameParser
  private var search: PathSearch?

  init(_ format: FormFormat, _ options: DecodingOptions) {
    self.format = format
    decoder = PercentDecoder(
      isLenient: format.isLenient, lengthLimit: options.limits.stringLength)
    names = FormNameParser(
      readsDots: format.style == .dots, isLenient: format.isLenient,
      levels: TreeLevels(limit: min(format.depthLimit, options.limits.depth)))
  }

  /// Parses the pairs of a form to an object.
  mutating func parse(_ source: Span<UInt8>) throws(MappingError) -> AnyValue.Object {
    var tree = FormTree()
    var count = 0
    var start = 0
    while start < source.count {
      var end = start
      while end < source.count, source[end] != UInt8(ascii: "&") { end += 1 }
      if end > start {
        count += 1
        guard count <= format.pairLimit else {
          throw MappingError(
            .tooManyElements, at: start, expected: "at most \(format.pairLimit.counted("pair"))")
        }
        try addPair(start..<end, of: source, to: &tree)
      }
      start = end + 1
    }
    return try tree.object()
  }

  /// Finds the offsets of values.
  mutating func offsets(of paths: [MappingPath], in source: Span<UInt8>) -> [Int?] {
    search = PathSearch(paths)
    search?.note([], at: 0)
    _ = try? parse(source)
    return search?.offsets ?? []
  }

  private mutating func addPair(
    _ pair: Range<Int>, of source: borrowing Span<UInt8>, to tree: inout FormTree
  ) throws(MappingError) {
    var middle = pair.lowerBound
    while middle < pair.upperBound, source[middle] != UInt8(ascii: "=") { middle += 1 }
    let name = try decoder.text(pair.lowerBound..<middle, of: source)
    let steps = try names.steps(name, at: pair.lowerBound)
    let isFlag = middle == pair.upperBound
    let start = isFlag ? pair.lowerBound : middle + 1
    if !isFlag, format.style == .commas,
      let elements = try elements(start..<pair.upperBound, of: source)
    {
      for element in elements {
        let path = try tree.add(element.value, at: steps + [.append], pair.lowerBound)
        search?.note(path, at: element.offset)
      }
      return
    }
    let value: AnyValue =
      isFlag
      ? .tagged(TaggedValue(.formFlag, ""))
      : .string(try decoder.text(start..<pair.upperBound, of: source))
    let path = try tree.add(value, at: steps, pair.lowerBound)
    search?.note(path, at: start)
  }

  /// The elements between unencoded commas; nil if there is no such comma.
  private func elements(
    _ range: Range<Int>, of source: borrowing Span<UInt8>
  ) throws(MappingError) -> [(value: AnyValue, offset: Int)]? {
    var elements: [(value: AnyValue, offset: Int)] = []
    var start = range.lowerBound
    for index in range where source[index] == UInt8(ascii: ",") {
      elements.append((.string(try decoder.text(start..<index, of: source)), start))
      start = index + 1
    }
    guard !elements.isEmpty else { return nil }
    elements.append((.string(try decoder.text(start..<range.upperBound, of: source)), start))
    return elements
  }
}
