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
    note(kind, at: reader.mark(), of: reader, by: rules)
    switch kind {
    case .object:
      try observeObject(&reader, by: rules)
    case .array:
      try observeArray(&reader, by: rules)
    case .number:
      addNumber(try reader.read(AnyValue.Number.self))
    case .string:
      let text = try reader.readString()
      if rules.textIsTyped { addTyped(text) } else { add(text) }
      if rules.needsZones, CivilDateTime(text) != nil { texts?.forms.subtract(.moments) }
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
    count += 1
    guard kindsWithOrigin & kind.bit == 0 else { return }
    kindsWithOrigin |= kind.bit
    guard origins[kind] == nil else { return }
    var place = SamplePlace(source: rules.source, record: rules.record)
    if case .offset(let offset) = reader.location(of: mark) { place.offset = offset }
    origins[kind] = place
  }

  private mutating func observeObject<R: MappingReader & ~Copyable>(
    _ reader: inout R, by rules: ObservationRules
  ) throws(ReadFailure) {
    var objects = self.objects.take() ?? ObjectSummary()
    defer { self.objects = objects }
    objects.count += 1
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
    for tag in tags {
      objects.note(tag.text, under: tag.key)
      for content in contents { objects.note(tag.text, under: tag.key, beside: content) }
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

  private mutating func addNumber(_ number: AnyValue.Number) {
    var summary = numbers.take() ?? NumberSummary()
    summary.add(number)
    numbers = summary
  }

  private mutating func add(_ value: Bool) {
    booleans += 1
    if !value { falses += 1 }
  }

  private mutating func add(_ text: String) {
    var summary = texts.take() ?? TextSummary()
    summary.add(text)
    texts = summary
  }

  /// Adds a text as the value that it stands for, if that is written in the same way.
  private mutating func addTyped(_ text: String) {
    switch text {
    case "": nulls += 1
    case "true", "false": add(text == "true")
    default:
      if let number = AnyValue.Number(decimal: text) { addNumber(number) } else { add(text) }
    }
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
