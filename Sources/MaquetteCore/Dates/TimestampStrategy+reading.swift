extension TimestampStrategy {
  /// Decodes a timestamp.
  ///
  /// - Throws: `invalidValue` for text and numbers that are not timestamps in this format,
  ///   `typeMismatch` for other kinds of values, `custom` for an invalid pattern.
  @inlinable
  public func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws(ReadFailure)
    -> Timestamp
  {
    let start = reader.mark()
    let policy = reader.state.options.conversions
    let source: AnyValue
    switch reader.scalarKind {
    case .string: source = held(.string(try reader.__readToken()), reader.state.options)
    case .number, .date, nil: source = try reader.readValue()
    default: throw reader.failure(.typeMismatch, expected: expected)
    }
    do throws(MappingError) {
      if let times = reader.state.options.localTimes, let moment = try local(source, times) {
        return moment
      }
      return try timestamp(of: source, under: policy)
    } catch {
      throw reader.failure(error, at: start)
    }
  }

  /// A value as it was encoded, if this format has only numbers.
  @usableFromInline
  func held(_ value: AnyValue, _ options: DecodingOptions) -> AnyValue {
    takesText(under: .strict) ? value : options.original(of: value)
  }

  /// The expected format, for errors.
  @usableFromInline
  var expected: String {
    switch shape {
    case .automatic: "a date"
    case .iso8601: "a date as ISO 8601"
    case .rfc2822, .rfc1123: "a date as RFC 2822"
    case .number(let unit): "\(unit.rawValue) since 1970"
    case .reference: "seconds since 2001"
    case .epoch: "a number of seconds, milliseconds, microseconds or nanoseconds since 1970"
    case .pattern(let pattern): "a date as \(pattern)"
    case .list(let strategies): strategies.map { $0.expected }.joined(separator: " or ")
    case .custom(let form): form.expected
    }
  }

  /// Returns the timestamp of a date or time without a time zone by the rule of the format; nil for
  /// anything else.
  @usableFromInline
  func local(
    _ value: AnyValue, _ times: FormatTraits.LocalTimes
  ) throws(MappingError) -> Timestamp? {
    switch shape {
    case .automatic, .iso8601: break
    default: return nil
    }
    guard let text = value.string,
      let dateTime = CivilDateTime(text) ?? CivilDateTime(startOf: text)
    else { return nil }
    guard case .at(let offset) = times else {
      throw MappingError(
        .invalidValue, expected: "a date and time with a zone",
        hint: "without a zone it is not a point in time; give the format a zone")
    }
    return dateTime.timestamp(at: offset)
  }

  @usableFromInline
  func timestamp(
    of value: AnyValue, under policy: ConversionPolicy
  ) throws(MappingError) -> Timestamp {
    switch value {
    case .date(let moment): return moment
    case .number(let number): return try moment(takesNumbers, try outcome(of: number))
    case .string(let text): return try timestamp(of: text, under: policy)
    default: throw MappingError(.typeMismatch, expected: expected)
    }
  }

  private func timestamp(
    of text: String, under policy: ConversionPolicy
  ) throws(MappingError) -> Timestamp {
    if policy == .lenient, text.isNullWord {
      throw MappingError(.unexpectedNull, expected: expected)
    }
    return try moment(takesText(under: policy), try outcome(of: text, under: policy))
  }

  private func moment(
    _ takesKind: Bool, _ outcome: AutomaticDate.Outcome
  ) throws(MappingError) -> Timestamp {
    switch outcome {
    case .moment(let moment): return moment
    case .failed(let hint):
      throw MappingError(takesKind ? .invalidValue : .typeMismatch, expected: expected, hint: hint)
    }
  }

  /// Whether a number can be a timestamp in this format.
  private var takesNumbers: Bool {
    switch shape {
    case .automatic, .number, .reference, .epoch: true
    case .list(let strategies): strategies.contains { $0.takesNumbers }
    case .custom(let form): form.takesNumbers
    default: false
    }
  }

  /// Returns whether text can be a timestamp in this format; text that is a number is a conversion.
  private func takesText(under policy: ConversionPolicy) -> Bool {
    switch shape {
    case .number, .reference, .epoch: policy != .strict
    case .list(let strategies): strategies.contains { $0.takesText(under: policy) }
    default: true
    }
  }

  private func outcome(
    of number: AnyValue.Number
  ) throws(MappingError) -> AutomaticDate.Outcome {
    switch shape {
    case .automatic: return AutomaticDate.read(number)
    case .epoch: return AutomaticDate.read(number, places: [0, 3, 6, 9])
    case .number(let unit):
      guard let exact = ExactSeconds(number, places: unit.places), exact.isInCalendar else {
        return .failed(hint: "not a date in the years 1 to 9999")
      }
      return .moment(Timestamp(exact))
    case .reference:
      return Timestamp(numberSince2001: number).map { .moment($0) } ?? .failed(hint: nil)
    case .list(let strategies):
      for strategy in strategies {
        if case .moment(let moment) = try strategy.outcome(of: number) { return .moment(moment) }
      }
      return .failed(hint: nil)
    case .custom(let form) where form.takesNumbers:
      return try form.read(.number(number)).map { .moment($0) } ?? .failed(hint: nil)
    default: return .failed(hint: nil)
    }
  }

  private func outcome(
    of text: String, under policy: ConversionPolicy
  ) throws(MappingError) -> AutomaticDate.Outcome {
    let moment: Timestamp?
    switch shape {
    case .automatic: return AutomaticDate.read(text)
    case .iso8601: moment = ISO8601.timestamp(text)
    case .rfc2822, .rfc1123: moment = RFC2822.timestamp(text)
    case .pattern(let pattern): moment = try pattern.timestamp(text)
    case .number, .reference, .epoch:
      guard policy != .strict, let number = AnyValue.Number(decimal: text) else {
        return .failed(hint: nil)
      }
      return try outcome(of: number)
    case .list(let strategies):
      for strategy in strategies {
        if case .moment(let moment) = try strategy.outcome(of: text, under: policy) {
          return .moment(moment)
        }
      }
      moment = nil
    case .custom(let form): moment = try form.read(.string(text))
    }
    return moment.map { .moment($0) } ?? .failed(hint: nil)
  }
}
