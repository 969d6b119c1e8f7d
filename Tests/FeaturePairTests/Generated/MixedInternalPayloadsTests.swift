// Made by Scripts/generate-feature-pairs.py; change what it makes, not this file.
// swift-format-ignore-file

import Foundation
import Maquette
import Testing

@Suite("Features in carriers: MixedInternalPayloads")
struct MixedInternalPayloadsTests {
  static let cases: [PairCase] = [
    PairCase(.internal, "mix1", of: MixedInternal1.self),
    PairCase(.internal, "mix2", of: MixedInternal1.self),
    PairCase(.internal, "mix3", of: MixedInternal1.self),
    PairCase(.internal, "mix4", of: MixedInternal1.self),
    PairCase(.internal, "mix5", of: MixedInternal1.self),
    PairCase(.internal, "mix6", of: MixedInternal1.self),
    PairCase(.internal, "mix7", of: MixedInternal1.self),
    PairCase(.internal, "mix8", of: MixedInternal1.self),
    PairCase(.internal, "mix9", of: MixedInternal1.self),
    PairCase(.internal, "mix10", of: MixedInternal1.self),
    PairCase(.internal, "mix11", of: MixedInternal2.self),
    PairCase(.internal, "mix12", of: MixedInternal2.self),
    PairCase(.internal, "mix13", of: MixedInternal2.self),
    PairCase(.internal, "mix14", of: MixedInternal2.self),
    PairCase(.internal, "mix15", of: MixedInternal2.self),
    PairCase(.internal, "mix16", of: MixedInternal2.self),
    PairCase(.internal, "mix17", of: MixedInternal2.self),
    PairCase(.internal, "mix18", of: MixedInternal2.self),
    PairCase(.internal, "mix19", of: MixedInternal2.self),
    PairCase(.internal, "mix20", of: MixedInternal2.self),
    PairCase(.internal, "mix21", of: MixedInternal3.self),
    PairCase(.internal, "mix22", of: MixedInternal3.self),
    PairCase(.internal, "mix23", of: MixedInternal3.self),
    PairCase(.internal, "mix24", of: MixedInternal3.self),
    PairCase(.internal, "mix25", of: MixedInternal3.self),
    PairCase(.internal, "mix26", of: MixedInternal3.self),
    PairCase(.internal, "mix27", of: MixedInternal3.self),
    PairCase(.internal, "mix28", of: MixedInternal3.self),
    PairCase(.internal, "mix29", of: MixedInternal3.self),
    PairCase(.internal, "mix30", of: MixedInternal3.self),
    PairCase(.internal, "mix31", of: MixedInternal4.self),
    PairCase(.internal, "mix32", of: MixedInternal4.self),
    PairCase(.internal, "mix33", of: MixedInternal4.self),
    PairCase(.internal, "mix34", of: MixedInternal4.self),
    PairCase(.internal, "mix35", of: MixedInternal4.self),
    PairCase(.internal, "mix36", of: MixedInternal4.self),
    PairCase(.internal, "mix37", of: MixedInternal4.self),
    PairCase(.internal, "mix38", of: MixedInternal4.self),
    PairCase(.internal, "mix39", of: MixedInternal4.self),
    PairCase(.internal, "mix40", of: MixedInternal4.self),
    PairCase(.internal, "mix41", of: MixedInternal5.self),
    PairCase(.internal, "mix42", of: MixedInternal5.self),
    PairCase(.internal, "mix43", of: MixedInternal5.self),
    PairCase(.internal, "mix44", of: MixedInternal5.self),
    PairCase(.internal, "mix45", of: MixedInternal5.self),
    PairCase(.internal, "mix46", of: MixedInternal5.self),
    PairCase(.internal, "mix47", of: MixedInternal5.self),
    PairCase(.internal, "mix48", of: MixedInternal5.self),
    PairCase(.internal, "mix49", of: MixedInternal5.self),
    PairCase(.internal, "mix50", of: MixedInternal5.self),
    PairCase(.internal, "mix51", of: MixedInternal6.self),
    PairCase(.internal, "mix52", of: MixedInternal6.self),
    PairCase(.internal, "mix53", of: MixedInternal6.self),
    PairCase(.internal, "mix54", of: MixedInternal6.self),
    PairCase(.internal, "mix55", of: MixedInternal6.self),
    PairCase(.internal, "mix56", of: MixedInternal6.self),
    PairCase(.internal, "mix57", of: MixedInternal6.self),
    PairCase(.internal, "mix58", of: MixedInternal6.self),
    PairCase(.internal, "mix59", of: MixedInternal6.self),
    PairCase(.internal, "mix60", of: MixedInternal6.self),
    PairCase(.internal, "mix61", of: MixedInternal7.self),
    PairCase(.internal, "mix62", of: MixedInternal7.self),
    PairCase(.internal, "mix63", of: MixedInternal7.self),
    PairCase(.internal, "mix64", of: MixedInternal7.self),
    PairCase(.internal, "mix65", of: MixedInternal7.self),
    PairCase(.internal, "mix66", of: MixedInternal7.self),
    PairCase(.internal, "mix67", of: MixedInternal7.self),
    PairCase(.internal, "mix68", of: MixedInternal7.self),
    PairCase(.internal, "mix69", of: MixedInternal7.self),
    PairCase(.internal, "mix70", of: MixedInternal7.self),
    PairCase(.internal, "mix71", of: MixedInternal8.self),
    PairCase(.internal, "mix72", of: MixedInternal8.self),
    PairCase(.internal, "mix73", of: MixedInternal8.self),
    PairCase(.internal, "mix74", of: MixedInternal8.self),
    PairCase(.internal, "mix75", of: MixedInternal8.self),
    PairCase(.internal, "mix76", of: MixedInternal8.self),
    PairCase(.internal, "mix77", of: MixedInternal8.self),
    PairCase(.internal, "mix78", of: MixedInternal8.self),
    PairCase(.internal, "mix79", of: MixedInternal8.self),
    PairCase(.internal, "mix80", of: MixedInternal8.self),
    PairCase(.internal, "mix81", of: MixedInternal9.self),
    PairCase(.internal, "mix82", of: MixedInternal9.self),
    PairCase(.internal, "mix83", of: MixedInternal9.self),
    PairCase(.internal, "mix84", of: MixedInternal9.self),
    PairCase(.internal, "mix85", of: MixedInternal9.self),
  ]

  @Test(arguments: cases) func pair(_ pair: PairCase) async { await pair.check() }
}

@Mappable(tagged: .internal("kind"))
enum MixedInternal1 {
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

@Mappable(tagged: .internal("kind"))
enum MixedInternal2 {
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

@Mappable(tagged: .internal("kind"))
enum MixedInternal3 {
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

@Mappable(tagged: .internal("kind"))
enum MixedInternal4 {
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

@Mappable(tagged: .internal("kind"))
enum MixedInternal5 {
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

@Mappable(tagged: .internal("kind"))
enum MixedInternal6 {
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

@Mappable(tagged: .internal("kind"))
enum MixedInternal7 {
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

@Mappable(tagged: .internal("kind"))
enum MixedInternal8 {
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

@Mappable(tagged: .internal("kind"))
enum MixedInternal9 {
  case mix81(Mix81Struct)
  case mix82(Mix82Struct)
  case mix83(Mix83Struct)
  case mix84(Mix84Struct)
  case mix85(Mix85Struct)
}
