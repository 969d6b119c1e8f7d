// Called by generated code for models that are mapped as another type, and by hand-written
// conformances of types of other modules.

public import MaquetteCore

extension MappingReader where Self: ~Copyable {
  /// Reads a value through another type.
  ///
  /// - Parameter convert: Converts a value of the other type, or throws an error.
  /// - Throws: The errors of reading the other type; a failure for an error of `convert`.
  @inlinable
  public mutating func read<Wire: MappingDecodable, T>(
    via convert: (Wire) throws -> T
  ) throws(ReadFailure) -> T {
    let start = mark()
    let wire = try read(Wire.self)
    do throws {
      return try convert(wire)
    } catch {
      throw failure(error, at: start)
    }
  }

  /// Updates a value through another type.
  ///
  /// - Parameters:
  ///   - value: The value, which does not change if anything fails.
  ///   - convert: Converts a value of the other type, or throws an error.
  ///   - wire: Converts the current value to the other type.
  /// - Throws: The errors of updating the other type; a failure for an error of the conversions.
  public mutating func update<Wire: MappingDecodable, T>(
    _ value: inout T, via convert: (Wire) throws -> T,
    from wire: (T) throws -> Wire
  ) throws(ReadFailure) {
    let start = mark()
    var present: Wire
    do throws {
      present = try wire(value)
    } catch {
      throw failure(error, at: start)
    }
    try update(&present)
    do throws {
      value = try convert(present)
    } catch {
      throw failure(error, at: start)
    }
  }
}

extension MappingWriter where Self: ~Copyable {
  /// Writes a value as one of another type.
  ///
  /// - Parameters:
  ///   - value: The value to convert.
  ///   - convert: Converts the value to one of the other type, or throws an error.
  /// - Throws: A failure for an error of `convert`; the errors of writing the other type.
  @inlinable
  public mutating func write<Wire: MappingEncodable, T>(
    _ value: T, via convert: (T) throws -> Wire
  ) throws(WriteFailure) {
    let wire: Wire
    do throws {
      wire = try convert(value)
    } catch {
      throw failure(error)
    }
    try write(wire)
  }
}
