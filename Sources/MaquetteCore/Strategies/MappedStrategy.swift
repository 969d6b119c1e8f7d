/// A strategy with two functions behind it.
///
/// ```swift
/// @CodableBy(BytesStrategy.hex.map(decode: { Digest($0) }, encode: { $0.bytes })) var id: Digest
/// ```
public struct __MappedStrategy<Base: CodingStrategy, Value>: CodingStrategy {
  private let base: Base
  private let decode: @Sendable (Base.Value) throws -> Value
  private let encode: @Sendable (Value) throws -> Base.Value

  init(
    _ base: Base, decode: @escaping @Sendable (Base.Value) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Base.Value
  ) {
    (self.base, self.decode, self.encode) = (base, decode, encode)
  }

  /// Reads by the strategy and hands the result to the function.
  ///
  /// - Throws: What either throws.
  public func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> Value {
    let start = reader.mark()
    let value = try base.decode(from: &reader)
    do throws {
      return try decode(value)
    } catch {
      throw reader.failure(error, at: start)
    }
  }

  /// Hands a value to the function and writes the result by the strategy.
  ///
  /// - Throws: What either throws.
  public func encode<W: MappingWriter & ~Copyable>(
    _ value: Value, to writer: inout W
  ) throws {
    let encoded: Base.Value
    do throws {
      encoded = try encode(value)
    } catch {
      throw writer.failure(error)
    }
    try base.encode(encoded, to: &writer)
  }
}

extension CodingStrategy {
  /// This strategy with two functions behind it; such strategies can be chained.
  ///
  /// - Parameters:
  ///   - decode: Takes what the strategy has read.
  ///   - encode: Gives what the strategy is to write.
  public func map<Result>(
    decode: @escaping @Sendable (Value) throws -> Result,
    encode: @escaping @Sendable (Result) throws -> Value
  ) -> __MappedStrategy<Self, Result> {
    __MappedStrategy(self, decode: decode, encode: encode)
  }
}
