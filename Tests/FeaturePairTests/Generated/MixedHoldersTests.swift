// Made by Scripts/generate-feature-pairs.py; change what it makes, not this file.
// swift-format-ignore-file

import Foundation
import Maquette
import Testing

@Suite("Features in carriers: MixedHolders")
struct MixedHoldersTests {
  static let cases: [PairCase] = [
    PairCase(.arrayElement, "mix1", of: Mix1Holder.self),
    PairCase(.dictionaryValue, "mix1", of: Mix1Holder.self),
    PairCase(.optionalProperty, "mix1", of: Mix1Holder.self),
    PairCase(.arrayElement, "mix2", of: Mix2Holder.self),
    PairCase(.dictionaryValue, "mix2", of: Mix2Holder.self),
    PairCase(.optionalProperty, "mix2", of: Mix2Holder.self),
    PairCase(.arrayElement, "mix3", of: Mix3Holder.self),
    PairCase(.dictionaryValue, "mix3", of: Mix3Holder.self),
    PairCase(.optionalProperty, "mix3", of: Mix3Holder.self),
    PairCase(.arrayElement, "mix4", of: Mix4Holder.self),
    PairCase(.dictionaryValue, "mix4", of: Mix4Holder.self),
    PairCase(.optionalProperty, "mix4", of: Mix4Holder.self),
    PairCase(.arrayElement, "mix5", of: Mix5Holder.self),
    PairCase(.dictionaryValue, "mix5", of: Mix5Holder.self),
    PairCase(.optionalProperty, "mix5", of: Mix5Holder.self),
    PairCase(.arrayElement, "mix6", of: Mix6Holder.self),
    PairCase(.dictionaryValue, "mix6", of: Mix6Holder.self),
    PairCase(.optionalProperty, "mix6", of: Mix6Holder.self),
    PairCase(.arrayElement, "mix7", of: Mix7Holder.self),
    PairCase(.dictionaryValue, "mix7", of: Mix7Holder.self),
    PairCase(.optionalProperty, "mix7", of: Mix7Holder.self),
    PairCase(.arrayElement, "mix8", of: Mix8Holder.self),
    PairCase(.dictionaryValue, "mix8", of: Mix8Holder.self),
    PairCase(.optionalProperty, "mix8", of: Mix8Holder.self),
    PairCase(.arrayElement, "mix9", of: Mix9Holder.self),
    PairCase(.dictionaryValue, "mix9", of: Mix9Holder.self),
    PairCase(.optionalProperty, "mix9", of: Mix9Holder.self),
    PairCase(.arrayElement, "mix10", of: Mix10Holder.self),
    PairCase(.dictionaryValue, "mix10", of: Mix10Holder.self),
    PairCase(.optionalProperty, "mix10", of: Mix10Holder.self),
    PairCase(.arrayElement, "mix11", of: Mix11Holder.self),
    PairCase(.dictionaryValue, "mix11", of: Mix11Holder.self),
    PairCase(.optionalProperty, "mix11", of: Mix11Holder.self),
    PairCase(.arrayElement, "mix12", of: Mix12Holder.self),
    PairCase(.dictionaryValue, "mix12", of: Mix12Holder.self),
    PairCase(.optionalProperty, "mix12", of: Mix12Holder.self),
    PairCase(.arrayElement, "mix13", of: Mix13Holder.self),
    PairCase(.dictionaryValue, "mix13", of: Mix13Holder.self),
    PairCase(.optionalProperty, "mix13", of: Mix13Holder.self),
    PairCase(.arrayElement, "mix14", of: Mix14Holder.self),
    PairCase(.dictionaryValue, "mix14", of: Mix14Holder.self),
    PairCase(.optionalProperty, "mix14", of: Mix14Holder.self),
    PairCase(.arrayElement, "mix15", of: Mix15Holder.self),
    PairCase(.dictionaryValue, "mix15", of: Mix15Holder.self),
    PairCase(.optionalProperty, "mix15", of: Mix15Holder.self),
    PairCase(.arrayElement, "mix16", of: Mix16Holder.self),
    PairCase(.dictionaryValue, "mix16", of: Mix16Holder.self),
    PairCase(.optionalProperty, "mix16", of: Mix16Holder.self),
    PairCase(.arrayElement, "mix17", of: Mix17Holder.self),
    PairCase(.dictionaryValue, "mix17", of: Mix17Holder.self),
    PairCase(.optionalProperty, "mix17", of: Mix17Holder.self),
    PairCase(.arrayElement, "mix18", of: Mix18Holder.self),
    PairCase(.dictionaryValue, "mix18", of: Mix18Holder.self),
    PairCase(.optionalProperty, "mix18", of: Mix18Holder.self),
    PairCase(.arrayElement, "mix19", of: Mix19Holder.self),
    PairCase(.dictionaryValue, "mix19", of: Mix19Holder.self),
    PairCase(.optionalProperty, "mix19", of: Mix19Holder.self),
    PairCase(.arrayElement, "mix20", of: Mix20Holder.self),
    PairCase(.dictionaryValue, "mix20", of: Mix20Holder.self),
    PairCase(.optionalProperty, "mix20", of: Mix20Holder.self),
    PairCase(.arrayElement, "mix21", of: Mix21Holder.self),
    PairCase(.dictionaryValue, "mix21", of: Mix21Holder.self),
    PairCase(.optionalProperty, "mix21", of: Mix21Holder.self),
    PairCase(.arrayElement, "mix22", of: Mix22Holder.self),
    PairCase(.dictionaryValue, "mix22", of: Mix22Holder.self),
    PairCase(.optionalProperty, "mix22", of: Mix22Holder.self),
    PairCase(.arrayElement, "mix23", of: Mix23Holder.self),
    PairCase(.dictionaryValue, "mix23", of: Mix23Holder.self),
    PairCase(.optionalProperty, "mix23", of: Mix23Holder.self),
    PairCase(.arrayElement, "mix24", of: Mix24Holder.self),
    PairCase(.dictionaryValue, "mix24", of: Mix24Holder.self),
    PairCase(.optionalProperty, "mix24", of: Mix24Holder.self),
    PairCase(.arrayElement, "mix25", of: Mix25Holder.self),
    PairCase(.dictionaryValue, "mix25", of: Mix25Holder.self),
    PairCase(.optionalProperty, "mix25", of: Mix25Holder.self),
    PairCase(.arrayElement, "mix26", of: Mix26Holder.self),
    PairCase(.dictionaryValue, "mix26", of: Mix26Holder.self),
    PairCase(.optionalProperty, "mix26", of: Mix26Holder.self),
    PairCase(.arrayElement, "mix27", of: Mix27Holder.self),
    PairCase(.dictionaryValue, "mix27", of: Mix27Holder.self),
    PairCase(.optionalProperty, "mix27", of: Mix27Holder.self),
    PairCase(.arrayElement, "mix28", of: Mix28Holder.self),
    PairCase(.dictionaryValue, "mix28", of: Mix28Holder.self),
    PairCase(.optionalProperty, "mix28", of: Mix28Holder.self),
    PairCase(.arrayElement, "mix29", of: Mix29Holder.self),
    PairCase(.dictionaryValue, "mix29", of: Mix29Holder.self),
    PairCase(.optionalProperty, "mix29", of: Mix29Holder.self),
    PairCase(.arrayElement, "mix30", of: Mix30Holder.self),
    PairCase(.dictionaryValue, "mix30", of: Mix30Holder.self),
    PairCase(.optionalProperty, "mix30", of: Mix30Holder.self),
    PairCase(.arrayElement, "mix31", of: Mix31Holder.self),
    PairCase(.dictionaryValue, "mix31", of: Mix31Holder.self),
    PairCase(.optionalProperty, "mix31", of: Mix31Holder.self),
    PairCase(.arrayElement, "mix32", of: Mix32Holder.self),
    PairCase(.dictionaryValue, "mix32", of: Mix32Holder.self),
    PairCase(.optionalProperty, "mix32", of: Mix32Holder.self),
    PairCase(.arrayElement, "mix33", of: Mix33Holder.self),
    PairCase(.dictionaryValue, "mix33", of: Mix33Holder.self),
    PairCase(.optionalProperty, "mix33", of: Mix33Holder.self),
    PairCase(.arrayElement, "mix34", of: Mix34Holder.self),
    PairCase(.dictionaryValue, "mix34", of: Mix34Holder.self),
    PairCase(.optionalProperty, "mix34", of: Mix34Holder.self),
    PairCase(.arrayElement, "mix35", of: Mix35Holder.self),
    PairCase(.dictionaryValue, "mix35", of: Mix35Holder.self),
    PairCase(.optionalProperty, "mix35", of: Mix35Holder.self),
    PairCase(.arrayElement, "mix36", of: Mix36Holder.self),
    PairCase(.dictionaryValue, "mix36", of: Mix36Holder.self),
    PairCase(.optionalProperty, "mix36", of: Mix36Holder.self),
    PairCase(.arrayElement, "mix37", of: Mix37Holder.self),
    PairCase(.dictionaryValue, "mix37", of: Mix37Holder.self),
    PairCase(.optionalProperty, "mix37", of: Mix37Holder.self),
    PairCase(.arrayElement, "mix38", of: Mix38Holder.self),
    PairCase(.dictionaryValue, "mix38", of: Mix38Holder.self),
    PairCase(.optionalProperty, "mix38", of: Mix38Holder.self),
    PairCase(.arrayElement, "mix39", of: Mix39Holder.self),
    PairCase(.dictionaryValue, "mix39", of: Mix39Holder.self),
    PairCase(.optionalProperty, "mix39", of: Mix39Holder.self),
    PairCase(.arrayElement, "mix40", of: Mix40Holder.self),
    PairCase(.dictionaryValue, "mix40", of: Mix40Holder.self),
    PairCase(.optionalProperty, "mix40", of: Mix40Holder.self),
    PairCase(.arrayElement, "mix41", of: Mix41Holder.self),
    PairCase(.dictionaryValue, "mix41", of: Mix41Holder.self),
    PairCase(.optionalProperty, "mix41", of: Mix41Holder.self),
    PairCase(.arrayElement, "mix42", of: Mix42Holder.self),
    PairCase(.dictionaryValue, "mix42", of: Mix42Holder.self),
    PairCase(.optionalProperty, "mix42", of: Mix42Holder.self),
    PairCase(.arrayElement, "mix43", of: Mix43Holder.self),
    PairCase(.dictionaryValue, "mix43", of: Mix43Holder.self),
    PairCase(.optionalProperty, "mix43", of: Mix43Holder.self),
    PairCase(.arrayElement, "mix44", of: Mix44Holder.self),
    PairCase(.dictionaryValue, "mix44", of: Mix44Holder.self),
    PairCase(.optionalProperty, "mix44", of: Mix44Holder.self),
    PairCase(.arrayElement, "mix45", of: Mix45Holder.self),
    PairCase(.dictionaryValue, "mix45", of: Mix45Holder.self),
    PairCase(.optionalProperty, "mix45", of: Mix45Holder.self),
    PairCase(.arrayElement, "mix46", of: Mix46Holder.self),
    PairCase(.dictionaryValue, "mix46", of: Mix46Holder.self),
    PairCase(.optionalProperty, "mix46", of: Mix46Holder.self),
    PairCase(.arrayElement, "mix47", of: Mix47Holder.self),
    PairCase(.dictionaryValue, "mix47", of: Mix47Holder.self),
    PairCase(.optionalProperty, "mix47", of: Mix47Holder.self),
    PairCase(.arrayElement, "mix48", of: Mix48Holder.self),
    PairCase(.dictionaryValue, "mix48", of: Mix48Holder.self),
    PairCase(.optionalProperty, "mix48", of: Mix48Holder.self),
    PairCase(.arrayElement, "mix49", of: Mix49Holder.self),
    PairCase(.dictionaryValue, "mix49", of: Mix49Holder.self),
    PairCase(.optionalProperty, "mix49", of: Mix49Holder.self),
    PairCase(.arrayElement, "mix50", of: Mix50Holder.self),
    PairCase(.dictionaryValue, "mix50", of: Mix50Holder.self),
    PairCase(.optionalProperty, "mix50", of: Mix50Holder.self),
    PairCase(.arrayElement, "mix51", of: Mix51Holder.self),
    PairCase(.dictionaryValue, "mix51", of: Mix51Holder.self),
    PairCase(.optionalProperty, "mix51", of: Mix51Holder.self),
    PairCase(.arrayElement, "mix52", of: Mix52Holder.self),
    PairCase(.dictionaryValue, "mix52", of: Mix52Holder.self),
    PairCase(.optionalProperty, "mix52", of: Mix52Holder.self),
    PairCase(.arrayElement, "mix53", of: Mix53Holder.self),
    PairCase(.dictionaryValue, "mix53", of: Mix53Holder.self),
    PairCase(.optionalProperty, "mix53", of: Mix53Holder.self),
    PairCase(.arrayElement, "mix54", of: Mix54Holder.self),
    PairCase(.dictionaryValue, "mix54", of: Mix54Holder.self),
    PairCase(.optionalProperty, "mix54", of: Mix54Holder.self),
    PairCase(.arrayElement, "mix55", of: Mix55Holder.self),
    PairCase(.dictionaryValue, "mix55", of: Mix55Holder.self),
    PairCase(.optionalProperty, "mix55", of: Mix55Holder.self),
    PairCase(.arrayElement, "mix56", of: Mix56Holder.self),
    PairCase(.dictionaryValue, "mix56", of: Mix56Holder.self),
    PairCase(.optionalProperty, "mix56", of: Mix56Holder.self),
    PairCase(.arrayElement, "mix57", of: Mix57Holder.self),
    PairCase(.dictionaryValue, "mix57", of: Mix57Holder.self),
    PairCase(.optionalProperty, "mix57", of: Mix57Holder.self),
    PairCase(.arrayElement, "mix58", of: Mix58Holder.self),
    PairCase(.dictionaryValue, "mix58", of: Mix58Holder.self),
    PairCase(.optionalProperty, "mix58", of: Mix58Holder.self),
    PairCase(.arrayElement, "mix59", of: Mix59Holder.self),
    PairCase(.dictionaryValue, "mix59", of: Mix59Holder.self),
    PairCase(.optionalProperty, "mix59", of: Mix59Holder.self),
    PairCase(.arrayElement, "mix60", of: Mix60Holder.self),
    PairCase(.dictionaryValue, "mix60", of: Mix60Holder.self),
    PairCase(.optionalProperty, "mix60", of: Mix60Holder.self),
    PairCase(.arrayElement, "mix61", of: Mix61Holder.self),
    PairCase(.dictionaryValue, "mix61", of: Mix61Holder.self),
    PairCase(.optionalProperty, "mix61", of: Mix61Holder.self),
    PairCase(.arrayElement, "mix62", of: Mix62Holder.self),
    PairCase(.dictionaryValue, "mix62", of: Mix62Holder.self),
    PairCase(.optionalProperty, "mix62", of: Mix62Holder.self),
    PairCase(.arrayElement, "mix63", of: Mix63Holder.self),
    PairCase(.dictionaryValue, "mix63", of: Mix63Holder.self),
    PairCase(.optionalProperty, "mix63", of: Mix63Holder.self),
    PairCase(.arrayElement, "mix64", of: Mix64Holder.self),
    PairCase(.dictionaryValue, "mix64", of: Mix64Holder.self),
    PairCase(.optionalProperty, "mix64", of: Mix64Holder.self),
    PairCase(.arrayElement, "mix65", of: Mix65Holder.self),
    PairCase(.dictionaryValue, "mix65", of: Mix65Holder.self),
    PairCase(.optionalProperty, "mix65", of: Mix65Holder.self),
    PairCase(.arrayElement, "mix66", of: Mix66Holder.self),
    PairCase(.dictionaryValue, "mix66", of: Mix66Holder.self),
    PairCase(.optionalProperty, "mix66", of: Mix66Holder.self),
    PairCase(.arrayElement, "mix67", of: Mix67Holder.self),
    PairCase(.dictionaryValue, "mix67", of: Mix67Holder.self),
    PairCase(.optionalProperty, "mix67", of: Mix67Holder.self),
    PairCase(.arrayElement, "mix68", of: Mix68Holder.self),
    PairCase(.dictionaryValue, "mix68", of: Mix68Holder.self),
    PairCase(.optionalProperty, "mix68", of: Mix68Holder.self),
    PairCase(.arrayElement, "mix69", of: Mix69Holder.self),
    PairCase(.dictionaryValue, "mix69", of: Mix69Holder.self),
    PairCase(.optionalProperty, "mix69", of: Mix69Holder.self),
    PairCase(.arrayElement, "mix70", of: Mix70Holder.self),
    PairCase(.dictionaryValue, "mix70", of: Mix70Holder.self),
    PairCase(.optionalProperty, "mix70", of: Mix70Holder.self),
    PairCase(.arrayElement, "mix71", of: Mix71Holder.self),
    PairCase(.dictionaryValue, "mix71", of: Mix71Holder.self),
    PairCase(.optionalProperty, "mix71", of: Mix71Holder.self),
    PairCase(.arrayElement, "mix72", of: Mix72Holder.self),
    PairCase(.dictionaryValue, "mix72", of: Mix72Holder.self),
    PairCase(.optionalProperty, "mix72", of: Mix72Holder.self),
    PairCase(.arrayElement, "mix73", of: Mix73Holder.self),
    PairCase(.dictionaryValue, "mix73", of: Mix73Holder.self),
    PairCase(.optionalProperty, "mix73", of: Mix73Holder.self),
    PairCase(.arrayElement, "mix74", of: Mix74Holder.self),
    PairCase(.dictionaryValue, "mix74", of: Mix74Holder.self),
    PairCase(.optionalProperty, "mix74", of: Mix74Holder.self),
    PairCase(.arrayElement, "mix75", of: Mix75Holder.self),
    PairCase(.dictionaryValue, "mix75", of: Mix75Holder.self),
    PairCase(.optionalProperty, "mix75", of: Mix75Holder.self),
    PairCase(.arrayElement, "mix76", of: Mix76Holder.self),
    PairCase(.dictionaryValue, "mix76", of: Mix76Holder.self),
    PairCase(.optionalProperty, "mix76", of: Mix76Holder.self),
    PairCase(.arrayElement, "mix77", of: Mix77Holder.self),
    PairCase(.dictionaryValue, "mix77", of: Mix77Holder.self),
    PairCase(.optionalProperty, "mix77", of: Mix77Holder.self),
    PairCase(.arrayElement, "mix78", of: Mix78Holder.self),
    PairCase(.dictionaryValue, "mix78", of: Mix78Holder.self),
    PairCase(.optionalProperty, "mix78", of: Mix78Holder.self),
    PairCase(.arrayElement, "mix79", of: Mix79Holder.self),
    PairCase(.dictionaryValue, "mix79", of: Mix79Holder.self),
    PairCase(.optionalProperty, "mix79", of: Mix79Holder.self),
    PairCase(.arrayElement, "mix80", of: Mix80Holder.self),
    PairCase(.dictionaryValue, "mix80", of: Mix80Holder.self),
    PairCase(.optionalProperty, "mix80", of: Mix80Holder.self),
    PairCase(.arrayElement, "mix81", of: Mix81Holder.self),
    PairCase(.dictionaryValue, "mix81", of: Mix81Holder.self),
    PairCase(.optionalProperty, "mix81", of: Mix81Holder.self),
    PairCase(.arrayElement, "mix82", of: Mix82Holder.self),
    PairCase(.dictionaryValue, "mix82", of: Mix82Holder.self),
    PairCase(.optionalProperty, "mix82", of: Mix82Holder.self),
    PairCase(.arrayElement, "mix83", of: Mix83Holder.self),
    PairCase(.dictionaryValue, "mix83", of: Mix83Holder.self),
    PairCase(.optionalProperty, "mix83", of: Mix83Holder.self),
    PairCase(.arrayElement, "mix84", of: Mix84Holder.self),
    PairCase(.dictionaryValue, "mix84", of: Mix84Holder.self),
    PairCase(.optionalProperty, "mix84", of: Mix84Holder.self),
    PairCase(.arrayElement, "mix85", of: Mix85Holder.self),
    PairCase(.dictionaryValue, "mix85", of: Mix85Holder.self),
    PairCase(.optionalProperty, "mix85", of: Mix85Holder.self),
  ]

