// Called by generated code for computed properties, which are encoded.

public import MaquetteCore

extension __StructProperties {
  /// Adds an encoded value that is computed from the model.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - value: Computes the value.
  ///   - condition: A property of the model; the value is neither computed nor encoded unless it is true.
  ///   - add: Adds it to a list, in which it is the memory of the model.
  public mutating func compute<T>(
    _ name: StaticString, _ value: @escaping (Model) -> T,
    if condition: KeyPath<Model, Bool>? = nil,
    _ add: (inout __StructProperties<T>) -> Void
  ) {
    var values = __StructProperties<T>()
    add(&values)
    guard case .field(let field)? = values.list.written.first else {
      preconditionFailure("\(name) has no key of its own")
    }
    let access: ComputedAccess = { (model, body) throws(WriteFailure) in
      // Invariant: the memory is that of an initialized model.
      let value = unsafe value(model.assumingMemoryBound(to: Model.self).pointee)
      unsafe try withUnsafePointer(to: value) { (place) throws(WriteFailure) in
        unsafe try body(UnsafeRawPointer(place))
      }
    }
    let own = (T.self as? any MappingEncodable.Type).map { __FieldWriting.own($0) }
    var computed = unsafe WrittenField(
      field.key, at: 0, .custom, keepsNil: false,
      isNil: field.isNil.map { unsafe test($0, access) },
      (field.writing ?? own)?.computed(by: access))
    (computed.nilRule, computed.isInEach) = (field.nilRule, field.isInEach)
    computed.computedName = name
    let form = values.list.writtenForms[0]
    list.append(computed, of: form?.type ?? T.self, by: form?.strategy)
    if let condition { omit(unless: condition) }
    guard field.omission.hasTest else { return }
    let (memory, function) = unsafe (field.omission.memoryTest, field.omission.test)
    unsafe list.omitLast(
      if: test({ unsafe memory.holds(in: $0) || (function?($0) ?? false) }, access))
  }
}

/// Computes a value from the model at a pointer, and calls a function with a pointer to the value.
private typealias ComputedAccess = (
  UnsafeRawPointer, (UnsafeRawPointer) throws(WriteFailure) -> Void
) throws(WriteFailure) -> Void

/// Returns a test of the model that a value is computed from.
private func test(
  _ test: @escaping (UnsafeRawPointer) -> Bool, _ access: @escaping ComputedAccess
) -> (UnsafeRawPointer) -> Bool {
  { model in
    var holds = false
    // Only a function that throws makes the access fail.
    unsafe try? access(model) { holds = unsafe test($0) }
    return holds
  }
}

extension __FieldWriting {
  /// Encodes with the code of a type.
  fileprivate static func own<T: MappingEncodable>(_ type: T.Type) -> __FieldWriting {
    .type(type)
  }

  /// Encodes what is computed from a model.
  fileprivate func computed(by access: @escaping ComputedAccess) -> __FieldWriting {
    unsafe __FieldWriting(
      json: { (model: UnsafeRawPointer, writer: inout JSONWriter) throws(WriteFailure) in
        unsafe try access(model) { (place) throws(WriteFailure) in
          unsafe try json(place, &writer)
        }
      },
      tree: { (model: UnsafeRawPointer, writer: inout ValueWriter) throws(WriteFailure) in
        unsafe try access(model) { (place) throws(WriteFailure) in
          unsafe try tree(place, &writer)
        }
      })
  }
}
