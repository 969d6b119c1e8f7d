// Made by Scripts/generate-feature-pairs.py; change what it makes, not this file.
// swift-format-ignore-file

import Foundation
import Maquette
import Testing

@Suite("Features in carriers: MixedUntaggedPayloads")
struct MixedUntaggedPayloadsTests {
  static let cases: [PairCase] = [
    PairCase(.untagged, "mix1", of: Mix1Untagged.self),
    PairCase(.untagged, "mix2", of: Mix2Untagged.self),
    PairCase(.untagged, "mix3", of: Mix3Untagged.self),
    PairCase(.untagged, "mix4", of: Mix4Untagged.self),
    PairCase(.untagged, "mix5", of: Mix5Untagged.self),
    PairCase(.untagged, "mix6", of: Mix6Untagged.self),
    PairCase(.untagged, "mix7", of: Mix7Untagged.self),
    PairCase(.untagged, "mix8", of: Mix8Untagged.self),
    PairCase(.untagged, "mix9", of: Mix9Untagged.self),
    PairCase(.untagged, "mix10", of: Mix10Untagged.self),
    PairCase(.untagged, "mix11", of: Mix11Untagged.self),
    PairCase(.untagged, "mix12", of: Mix12Untagged.self),
    PairCase(.untagged, "mix13", of: Mix13Untagged.self),
    PairCase(.untagged, "mix14", of: Mix14Untagged.self),
    PairCase(.untagged, "mix15", of: Mix15Untagged.self),
    PairCase(.untagged, "mix16", of: Mix16Untagged.self),
    PairCase(.untagged, "mix17", of: Mix17Untagged.self),
    PairCase(.untagged, "mix18", of: Mix18Untagged.self),
    PairCase(.untagged, "mix19", of: Mix19Untagged.self),
    PairCase(.untagged, "mix20", of: Mix20Untagged.self),
    PairCase(.untagged, "mix21", of: Mix21Untagged.self),
    PairCase(.untagged, "mix22", of: Mix22Untagged.self),
    PairCase(.untagged, "mix23", of: Mix23Untagged.self),
    PairCase(.untagged, "mix24", of: Mix24Untagged.self),
    PairCase(.untagged, "mix25", of: Mix25Untagged.self),
    PairCase(.untagged, "mix26", of: Mix26Untagged.self),
    PairCase(.untagged, "mix27", of: Mix27Untagged.self),
    PairCase(.untagged, "mix28", of: Mix28Untagged.self),
    PairCase(.untagged, "mix29", of: Mix29Untagged.self),
    PairCase(.untagged, "mix30", of: Mix30Untagged.self),
    PairCase(.untagged, "mix31", of: Mix31Untagged.self),
    PairCase(.untagged, "mix32", of: Mix32Untagged.self),
    PairCase(.untagged, "mix33", of: Mix33Untagged.self),
    PairCase(.untagged, "mix34", of: Mix34Untagged.self),
    PairCase(.untagged, "mix35", of: Mix35Untagged.self),
    PairCase(.untagged, "mix36", of: Mix36Untagged.self),
    PairCase(.untagged, "mix37", of: Mix37Untagged.self),
    PairCase(.untagged, "mix38", of: Mix38Untagged.self),
    PairCase(.untagged, "mix39", of: Mix39Untagged.self),
    PairCase(.untagged, "mix40", of: Mix40Untagged.self),
    PairCase(.untagged, "mix41", of: Mix41Untagged.self),
    PairCase(.untagged, "mix42", of: Mix42Untagged.self),
    PairCase(.untagged, "mix43", of: Mix43Untagged.self),
    PairCase(.untagged, "mix44", of: Mix44Untagged.self),
    PairCase(.untagged, "mix45", of: Mix45Untagged.self),
    PairCase(.untagged, "mix46", of: Mix46Untagged.self),
    PairCase(.untagged, "mix47", of: Mix47Untagged.self),
    PairCase(.untagged, "mix48", of: Mix48Untagged.self),
    PairCase(.untagged, "mix49", of: Mix49Untagged.self),
    PairCase(.untagged, "mix50", of: Mix50Untagged.self),
    PairCase(.untagged, "mix51", of: Mix51Untagged.self),
    PairCase(.untagged, "mix52", of: Mix52Untagged.self),
    PairCase(.untagged, "mix53", of: Mix53Untagged.self),
    PairCase(.untagged, "mix54", of: Mix54Untagged.self),
    PairCase(.untagged, "mix55", of: Mix55Untagged.self),
    PairCase(.untagged, "mix56", of: Mix56Untagged.self),
    PairCase(.untagged, "mix57", of: Mix57Untagged.self),
    PairCase(.untagged, "mix58", of: Mix58Untagged.self),
    PairCase(.untagged, "mix59", of: Mix59Untagged.self),
    PairCase(.untagged, "mix60", of: Mix60Untagged.self),
    PairCase(.untagged, "mix61", of: Mix61Untagged.self),
    PairCase(.untagged, "mix62", of: Mix62Untagged.self),
    PairCase(.untagged, "mix63", of: Mix63Untagged.self),
    PairCase(.untagged, "mix64", of: Mix64Untagged.self),
    PairCase(.untagged, "mix65", of: Mix65Untagged.self),
    PairCase(.untagged, "mix66", of: Mix66Untagged.self),
    PairCase(.untagged, "mix67", of: Mix67Untagged.self),
    PairCase(.untagged, "mix68", of: Mix68Untagged.self),
    PairCase(.untagged, "mix69", of: Mix69Untagged.self),
    PairCase(.untagged, "mix70", of: Mix70Untagged.self),
    PairCase(.untagged, "mix71", of: Mix71Untagged.self),
    PairCase(.untagged, "mix72", of: Mix72Untagged.self),
    PairCase(.untagged, "mix73", of: Mix73Untagged.self),
    PairCase(.untagged, "mix74", of: Mix74Untagged.self),
    PairCase(.untagged, "mix75", of: Mix75Untagged.self),
    PairCase(.untagged, "mix76", of: Mix76Untagged.self),
    PairCase(.untagged, "mix77", of: Mix77Untagged.self),
    PairCase(.untagged, "mix78", of: Mix78Untagged.self),
    PairCase(.untagged, "mix79", of: Mix79Untagged.self),
    PairCase(.untagged, "mix80", of: Mix80Untagged.self),
    PairCase(.untagged, "mix81", of: Mix81Untagged.self),
    PairCase(.untagged, "mix82", of: Mix82Untagged.self),
    PairCase(.untagged, "mix83", of: Mix83Untagged.self),
    PairCase(.untagged, "mix84", of: Mix84Untagged.self),
    PairCase(.untagged, "mix85", of: Mix85Untagged.self),
  ]

