#if Hummingbird
import HTTPTypes
public import Hummingbird
import MaquetteCore
public import MaquetteCodable
import MaquetteNIO

/// Lets `request.decode(as:context:)` use Maquette's decoder.
///
/// ```swift
/// struct AppContext: RequestContext {
///   var coreContext: CoreRequestContextStorage
///   let requestDecoder = CodableJSONDecoder()
///   let responseEncoder = CodableJSONEncoder()
///   ...
/// }
/// ```
extension CodableJSONDecoder: RequestDecoder {
  /// Decodes the body.
  ///
  /// - Throws: `MappingProblem` for a body that cannot be decoded, and with 415 if the headers
  ///   declare a body that is compressed or not JSON in UTF-8; errors of the type.
  public func decode<T: Decodable>(
    _ type: T.Type, from request: Request, context: some RequestContext
  ) async throws -> T {
    let body = try await request.collect(.json, upTo: context.maxUploadSize)
    do {
      return try decode(type, from: body)
    } catch let error as DecodingError {
      throw MappingProblem(error)
    }
  }
}

/// Lets handlers that return `ResponseEncodable` use Maquette's encoder.
extension CodableJSONEncoder: ResponseEncoder {
  /// Encodes the value that a handler returns.
  ///
  /// - Throws: `EncodingError`, and errors of the value.
  public func encode(
    _ value: some Encodable, from request: Request, context: some RequestContext
  ) throws -> Response {
    let body = ByteBuffer(bytes: try encodeBytes(value))
    let headers: HTTPFields = [
      .contentType: "application/json; charset=utf-8",
      .contentLength: String(body.readableBytes),
    ]
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: body))
  }
}

extension MappingProblem {
  /// Converts the error of a `Codable` type.
  init(_ error: DecodingError) { self.init([MappingError(whole: error)]) }
}

extension MappingError {
  /// Converts the error of a `Codable` type, with its path and its place.
  fileprivate init(whole error: DecodingError) {
    if let own = error.underlying as? MappingError {
      self = own
      return
    }
    let path = MappingPath(error.steps).appending(keys: error.missingKey.map { [$0] } ?? [])
    self = MappingError(error).at(path)
    if let found = error.underlying as? FoundValue {
      self = at(found.location, showing: nil, at: 0)
    }
  }
}
#endif
