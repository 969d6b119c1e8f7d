// Vectors are arrays of exactly as many scalars.

public import MaquetteCore

extension BodyDecodable where Self: SIMD, Scalar: MappingDecodable {
  @usableFromInline
  package static func read<R: MappingReader & ~Copyable>(
    from reader: inout R
  ) throws(ReadFailure) -> Self {
    var vector = Self()
    try reader.readPositions(Self.scalarCount) {
      (position, reader: inout R) throws(ReadFailure) in
      vector[position] = try reader.read(Scalar.self)
    }
    return vector
  }
}

extension BodyEncodable where Self: SIMD, Scalar: MappingEncodable {
  @usableFromInline
  package func write<W: MappingWriter & ~Copyable>(into writer: inout W) throws(WriteFailure) {
    try writer.beginArray()
    for position in indices { try writer.write(self[position]) }
    writer.endArray()
  }
}

extension SIMD2: MappingDecodable, BodyDecodable where Scalar: MappingDecodable {}
extension SIMD2: MappingEncodable, BodyEncodable where Scalar: MappingEncodable {}
extension SIMD3: MappingDecodable, BodyDecodable where Scalar: MappingDecodable {}
extension SIMD3: MappingEncodable, BodyEncodable where Scalar: MappingEncodable {}
extension SIMD4: MappingDecodable, BodyDecodable where Scalar: MappingDecodable {}
extension SIMD4: MappingEncodable, BodyEncodable where Scalar: MappingEncodable {}
extension SIMD8: MappingDecodable, BodyDecodable where Scalar: MappingDecodable {}
extension SIMD8: MappingEncodable, BodyEncodable where Scalar: MappingEncodable {}
extension SIMD16: MappingDecodable, BodyDecodable where Scalar: MappingDecodable {}
extension SIMD16: MappingEncodable, BodyEncodable where Scalar: MappingEncodable {}
extension SIMD32: MappingDecodable, BodyDecodable where Scalar: MappingDecodable {}
extension SIMD32: MappingEncodable, BodyEncodable where Scalar: MappingEncodable {}
extension SIMD64: MappingDecodable, BodyDecodable where Scalar: MappingDecodable {}
extension SIMD64: MappingEncodable, BodyEncodable where Scalar: MappingEncodable {}