  @Test(arguments: cases) func pair(_ pair: PairCase) async { await pair.check() }
}

@Mappable(tagged: .untagged)
enum Mix1Untagged {
  case decoy(Decoy)
  case mix1(Mix1Struct)
}

@Mappable(tagged: .untagged)
enum Mix2Untagged {
  case decoy(Decoy)
  case mix2(Mix2Struct)
}

@Mappable(tagged: .untagged)
enum Mix3Untagged {
  case decoy(Decoy)
  case mix3(Mix3Struct)
}

@Mappable(tagged: .untagged)
enum Mix4Untagged {
  case decoy(Decoy)
  case mix4(Mix4Struct)
}

@Mappable(tagged: .untagged)
enum Mix5Untagged {
  case decoy(Decoy)
  case mix5(Mix5Struct)
}

@Mappable(tagged: .untagged)
enum Mix6Untagged {
  case decoy(Decoy)
  case mix6(Mix6Struct)
}

@Mappable(tagged: .untagged)
enum Mix7Untagged {
  case decoy(Decoy)
  case mix7(Mix7Struct)
}

@Mappable(tagged: .untagged)
enum Mix8Untagged {
  case decoy(Decoy)
  case mix8(Mix8Struct)
}

@Mappable(tagged: .untagged)
enum Mix9Untagged {
  case decoy(Decoy)
  case mix9(Mix9Struct)
}

@Mappable(tagged: .untagged)
enum Mix10Untagged {
  case decoy(Decoy)
  case mix10(Mix10Struct)
}

@Mappable(tagged: .untagged)
enum Mix11Untagged {
  case decoy(Decoy)
  case mix11(Mix11Struct)
}

@Mappable(tagged: .untagged)
enum Mix12Untagged {
  case decoy(Decoy)
  case mix12(Mix12Struct)
}

@Mappable(tagged: .untagged)
enum Mix13Untagged {
  case decoy(Decoy)
  case mix13(Mix13Struct)
}

@Mappable(tagged: .untagged)
enum Mix14Untagged {
  case decoy(Decoy)
  case mix14(Mix14Struct)
}

@Mappable(tagged: .untagged)
enum Mix15Untagged {
  case decoy(Decoy)
  case mix15(Mix15Struct)
}

@Mappable(tagged: .untagged)
enum Mix16Untagged {
  case decoy(Decoy)
  case mix16(Mix16Struct)
}

@Mappable(tagged: .untagged)
enum Mix17Untagged {
  case decoy(Decoy)
  case mix17(Mix17Struct)
}

@Mappable(tagged: .untagged)
enum Mix18Untagged {
  case decoy(Decoy)
  case mix18(Mix18Struct)
}

@Mappable(tagged: .untagged)
enum Mix19Untagged {
  case decoy(Decoy)
  case mix19(Mix19Struct)
}

