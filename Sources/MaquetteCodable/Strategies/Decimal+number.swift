import MaquetteCore
import MaquetteEssentials

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Decimal {
  /// Creates the decimal with exactly these digits; nil if the number has too many digits or is too
  /// large.
  init?(exactly number: AnyValue.Number) {
    guard let text = DecimalText(number.description)?.canonical,
      let decimal = try? Decimal(exactly: text)
    else { return nil }
    self = decimal
  }
}
