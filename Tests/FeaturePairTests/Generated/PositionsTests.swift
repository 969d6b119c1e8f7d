// Made by Scripts/generate-feature-pairs.py; change what it makes, not this file.
// swift-format-ignore-file

import Foundation
import Maquette
import Testing

@Suite("Features in carriers: Positions")
struct PositionsTests {
  static let cases: [PairCase] = [
    PairCase(.positions, "plain", of: PlainPositions.self),
    PairCase(.positions, "initialValue", of: InitialValuePositions.self),
    PairCase(.positions, "optional", of: OptionalPositions.self),
    PairCase(.positions, "nestedStruct", of: NestedStructPositions.self),
  ]

  @Test(arguments: cases) func pair(_ pair: PairCase) async { await pair.check() }
}

@Mappable(layout: .array)
struct PlainPositions {
  var plain1: Int
}

@Mappable(layout: .array)
struct InitialValuePositions {
  var initial1: Int = 7
}

@Mappable(layout: .array)
struct OptionalPositions {
  var given1: Int?
  var absent1: Int?
}

@Mappable(layout: .array)
struct NestedStructPositions {
  var nested1: Inner
}
