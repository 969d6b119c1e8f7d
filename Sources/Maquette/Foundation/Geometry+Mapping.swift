#if canImport(Foundation)
  public import Foundation
  public import MaquetteCore

  // The form of Foundation's coders: a point is `[x, y]`, a size `[width, height]`, a rectangle
  // `[[x, y], [width, height]]`.

  extension CGFloat: MappingDecodable, MappingEncodable, BodyDecodable, BodyEncodable {
    @usableFromInline
    package static func read<R: MappingReader & ~Copyable>(
      from reader: inout R
    ) throws(ReadFailure) -> CGFloat { CGFloat(try reader.readDouble()) }

    @usableFromInline
    package func write<W: MappingWriter & ~Copyable>(into writer: inout W) throws(WriteFailure) {
      try writer.writeDouble(Double(self))
    }
  }

  extension CGPoint: MappingDecodable, MappingEncodable, BodyDecodable, BodyEncodable {
    @usableFromInline
    package static func read<R: MappingReader & ~Copyable>(
      from reader: inout R
    ) throws(ReadFailure) -> CGPoint {
      let pair = try reader.readPair(CGFloat.self, or: 0)
      return CGPoint(x: pair.0, y: pair.1)
    }

    @usableFromInline
    package func write<W: MappingWriter & ~Copyable>(into writer: inout W) throws(WriteFailure) {
      try writer.writePair(x, y)
    }
  }

  extension CGSize: MappingDecodable, MappingEncodable, BodyDecodable, BodyEncodable {
    @usableFromInline
    package static func read<R: MappingReader & ~Copyable>(
      from reader: inout R
    ) throws(ReadFailure) -> CGSize {
      let pair = try reader.readPair(CGFloat.self, or: 0)
      return CGSize(width: pair.0, height: pair.1)
    }

    @usableFromInline
    package func write<W: MappingWriter & ~Copyable>(into writer: inout W) throws(WriteFailure) {
      try writer.writePair(width, height)
    }
  }

  extension CGRect: MappingDecodable, MappingEncodable, BodyDecodable, BodyEncodable {
    @usableFromInline
    package static func read<R: MappingReader & ~Copyable>(
      from reader: inout R
    ) throws(ReadFailure) -> CGRect {
      var rectangle = CGRect.zero
      try reader.readPositions(2) { (position, reader: inout R) throws(ReadFailure) in
        if position == 0 {
          rectangle.origin = try reader.read(CGPoint.self)
        } else {
          rectangle.size = try reader.read(CGSize.self)
        }
      }
      return rectangle
    }

    @usableFromInline
    package func write<W: MappingWriter & ~Copyable>(into writer: inout W) throws(WriteFailure) {
      try writer.writePair(origin, size)
    }
  }

  extension MappingReader where Self: ~Copyable {
    fileprivate mutating func readPair<T: MappingDecodable>(
      _ type: T.Type, or value: T
    ) throws(ReadFailure) -> (T, T) {
      var pair = (value, value)
      try readPositions(2) { (position, reader: inout Self) throws(ReadFailure) in
        let value = try reader.read(type)
        if position == 0 { pair.0 = value } else { pair.1 = value }
      }
      return pair
    }
  }
#endif
