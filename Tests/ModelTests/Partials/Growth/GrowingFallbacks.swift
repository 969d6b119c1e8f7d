import Maquette
import TestSupport

// Enums with a case for all other values: an open value may still become another case.

extension Draft {
  /// Writes a point, whose mistakes are known at its end: a tag may still follow.
  fileprivate mutating func point() { late { $0.write(GrownPoint.self) } }

  fileprivate mutating func dot() {
    right {
      $0.tagged(
        "dot", [.init("x", required: true) { $0.int() }, .init("label") { $0.string() }])
    }
  }
}

@Mappable(tagged: .internal("type")) enum GrownOpenShape: Drafted {
  case dot(GrownPoint)
  case none
  @CodableFallback(untagged: true) case other(GrownPoint)

  static func write(_ draft: inout Draft) {
    switch draft.generator.below(3) {
    case 0: draft.dot()
    case 1: draft.right { $0.tagged("none", []) }
    default: draft.point()
    }
  }

  func continues(_ earlier: Self, _ strings: OpenValues) -> Bool {
    switch (earlier, self) {
    case (.dot(let old), .dot(let new)), (.other(let old), .other(let new)):
      new.continues(old, strings)
    default: earlier == self
    }
  }
}

@Mappable enum GrownOpenStep: Drafted {
  case stop
  case go(to: GrownPoint, via: [GrownPoint] = [])
  @CodableFallback(untagged: true) case other(GrownLoose)

  static func write(_ draft: inout Draft) {
    switch draft.generator.below(3) {
    case 0: draft.add(#""stop""#)
    case 1:
      draft.right {
        $0.object(
          isOpen: false,
          [
            .init("go", required: true) {
              $0.object([
                .init("to", required: true) { $0.write(GrownPoint.self) },
                .init("via") { $0.list(of: GrownPoint.self) },
              ])
            }
          ])
      }
    default: draft.late { $0.write(GrownLoose.self) }
    }
  }

  func continues(_ earlier: Self, _ strings: OpenValues) -> Bool {
    switch (earlier, self) {
    case (.go(let from, let old), .go(let to, let new)):
      to.continues(from, strings) && new.continues(old, strings)
    case (.other(let old), .other(let new)): new.continues(old, strings)
    default: earlier == self
    }
  }
}

@Mappable(tagged: .adjacent("type", content: "value")) enum GrownOpenEvent: Drafted {
  case words([String])
  case end
  @CodableFallback(untagged: true) case other(GrownPoint)

  static func write(_ draft: inout Draft) {
    switch draft.generator.below(3) {
    case 0:
      draft.right {
        $0.tagged(
          "words",
          [.init("value", required: true) { $0.array($0.generator.below(3)) { $0.string() } }])
      }
    case 1: draft.right { $0.tagged("end", []) }
    default: draft.point()
    }
  }

  func continues(_ earlier: Self, _ strings: OpenValues) -> Bool {
    switch (earlier, self) {
    case (.words(let old), .words(let new)): new.continues(old, strings)
    case (.other(let old), .other(let new)): new.continues(old, strings)
    default: earlier == self
    }
  }
}

@Mappable(tagged: .firstElement) enum GrownOpenRow: Drafted {
  case pair(Int, Int)
  @CodableFallback(untagged: true) case numbers([Int])

  static func write(_ draft: inout Draft) {
    let count = draft.generator.below(4)
    if draft.happens(in: 2) {
      draft.add(#"["pair", 1, 2]"#)
    } else {
      draft.right { $0.array(count) { $0.int() } }
    }
  }

  func continues(_ earlier: Self, _ strings: OpenValues) -> Bool {
    switch (earlier, self) {
    case (.numbers(let old), .numbers(let new)): new.continues(old, strings)
    default: earlier == self
    }
  }
}

/// An enum that keeps unknown tags: half a tag is none.
@Mappable(tagged: .internal("type")) enum GrownKeptTag: Drafted {
  case dot(GrownPoint)
  @CodableFallback case unknown(String)

  static func write(_ draft: inout Draft) {
    if draft.happens(in: 2) { return draft.dot() }
    draft.right { $0.tagged("dotted", []) }
  }

  func continues(_ earlier: Self, _ strings: OpenValues) -> Bool {
    switch (earlier, self) {
    case (.dot(let old), .dot(let new)): new.continues(old, strings)
    default: earlier == self
    }
  }
}

@Mappable enum GrownWord: String, Drafted {
  case red, green
  @CodableFallback case other

  static func write(_ draft: inout Draft) {
    draft.add(draft.generator.pick([#""red""#, #""green""#, #""blue""#]))
  }

  func continues(_ earlier: Self, _ strings: OpenValues) -> Bool { earlier == self }
}
