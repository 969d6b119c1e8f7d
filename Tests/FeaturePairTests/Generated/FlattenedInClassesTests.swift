// Made by Scripts/generate-feature-pairs.py; change what it makes, not this file.
// swift-format-ignore-file

import Foundation
import Maquette
import Testing

@Suite("Features in carriers: FlattenedInClasses")
struct FlattenedInClassesTests {
  static let cases: [PairCase] = [
    PairCase(.flattenedInClass, "plain", of: PlainHostObject.self),
    PairCase(.flattenedInClass, "customKey", of: CustomKeyHostObject.self),
    PairCase(.flattenedInClass, "namingRule", of: NamingRuleHostObject.self),
    PairCase(.flattenedInClass, "alias", of: AliasHostObject.self),
    PairCase(.flattenedInClass, "path", of: PathHostObject.self),
    PairCase(.flattenedInClass, "pathSharingSteps", of: PathSharingStepsHostObject.self),
    PairCase(.flattenedInClass, "profiledKey", of: ProfiledKeyHostObject.self),
    PairCase(.flattenedInClass, "profiledPath", of: ProfiledPathHostObject.self),
    PairCase(.flattenedInClass, "profiledStrategy", of: ProfiledStrategyHostObject.self),
    PairCase(.flattenedInClass, "profiledIgnored", of: ProfiledIgnoredHostObject.self),
    PairCase(.flattenedInClass, "pathIntoArray", of: PathIntoArrayHostObject.self),
    PairCase(.flattenedInClass, "pathCollecting", of: PathCollectingHostObject.self),
    PairCase(.flattenedInClass, "encodeKey", of: EncodeKeyHostObject.self),
    PairCase(.flattenedInClass, "extras", of: ExtrasHostObject.self),
    PairCase(.flattenedInClass, "initialValue", of: InitialValueHostObject.self),
    PairCase(.flattenedInClass, "optional", of: OptionalHostObject.self),
    PairCase(.flattenedInClass, "nestedStruct", of: NestedStructHostObject.self),
  ]

  @Test(arguments: cases) func pair(_ pair: PairCase) async { await pair.check() }
}

@Mappable
final class PlainHostObject {
  var own: Int?
  @CodableFlattened var flat: PlainStruct
}

@Mappable
final class CustomKeyHostObject {
  var own: Int?
  @CodableFlattened var flat: CustomKeyStruct
}

@Mappable
final class NamingRuleHostObject {
  var own: Int?
  @CodableFlattened var flat: NamingRuleStruct
}

@Mappable
final class AliasHostObject {
  var own: Int?
  @CodableFlattened var flat: AliasStruct
}

@Mappable
final class PathHostObject {
  var own: Int?
  @CodableFlattened var flat: PathStruct
}

@Mappable
final class PathSharingStepsHostObject {
  var own: Int?
  @CodableFlattened var flat: PathSharingStepsStruct
}

@Mappable
final class ProfiledKeyHostObject {
  var own: Int?
  @CodableFlattened var flat: ProfiledKeyStruct
}

@Mappable
final class ProfiledPathHostObject {
  var own: Int?
  @CodableFlattened var flat: ProfiledPathStruct
}

@Mappable
final class ProfiledStrategyHostObject {
  var own: Int?
  @CodableFlattened var flat: ProfiledStrategyStruct
}

@Mappable
final class ProfiledIgnoredHostObject {
  var own: Int?
  @CodableFlattened var flat: ProfiledIgnoredStruct
}

@Mappable
final class PathIntoArrayHostObject {
  var own: Int?
  @CodableFlattened var flat: PathIntoArrayStruct
}

@Mappable
final class PathCollectingHostObject {
  var own: Int?
  @CodableFlattened var flat: PathCollectingStruct
}

@Mappable
final class EncodeKeyHostObject {
  var own: Int?
  @CodableFlattened var flat: EncodeKeyStruct
}

@Mappable
final class ExtrasHostObject {
  var own: Int?
  @CodableFlattened var flat: ExtrasStruct
}

@Mappable
final class InitialValueHostObject {
  var own: Int?
  @CodableFlattened var flat: InitialValueStruct
}

@Mappable
final class OptionalHostObject {
  var own: Int?
  @CodableFlattened var flat: OptionalStruct
}

@Mappable
final class NestedStructHostObject {
  var own: Int?
  @CodableFlattened var flat: NestedStructStruct
}
