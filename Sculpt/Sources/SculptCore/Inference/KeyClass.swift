import Foundation
import MaquetteCore

/// A class of keys that are data, not names of properties.
enum KeyClass: String, CaseIterable {
  case integer, date, uuid, hexadecimal, locale, currency, email, address, version, identifier

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
}
