import Maquette
import TestSupport

// Enums of each tagging, whose random documents have the tag anywhere.

/// Writes the cases of one form of document.
extension Draft {
  /// Writes an object with a tag and the members of a payload.
  mutating func tagged(_ tag: String, _ members: [Member]) {
    // The case is unknown before the tag, and a later tag would count.
    late { $0.object([.init("type", required: true) { $0.add("\"\(tag)\"") }] + members) }
  }

  fileprivate var payloads: [(String, [Member])] {
    [
      ("dot", [.init("x", required: true) { $0.int() }, .init("label") { $0.string() }]),
      (
        "line",
        [
          .init("from", required: true) { $0.write(GrownPoint.self) },
          .init("via") { $0.list(of: GrownPoint.self) },
        ]
      ),
      ("none", []),
    ]
  }
}

@Mappable enum GrownStep: Drafted {
  case stop
  case go(to: GrownPoint, via: [GrownPoint] = [])
  case say(String)
  case many([Int])

  static func write(_ draft: inout Draft) {
    switch draft.generator.below(4) {
    case 0: draft.add(#""stop""#)
    case 1:
      draft.object(
        isOpen: false,
        [
          .init("go", required: true) {
            $0.object([
              .init("to", required: true) { $0.write(GrownPoint.self) },
              .init("via") { $0.list(of: GrownPoint.self) },
            ])
          }
        ])
    case 2: draft.object(isOpen: false, [.init("say", required: true) { $0.string() }])
    default:
      draft.object(
        isOpen: false,
        [.init("many", required: true) { $0.array($0.generator.below(4)) { $0.int() } }])
    }
  }

  func continues(_ earlier: Self, _ strings: OpenValues) -> Bool {
    switch (earlier, self) {
    case (.go(let from, let old), .go(let to, let new)):
      to.continues(from, strings) && new.continues(old, strings)
    case (.say(let old), .say(let new)): new.continues(old, strings)
    case (.many(let old), .many(let new)): new.continues(old, strings)
    default: earlier == self
    }
  }
}

@Mappable(tagged: .internal("type")) enum GrownShape: Drafted {
  case dot(GrownPoint)
  case line(from: GrownPoint, via: [GrownPoint] = [])
  case none

  static func write(_ draft: inout Draft) {
    let (tag, members) = draft.generator.pick(draft.payloads)
    draft.tagged(tag, members)
  }

  func continues(_ earlier: Self, _ strings: OpenValues) -> Bool {
    switch (earlier, self) {
    case (.dot(let old), .dot(let new)): new.continues(old, strings)
    case (.line(let from, let old), .line(let to, let new)):
      to.continues(from, strings) && new.continues(old, strings)
    default: earlier == self
    }
  }
}

@Mappable(tagged: .internal(path: "meta.type")) enum GrownDeep: Drafted {
  case dot(GrownPoint)
  case line(from: GrownPoint, via: [GrownPoint] = [])
  case none

  static func write(_ draft: inout Draft) {
    let (tag, members) = draft.generator.pick(draft.payloads)
    draft.late {
      $0.object(
        [
          .init("meta", required: true) {
            $0.object([.init("type", required: true) { $0.add("\"\(tag)\"") }])
          }
        ] + members)
    }
  }

  func continues(_ earlier: Self, _ strings: OpenValues) -> Bool {
    switch (earlier, self) {
    case (.dot(let old), .dot(let new)): new.continues(old, strings)
    case (.line(let from, let old), .line(let to, let new)):
      to.continues(from, strings) && new.continues(old, strings)
    default: earlier == self
    }
  }
}

@Mappable(tagged: .adjacent("type", content: "value")) enum GrownEvent: Drafted {
  case words([String])
  case point(GrownPoint)
  case both(name: String, points: [GrownPoint] = [])
  case end

  static func write(_ draft: inout Draft) {
    switch draft.generator.below(4) {
    case 0:
      draft.tagged(
        "words",
        [.init("value", required: true) { $0.array($0.generator.below(3)) { $0.string() } }])
    case 1:
      draft.tagged("point", [.init("value", required: true) { $0.write(GrownPoint.self) }])
    case 2:
      draft.tagged(
        "both",
        [
          .init("value", required: true) {
            $0.object([
              .init("name", required: true) { $0.string() },
              .init("points") { $0.list(of: GrownPoint.self) },
            ])
          }
        ])
    default: draft.tagged("end", [])
    }
  }

  func continues(_ earlier: Self, _ strings: OpenValues) -> Bool {
    switch (earlier, self) {
    case (.words(let old), .words(let new)): new.continues(old, strings)
    case (.point(let old), .point(let new)): new.continues(old, strings)
    case (.both(let old, let first), .both(let new, let points)):
      new.continues(old, strings) && points.continues(first, strings)
    default: earlier == self
    }
  }
}

@Mappable(tagged: .untagged) enum GrownLoose: Drafted {
  case point(GrownPoint)
  case numbers([Int])
  case text(String)

  static func write(_ draft: inout Draft) {
    // Any other case may fit, so a mistake is known at the end.
    switch draft.generator.below(3) {
    case 0: draft.late { $0.write(GrownPoint.self) }
    case 1: draft.right { $0.array($0.generator.below(4)) { $0.int() } }
    default: draft.right { $0.string() }
    }
  }

  func continues(_ earlier: Self, _ strings: OpenValues) -> Bool {
    switch (earlier, self) {
    case (.point(let old), .point(let new)): new.continues(old, strings)
    case (.numbers(let old), .numbers(let new)): new.continues(old, strings)
    case (.text(let old), .text(let new)): new.continues(old, strings)
    default: earlier == self
    }
  }
}

/// An enum whose tag and payload are members of the struct.
@Mappable struct GrownFlat: Drafted {
  var id: Int = Unset.number
  @CodableFlattened var shape: GrownShape
  var end: [Int] = []

  static func write(_ draft: inout Draft) {
    let (tag, members) = draft.generator.pick(draft.payloads)
    draft.tagged(
      tag,
      members + [
        .init("id") { $0.int() }, .init("end") { $0.array($0.generator.below(3)) { $0.int() } },
      ])
  }

  func continues(_ earlier: Self, _ strings: OpenValues) -> Bool {
    id.continues(earlier.id, strings) && shape.continues(earlier.shape, strings)
      && end.continues(earlier.end, strings)
  }
}