  @Test(arguments: cases) func pair(_ pair: PairCase) async { await pair.check() }
}

@Mappable
struct Mix1Holder {
  var items: [Mix1Struct] = []
  var table: [String: Mix1Struct] = [:]
  var maybe: Mix1Struct?
}

@Mappable
struct Mix2Holder {
  var items: [Mix2Struct] = []
  var table: [String: Mix2Struct] = [:]
  var maybe: Mix2Struct?
}

@Mappable
struct Mix3Holder {
  var items: [Mix3Struct] = []
  var table: [String: Mix3Struct] = [:]
  var maybe: Mix3Struct?
}

@Mappable
struct Mix4Holder {
  var items: [Mix4Struct] = []
  var table: [String: Mix4Struct] = [:]
  var maybe: Mix4Struct?
}

@Mappable
struct Mix5Holder {
  var items: [Mix5Struct] = []
  var table: [String: Mix5Struct] = [:]
  var maybe: Mix5Struct?
}

@Mappable
struct Mix6Holder {
  var items: [Mix6Struct] = []
  var table: [String: Mix6Struct] = [:]
  var maybe: Mix6Struct?
}

@Mappable
struct Mix7Holder {
  var items: [Mix7Struct] = []
  var table: [String: Mix7Struct] = [:]
  var maybe: Mix7Struct?
}

