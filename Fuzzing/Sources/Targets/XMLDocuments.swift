import MaquetteCore
import MaquetteXML

/// Decodes arbitrary bytes as XML; a decoded document must survive a round trip, as nodes and as a
/// tree of values.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let source = Array(UnsafeBufferPointer(start: start, count: count))
  let value = read(source)
  do throws(MappingError) {
    let document = try XML.Document(source)
    requireRoundTrip(document)
    // A nil element with contents is well-formed, but has no value.
    require(value != nil || source.contains(word: "nil"), "read as nodes alone")
  } catch {
    require(value == nil, "read as values alone: \(error)")
    requireTellable(error, in: source)
  }
  if let value { requireWritten(value) }
  for format in formats {
    let mapper = XMLMapper(options: .init(unknownKeys: .report, format: format))
    let report = mapper.decodeReporting(Part.self, from: source)
    for issue in report.issues { requireTellable(issue.error, in: source) }
  }
  return 0
}

private let formats = [
  XMLFormat(), XMLFormat(rootName: nil, rootIsList: true, content: .all, trimsText: true),
  XMLFormat(rootName: nil, namespaces: ["p": "u", "": "v"], content: .none),
]

private func read(_ source: [UInt8]) -> AnyValue? {
  do throws(MappingError) {
    return try XMLMapper().decodeValue(from: source)
  } catch {
    requireTellable(error, in: source)
    return nil
  }
}

private func requireRoundTrip(_ document: XML.Document) {
  do throws(MappingError) {
    for form in [XML.Form.compact, .init(hasDeclaration: false)] {
      let text = try document.bytes(form)
      require(
        try XML.Document(text) == document,
        "other nodes from \(String(decoding: text, as: UTF8.self))")
    }
    for form in [XML.Form.pretty, .canonical] {
      let text = try document.bytes(form)
      require(try XML.Document(text).bytes(form) == text, "the form is not stable")
    }
  } catch {
    fatalError("nodes that were read cannot be written and read: \(error)")
  }
}

/// Checks that values survive a round trip, unless they have a prefix without a namespace.
private func requireWritten(_ value: AnyValue) {
  do throws(MappingError) {
    let text = try value.xmlBytes(rootName: "r")
    let again = try AnyValue(xml: text)
    require(
      try again.xmlBytes(rootName: "r") == text,
      "other values from \(String(decoding: text, as: UTF8.self))")
  } catch {
    require(error.code == .unencodable, "\(error)")
  }
}

/// A model with properties of every kind.
private struct Part: MappingDecodable {
  init(from reader: inout JSONReader) throws(ReadFailure) { try reader.skipValue() }

  init(from reader: inout ValueReader) throws(ReadFailure) {
    var more = try reader.beginObject()
    while more {
      let key = try reader.readKey()
      switch key.utf8.count % 7 {
      case 0: _ = try reader.read(Int?.self)
      case 1: _ = try reader.read([Double].self)
      case 2: _ = try reader.read(String.self)
      case 3: _ = try reader.read([String: [Bool]].self)
      case 4: _ = try reader.read([Part].self)
      case 5: _ = try reader.read(Timestamp?.self)
      default: _ = try reader.read(AnyValue.self)
      }
      more = try reader.endField()
    }
  }
}

extension [UInt8] {
  /// Whether the bytes contain the letters of a word in order; in UTF-16 zeros separate them.
  fileprivate func contains(word: String) -> Bool {
    var rest = self[...]
    for letter in word.utf8 {
      guard let index = rest.firstIndex(of: letter) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }
}
