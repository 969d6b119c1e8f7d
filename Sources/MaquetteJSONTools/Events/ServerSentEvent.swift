/// One event of a stream of server-sent events.
public struct ServerSentEvent<Payload> {
  /// The name of the event; nil if it has none, which HTML calls `message`.
  public var name: String?

  /// The last identifier that the stream had up to this event.
  public var id: String?

  /// The time in milliseconds to wait before connecting again, if it was sent since the last event.
  public var retry: Int?

  /// The decoded data.
  public var data: Payload
}

extension ServerSentEvent: Sendable where Payload: Sendable {}
extension ServerSentEvent: Equatable where Payload: Equatable {}
