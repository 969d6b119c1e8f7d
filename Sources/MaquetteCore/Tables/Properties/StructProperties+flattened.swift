extension __StructProperties {
  /// Adds a flattened property, whose keys are in the object of the struct.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - path: The property.
  ///   - fields: The accumulator of the member's type, for a type without a layout.
  ///   - prefix: The prefix of the member's keys in the object.
  ///   - suffix: The suffix of the member's keys in the object.
  ///   - make: Creates a member from its accumulator.
  ///   - take: Creates an accumulator from a member.
  ///   - change: Updates a member from its accumulator.
  @inlinable @inline(__always)
  public mutating func flatten<T: MappingDecodable, F: __FieldAccumulator>(
    _ name: StaticString, _ path: KeyPath<Model, T>, by fields: F.Type, prefix: String = "",
    suffix: String = "", make: @escaping (F) -> T, take: @escaping (T) -> F,
    change: @escaping (inout T, F) -> Void
  ) {
    list.append(
      FlattenedProperty(
        name, at: MemoryLayout<Model>.offset(of: path), __Affixes(prefix, suffix),
        by: AccumulatorConversion(make: make, take: take, change: change)))
  }

  /// Adds a flattened property that is nil unless the object has one of its keys.
  @inlinable @inline(__always)
  public mutating func flatten<T: MappingDecodable, F: __FieldAccumulator>(
    _ name: StaticString, _ path: KeyPath<Model, T?>, by fields: F.Type, prefix: String = "",
    suffix: String = "", make: @escaping (F) -> T, take: @escaping (T) -> F,
    change: @escaping (inout T, F) -> Void
  ) {
    list.append(
      FlattenedProperty(
        optional: name, at: MemoryLayout<Model>.offset(of: path), __Affixes(prefix, suffix),
        by: AccumulatorConversion(make: make, take: take, change: change)))
  }

  /// Adds the property that collects the extras.
  @inlinable @inline(__always)
  public mutating func keepExtras<Key: MappableKey, T: MappingDecodable>(
    _ name: StaticString, _ path: KeyPath<Model, [Key: T]>
  ) {
    list.append(
      __StructField(
        unread: name, [Key: T].self, at: MemoryLayout<Model>.offset(of: path), value: { [:] }
      ).orMissing,
      keeping: unsafe ExtrasReading(
        json: { (reader: inout JSONReader, place) throws(ReadFailure) in
          unsafe try reader.__readExtra(into: &place.assumingMemoryBound(to: [Key: T].self).pointee)
        },
        tree: { (reader: inout ValueReader, place) throws(ReadFailure) in
          unsafe try reader.__readExtra(into: &place.assumingMemoryBound(to: [Key: T].self).pointee)
        }, key: { text in Key(mappingKey: text) }))
  }

  /// Adds the property that collects the extras.
  @inlinable @inline(__always)
  public mutating func keepExtras(_ name: StaticString, _ path: KeyPath<Model, AnyValue.Object>) {
    list.append(
      __StructField(
        unread: name, AnyValue.Object.self, at: MemoryLayout<Model>.offset(of: path), value: { [:] }
      ).orMissing,
      keeping: unsafe ExtrasReading(
        json: { (reader: inout JSONReader, place) throws(ReadFailure) in
          unsafe try reader.__readExtra(
            into: &place.assumingMemoryBound(to: AnyValue.Object.self).pointee)
        },
        tree: { (reader: inout ValueReader, place) throws(ReadFailure) in
          unsafe try reader.__readExtra(
            into: &place.assumingMemoryBound(to: AnyValue.Object.self).pointee)
        }))
  }
}

extension __StructField {
  /// The property with its value for a missing key.
  @usableFromInline
  var orMissing: __StructField {
    var field = self
    field.absence.insert(.missing)
    return field
  }
}
