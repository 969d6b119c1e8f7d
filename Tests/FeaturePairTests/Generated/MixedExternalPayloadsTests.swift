// Made by Scripts/generate-feature-pairs.py; change what it makes, not this file.
// swift-format-ignore-file

import Foundation
import Maquette
import Testing

@Suite("Features in carriers: MixedExternalPayloads")
struct MixedExternalPayloadsTests {
  static let cases: [PairCase] = [
    PairCase(.external, "mix1", of: MixedExternal1.self),
    PairCase(.external, "mix2", of: MixedExternal1.self),
    PairCase(.external, "mix3", of: MixedExternal1.self),
    PairCase(.external, "mix4", of: MixedExternal1.self),
    PairCase(.external, "mix5", of: MixedExternal1.self),
    PairCase(.external, "mix6", of: MixedExternal1.self),
    PairCase(.external, "mix7", of: MixedExternal1.self),
    PairCase(.external, "mix8", of: MixedExternal1.self),
    PairCase(.external, "mix9", of: MixedExternal1.self),
    PairCase(.external, "mix10", of: MixedExternal1.self),
    PairCase(.external, "mix11", of: MixedExternal2.self),
    PairCase(.external, "mix12", of: MixedExternal2.self),
    PairCase(.external, "mix13", of: MixedExternal2.self),
    PairCase(.external, "mix14", of: MixedExternal2.self),
    PairCase(.external, "mix15", of: MixedExternal2.self),
    PairCase(.external, "mix16", of: MixedExternal2.self),
    PairCase(.external, "mix17", of: MixedExternal2.self),
    PairCase(.external, "mix18", of: MixedExternal2.self),
    PairCase(.external, "mix19", of: MixedExternal2.self),
    PairCase(.external, "mix20", of: MixedExternal2.self),
    PairCase(.external, "mix21", of: MixedExternal3.self),
    PairCase(.external, "mix22", of: MixedExternal3.self),
    PairCase(.external, "mix23", of: MixedExternal3.self),
    PairCase(.external, "mix24", of: MixedExternal3.self),
    PairCase(.external, "mix25", of: MixedExternal3.self),
    PairCase(.external, "mix26", of: MixedExternal3.self),
    PairCase(.external, "mix27", of: MixedExternal3.self),
    PairCase(.external, "mix28", of: MixedExternal3.self),
    PairCase(.external, "mix29", of: MixedExternal3.self),
    PairCase(.external, "mix30", of: MixedExternal3.self),
    PairCase(.external, "mix31", of: MixedExternal4.self),
    PairCase(.external, "mix32", of: MixedExternal4.self),
    PairCase(.external, "mix33", of: MixedExternal4.self),
    PairCase(.external, "mix34", of: MixedExternal4.self),
    PairCase(.external, "mix35", of: MixedExternal4.self),
    PairCase(.external, "mix36", of: MixedExternal4.self),
    PairCase(.external, "mix37", of: MixedExternal4.self),
    PairCase(.external, "mix38", of: MixedExternal4.self),
    PairCase(.external, "mix39", of: MixedExternal4.self),
    PairCase(.external, "mix40", of: MixedExternal4.self),
    PairCase(.external, "mix41", of: MixedExternal5.self),
    PairCase(.external, "mix42", of: MixedExternal5.self),
    PairCase(.external, "mix43", of: MixedExternal5.self),
    PairCase(.external, "mix44", of: MixedExternal5.self),
    PairCase(.external, "mix45", of: MixedExternal5.self),
    PairCase(.external, "mix46", of: MixedExternal5.self),
    PairCase(.external, "mix47", of: MixedExternal5.self),
    PairCase(.external, "mix48", of: MixedExternal5.self),
    PairCase(.external, "mix49", of: MixedExternal5.self),
    PairCase(.external, "mix50", of: MixedExternal5.self),
    PairCase(.external, "mix51", of: MixedExternal6.self),
    PairCase(.external, "mix52", of: MixedExternal6.self),
    PairCase(.external, "mix53", of: MixedExternal6.self),
    PairCase(.external, "mix54", of: MixedExternal6.self),
    PairCase(.external, "mix55", of: MixedExternal6.self),
    PairCase(.external, "mix56", of: MixedExternal6.self),
    PairCase(.external, "mix57", of: MixedExternal6.self),
    PairCase(.external, "mix58", of: MixedExternal6.self),
    PairCase(.external, "mix59", of: MixedExternal6.self),
    PairCase(.external, "mix60", of: MixedExternal6.self),
    PairCase(.external, "mix61", of: MixedExternal7.self),
    PairCase(.external, "mix62", of: MixedExternal7.self),
    PairCase(.external, "mix63", of: MixedExternal7.self),
    PairCase(.external, "mix64", of: MixedExternal7.self),
    PairCase(.external, "mix65", of: MixedExternal7.self),
    PairCase(.external, "mix66", of: MixedExternal7.self),
    PairCase(.external, "mix67", of: MixedExternal7.self),
    PairCase(.external, "mix68", of: MixedExternal7.self),
    PairCase(.external, "mix69", of: MixedExternal7.self),
    PairCase(.external, "mix70", of: MixedExternal7.self),
    PairCase(.external, "mix71", of: MixedExternal8.self),
    PairCase(.external, "mix72", of: MixedExternal8.self),
    PairCase(.external, "mix73", of: MixedExternal8.self),
    PairCase(.external, "mix74", of: MixedExternal8.self),
    PairCase(.external, "mix75", of: MixedExternal8.self),
    PairCase(.external, "mix76", of: MixedExternal8.self),
    PairCase(.external, "mix77", of: MixedExternal8.self),
    PairCase(.external, "mix78", of: MixedExternal8.self),
    PairCase(.external, "mix79", of: MixedExternal8.self),
    PairCase(.external, "mix80", of: MixedExternal8.self),
    PairCase(.external, "mix81", of: MixedExternal9.self),
    PairCase(.external, "mix82", of: MixedExternal9.self),
    PairCase(.external, "mix83", of: MixedExternal9.self),
    PairCase(.external, "mix84", of: MixedExternal9.self),
    PairCase(.external, "mix85", of: MixedExternal9.self),
  ]

