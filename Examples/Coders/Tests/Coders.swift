import Foundation
import Maquette
import MaquetteCodable
import Yams

/// A coder of another package, or of Foundation.
protocol OtherCoder: Sendable {
  func encode<T: Encodable>(_ value: T, context: MappingContext?) throws -> Data
  func decode<T: Decodable>(_ type: T.Type, from data: Data, context: MappingContext?) throws -> T
}

extension OtherCoder {
  func encode<T: Encodable>(_ value: T) throws -> Data { try encode(value, context: nil) }

  func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
    try decode(type, from: data, context: nil)
  }
}

struct YamsCoder: OtherCoder {
  func encode<T: Encodable>(_ value: T, context: MappingContext?) throws -> Data {
    let userInfo = context.map { [CodingUserInfoKey.mappingContext: $0 as Any] } ?? [:]
    return Data(try YAMLEncoder().encode(value, userInfo: userInfo).utf8)
  }

  func decode<T: Decodable>(_ type: T.Type, from data: Data, context: MappingContext?) throws -> T {
    let userInfo = context.map { [CodingUserInfoKey.mappingContext: $0 as Any] } ?? [:]
    return try YAMLDecoder().decode(type, from: data, userInfo: userInfo)
  }
}

struct PropertyListCoder: OtherCoder {
  let format: PropertyListSerialization.PropertyListFormat

  func encode<T: Encodable>(_ value: T, context: MappingContext?) throws -> Data {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = format
    if let context { encoder.userInfo[.mappingContext] = context }
    return try encoder.encode(value)
  }

  func decode<T: Decodable>(_ type: T.Type, from data: Data, context: MappingContext?) throws -> T {
    let decoder = PropertyListDecoder()
    if let context { decoder.userInfo[.mappingContext] = context }
    return try decoder.decode(type, from: data)
  }
}

struct FoundationJSONCoder: OtherCoder {
  func encode<T: Encodable>(_ value: T, context: MappingContext?) throws -> Data {
    let encoder = JSONEncoder()
    if let context { encoder.userInfo[.mappingContext] = context }
    return try encoder.encode(value)
  }

  func decode<T: Decodable>(_ type: T.Type, from data: Data, context: MappingContext?) throws -> T {
    let decoder = JSONDecoder()
    if let context { decoder.userInfo[.mappingContext] = context }
    return try decoder.decode(type, from: data)
  }
}

struct MaquetteJSONCoder: OtherCoder {
  func encode<T: Encodable>(_ value: T, context: MappingContext?) throws -> Data {
    let encoder = CodableJSONEncoder()
    if let context { encoder.userInfo[.mappingContext] = context }
    return try encoder.encode(value)
  }

  func decode<T: Decodable>(_ type: T.Type, from data: Data, context: MappingContext?) throws -> T {
    let decoder = CodableJSONDecoder()
    if let context { decoder.userInfo[.mappingContext] = context }
    return try decoder.decode(type, from: data)
  }
}

/// The coders, by name.
enum Coder: String, CaseIterable, Sendable {
  case yams, propertyListXML, propertyListBinary, foundationJSON, maquetteJSON

  var coder: any OtherCoder {
    switch self {
    case .yams: YamsCoder()
    case .propertyListXML: PropertyListCoder(format: .xml)
    case .propertyListBinary: PropertyListCoder(format: .binary)
    case .foundationJSON: FoundationJSONCoder()
    case .maquetteJSON: MaquetteJSONCoder()
    }
  }
}