@Mappable(tagged: .untagged)
enum Mix20Untagged {
  case decoy(Decoy)
  case mix20(Mix20Struct)
}

@Mappable(tagged: .untagged)
enum Mix21Untagged {
  case decoy(Decoy)
  case mix21(Mix21Struct)
}

@Mappable(tagged: .untagged)
enum Mix22Untagged {
  case decoy(Decoy)
  case mix22(Mix22Struct)
}

@Mappable(tagged: .untagged)
enum Mix23Untagged {
  case decoy(Decoy)
  case mix23(Mix23Struct)
}

@Mappable(tagged: .untagged)
enum Mix24Untagged {
  case decoy(Decoy)
  case mix24(Mix24Struct)
}

@Mappable(tagged: .untagged)
enum Mix25Untagged {
  case decoy(Decoy)
  case mix25(Mix25Struct)
}

@Mappable(tagged: .untagged)
enum Mix26Untagged {
  case decoy(Decoy)
  case mix26(Mix26Struct)
}

@Mappable(tagged: .untagged)
enum Mix27Untagged {
  case decoy(Decoy)
  case mix27(Mix27Struct)
}

@Mappable(tagged: .untagged)
enum Mix28Untagged {
  case decoy(Decoy)
  case mix28(Mix28Struct)
}

@Mappable(tagged: .untagged)
enum Mix29Untagged {
  case decoy(Decoy)
  case mix29(Mix29Struct)
}

@Mappable(tagged: .untagged)
enum Mix30Untagged {
  case decoy(Decoy)
  case mix30(Mix30Struct)
}

@Mappable(tagged: .untagged)
enum Mix31Untagged {
  case decoy(Decoy)
  case mix31(Mix31Struct)
}

@Mappable(tagged: .untagged)
enum Mix32Untagged {
  case decoy(Decoy)
  case mix32(Mix32Struct)
}

@Mappable(tagged: .untagged)
enum Mix33Untagged {
  case decoy(Decoy)
  case mix33(Mix33Struct)
}

@Mappable(tagged: .untagged)
enum Mix34Untagged {
  case decoy(Decoy)
  case mix34(Mix34Struct)
}

@Mappable(tagged: .untagged)
enum Mix35Untagged {
  case decoy(Decoy)
  case mix35(Mix35Struct)
}

@Mappable(tagged: .untagged)
enum Mix36Untagged {
  case decoy(Decoy)
  case mix36(Mix36Struct)
}

@Mappable(tagged: .untagged)
enum Mix37Untagged {
  case decoy(Decoy)
  case mix37(Mix37Struct)
}

@Mappable(tagged: .untagged)
enum Mix38Untagged {
  case decoy(Decoy)
  case mix38(Mix38Struct)
}

@Mappable(tagged: .untagged)
enum Mix39Untagged {
  case decoy(Decoy)
  case mix39(Mix39Struct)
}

@Mappable(tagged: .untagged)
enum Mix40Untagged {
  case decoy(Decoy)
  case mix40(Mix40Struct)
}

@Mappable(tagged: .untagged)
enum Mix41Untagged {
  case decoy(Decoy)
  case mix41(Mix41Struct)
}

@Mappable(tagged: .untagged)
enum Mix42Untagged {
  case decoy(Decoy)
  case mix42(Mix42Struct)
}

@Mappable(tagged: .untagged)
enum Mix43Untagged {
  case decoy(Decoy)
  case mix43(Mix43Struct)
}

@Mappable(tagged: .untagged)
enum Mix44Untagged {
  case decoy(Decoy)
  case mix44(Mix44Struct)
}

@Mappable(tagged: .untagged)
enum Mix45Untagged {
  case decoy(Decoy)
  case mix45(Mix45Struct)
}

@Mappable(tagged: .untagged)
enum Mix46Untagged {
  case decoy(Decoy)
  case mix46(Mix46Struct)
}

@Mappable(tagged: .untagged)
enum Mix47Untagged {
  case decoy(Decoy)
  case mix47(Mix47Struct)
}

@Mappable(tagged: .untagged)
enum Mix48Untagged {
  case decoy(Decoy)
  case mix48(Mix48Struct)
}

@Mappable(tagged: .untagged)
enum Mix49Untagged {
  case decoy(Decoy)
  case mix49(Mix49Struct)
}

@Mappable(tagged: .untagged)
enum Mix50Untagged {
  case decoy(Decoy)
  case mix50(Mix50Struct)
}

@Mappable(tagged: .untagged)
enum Mix51Untagged {
  case decoy(Decoy)
  case mix51(Mix51Struct)
}

@Mappable(tagged: .untagged)
enum Mix52Untagged {
  case decoy(Decoy)
  case mix52(Mix52Struct)
}

