/// The part of a reader that reads into memory; only the core calls it.
public protocol __MemoryReader: ~Copyable {
  // Invariants: the memory is that of a struct of the layout, or of a property of the type that the
  // functions were made for. What is to be initialized is not, and still is not if this throws;
  // what is to be changed is initialized and stays so.

  associatedtype Mark

  /// What tells a place from all others of the source; its four lowest bits are zero.
  func __identity(of mark: Mark) -> Int

  /// Reads a struct into memory that is not initialized.
  mutating func __initializeStruct(
    _ layout: __StructDecodingTable, at memory: UnsafeMutableRawPointer
  ) throws(ReadFailure)

  /// Changes a struct in its memory.
  mutating func __updateStruct(
    _ layout: __StructDecodingTable, at memory: UnsafeMutableRawPointer
  ) throws(ReadFailure) -> __ChangedPlaces

  /// Reads the properties of an object, beginning with its bracket.
  mutating func __readProperties(into fields: inout __PartialStruct) throws(ReadFailure)

  /// Reads an object into a struct so that strategies see what is beside their values.
  mutating func __readShowingSiblings(into fields: inout __PartialStruct) throws(ReadFailure)

  /// Adds the member of an object at the reader to what keeps it.
  mutating func __append(
    to place: UnsafeMutableRawPointer, by extras: UnsafePointer<__ExtrasPlace>
  ) throws(ReadFailure)

  /// Reads the values in the elements of an array into a property that is initialized.
  mutating func __collect(
    into place: UnsafeMutableRawPointer, by collecting: __FieldCollecting, _ field: __CollectedField
  ) throws(ReadFailure) -> Bool

  /// Reads a property into memory that is not initialized.
  mutating func __initialize(
    _ place: UnsafeMutableRawPointer, by reading: __FieldReading
  ) throws(ReadFailure)
}
