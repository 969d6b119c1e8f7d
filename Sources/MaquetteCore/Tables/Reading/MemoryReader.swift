/// The part of a reader that decodes into memory; only the core calls it.
public protocol __MemoryReader: ~Copyable {
  // Invariants: the memory is for a struct of the layout, or for a property of the type that the
  // functions were created for. Memory to initialize is uninitialized, and remains so if the
  // function throws; memory to change is initialized and remains so.

  associatedtype Mark

  /// Returns a number unique to a position in the source; its four lowest bits are zero.
  func __identity(of mark: Mark) -> Int

  /// Decodes a struct into uninitialized memory.
  mutating func __initializeStruct(
    _ layout: __StructDecodingTable, at memory: UnsafeMutableRawPointer
  ) throws(ReadFailure)

  /// Updates a struct in its memory.
  mutating func __updateStruct(
    _ layout: __StructDecodingTable, at memory: UnsafeMutableRawPointer
  ) throws(ReadFailure) -> __ChangedPlaces

  /// Decodes the properties of an object, starting with its bracket.
  mutating func __readProperties(into fields: inout __PartialStruct) throws(ReadFailure)

  /// Decodes an object into a struct, with access for strategies to the siblings of their values.
  mutating func __readShowingSiblings(into fields: inout __PartialStruct) throws(ReadFailure)

  /// Adds the member at the reader to the extras.
  mutating func __append(
    to place: UnsafeMutableRawPointer, by extras: UnsafePointer<__ExtrasPlace>
  ) throws(ReadFailure)

  /// Decodes the values in the elements of an array into an initialized property.
  mutating func __collect(
    into place: UnsafeMutableRawPointer, by collecting: __FieldCollecting, _ field: __CollectedField
  ) throws(ReadFailure) -> Bool

  /// Decodes a property with custom code into uninitialized memory.
  mutating func __initialize(
    _ place: UnsafeMutableRawPointer, by reading: UnsafePointer<__FieldReading>
  ) throws(ReadFailure)

  /// Decodes a number from a text that contains nothing else.
  ///
  /// - Parameter readText: Decodes any other text, and texts at which reports or options look; nothing
  ///   is consumed before.
  mutating func __readQuotedNumber<T: MappingDecodable>(
    _ type: T.Type, orElse readText: (inout Self) throws(ReadFailure) -> T
  ) throws(ReadFailure) -> T

  /// The number of bytes after the reader; in a tree 0.
  var __restCount: Int { get }

  /// The keys that the object may have, or nil if that is unknown; the reader does not move.
  ///
  /// - Parameters:
  ///   - keys: At most 128 keys.
  ///   - enough: The slots of the keys after which the others do not matter.
  mutating func __presentKeys(of keys: __Names, until enough: __SlotBits?) -> __SlotBits?

  /// Calls a closure for each key after the current one in its object, and in a tree for all, until it
  /// returns false; the reader does not move.
  mutating func __visitOtherKeys(_ visit: (String, inout __ReadingState) -> Bool)

  /// Whether the current object goes on with the members of a payload after its tag.
  var __isContinued: Bool { get }

  /// Reads the key of the current object as the name of a case, and returns its slot, or -1; the
  /// reader is then at the value.
  mutating func __readName(of table: __CaseTable) throws(ReadFailure) -> Int

  /// Returns about how many members the current object has, as far as that is known; otherwise 0.
  func __memberCount(after count: Int, from start: Mark) -> Int

  /// Passes a text that is one of some names in their usual notation, and returns its slot; returns -1,
  /// without consuming anything, for any other value.
  mutating func __passName(of names: __Names) -> Int

  /// Decodes an enum into its uninitialized memory.
  mutating func __initializeCase(
    of table: __CaseTable, at memory: UnsafeMutableRawPointer
  ) throws(ReadFailure)

  /// Decodes a raw value of an enum into its uninitialized memory; returns false, without consuming
  /// anything, for any other value.
  mutating func __initializeRawValue(
    of table: __CaseTable, at memory: UnsafeMutableRawPointer
  ) throws(ReadFailure) -> Bool
}