@Mappable
struct Mix8Holder {
  var items: [Mix8Struct] = []
  var table: [String: Mix8Struct] = [:]
  var maybe: Mix8Struct?
}

@Mappable
struct Mix9Holder {
  var items: [Mix9Struct] = []
  var table: [String: Mix9Struct] = [:]
  var maybe: Mix9Struct?
}

@Mappable
struct Mix10Holder {
  var items: [Mix10Struct] = []
  var table: [String: Mix10Struct] = [:]
  var maybe: Mix10Struct?
}

@Mappable
struct Mix11Holder {
  var items: [Mix11Struct] = []
  var table: [String: Mix11Struct] = [:]
  var maybe: Mix11Struct?
}

@Mappable
struct Mix12Holder {
  var items: [Mix12Struct] = []
  var table: [String: Mix12Struct] = [:]
  var maybe: Mix12Struct?
}

@Mappable
struct Mix13Holder {
  var items: [Mix13Struct] = []
  var table: [String: Mix13Struct] = [:]
  var maybe: Mix13Struct?
}

@Mappable
struct Mix14Holder {
  var items: [Mix14Struct] = []
  var table: [String: Mix14Struct] = [:]
  var maybe: Mix14Struct?
}

@Mappable
struct Mix15Holder {
  var items: [Mix15Struct] = []
  var table: [String: Mix15Struct] = [:]
  var maybe: Mix15Struct?
}

