import Maquette

// no error

struct Generic: Mappable {
  var value = 0
  init<R: MappingReader & ~Copyable>(from reader: inout R) throws(ReadFailure) {
    value = try reader.readInteger(Int.self)
  }
  func write<W: MappingWriter & ~Copyable>(to writer: inout W) throws(WriteFailure) {
    writer.writeInteger(value)
  }
}

struct Twice: Mappable {
  init(from reader: inout JSONReader) throws(ReadFailure) {}
  init(from reader: inout ValueReader) throws(ReadFailure) {}
  func write(to writer: inout JSONWriter) throws(WriteFailure) { writer.writeNull() }
  func write(to writer: inout ValueWriter) throws(WriteFailure) { writer.writeNull() }
}

enum Level: Int, Mappable { case low, high }
