/// The way to the value that is being decoded, and what is kept for each depth of it.
struct DecodingWay {
  /// The steps, and for each a number that no other step of the call has.
  var steps: [CodingStep] = []
  var serials: [UInt32] = []
  private var lastSerial: UInt32 = 0

  /// A cursor for the containers of each depth: types ask for one container, use it and drop it.
  var cursors: [ContainerCursor?] = []

  /// Keyed containers to be handed out again.
  var containers = KeptContainers()

  init() {
    steps.reserveCapacity(16)
    serials.reserveCapacity(16)
  }

  /// A place on the way, as long as it is on it.
  struct Ticket {
    let depth: Int32
    let serial: UInt32
  }

  /// The place of the value under way.
  @inline(__always)
  var ticket: Ticket {
    Ticket(depth: Int32(truncatingIfNeeded: steps.count), serial: serials.last ?? 0)
  }

  /// Whether a place is that of the value under way.
  @inline(__always)
  func isCurrent(_ ticket: Ticket) -> Bool {
    Int(ticket.depth) == steps.count && (serials.last ?? 0) == ticket.serial
  }

  @inline(__always)
  mutating func push(_ step: CodingStep) {
    steps.append(step)
    lastSerial &+= 1
    serials.append(lastSerial)
  }

  @inline(__always)
  mutating func pop() {
    steps.removeLast()
    serials.removeLast()
  }
}
