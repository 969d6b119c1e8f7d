/// The coding path of the current value, and the objects kept for each depth of it.
struct DecodingWay {
  /// The steps, each with a number that is unique within the call.
  var steps: [CodingStep] = []
  var serials: [UInt32] = []
  private var lastSerial: UInt32 = 0

  /// A cursor for each depth, reused because types ask for one container, use it and drop it.
  var cursors: [ContainerCursor?] = []

  /// Keyed containers to reuse.
  var containers = KeptContainers()

  init() {
    steps.reserveCapacity(16)
    serials.reserveCapacity(16)
  }

  /// A position in the coding path, valid while the path contains it.
  struct Ticket {
    let depth: Int32
    let serial: UInt32
  }

  /// The position of the current value.
  @inline(__always)
  var ticket: Ticket {
    Ticket(depth: Int32(truncatingIfNeeded: steps.count), serial: serials.last ?? 0)
  }

  /// Whether a position is that of the current value.
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