@Mappable
struct Mix16Holder {
  var items: [Mix16Struct] = []
  var table: [String: Mix16Struct] = [:]
  var maybe: Mix16Struct?
}

@Mappable
struct Mix17Holder {
  var items: [Mix17Struct] = []
  var table: [String: Mix17Struct] = [:]
  var maybe: Mix17Struct?
}

@Mappable
struct Mix18Holder {
  var items: [Mix18Struct] = []
  var table: [String: Mix18Struct] = [:]
  var maybe: Mix18Struct?
}

@Mappable
struct Mix19Holder {
  var items: [Mix19Struct] = []
  var table: [String: Mix19Struct] = [:]
  var maybe: Mix19Struct?
}

@Mappable
struct Mix20Holder {
  var items: [Mix20Struct] = []
  var table: [String: Mix20Struct] = [:]
  var maybe: Mix20Struct?
}

@Mappable
struct Mix21Holder {
  var items: [Mix21Struct] = []
  var table: [String: Mix21Struct] = [:]
  var maybe: Mix21Struct?
}

@Mappable
struct Mix22Holder {
  var items: [Mix22Struct] = []
  var table: [String: Mix22Struct] = [:]
  var maybe: Mix22Struct?
}

@Mappable
struct Mix23Holder {
  var items: [Mix23Struct] = []
  var table: [String: Mix23Struct] = [:]
  var maybe: Mix23Struct?
}

