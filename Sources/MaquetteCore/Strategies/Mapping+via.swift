// What generated code calls for models that are read and written as values of another type, and
// what hand-written conformances of other modules' types call.

extension MappingReader where Self: ~Copyable {
  /// Reads a value through another type.
  ///
  /// - Parameter convert: Makes the value of one of the other type, or refuses it by an error.
  /// - Throws: What reading the other type throws; a failure for whatever `convert` throws.
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

  /// Changes a value through another type.
  ///
  /// - Parameters:
  ///   - value: The value, which does not change if anything fails.
  ///   - convert: Makes the value of one of the other type, or refuses it by an error.
  ///   - wire: Makes one of the other type of the value as it is.
  /// - Throws: What changing the other type throws; a failure for what the conversions throw.
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
  /// - Throws: A failure for whatever `convert` throws; what writing the other type throws.
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
