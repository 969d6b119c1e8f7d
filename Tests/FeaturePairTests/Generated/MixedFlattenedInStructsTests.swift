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
    PairCase(.flattenedInStruct, "mix9", of: Mix9Host.self),
    PairCase(.flattenedInStruct, "mix11", of: Mix11Host.self),
    PairCase(.flattenedInStruct, "mix12", of: Mix12Host.self),
    PairCase(.flattenedInStruct, "mix13", of: Mix13Host.self),
    PairCase(.flattenedInStruct, "mix14", of: Mix14Host.self),
    PairCase(.flattenedInStruct, "mix15", of: Mix15Host.self),
    PairCase(.flattenedInStruct, "mix16", of: Mix16Host.self),
    PairCase(.flattenedInStruct, "mix17", of: Mix17Host.self),
    PairCase(.flattenedInStruct, "mix20", of: Mix20Host.self),
    PairCase(.flattenedInStruct, "mix22", of: Mix22Host.self),
    PairCase(.flattenedInStruct, "mix23", of: Mix23Host.self),
    PairCase(.flattenedInStruct, "mix24", of: Mix24Host.self),
    PairCase(.flattenedInStruct, "mix26", of: Mix26Host.self),
    PairCase(.flattenedInStruct, "mix27", of: Mix27Host.self),
    PairCase(.flattenedInStruct, "mix28", of: Mix28Host.self),
    PairCase(.flattenedInStruct, "mix29", of: Mix29Host.self),
    PairCase(.flattenedInStruct, "mix30", of: Mix30Host.self),
    PairCase(.flattenedInStruct, "mix31", of: Mix31Host.self),
    PairCase(.flattenedInStruct, "mix32", of: Mix32Host.self),
    PairCase(.flattenedInStruct, "mix34", of: Mix34Host.self),
    PairCase(.flattenedInStruct, "mix35", of: Mix35Host.self),
    PairCase(.flattenedInStruct, "mix37", of: Mix37Host.self),
    PairCase(.flattenedInStruct, "mix38", of: Mix38Host.self),
    PairCase(.flattenedInStruct, "mix39", of: Mix39Host.self),
    PairCase(.flattenedInStruct, "mix40", of: Mix40Host.self),
    PairCase(.flattenedInStruct, "mix41", of: Mix41Host.self),
    PairCase(.flattenedInStruct, "mix42", of: Mix42Host.self),
    PairCase(.flattenedInStruct, "mix44", of: Mix44Host.self),
    PairCase(.flattenedInStruct, "mix46", of: Mix46Host.self),
    PairCase(.flattenedInStruct, "mix47", of: Mix47Host.self),
    PairCase(.flattenedInStruct, "mix48", of: Mix48Host.self),
    PairCase(.flattenedInStruct, "mix49", of: Mix49Host.self),
    PairCase(.flattenedInStruct, "mix51", of: Mix51Host.self),
    PairCase(.flattenedInStruct, "mix52", of: Mix52Host.self),
    PairCase(.flattenedInStruct, "mix54", of: Mix54Host.self),
    PairCase(.flattenedInStruct, "mix55", of: Mix55Host.self),
    PairCase(.flattenedInStruct, "mix56", of: Mix56Host.self),
    PairCase(.flattenedInStruct, "mix57", of: Mix57Host.self),
    PairCase(.flattenedInStruct, "mix59", of: Mix59Host.self),
    PairCase(.flattenedInStruct, "mix60", of: Mix60Host.self),
    PairCase(.flattenedInStruct, "mix61", of: Mix61Host.self),
    PairCase(.flattenedInStruct, "mix62", of: Mix62Host.self),
    PairCase(.flattenedInStruct, "mix63", of: Mix63Host.self),
    PairCase(.flattenedInStruct, "mix65", of: Mix65Host.self),
    PairCase(.flattenedInStruct, "mix66", of: Mix66Host.self),
    PairCase(.flattenedInStruct, "mix68", of: Mix68Host.self),
    PairCase(.flattenedInStruct, "mix70", of: Mix70Host.self),
    PairCase(.flattenedInStruct, "mix71", of: Mix71Host.self),
    PairCase(.flattenedInStruct, "mix73", of: Mix73Host.self),
    PairCase(.flattenedInStruct, "mix75", of: Mix75Host.self),
    PairCase(.flattenedInStruct, "mix76", of: Mix76Host.self),
    PairCase(.flattenedInStruct, "mix78", of: Mix78Host.self),
    PairCase(.flattenedInStruct, "mix79", of: Mix79Host.self),
    PairCase(.flattenedInStruct, "mix80", of: Mix80Host.self),
    PairCase(.flattenedInStruct, "mix81", of: Mix81Host.self),
    PairCase(.flattenedInStruct, "mix82", of: Mix82Host.self),
    PairCase(.flattenedInStruct, "mix83", of: Mix83Host.self),
    PairCase(.flattenedInStruct, "mix84", of: Mix84Host.self),
    PairCase(.flattenedInStruct, "mix85", of: Mix85Host.self),
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
struct Mix9Host {
  var own: Int?
  @CodableFlattened var flat: Mix9Struct
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
struct Mix28Host {
  var own: Int?
  @CodableFlattened var flat: Mix28Struct
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
struct Mix32Host {
  var own: Int?
  @CodableFlattened var flat: Mix32Struct
}

@Mappable
struct Mix34Host {
  var own: Int?
  @CodableFlattened var flat: Mix34Struct
}

@Mappable
struct Mix35Host {
  var own: Int?
  @CodableFlattened var flat: Mix35Struct
}

@Mappable
struct Mix37Host {
  var own: Int?
  @CodableFlattened var flat: Mix37Struct
}

@Mappable
struct Mix38Host {
  var own: Int?
  @CodableFlattened var flat: Mix38Struct
}

@Mappable
struct Mix39Host {
  var own: Int?
  @CodableFlattened var flat: Mix39Struct
}

@Mappable
struct Mix40Host {
  var own: Int?
  @CodableFlattened var flat: Mix40Struct
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
struct Mix44Host {
  var own: Int?
  @CodableFlattened var flat: Mix44Struct
}

@Mappable
struct Mix46Host {
  var own: Int?
  @CodableFlattened var flat: Mix46Struct
}

@Mappable
struct Mix47Host {
  var own: Int?
  @CodableFlattened var flat: Mix47Struct
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
struct Mix51Host {
  var own: Int?
  @CodableFlattened var flat: Mix51Struct
}

@Mappable
struct Mix52Host {
  var own: Int?
  @CodableFlattened var flat: Mix52Struct
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
struct Mix57Host {
  var own: Int?
  @CodableFlattened var flat: Mix57Struct
}

@Mappable
struct Mix59Host {
  var own: Int?
  @CodableFlattened var flat: Mix59Struct
}

@Mappable
struct Mix60Host {
  var own: Int?
  @CodableFlattened var flat: Mix60Struct
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
struct Mix63Host {
  var own: Int?
  @CodableFlattened var flat: Mix63Struct
}

@Mappable
struct Mix65Host {
  var own: Int?
  @CodableFlattened var flat: Mix65Struct
}

@Mappable
struct Mix66Host {
  var own: Int?
  @CodableFlattened var flat: Mix66Struct
}

@Mappable
struct Mix68Host {
  var own: Int?
  @CodableFlattened var flat: Mix68Struct
}

@Mappable
struct Mix70Host {
  var own: Int?
  @CodableFlattened var flat: Mix70Struct
}

@Mappable
struct Mix71Host {
  var own: Int?
  @CodableFlattened var flat: Mix71Struct
}

@Mappable
struct Mix73Host {
  var own: Int?
  @CodableFlattened var flat: Mix73Struct
}

@Mappable
struct Mix75Host {
  var own: Int?
  @CodableFlattened var flat: Mix75Struct
}

@Mappable
struct Mix76Host {
  var own: Int?
  @CodableFlattened var flat: Mix76Struct
}

@Mappable
struct Mix78Host {
  var own: Int?
  @CodableFlattened var flat: Mix78Struct
}

@Mappable
struct Mix79Host {
  var own: Int?
  @CodableFlattened var flat: Mix79Struct
}

@Mappable
struct Mix80Host {
  var own: Int?
  @CodableFlattened var flat: Mix80Struct
}

@Mappable
struct Mix81Host {
  var own: Int?
  @CodableFlattened var flat: Mix81Struct
}

@Mappable
struct Mix82Host {
  var own: Int?
  @CodableFlattened var flat: Mix82Struct
}

@Mappable
struct Mix83Host {
  var own: Int?
  @CodableFlattened var flat: Mix83Struct
}

@Mappable
struct Mix84Host {
  var own: Int?
  @CodableFlattened var flat: Mix84Struct
}

@Mappable
struct Mix85Host {
  var own: Int?
  @CodableFlattened var flat: Mix85Struct
}
