// Vectors are arrays of their scalars, of exactly that many.

extension BodyReadable where Self: SIMD, Scalar: Readable {
  package static func read<R: Reader & ~Copyable>(
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

extension BodyWritable where Self: SIMD, Scalar: Writable {
  package func write<W: Writer & ~Copyable>(into writer: inout W) throws(WriteFailure) {
    try writer.beginArray()
    for position in indices { try writer.write(self[position]) }
    writer.endArray()
  }
}

extension SIMD2: Readable, BodyReadable where Scalar: Readable {}
extension SIMD2: Writable, BodyWritable where Scalar: Writable {}
extension SIMD3: Readable, BodyReadable where Scalar: Readable {}
extension SIMD3: Writable, BodyWritable where Scalar: Writable {}
extension SIMD4: Readable, BodyReadable where Scalar: Readable {}
extension SIMD4: Writable, BodyWritable where Scalar: Writable {}
extension SIMD8: Readable, BodyReadable where Scalar: Readable {}
extension SIMD8: Writable, BodyWritable where Scalar: Writable {}
extension SIMD16: Readable, BodyReadable where Scalar: Readable {}
extension SIMD16: Writable, BodyWritable where Scalar: Writable {}
extension SIMD32: Readable, BodyReadable where Scalar: Readable {}
extension SIMD32: Writable, BodyWritable where Scalar: Writable {}
extension SIMD64: Readable, BodyReadable where Scalar: Readable {}
extension SIMD64: Writable, BodyWritable where Scalar: Writable {}
