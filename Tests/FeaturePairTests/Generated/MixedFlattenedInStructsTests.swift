// Made by Scripts/generate-feature-pairs.py; change what it makes, not this file.
// swift-format-ignore-file

import Foundation
import Maquette
import Testing

@Suite("Features in carriers: MixedFlattenedInStructs")
struct MixedFlattenedInStructsTests {
  static let cases: [PairCase] = [
    PairCase(.flattenedInStruct, "mix1", of: Mix1Host.self),
    PairCase(.flattenedInStruct, "mix2", of: Mix2Host.self),
    PairCase(.flattenedInStruct, "mix3", of: Mix3Host.self),
    PairCase(.flattenedInStruct, "mix4", of: Mix4Host.self),
    PairCase(.flattenedInStruct, "mix5", of: Mix5Host.self),
    PairCase(.flattenedInStruct, "mix8", of: Mix8Host.self),
    PairCase(.flattenedInStruct, "mix10", of: Mix10Host.self),
    PairCase(.flattenedInStruct, "mix11", of: Mix11Host.self),
    PairCase(.flattenedInStruct, "mix12", of: Mix12Host.self),
    PairCase(.flattenedInStruct, "mix13", of: Mix13Host.self),
    PairCase(.flattenedInStruct, "mix14", of: Mix14Host.self),
    PairCase(.flattenedInStruct, "mix15", of: Mix15Host.self),
    PairCase(.flattenedInStruct, "mix16", of: Mix16Host.self),
    PairCase(.flattenedInStruct, "mix17", of: Mix17Host.self),
    PairCase(.flattenedInStruct, "mix20", of: Mix20Host.self),
    PairCase(.flattenedInStruct, "mix21", of: Mix21Host.self),
    PairCase(.flattenedInStruct, "mix22", of: Mix22Host.self),
    PairCase(.flattenedInStruct, "mix23", of: Mix23Host.self),
    PairCase(.flattenedInStruct, "mix24", of: Mix24Host.self),
    PairCase(.flattenedInStruct, "mix25", of: Mix25Host.self),
    PairCase(.flattenedInStruct, "mix26", of: Mix26Host.self),
    PairCase(.flattenedInStruct, "mix27", of: Mix27Host.self),
    PairCase(.flattenedInStruct, "mix29", of: Mix29Host.self),
    PairCase(.flattenedInStruct, "mix30", of: Mix30Host.self),
    PairCase(.flattenedInStruct, "mix31", of: Mix31Host.self),
    PairCase(.flattenedInStruct, "mix33", of: Mix33Host.self),
    PairCase(.flattenedInStruct, "mix35", of: Mix35Host.self),
    PairCase(.flattenedInStruct, "mix36", of: Mix36Host.self),
    PairCase(.flattenedInStruct, "mix37", of: Mix37Host.self),
    PairCase(.flattenedInStruct, "mix39", of: Mix39Host.self),
    PairCase(.flattenedInStruct, "mix41", of: Mix41Host.self),
    PairCase(.flattenedInStruct, "mix42", of: Mix42Host.self),
    PairCase(.flattenedInStruct, "mix43", of: Mix43Host.self),
    PairCase(.flattenedInStruct, "mix44", of: Mix44Host.self),
    PairCase(.flattenedInStruct, "mix45", of: Mix45Host.self),
    PairCase(.flattenedInStruct, "mix46", of: Mix46Host.self),
    PairCase(.flattenedInStruct, "mix48", of: Mix48Host.self),
    PairCase(.flattenedInStruct, "mix49", of: Mix49Host.self),
    PairCase(.flattenedInStruct, "mix50", of: Mix50Host.self),
    PairCase(.flattenedInStruct, "mix51", of: Mix51Host.self),
    PairCase(.flattenedInStruct, "mix54", of: Mix54Host.self),
    PairCase(.flattenedInStruct, "mix55", of: Mix55Host.self),
    PairCase(.flattenedInStruct, "mix56", of: Mix56Host.self),
    PairCase(.flattenedInStruct, "mix58", of: Mix58Host.self),
    PairCase(.flattenedInStruct, "mix59", of: Mix59Host.self),
    PairCase(.flattenedInStruct, "mix61", of: Mix61Host.self),
    PairCase(.flattenedInStruct, "mix62", of: Mix62Host.self),
    PairCase(.flattenedInStruct, "mix64", of: Mix64Host.self),
    PairCase(.flattenedInStruct, "mix65", of: Mix65Host.self),
    PairCase(.flattenedInStruct, "mix67", of: Mix67Host.self),
    PairCase(.flattenedInStruct, "mix68", of: Mix68Host.self),
    PairCase(.flattenedInStruct, "mix69", of: Mix69Host.self),
    PairCase(.flattenedInStruct, "mix73", of: Mix73Host.self),
    PairCase(.flattenedInStruct, "mix74", of: Mix74Host.self),
    PairCase(.flattenedInStruct, "mix75", of: Mix75Host.self),
  ]

  @Test(arguments: cases) func pair(_ pair: PairCase) async { await pair.check() }
}

@Mappable
struct Mix1Host {
  var own: Int?
  @CodableFlattened var flat: Mix1Struct
}

@Mappable
struct Mix2Host {
  var own: Int?
  @CodableFlattened var flat: Mix2Struct
}

@Mappable
struct Mix3Host {
  var own: Int?
  @CodableFlattened var flat: Mix3Struct
}

@Mappable
struct Mix4Host {
  var own: Int?
  @CodableFlattened var flat: Mix4Struct
}

@Mappable
struct Mix5Host {
  var own: Int?
  @CodableFlattened var flat: Mix5Struct
}

@Mappable
struct Mix8Host {
  var own: Int?
  @CodableFlattened var flat: Mix8Struct
}

