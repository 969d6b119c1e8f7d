public import MaquetteCore
public import MaquetteStreams

/// Server-sent events whose data is JSON, as `text/event-stream`: the streams of language models.
///
/// Lines end with LF, CR or CRLF; comments, unknown fields and events without data are skipped. The
/// data `[DONE]` ends the stream. Invalid data is a failure with its location in the stream, and
/// later events still decode. A last event without the empty line after it may be cut off and is
/// dropped, as the standard says.
public struct ServerSentEvents<Record: MappingDecodable>: RecordFraming {
  /// An event with its decoded data, or the error of the data.
  public typealias Element = Result<ServerSentEvent<Record>, MappingError>

  private let mapper: JSONMapper
  private var finder = EventFinder()
  private var isEnded = false

  init(_ mapper: JSONMapper) { self.mapper = mapper }

  /// The offset of the next byte to read in the available bytes.
  public var __offset: Int { finder.position.offset }

  /// Whether the stream has ended and ignores further bytes.
  public var __isEnded: Bool { isEnded }

  /// Decodes the next event.
  public mutating func __next(
    in bytes: Span<UInt8>, upTo end: Int, isComplete: Bool
  ) -> Element? {
    switch next(in: bytes, upTo: end, isComplete) {
    case .success(let event): result(of: event, in: bytes)
    case .failure(let error): .failure(error)
    case nil: nil
    }
  }

  /// Decodes the data of the next event as far as possible, and collects every issue.
  public mutating func __nextReport(
    in bytes: Span<UInt8>, upTo end: Int, isComplete: Bool
  ) -> MappingReport<Record>? {
    switch next(in: bytes, upTo: end, isComplete) {
    case .success(let event): report(of: event, in: bytes)
    case .failure(let error):
      MappingReport(value: nil, issues: [.init(severity: .error, error: error)])
    case nil: nil
    }
  }

  private mutating func next(
    in bytes: Span<UInt8>, upTo end: Int, _ isComplete: Bool
  ) -> Result<EventFinder.Found, MappingError>? {
    guard !isEnded else {
      finder.end(at: end)
      return nil
    }
    let limits = mapper.options.decoding.limits
    let found = finder.next(in: bytes, upTo: end, isComplete: isComplete)
    let start = found?.start ?? finder.position.offset
    let last = found.map { $0.lines[$0.lines.count - 1].upperBound } ?? end
    guard last - start <= limits.recordSize else {
      let place = finder.location(of: start, in: bytes)
      return finish(with: .recordTooLarge("an event", at: place, limits), upTo: end)
    }
    guard finder.position.base + last <= limits.size else {
      return finish(with: .streamTooLarge(limits), upTo: end)
    }
    guard let found else { return nil }
    if found.lines.count == 1, bytes.string(found.lines[0]).isSameKey(as: "[DONE]") {
      isEnded = true
      finder.end(at: end)
      return nil
    }
    return .success(found)
  }

  private mutating func finish(
    with error: MappingError, upTo end: Int
  ) -> Result<EventFinder.Found, MappingError> {
    isEnded = true
    finder.end(at: end)
    return .failure(error)
  }

  private mutating func result(
    of event: EventFinder.Found, in bytes: Span<UInt8>
  ) -> Result<ServerSentEvent<Record>, MappingError> {
    if let onIssue = mapper.onIssue {
      return report(of: event, in: bytes).result(reporting: onIssue).map { decorated($0, event) }
    }
    let data = event.data(in: bytes)
    do throws(MappingError) {
      return .success(decorated(try mapper.decode(Record.self, from: data.bytes), event))
    } catch {
      let issue = MappingIssue(severity: .error, error: error)
      return .failure(placed([issue], of: event, data, in: bytes)[0].error)
    }
  }

  private func decorated(_ data: Record, _ event: EventFinder.Found) -> ServerSentEvent<Record> {
    ServerSentEvent(name: event.name, id: event.id, retry: event.retry, data: data)
  }

  /// Decodes the data of an event as far as possible.
  private mutating func report(
    of event: EventFinder.Found, in bytes: Span<UInt8>
  ) -> MappingReport<Record> {
    let data = event.data(in: bytes)
    var report = mapper.decodeReporting(Record.self, from: data.bytes)
    if !report.issues.isEmpty { report.issues = placed(report.issues, of: event, data, in: bytes) }
    return report
  }

  /// Returns the issues of the data of an event with their places in the stream.
  private mutating func placed(
    _ issues: [MappingIssue], of event: EventFinder.Found, _ data: EventData, in bytes: Span<UInt8>
  ) -> [MappingIssue] {
    let first = event.lines[0].lowerBound
    let whole = bytes.extracting(first..<event.lines[event.lines.count - 1].upperBound)
    let place = finder.location(of: first, in: bytes)
    return issues.placed(in: whole, hidesValues: mapper.options.decoding.hidesValues) {
      data.origin(of: $0) - first
    }.map { issue in
      var issue = issue
      issue.error = issue.error.moved(to: place)
      return issue
    }
  }

  /// Returns whether an event may be complete once a byte has arrived.
  public static func __mayEnd(at byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// Adjusts offsets after the first bytes were removed.
  public mutating func __removeFirst(_ count: Int, of bytes: borrowing Span<UInt8>) {
    finder.removeFirst(count, of: bytes)
  }
}

/// The data of an event: its lines, joined by line ends.
private struct EventData {
  var bytes: [UInt8] = []

  /// Where each line begins here and in the stream.
  var starts: [(here: Int, there: Int)] = []

  func origin(of offset: Int) -> Int {
    let line = starts.last { $0.here <= offset } ?? starts[0]
    return line.there + offset - line.here
  }
}

extension EventFinder.Found {
  fileprivate func data(in stream: Span<UInt8>) -> EventData {
    var data = EventData()
    for line in lines {
      if !data.starts.isEmpty { data.bytes.append(0x0A) }
      data.starts.append((data.bytes.count, line.lowerBound))
      stream.append(line, to: &data.bytes)
    }
    return data
  }
}
