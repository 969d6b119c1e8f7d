public import MaquetteCore

#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
  extension Float16: MappingDecodable, MappingEncodable, BodyDecodable, BodyEncodable {
    /// Decodes the nearest value, through a double.
    @usableFromInline
    package static func read<R: MappingReader & ~Copyable>(
      from reader: inout R
    ) throws(ReadFailure) -> Float16 {
      let start = reader.mark()
      let double = try reader.readDouble()
      let value = Float16(double)
      guard value.isFinite || !double.isFinite else {
        throw reader.failure(.numberOutOfRange, at: start, expected: "Float16")
      }
      return value
    }

    /// Writes the shortest decimal that represents the value.
    @usableFromInline
    package func write<W: MappingWriter & ~Copyable>(into writer: inout W) throws(WriteFailure) {
      guard isFinite, let number = AnyValue.Number(decimal: description) else {
        return try writer.writeDouble(Double(self))
      }
      try writer.writeValue(.number(number))
    }
  }

  extension Float16: MappableKey {}
#endif