@Mappable
struct Mix24Holder {
  var items: [Mix24Struct] = []
  var table: [String: Mix24Struct] = [:]
  var maybe: Mix24Struct?
}

@Mappable
struct Mix25Holder {
  var items: [Mix25Struct] = []
  var table: [String: Mix25Struct] = [:]
  var maybe: Mix25Struct?
}

@Mappable
struct Mix26Holder {
  var items: [Mix26Struct] = []
  var table: [String: Mix26Struct] = [:]
  var maybe: Mix26Struct?
}

@Mappable
struct Mix27Holder {
  var items: [Mix27Struct] = []
  var table: [String: Mix27Struct] = [:]
  var maybe: Mix27Struct?
}

@Mappable
struct Mix28Holder {
  var items: [Mix28Struct] = []
  var table: [String: Mix28Struct] = [:]
  var maybe: Mix28Struct?
}

@Mappable
struct Mix29Holder {
  var items: [Mix29Struct] = []
  var table: [String: Mix29Struct] = [:]
  var maybe: Mix29Struct?
}

@Mappable
struct Mix30Holder {
  var items: [Mix30Struct] = []
  var table: [String: Mix30Struct] = [:]
  var maybe: Mix30Struct?
}

@Mappable
struct Mix31Holder {
  var items: [Mix31Struct] = []
  var table: [String: Mix31Struct] = [:]
  var maybe: Mix31Struct?
}

