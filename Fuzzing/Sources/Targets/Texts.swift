@testable import MaquetteCore

/// Parses arbitrary text as a date, as bytes, as an identifier and as a date pattern.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  let text = String(decoding: bytes, as: UTF8.self)
  requireMoments(text)
  requirePattern(text)
  if let bytes = Base64.decode(text) { require(Base64.encode(bytes) == text, "base64") }
  if let bytes = Base64.decode(text, .url) {
    require(text.hasPrefix(Base64.encode(bytes, .url)), "base64url")
  }
  if let bytes = Hex.decode(text) { require(Hex.encode(bytes) == text.lowercased(), "hex") }
  if let bytes = UUIDText.bytes(text) {
    require(UUIDText.text(of: bytes) == text.uppercased(), "UUID")
  }
  require(Base64.decode(Base64.encode(bytes)) == Array(bytes), "base64 of bytes")
  require(Hex.decode(Hex.encode(bytes)) == Array(bytes), "hex of bytes")
  if let number = AnyValue.Number(decimal: text) {
    require(ReferenceParser.parse(Array(bytes)) == .number(number), "a number outside JSON")
    require(number.double.bitPattern == Double(text)?.bitPattern, "another double")
    _ = (number.exactly(Int128.self), number.float, number.hashValue)
  }
  return 0
}

/// Checks that every parsed timestamp can be formatted, and parses to the same timestamp.
private func requireMoments(_ text: String) {
  var moments = [ISO8601.timestamp(text), RFC2822.timestamp(text)]
  moments.append(try? DatePattern("EEE MMM dd HH:mm:ss Z yyyy").timestamp(text))
  if case .moment(let moment) = AutomaticDate.read(text) { moments.append(moment) }
  for case let moment? in moments {
    let written = ISO8601.text(of: moment)
    require(written.flatMap(ISO8601.timestamp) == moment, "another moment: \(text)")
  }
}

/// A pattern on the first line, and a text for it after the line break.
private func requirePattern(_ text: String) {
  let parts = text.split(separator: "\n", maxSplits: 1)
  guard let first = parts.first else { return }
  let pattern = DatePattern(String(first))
  let moment = Timestamp(secondsSince1970: 1_238_522_472)
  if let written = try? pattern.text(of: moment) { _ = try? pattern.timestamp(written) }
  if parts.count > 1 { _ = try? pattern.timestamp(String(parts[1])) }
}
