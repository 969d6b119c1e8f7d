// Made by Scripts/generate-feature-pairs.py; change what it makes, not this file.
// swift-format-ignore-file

import SwiftDiagnostics
import Testing

@Suite("Pairs of features and carriers that are refused")
struct RefusedPairsTests {
  static let refused: [Misuse] = [
    Misuse(
      """
      @Mappable(layout: .array)
      struct CustomKeyPositions {
        @CodingKey("ck1") var custom1: Int
      }
      """,
      "'custom1' has a position in an array and no key, so '@CodingKey' has no effect"),
    Misuse(
      """
      @Mappable(fieldNaming: .snakeCase, layout: .array)
      struct NamingRulePositions {
        var namedByRule1: Int
      }
      """,
      "'NamingRulePositions' is an array, which has no keys, so 'fieldNaming' has no effect"),
    Misuse(
      """
      @Mappable(layout: .array)
      struct AliasPositions {
        @DecodableAlias("other1", "older1") var aliased1: Int
      }
      """,
      "'aliased1' has a position in an array and no key, so '@DecodableAlias' has no effect"),
    Misuse(
      """
      @Mappable(layout: .array)
      struct EncodeKeyPositions {
        @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
      }
      """,
      "'turned1' has a position in an array and no key, so '@CodingKey' has no effect", "'turned1' has a position in an array and no key, so '@DecodableAlias' has no effect"),
    Misuse(
      """
      @Mappable @CodablePartial
      struct PathIntoArrayWhole {
        @CodingKey(path: "list1[1].b") var picked1: Int
      }
      """,
      "'picked1' is in an array, and a partial cannot leave elements out"),
    Misuse(
      """
      @Mappable @CodablePartial
      struct PathCollectingWhole {
        @CodingKey(path: "rows1[*].t") var collected1: [Int]
      }
      """,
      "'collected1' is in an array, and a partial cannot leave elements out"),
    Misuse(
      """
      @Mappable(omitting: [.nil, .defaults, .empty], nilValues: .writeNull)
      struct OmittingNulls {
      
      }
      """,
      "'nilValues' and 'omitting' contradict each other"),
    Misuse(
      """
      @Mappable(unknownKeys: .report)
      struct UnknownKeysExtras {
        @CodableExtras var extras1: [String: Tree]
      }
      """,
      "'unknownKeys' and '@CodableExtras' contradict each other"),
    Misuse(
      """
      @Mappable
      struct ProfiledKeyExtras {
        @CodingKey("pk1", in: .paired, "other") var profiled1: Int
        @CodableExtras var extras1: [String: Tree]
      }
      """,
      "the keys that '@CodableExtras' keeps cannot depend on a profile or a format, as that of 'profiled1' does; read one of them by another model"),
    Misuse(
      """
      @Mappable
      struct ProfiledPathExtras {
        @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
        var profiledPath1: Int = 4
        @CodableExtras var extras1: [String: Tree]
      }
      """,
      "the keys that '@CodableExtras' keeps cannot depend on a profile or a format, as that of 'profiledPath1' does; read one of them by another model", "the keys that '@CodableExtras' keeps cannot depend on a profile or a format, as that of 'profiledPath1' does; read one of them by another model"),
    Misuse(
      """
      @Mappable
      struct ProfiledIgnoredExtras {
        @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
        @CodableExtras var extras1: [String: Tree]
      }
      """,
      "the keys that '@CodableExtras' keeps cannot depend on a profile or a format, as that of 'secret1' does; read one of them by another model", "'secret1' has '@CodableExtras' beside it, which would keep its key, so it cannot be left out in some formats alone; remove 'in', or map these formats by another model"),
  ]

  @Test(arguments: refused) func refusal(_ misuse: Misuse) {
    #expect(diagnostics(of: misuse.source).map(\.message) == misuse.messages)
  }
}
