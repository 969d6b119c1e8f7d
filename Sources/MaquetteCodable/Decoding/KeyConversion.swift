#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension DecodingCall {
  /// What becomes of the keys of an object; nil if they stay as they are.
  func keyConversion(at path: [any CodingKey]) -> ((String) -> String)? {
    switch options.keys {
    case .useDefaultKeys: return nil
    case .convertFromSnakeCase: return SnakeCase.removed
    case .custom(let convert):
      return { convert(path + [PlainCodingKey($0)]).stringValue }
    @unknown default: return nil
    }
  }
}

/// Keys with words joined by `_`, and the names that Foundation's coders make of them and back.
enum SnakeCase {
  /// The words joined by capitals; `_` at both ends stays.
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

  /// Capitals become small letters, with `_` where a word begins.
  static func inserted(into name: String) -> String {
    guard !name.isEmpty else { return name }
    var words: [Range<String.Index>] = []
    // As Foundation has it: a word ends before a capital after a small letter, and before the last
    // capital of several.
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
