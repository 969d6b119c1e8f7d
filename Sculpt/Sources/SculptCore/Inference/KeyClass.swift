import Foundation
import MaquetteCore

/// A class of keys that are data, not names of properties.
enum KeyClass: String, CaseIterable {
  case integer, date, uuid, hexadecimal, locale, country, currency, email, address, version,
    identifier

  /// Returns whether a key belongs to the class.
  func contains(_ key: String) -> Bool {
    let bytes = Array(key.utf8)
    switch self {
    case .integer:
      let digits = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes[...]
      return !digits.isEmpty && digits.allSatisfy(isDigit)
    case .date:
      return CivilDate(key) != nil
        || (bytes.count >= 16 && CivilDate(String(key.prefix(10))) != nil)
        || (bytes.count == 7 && CivilDate(key + "-01") != nil)
    case .uuid: return bytes.count == 36 && UUID(uuidString: key) != nil
    case .hexadecimal:
      return bytes.count >= 8 && bytes.allSatisfy(isHexDigit) && bytes.contains(where: isDigit)
    case .locale: return isLocale(key)
    case .country: return Self.countries.contains(key.uppercased()) && key.isOfOneCase
    case .currency:
      return bytes.count == 3 && bytes.allSatisfy { (0x41...0x5A).contains($0) }
        && Self.currencies.contains(key)
    case .email: return key.contains("@") && !key.hasPrefix("@") && key.contains(".")
    case .address: return key.contains("/") && !key.contains(" ")
    case .version:
      let parts = key.split(separator: ".", omittingEmptySubsequences: false)
      return parts.count >= 2 && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(isDigit) }
    case .identifier:
      return bytes.count >= 8 && bytes.count(where: isDigit) >= 3
        && bytes.contains { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
    }
  }

  private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x61...0x66).contains(byte | 0x20)
  }

  private func isLocale(_ key: String) -> Bool {
    let parts = key.split { $0 == "-" || $0 == "_" }
    guard let language = parts.first, parts.count <= 3, Self.languages.contains(String(language))
    else {
      return false
    }
    return parts.dropFirst().allSatisfy { part in
      (2...4).contains(part.utf8.count) && part.first.map { $0.isUppercase || $0.isNumber } == true
    }
  }

  /// Whether the code of a country is a word or an abbreviation, too, as records have for keys.
  static func isWordToo(_ key: String) -> Bool { words.contains(key.lowercased()) }

  private static let words: Set<String> = Set(
    """
    ad ai am as at be bo by ca cc cd cm do er go hi he hr id ie im in io is it kg km la lb li lo lt ma me mg ml mm mo \
    mr ms mt my ne no nr om or os pa pm pt qa re sa se so st tc td th tk tm to tr tv tz va vi
    """.split(separator: " ").map(String.init))

  private static let languages: Set<String> = Set(
    """
    aa ab af am ar as az ba be bg bn bo br bs ca ce co cs cy da de dz el en eo es et eu fa fi fo fr fy ga gd gl gu \
    ha he hi hr hu hy ia id ig is it iu ja jv ka kk kl km kn ko ku kw ky la lb lo lt lv mg mi mk ml mn mr ms mt my \
    nb ne nl nn no oc or pa pl ps pt qu rm rn ro ru rw sa sd se si sk sl sm sn so sq sr st su sv sw ta te tg th ti \
    tk tl tn to tr ts tt ug uk ur uz ve vi vo wo xh yi yo zh zu
    """.split(separator: " ").map(String.init))

  private static let currencies: Set<String> = Set(
    """
    AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTC BTN BWP BYN BYR BZD CAD \
    CDF CHF CLF CLP CNH CNY COP CRC CUC CUP CVE CZK DJF DKK DOP DZD EEK EGP ERN ETB ETH EUR FJD FKP GBP GEL GGP GHS \
    GIP GMD GNF GTQ GYD HKD HNL HRK HTG HUF IDR ILS IMP INR IQD IRR ISK JEP JMD JOD JPY KES KGS KHR KMF KPW KRW KWD \
    KYD KZT LAK LBP LKR LRD LSL LTL LVL LYD MAD MDL MGA MKD MMK MNT MOP MRO MRU MTL MUR MVR MWK MXN MYR MZN NAD NGN \
    NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLL SOS SRD STD \
    STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VEF VES VND VUV WST XAF XAG XAU XCD XDR \
    XOF XPD XPF XPT YER ZAR ZMK ZMW ZWL
    """.split(separator: " ").map(String.init))

  /// The codes of ISO 3166 with two letters, those of three letters but for the ones that are English words, and `UK`.
  private static let countries: Set<String> = Set(
    """
    AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ \
    CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO \
    FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE \
    JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO \
    MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW \
    PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM \
    TN TO TR TT TV TW TZ UA UG UK UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW ABW AFG AGO AIA ALA ALB \
    ARE ARG ARM ASM ATA ATF ATG AUS AUT AZE BDI BEL BEN BES BFA BGD BGR BHR BHS BIH BLM BLR BLZ BMU BOL BRA BRB BRN \
    BTN BVT BWA CAF CCK CHE CHL CHN CIV CMR COD COG COK COL CPV CRI CUB CUW CXR CYM CYP CZE DEU DJI DMA DNK DZA ECU \
    EGY ERI ESH ESP EST ETH FJI FLK FRA FRO FSM GAB GBR GEO GGY GHA GIB GIN GLP GMB GNB GNQ GRC GRD GRL GTM GUF GUM \
    GUY HKG HMD HND HRV HTI HUN IDN IMN IND IOT IRL IRN IRQ ISL ISR ITA JAM JEY JOR JPN KAZ KEN KGZ KHM KIR KNA KOR \
    KWT LAO LBN LBR LBY LCA LIE LKA LSO LTU LUX LVA MAC MAF MCO MDA MDG MDV MEX MHL MKD MLI MLT MMR MNE MNG MNP MOZ \
    MRT MSR MTQ MUS MWI MYS MYT NCL NER NFK NGA NIC NIU NLD NOR NPL NRU NZL PAK PCN PHL PLW PNG POL PRK PRT PRY PSE \
    PYF QAT REU ROU RUS RWA SAU SDN SEN SGP SGS SHN SJM SLB SLE SLV SMR SOM SPM SRB SSD STP SUR SVK SVN SWE SWZ SXM \
    SYC SYR TCA TCD TGO THA TJK TKL TKM TLS TTO TUR TUV TWN TZA UGA UKR UMI URY USA UZB VAT VCT VEN VGB VIR VNM VUT \
    WLF WSM YEM ZAF ZMB ZWE
    """.split(separator: " ").map(String.init))
}

extension String {
  /// Whether its letters are all capitals or all small.
  fileprivate var isOfOneCase: Bool {
    self == uppercased() || utf8.count == 2 && self == lowercased()
  }
}