@Mappable
struct Mix32Holder {
  var items: [Mix32Struct] = []
  var table: [String: Mix32Struct] = [:]
  var maybe: Mix32Struct?
}

@Mappable
struct Mix33Holder {
  var items: [Mix33Struct] = []
  var table: [String: Mix33Struct] = [:]
  var maybe: Mix33Struct?
}

@Mappable
struct Mix34Holder {
  var items: [Mix34Struct] = []
  var table: [String: Mix34Struct] = [:]
  var maybe: Mix34Struct?
}

@Mappable
struct Mix35Holder {
  var items: [Mix35Struct] = []
  var table: [String: Mix35Struct] = [:]
  var maybe: Mix35Struct?
}

@Mappable
struct Mix36Holder {
  var items: [Mix36Struct] = []
  var table: [String: Mix36Struct] = [:]
  var maybe: Mix36Struct?
}

@Mappable
struct Mix37Holder {
  var items: [Mix37Struct] = []
  var table: [String: Mix37Struct] = [:]
  var maybe: Mix37Struct?
}

@Mappable
struct Mix38Holder {
  var items: [Mix38Struct] = []
  var table: [String: Mix38Struct] = [:]
  var maybe: Mix38Struct?
}

@Mappable
struct Mix39Holder {
  var items: [Mix39Struct] = []
  var table: [String: Mix39Struct] = [:]
  var maybe: Mix39Struct?
}

