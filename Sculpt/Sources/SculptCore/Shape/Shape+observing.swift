import MaquetteCore

/// How values become shapes.
struct ObservationRules: Sendable {
  /// Whether texts stand for numbers and Booleans, as in tables and markup, where nothing else exists.
  var textIsTyped = false

  /// Whether elements have attributes, so that a text alone is an element without them.
  var isMarkup = false

  /// Whether a date and time without a zone is no moment.
  var needsZones = false

  /// The index of the source.
  var source = 0

  /// The record in the source.
  var record: Int?

  /// Where the record begins in what its reader has, in bytes.
  var start = 0
}

extension Shape {
  /// Adds the value at a reader, without keeping it.
  ///
  /// - Throws: The errors of the source's grammar.
  mutating func observe<R: MappingReader & ~Copyable>(
    _ reader: inout R, by rules: ObservationRules
  ) throws(ReadFailure) {
    // An element with attributes is an object, even if it has nothing else but text.
    let kind = reader.kind ?? .null
    let mark = reader.mark()
    count += 1
    let isTyped = rules.textIsTyped && kind == .string
    if !isTyped { note(kind, at: mark, of: reader, by: rules) }
    switch kind {
    case .object:
      try observeObject(&reader, by: rules)
    case .array:
      try observeArray(&reader, by: rules)
    case .number:
      let number = try reader.read(AnyValue.Number.self)
      let facts = add(number)
      if !facts.isEmpty {
        note(facts, SampleSight(SamplePlace(of: mark, in: reader, by: rules), number: number))
      }
    case .string:
      let text = try reader.readString()
      if isTyped { note(text.typedKind, at: mark, of: reader, by: rules) }
      let facts = isTyped ? addTyped(text, by: rules) : add(text, by: rules)
      if !facts.isEmpty {
        let place = SamplePlace(of: mark, in: reader, by: rules)
        let number = isTyped && text.typedKind == .number ? AnyValue.Number(decimal: text) : nil
        note(
          facts,
          number.map { SampleSight(place, number: $0) } ?? SampleSight(place, text: text))
      }
    case .bool:
      add(try reader.readBool())
    case .null:
      // What is no value at all is an error of the reader.
      if try !reader.readNull() { try reader.skipValue() }
      nulls += 1
    case .bytes:
      try reader.skipValue()
      bytes += 1
    case .date:
      try reader.skipValue()
      dates += 1
    }
  }

  /// Adds an array whose elements follow one by one.
  mutating func beginArray(by rules: ObservationRules) {
    count += 1
    if origins[.array] == nil {
      origins[.array] = SamplePlace(source: rules.source, record: nil, offset: 0)
    }
    var arrays = self.arrays ?? ArraySummary()
    arrays.count += 1
    self.arrays = arrays
  }

  /// Adds the value at a reader as an element of the array that was begun last.
  ///
  /// - Throws: The errors of the source's grammar.
  mutating func observeElement<R: MappingReader & ~Copyable>(
    _ reader: inout R, by rules: ObservationRules
  ) throws(ReadFailure) {
    var arrays = self.arrays.take() ?? ArraySummary()
    defer { self.arrays = arrays }
    try arrays.element.observe(&reader, by: rules)
  }

  private mutating func note<R: MappingReader & ~Copyable>(
    _ kind: ValueKind, at mark: R.Mark, of reader: borrowing R, by rules: ObservationRules
  ) {
    guard kindsWithOrigin & kind.bit == 0 else { return }
    kindsWithOrigin |= kind.bit
    guard origins[kind] == nil else { return }
    origins[kind] = SamplePlace(of: mark, in: reader, by: rules)
  }

  private mutating func note(_ facts: [Fact], _ sight: SampleSight) {
    for fact in facts where self.facts[fact] == nil { self.facts[fact] = sight }
  }

  private mutating func observeObject<R: MappingReader & ~Copyable>(
    _ reader: inout R, by rules: ObservationRules
  ) throws(ReadFailure) {
    var objects = self.objects.take() ?? ObjectSummary()
    defer { self.objects = objects }
    let mark = reader.mark()
    objects.begin { SamplePlace(of: mark, in: reader, by: rules) }
    objects.isMarkup = objects.isMarkup || rules.isMarkup
    var guess = 0
    var tags: [(key: String, text: String)] = []
    var contents: [String] = []
    var more = try reader.beginObject()
    while more {
      let key = try reader.readKey()
      let position = objects.noteKey(key, guess: &guess)
      if objects.isTag(at: position), reader.scalarKind == .string {
        let start = reader.mark()
        tags.append((key, try reader.readString()))
        reader.reset(to: start)
      } else if objects.isContent(at: position), reader.kind == .object {
        contents.append(key)
      }
      try objects.withShape(at: position) { (shape: inout Shape) throws(ReadFailure) in
        try shape.observe(&reader, by: rules)
      }
      more = try reader.endField()
    }
    if objects.hasNewGaps { objects.noteGaps(at: SamplePlace(of: mark, in: reader, by: rules)) }
    guard !tags.isEmpty else { return }
    let place = SamplePlace(of: mark, in: reader, by: rules)
    for tag in tags {
      objects.note(tag.text, under: tag.key, at: place)
      for content in contents { objects.note(tag.text, under: tag.key, beside: content, at: place) }
    }
  }

  private mutating func observeArray<R: MappingReader & ~Copyable>(
    _ reader: inout R, by rules: ObservationRules
  ) throws(ReadFailure) {
    var arrays = self.arrays.take() ?? ArraySummary()
    defer { self.arrays = arrays }
    arrays.count += 1
    var more = try reader.beginArray()
    while more {
      try arrays.element.observe(&reader, by: rules)
      more = try reader.endElement()
    }
  }

  private mutating func add(_ number: AnyValue.Number) -> [Fact] {
    var summary = numbers.take() ?? NumberSummary()
    defer { numbers = summary }
    return summary.addNoting(number)
  }

  private mutating func add(_ value: Bool) {
    booleans += 1
    if !value { falses += 1 }
  }

  private mutating func add(_ text: String, by rules: ObservationRules) -> [Fact] {
    var summary = texts.take() ?? TextSummary()
    defer { texts = summary }
    return summary.addNoting(text, needsZones: rules.needsZones)
  }

  /// Adds a text as the value that it stands for.
  private mutating func addTyped(_ text: String, by rules: ObservationRules) -> [Fact] {
    switch text.typedKind {
    case .null: nulls += 1
    case .bool:
      typedTexts += 1
      add(text == "true")
    case .number:
      guard let number = AnyValue.Number(decimal: text) else { break }
      typedTexts += 1
      return add(number)
    default:
      let isFirst = facts[.untyped] == nil
      return add(text, by: rules) + (isFirst ? [.untyped] : [])
    }
    return []
  }
}

extension ValueKind {
  fileprivate var bit: UInt8 {
    switch self {
    case .null: 1
    case .bool: 2
    case .number: 4
    case .string: 8
    case .array: 16
    case .object: 32
    case .bytes: 64
    case .date: 128
    }
  }
}