  @Test(arguments: cases) func pair(_ pair: PairCase) async { await pair.check() }
}

@Mappable
enum MixedExternal1 {
  case mix1(Mix1Struct)
  case mix2(Mix2Struct)
  case mix3(Mix3Struct)
  case mix4(Mix4Struct)
  case mix5(Mix5Struct)
  case mix6(Mix6Struct)
  case mix7(Mix7Struct)
  case mix8(Mix8Struct)
  case mix9(Mix9Struct)
  case mix10(Mix10Struct)
}

@Mappable
enum MixedExternal2 {
  case mix11(Mix11Struct)
  case mix12(Mix12Struct)
  case mix13(Mix13Struct)
  case mix14(Mix14Struct)
  case mix15(Mix15Struct)
  case mix16(Mix16Struct)
  case mix17(Mix17Struct)
  case mix18(Mix18Struct)
  case mix19(Mix19Struct)
  case mix20(Mix20Struct)
}

@Mappable
enum MixedExternal3 {
  case mix21(Mix21Struct)
  case mix22(Mix22Struct)
  case mix23(Mix23Struct)
  case mix24(Mix24Struct)
  case mix25(Mix25Struct)
  case mix26(Mix26Struct)
  case mix27(Mix27Struct)
  case mix28(Mix28Struct)
  case mix29(Mix29Struct)
  case mix30(Mix30Struct)
}

@Mappable
enum MixedExternal4 {
  case mix31(Mix31Struct)
  case mix32(Mix32Struct)
  case mix33(Mix33Struct)
  case mix34(Mix34Struct)
  case mix35(Mix35Struct)
  case mix36(Mix36Struct)
  case mix37(Mix37Struct)
  case mix38(Mix38Struct)
  case mix39(Mix39Struct)
  case mix40(Mix40Struct)
}

@Mappable
enum MixedExternal5 {
  case mix41(Mix41Struct)
  case mix42(Mix42Struct)
  case mix43(Mix43Struct)
  case mix44(Mix44Struct)
  case mix45(Mix45Struct)
  case mix46(Mix46Struct)
  case mix47(Mix47Struct)
  case mix48(Mix48Struct)
  case mix49(Mix49Struct)
  case mix50(Mix50Struct)
}

@Mappable
enum MixedExternal6 {
  case mix51(Mix51Struct)
  case mix52(Mix52Struct)
  case mix53(Mix53Struct)
  case mix54(Mix54Struct)
  case mix55(Mix55Struct)
  case mix56(Mix56Struct)
  case mix57(Mix57Struct)
  case mix58(Mix58Struct)
  case mix59(Mix59Struct)
  case mix60(Mix60Struct)
}

@Mappable
enum MixedExternal7 {
  case mix61(Mix61Struct)
  case mix62(Mix62Struct)
  case mix63(Mix63Struct)
  case mix64(Mix64Struct)
  case mix65(Mix65Struct)
  case mix66(Mix66Struct)
  case mix67(Mix67Struct)
  case mix68(Mix68Struct)
  case mix69(Mix69Struct)
  case mix70(Mix70Struct)
}

@Mappable
enum MixedExternal8 {
  case mix71(Mix71Struct)
  case mix72(Mix72Struct)
  case mix73(Mix73Struct)
  case mix74(Mix74Struct)
  case mix75(Mix75Struct)
  case mix76(Mix76Struct)
  case mix77(Mix77Struct)
  case mix78(Mix78Struct)
  case mix79(Mix79Struct)
  case mix80(Mix80Struct)
}

@Mappable
enum MixedExternal9 {
  case mix81(Mix81Struct)
  case mix82(Mix82Struct)
  case mix83(Mix83Struct)
  case mix84(Mix84Struct)
  case mix85(Mix85Struct)
}
