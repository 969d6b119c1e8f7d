import Foundation
import Maquette

extension TextForms {
  /// Returns the forms of a text that may be a moment.
  static func moments(_ text: String) -> TextForms {
    if let forms = plainMoments(text) { return forms }
    return writtenMoments(text)
  }

  /// The same for any text, by what is written for the date that it is.
  static func writtenMoments(_ text: String) -> TextForms {
    guard let kept = try? ValueMapper().decode(FormatPreservingDate.self, from: .string(text))
    else { return [] }
    var forms: TextForms = []
    let mapper = JSONMapper()
    let written = text.jsonLiteral
    if (try? mapper.encodeString(kept)) == written { forms.insert(.keptDate) }
    if (try? mapper.encodeString(kept.date)) == written { forms.insert(.date) }
    if (try? mapper.encodeString(InMilliseconds(date: kept.date))) == "{\"date\":\(written)}" {
      forms.insert(.milliseconds)
    }
    return forms
  }

  /// The forms of a moment in UTC to the second or the millisecond, which most samples have; nil of other texts.
  private static func plainMoments(_ text: String) -> TextForms? {
    let bytes = text.utf8
    guard bytes.count == 20 || bytes.count == 24 else { return nil }
    var fields: [Int] = []
    var value = 0
    for (byte, sign) in zip(bytes, "0000-00-00T00:00:00\(bytes.count == 24 ? ".000" : "")Z".utf8) {
      if sign == UInt8(ascii: "0") {
        guard (0x30...0x39).contains(byte) else { return nil }
        value = value * 10 + Int(byte - 0x30)
      } else {
        guard byte == sign else { return nil }
        fields.append(value)
        value = 0
      }
    }
    // Years and days that every calendar has; others are tried.
    guard (1600...9999).contains(fields[0]), (1...12).contains(fields[1]),
      (1...28).contains(fields[2]), fields[3] < 24, fields[4] < 60, fields[5] < 60
    else { return nil }
    guard bytes.count == 24 else { return [.date, .keptDate] }
    // A date is written without zeros at the end of its fraction.
    return fields[6] % 10 == 0 ? [.milliseconds, .keptDate] : [.date, .milliseconds, .keptDate]
  }
}

/// Shows how a property of this form is written.
@Mappable
private struct InMilliseconds {
  @CodableBy(.iso8601(precision: .milliseconds)) var date: Date
}

extension String {
  fileprivate var jsonLiteral: String { (try? JSONMapper().encodeString(self)) ?? "" }
}
