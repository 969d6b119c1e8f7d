import Maquette
import MaquetteCore

/// A document that a format refuses, or a value that it cannot hold, and the error.
struct FormatError: Sendable {
  /// The document or the value, as the page shows it.
  let shown: String

  /// Decodes or encodes it.
  private let run: @Sendable () throws(MappingError) -> Void

  /// The error; nil if there is none.
  var error: MappingError? {
    do throws(MappingError) {
      try run()
      return nil
    } catch {
      return error
    }
  }

  /// A document, decoded as a tree.
  ///
  /// - Parameters:
  ///   - text: The document.
  ///   - format: The format.
  ///   - setting: What differs from the defaults, as the page shows it.
  ///   - limits: The limits.
  init(
    _ text: String, _ format: some TreeFormat, _ setting: String? = nil,
    limits: DecodingOptions.Limits = .init()
  ) {
    self.init(bytes: Array(text.utf8), format, setting, limits: limits, shown: Self.code(text))
  }

  /// A binary document, decoded as a tree.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - format: The format.
  ///   - setting: What differs from the defaults, as the page shows it.
  ///   - limits: The limits.
  ///   - shown: The document as the page shows it; nil for its bytes.
  init(
    bytes: [UInt8], _ format: some TreeFormat, _ setting: String? = nil,
    limits: DecodingOptions.Limits = .init(), shown: String? = nil
  ) {
    let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
    self.shown = (shown ?? Self.code(digits)) + (setting.map { ", `\($0)`" } ?? "")
    run = { () throws(MappingError) in
      let options = MappingOptions(limits: limits, format: format)
      _ = try FormatMapper(options: options).decode(AnyValue.self, from: bytes)
    }
  }

  /// A value, encoded.
  ///
  /// - Parameters:
  ///   - value: The tree.
  ///   - format: The format.
  ///   - name: The tree as the page shows it; nil for its JSON text.
  init(encoding value: AnyValue, _ format: some TreeFormat, as name: String? = nil) {
    shown = "encoding " + (name ?? Self.code((try? value.jsonString()) ?? ""))
    run = { () throws(MappingError) in
      _ = try FormatMapper(options: .init(format: format)).encode(value)
    }
  }

  /// A text as code in a table, with pictures of its control characters.
  static func code(_ text: String) -> String {
    guard !text.isEmpty else { return "nothing" }
    var shown = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A: shown += "⏎"
      case 0..<0x20: shown.unicodeScalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? scalar)
      case UInt32(UInt8(ascii: "|")): shown += "\\|"
      default: shown.unicodeScalars.append(scalar)
      }
    }
    // DocC takes two backquotes for a link to a symbol, so a text cannot have one.
    return "`\(shown)`"
  }
}