@Mappable
struct Mix10Host {
  var own: Int?
  @CodableFlattened var flat: Mix10Struct
}

@Mappable
struct Mix11Host {
  var own: Int?
  @CodableFlattened var flat: Mix11Struct
}

@Mappable
struct Mix12Host {
  var own: Int?
  @CodableFlattened var flat: Mix12Struct
}

@Mappable
struct Mix13Host {
  var own: Int?
  @CodableFlattened var flat: Mix13Struct
}

@Mappable
struct Mix14Host {
  var own: Int?
  @CodableFlattened var flat: Mix14Struct
}

@Mappable
struct Mix15Host {
  var own: Int?
  @CodableFlattened var flat: Mix15Struct
}

@Mappable
struct Mix16Host {
  var own: Int?
  @CodableFlattened var flat: Mix16Struct
}

@Mappable
struct Mix17Host {
  var own: Int?
  @CodableFlattened var flat: Mix17Struct
}

@Mappable
struct Mix20Host {
  var own: Int?
  @CodableFlattened var flat: Mix20Struct
}

@Mappable
struct Mix21Host {
  var own: Int?
  @CodableFlattened var flat: Mix21Struct
}

@Mappable
struct Mix22Host {
  var own: Int?
  @CodableFlattened var flat: Mix22Struct
}

@Mappable
struct Mix23Host {
  var own: Int?
  @CodableFlattened var flat: Mix23Struct
}

@Mappable
struct Mix24Host {
  var own: Int?
  @CodableFlattened var flat: Mix24Struct
}

@Mappable
struct Mix25Host {
  var own: Int?
  @CodableFlattened var flat: Mix25Struct
}

@Mappable
struct Mix26Host {
  var own: Int?
  @CodableFlattened var flat: Mix26Struct
}

@Mappable
struct Mix27Host {
  var own: Int?
  @CodableFlattened var flat: Mix27Struct
}

@Mappable
struct Mix29Host {
  var own: Int?
  @CodableFlattened var flat: Mix29Struct
}

@Mappable
struct Mix30Host {
  var own: Int?
  @CodableFlattened var flat: Mix30Struct
}

@Mappable
struct Mix31Host {
  var own: Int?
  @CodableFlattened var flat: Mix31Struct
}

@Mappable
struct Mix33Host {
  var own: Int?
  @CodableFlattened var flat: Mix33Struct
}

@Mappable
struct Mix35Host {
  var own: Int?
  @CodableFlattened var flat: Mix35Struct
}

@Mappable
struct Mix36Host {
  var own: Int?
  @CodableFlattened var flat: Mix36Struct
}

@Mappable
struct Mix37Host {
  var own: Int?
  @CodableFlattened var flat: Mix37Struct
}

@Mappable
struct Mix39Host {
  var own: Int?
  @CodableFlattened var flat: Mix39Struct
}

@Mappable
struct Mix41Host {
  var own: Int?
  @CodableFlattened var flat: Mix41Struct
}

@Mappable
struct Mix42Host {
  var own: Int?
  @CodableFlattened var flat: Mix42Struct
}

@Mappable
struct Mix43Host {
  var own: Int?
  @CodableFlattened var flat: Mix43Struct
}

@Mappable
struct Mix44Host {
  var own: Int?
  @CodableFlattened var flat: Mix44Struct
}

@Mappable
struct Mix45Host {
  var own: Int?
  @CodableFlattened var flat: Mix45Struct
}

@Mappable
struct Mix46Host {
  var own: Int?
  @CodableFlattened var flat: Mix46Struct
}

@Mappable
struct Mix48Host {
  var own: Int?
  @CodableFlattened var flat: Mix48Struct
}

@Mappable
struct Mix49Host {
  var own: Int?
  @CodableFlattened var flat: Mix49Struct
}

@Mappable
struct Mix50Host {
  var own: Int?
  @CodableFlattened var flat: Mix50Struct
}

@Mappable
struct Mix51Host {
  var own: Int?
  @CodableFlattened var flat: Mix51Struct
}

@Mappable
struct Mix54Host {
  var own: Int?
  @CodableFlattened var flat: Mix54Struct
}

@Mappable
struct Mix55Host {
  var own: Int?
  @CodableFlattened var flat: Mix55Struct
}

@Mappable
struct Mix56Host {
  var own: Int?
  @CodableFlattened var flat: Mix56Struct
}

@Mappable
struct Mix58Host {
  var own: Int?
  @CodableFlattened var flat: Mix58Struct
}

@Mappable
struct Mix59Host {
  var own: Int?
  @CodableFlattened var flat: Mix59Struct
}

@Mappable
struct Mix61Host {
  var own: Int?
  @CodableFlattened var flat: Mix61Struct
}

@Mappable
struct Mix62Host {
  var own: Int?
  @CodableFlattened var flat: Mix62Struct
}

@Mappable
struct Mix64Host {
  var own: Int?
  @CodableFlattened var flat: Mix64Struct
}

@Mappable
struct Mix65Host {
  var own: Int?
  @CodableFlattened var flat: Mix65Struct
}

@Mappable
struct Mix67Host {
  var own: Int?
  @CodableFlattened var flat: Mix67Struct
}

@Mappable
struct Mix68Host {
  var own: Int?
  @CodableFlattened var flat: Mix68Struct
}

@Mappable
struct Mix69Host {
  var own: Int?
  @CodableFlattened var flat: Mix69Struct
}

@Mappable
struct Mix73Host {
  var own: Int?
  @CodableFlattened var flat: Mix73Struct
}

@Mappable
struct Mix74Host {
  var own: Int?
  @CodableFlattened var flat: Mix74Struct
}

@Mappable
struct Mix75Host {
  var own: Int?
  @CodableFlattened var flat: Mix75Struct
}