@Mappable
struct Mix40Holder {
  var items: [Mix40Struct] = []
  var table: [String: Mix40Struct] = [:]
  var maybe: Mix40Struct?
}

@Mappable
struct Mix41Holder {
  var items: [Mix41Struct] = []
  var table: [String: Mix41Struct] = [:]
  var maybe: Mix41Struct?
}

@Mappable
struct Mix42Holder {
  var items: [Mix42Struct] = []
  var table: [String: Mix42Struct] = [:]
  var maybe: Mix42Struct?
}

@Mappable
struct Mix43Holder {
  var items: [Mix43Struct] = []
  var table: [String: Mix43Struct] = [:]
  var maybe: Mix43Struct?
}

@Mappable
struct Mix44Holder {
  var items: [Mix44Struct] = []
  var table: [String: Mix44Struct] = [:]
  var maybe: Mix44Struct?
}

@Mappable
struct Mix45Holder {
  var items: [Mix45Struct] = []
  var table: [String: Mix45Struct] = [:]
  var maybe: Mix45Struct?
}

@Mappable
struct Mix46Holder {
  var items: [Mix46Struct] = []
  var table: [String: Mix46Struct] = [:]
  var maybe: Mix46Struct?
}

@Mappable
struct Mix47Holder {
  var items: [Mix47Struct] = []
  var table: [String: Mix47Struct] = [:]
  var maybe: Mix47Struct?
}

@Mappable
struct Mix48Holder {
  var items: [Mix48Struct] = []
  var table: [String: Mix48Struct] = [:]
  var maybe: Mix48Struct?
}

@Mappable
struct Mix49Holder {
  var items: [Mix49Struct] = []
  var table: [String: Mix49Struct] = [:]
  var maybe: Mix49Struct?
}

@Mappable
struct Mix50Holder {
  var items: [Mix50Struct] = []
  var table: [String: Mix50Struct] = [:]
  var maybe: Mix50Struct?
}

@Mappable
struct Mix51Holder {
  var items: [Mix51Struct] = []
  var table: [String: Mix51Struct] = [:]
  var maybe: Mix51Struct?
}

@Mappable
struct Mix52Holder {
  var items: [Mix52Struct] = []
  var table: [String: Mix52Struct] = [:]
  var maybe: Mix52Struct?
}

@Mappable
struct Mix53Holder {
  var items: [Mix53Struct] = []
  var table: [String: Mix53Struct] = [:]
  var maybe: Mix53Struct?
}

@Mappable
struct Mix54Holder {
  var items: [Mix54Struct] = []
  var table: [String: Mix54Struct] = [:]
  var maybe: Mix54Struct?
}

@Mappable
struct Mix55Holder {
  var items: [Mix55Struct] = []
  var table: [String: Mix55Struct] = [:]
  var maybe: Mix55Struct?
}

@Mappable
struct Mix56Holder {
  var items: [Mix56Struct] = []
  var table: [String: Mix56Struct] = [:]
  var maybe: Mix56Struct?
}

@Mappable
struct Mix57Holder {
  var items: [Mix57Struct] = []
  var table: [String: Mix57Struct] = [:]
  var maybe: Mix57Struct?
}

@Mappable
struct Mix58Holder {
  var items: [Mix58Struct] = []
  var table: [String: Mix58Struct] = [:]
  var maybe: Mix58Struct?
}

@Mappable
struct Mix59Holder {
  var items: [Mix59Struct] = []
  var table: [String: Mix59Struct] = [:]
  var maybe: Mix59Struct?
}

