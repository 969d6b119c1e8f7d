public import MaquetteCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Encoded as text. Decoding also accepts the object that Foundation's coders write, which loses
/// the information which characters were escaped.
extension URLComponents: MappingDecodable, MappingEncodable, BodyDecodable, BodyEncodable {
  @usableFromInline
  package static func read<R: MappingReader & ~Copyable>(
    from reader: inout R
  ) throws(ReadFailure) -> URLComponents {
    let start = reader.mark()
    if reader.scalarKind == .string {
      guard let components = URLComponents(string: try reader.__readToken()) else {
        throw reader.failure(.invalidValue, at: start, expected: "a URL")
      }
      return components
    }
    var components = URLComponents()
    try reader.readMembers(of: "URLComponents") { (key, reader: inout R) throws(ReadFailure) in
      switch key {
      case "scheme": components.scheme = try reader.readScheme()
      case "user": components.user = try reader.read(String?.self)
      case "password": components.password = try reader.read(String?.self)
      case "host": components.host = try reader.read(String?.self)
      case "port": components.port = try reader.readPort()
      case "path": components.path = try reader.readString()
      case "query": components.query = try reader.read(String?.self)
      case "fragment": components.fragment = try reader.read(String?.self)
      default: return false
      }
      return true
    }
    return components
  }

  @usableFromInline
  package func write<W: MappingWriter & ~Copyable>(into writer: inout W) throws(WriteFailure) {
    guard let string else {
      throw writer.failure(.unencodable, found: "parts that do not form a URL")
    }
    writer.writeString(string)
  }
}

// Foundation traps on the components that this refuses.

extension MappingReader where Self: ~Copyable {
  fileprivate mutating func readScheme() throws(ReadFailure) -> String? {
    let start = mark()
    guard let scheme = try read(String?.self) else { return nil }
    let isScheme =
      scheme.first?.isASCII == true && scheme.first?.isLetter == true
      && scheme.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || "0123456789+-.".unicodeScalars.contains($0))
      }
    guard isScheme else {
      throw failure(.invalidValue, at: start, expected: "the scheme of a URL")
    }
    return scheme
  }

  fileprivate mutating func readPort() throws(ReadFailure) -> Int? {
    let start = mark()
    let port = try read(Int?.self)
    guard port ?? 0 >= 0 else {
      throw failure(.invalidValue, at: start, expected: "the port of a URL")
    }
    return port
  }
}