@Mappable(tagged: .untagged)
enum Mix53Untagged {
  case decoy(Decoy)
  case mix53(Mix53Struct)
}

@Mappable(tagged: .untagged)
enum Mix54Untagged {
  case decoy(Decoy)
  case mix54(Mix54Struct)
}

@Mappable(tagged: .untagged)
enum Mix55Untagged {
  case decoy(Decoy)
  case mix55(Mix55Struct)
}

@Mappable(tagged: .untagged)
enum Mix56Untagged {
  case decoy(Decoy)
  case mix56(Mix56Struct)
}

@Mappable(tagged: .untagged)
enum Mix57Untagged {
  case decoy(Decoy)
  case mix57(Mix57Struct)
}

@Mappable(tagged: .untagged)
enum Mix58Untagged {
  case decoy(Decoy)
  case mix58(Mix58Struct)
}

@Mappable(tagged: .untagged)
enum Mix59Untagged {
  case decoy(Decoy)
  case mix59(Mix59Struct)
}

@Mappable(tagged: .untagged)
enum Mix60Untagged {
  case decoy(Decoy)
  case mix60(Mix60Struct)
}

@Mappable(tagged: .untagged)
enum Mix61Untagged {
  case decoy(Decoy)
  case mix61(Mix61Struct)
}

@Mappable(tagged: .untagged)
enum Mix62Untagged {
  case decoy(Decoy)
  case mix62(Mix62Struct)
}

@Mappable(tagged: .untagged)
enum Mix63Untagged {
  case decoy(Decoy)
  case mix63(Mix63Struct)
}

@Mappable(tagged: .untagged)
enum Mix64Untagged {
  case decoy(Decoy)
  case mix64(Mix64Struct)
}

@Mappable(tagged: .untagged)
enum Mix65Untagged {
  case decoy(Decoy)
  case mix65(Mix65Struct)
}

@Mappable(tagged: .untagged)
enum Mix66Untagged {
  case decoy(Decoy)
  case mix66(Mix66Struct)
}

@Mappable(tagged: .untagged)
enum Mix67Untagged {
  case decoy(Decoy)
  case mix67(Mix67Struct)
}

@Mappable(tagged: .untagged)
enum Mix68Untagged {
  case decoy(Decoy)
  case mix68(Mix68Struct)
}

@Mappable(tagged: .untagged)
enum Mix69Untagged {
  case decoy(Decoy)
  case mix69(Mix69Struct)
}

@Mappable(tagged: .untagged)
enum Mix70Untagged {
  case decoy(Decoy)
  case mix70(Mix70Struct)
}

@Mappable(tagged: .untagged)
enum Mix71Untagged {
  case decoy(Decoy)
  case mix71(Mix71Struct)
}

@Mappable(tagged: .untagged)
enum Mix72Untagged {
  case decoy(Decoy)
  case mix72(Mix72Struct)
}

@Mappable(tagged: .untagged)
enum Mix73Untagged {
  case decoy(Decoy)
  case mix73(Mix73Struct)
}

@Mappable(tagged: .untagged)
enum Mix74Untagged {
  case decoy(Decoy)
  case mix74(Mix74Struct)
}

@Mappable(tagged: .untagged)
enum Mix75Untagged {
  case decoy(Decoy)
  case mix75(Mix75Struct)
}

@Mappable(tagged: .untagged)
enum Mix76Untagged {
  case decoy(Decoy)
  case mix76(Mix76Struct)
}

@Mappable(tagged: .untagged)
enum Mix77Untagged {
  case decoy(Decoy)
  case mix77(Mix77Struct)
}

@Mappable(tagged: .untagged)
enum Mix78Untagged {
  case decoy(Decoy)
  case mix78(Mix78Struct)
}

@Mappable(tagged: .untagged)
enum Mix79Untagged {
  case decoy(Decoy)
  case mix79(Mix79Struct)
}

@Mappable(tagged: .untagged)
enum Mix80Untagged {
  case decoy(Decoy)
  case mix80(Mix80Struct)
}

@Mappable(tagged: .untagged)
enum Mix81Untagged {
  case decoy(Decoy)
  case mix81(Mix81Struct)
}

@Mappable(tagged: .untagged)
enum Mix82Untagged {
  case decoy(Decoy)
  case mix82(Mix82Struct)
}

@Mappable(tagged: .untagged)
enum Mix83Untagged {
  case decoy(Decoy)
  case mix83(Mix83Struct)
}

@Mappable(tagged: .untagged)
enum Mix84Untagged {
  case decoy(Decoy)
  case mix84(Mix84Struct)
}

@Mappable(tagged: .untagged)
enum Mix85Untagged {
  case decoy(Decoy)
  case mix85(Mix85Struct)
}
