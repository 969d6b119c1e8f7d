#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension DecodingCall {
  /// The conversion for the keys of an object; nil if they stay unchanged.
  func keyConversion(at path: [any CodingKey]) -> ((String) -> String)? {
    switch options.keys {
    case .useDefaultKeys: return nil
    case .convertFromSnakeCase:
      return { [unowned self] key in
        if let name = convertedKeys[key] { return name }
        let name = SnakeCase.removed(from: key)
        convertedKeys[key] = name
        return name
      }
    case .custom(let convert):
      return { convert(path + [PlainCodingKey($0)]).stringValue }
    @unknown default: return nil
    }
  }
}

/// Conversions between snake case and camel case, as in Foundation's coders.
enum SnakeCase {
  /// The key in camel case; `_` at either end stays.
  static func removed(from key: String) -> String {
    guard let first = key.firstIndex(where: { $0 != "_" }),
      let last = key.lastIndex(where: { $0 != "_" })
    else { return key }
    let words = key[first...last].split(separator: "_")
    guard words.count > 1 else { return key }
    let name = words[0].lowercased() + words.dropFirst().map { capitalized($0) }.joined()
    return key[..<first] + name + key[key.index(after: last)...]
  }

  private static func capitalized(_ word: Substring) -> String {
    word.capitalized
  }

  /// The name in snake case.
  static func inserted(into name: String) -> String {
    guard !name.isEmpty else { return name }
    var words: [Range<String.Index>] = []
    // As in Foundation, a word ends before a capital that follows a small letter, and before the
    // last of several capitals.
    var wordStart = name.startIndex
    var search = name.index(after: wordStart)..<name.endIndex
    while let capital = name[search].firstIndex(where: { $0.isUppercase }) {
      words.append(wordStart..<capital)
      search = capital..<search.upperBound
      guard let small = name[search].firstIndex(where: { $0.isLowercase }) else {
        wordStart = search.lowerBound
        break
      }
      let afterCapital = name.index(after: capital)
      if small == afterCapital {
        wordStart = capital
      } else {
        let lastCapital = name.index(before: small)
        words.append(capital..<lastCapital)
        wordStart = lastCapital
      }
      search = name.index(after: small)..<search.upperBound
    }
    words.append(wordStart..<name.endIndex)
    return words.map { name[$0].lowercased() }.joined(separator: "_")
  }
}