@Mappable
struct Mix60Holder {
  var items: [Mix60Struct] = []
  var table: [String: Mix60Struct] = [:]
  var maybe: Mix60Struct?
}

@Mappable
struct Mix61Holder {
  var items: [Mix61Struct] = []
  var table: [String: Mix61Struct] = [:]
  var maybe: Mix61Struct?
}

@Mappable
struct Mix62Holder {
  var items: [Mix62Struct] = []
  var table: [String: Mix62Struct] = [:]
  var maybe: Mix62Struct?
}

@Mappable
struct Mix63Holder {
  var items: [Mix63Struct] = []
  var table: [String: Mix63Struct] = [:]
  var maybe: Mix63Struct?
}

@Mappable
struct Mix64Holder {
  var items: [Mix64Struct] = []
  var table: [String: Mix64Struct] = [:]
  var maybe: Mix64Struct?
}

@Mappable
struct Mix65Holder {
  var items: [Mix65Struct] = []
  var table: [String: Mix65Struct] = [:]
  var maybe: Mix65Struct?
}

@Mappable
struct Mix66Holder {
  var items: [Mix66Struct] = []
  var table: [String: Mix66Struct] = [:]
  var maybe: Mix66Struct?
}

@Mappable
struct Mix67Holder {
  var items: [Mix67Struct] = []
  var table: [String: Mix67Struct] = [:]
  var maybe: Mix67Struct?
}

@Mappable
struct Mix68Holder {
  var items: [Mix68Struct] = []
  var table: [String: Mix68Struct] = [:]
  var maybe: Mix68Struct?
}

@Mappable
struct Mix69Holder {
  var items: [Mix69Struct] = []
  var table: [String: Mix69Struct] = [:]
  var maybe: Mix69Struct?
}

@Mappable
struct Mix70Holder {
  var items: [Mix70Struct] = []
  var table: [String: Mix70Struct] = [:]
  var maybe: Mix70Struct?
}

@Mappable
struct Mix71Holder {
  var items: [Mix71Struct] = []
  var table: [String: Mix71Struct] = [:]
  var maybe: Mix71Struct?
}

@Mappable
struct Mix72Holder {
  var items: [Mix72Struct] = []
  var table: [String: Mix72Struct] = [:]
  var maybe: Mix72Struct?
}

@Mappable
struct Mix73Holder {
  var items: [Mix73Struct] = []
  var table: [String: Mix73Struct] = [:]
  var maybe: Mix73Struct?
}

@Mappable
struct Mix74Holder {
  var items: [Mix74Struct] = []
  var table: [String: Mix74Struct] = [:]
  var maybe: Mix74Struct?
}

@Mappable
struct Mix75Holder {
  var items: [Mix75Struct] = []
  var table: [String: Mix75Struct] = [:]
  var maybe: Mix75Struct?
}

@Mappable
struct Mix76Holder {
  var items: [Mix76Struct] = []
  var table: [String: Mix76Struct] = [:]
  var maybe: Mix76Struct?
}

@Mappable
struct Mix77Holder {
  var items: [Mix77Struct] = []
  var table: [String: Mix77Struct] = [:]
  var maybe: Mix77Struct?
}

@Mappable
struct Mix78Holder {
  var items: [Mix78Struct] = []
  var table: [String: Mix78Struct] = [:]
  var maybe: Mix78Struct?
}

@Mappable
struct Mix79Holder {
  var items: [Mix79Struct] = []
  var table: [String: Mix79Struct] = [:]
  var maybe: Mix79Struct?
}

@Mappable
struct Mix80Holder {
  var items: [Mix80Struct] = []
  var table: [String: Mix80Struct] = [:]
  var maybe: Mix80Struct?
}

@Mappable
struct Mix81Holder {
  var items: [Mix81Struct] = []
  var table: [String: Mix81Struct] = [:]
  var maybe: Mix81Struct?
}

@Mappable
struct Mix82Holder {
  var items: [Mix82Struct] = []
  var table: [String: Mix82Struct] = [:]
  var maybe: Mix82Struct?
}

@Mappable
struct Mix83Holder {
  var items: [Mix83Struct] = []
  var table: [String: Mix83Struct] = [:]
  var maybe: Mix83Struct?
}

@Mappable
struct Mix84Holder {
  var items: [Mix84Struct] = []
  var table: [String: Mix84Struct] = [:]
  var maybe: Mix84Struct?
}

@Mappable
struct Mix85Holder {
  var items: [Mix85Struct] = []
  var table: [String: Mix85Struct] = [:]
  var maybe: Mix85Struct?
}
