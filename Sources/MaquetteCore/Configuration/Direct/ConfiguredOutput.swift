/// How the loop over a table encodes a model as the data that a configuration describes.
struct ConfiguredOutput: Sendable {
  /// The output that the model declares.
  let declared: __StructEncodingTable

  /// The output with the keys of the data.
  let output: __StructEncodingTable

  private static let derived = DerivedTables<__StructEncodingTable>()

  /// Derives the output of a model from its declared one.
  ///
  /// The result is nil if the configuration does not change the model, or does more than to move
  /// values.
  static func make(
    _ declared: __StructEncodingTable, in configuration: MappingConfiguration
  ) -> ConfiguredOutput? {
    guard let rules = configuration.rules(for: declared.model), rules.dates.isEmpty,
      rules.members.isEmpty, !rules.needsPath,
      let members = declared.members(under: rules, in: configuration),
      !members.map(\.path).overlap
    else { return nil }
    let entries = members.compactMap { member in
      member.field.map { DerivedTables<__StructEncodingTable>.Entry($0.offset, [member.path]) }
    }
    let output = derived.table(of: declared.model, entries) {
      unsafe __StructEncodingTable(
        declared.model, members, declared.contents.pointee.source)
    }
    return output.map { ConfiguredOutput(declared: declared, output: $0) }
  }
}

extension MappingConfiguration {
  /// How the loop over a table encodes a model; nil if the model is not changed, or needs the
  /// general way.
  func output(of declared: __StructEncodingTable) -> __StructEncodingTable? {
    let found = outputs.value(of: declared.model) {
      needsPaths ? nil : ConfiguredOutput.make(declared, in: self)
    }
    guard let found, unsafe found.declared.slots == declared.slots else { return nil }
    return found.output
  }
}

extension ValueWriter {
  /// The output of a struct with the keys of the data; nil if it needs the general way.
  @inline(__always)
  func configuredOutput(of output: __StructEncodingTable) -> __StructEncodingTable? {
    guard let configuration = state.options.configuration, state.objects == nil,
      !state.isPartOfConfigured
    else { return nil }
    return configuration.output(of: output)
  }

  /// Writes a struct with the keys of the data.
  ///
  /// Invariant: the memory is that of an initialized struct of the output.
  @inline(never)
  mutating func write(
    _ memory: UnsafeRawPointer, by configured: __StructEncodingTable
  ) throws(WriteFailure) {
    let isPart = state.hasDeclaredKeys
    state.hasDeclaredKeys = true
    defer { state.hasDeclaredKeys = isPart }
    try beginObject()
    unsafe try __writeProperties(configured, of: memory)
    endObject()
  }
}

extension __StructEncodingTable {
  /// The properties with their places in the data; nil if the loop over a table does not suffice.
  fileprivate func members(
    under rules: ModelConfiguration, in configuration: MappingConfiguration
  ) -> [OutputMember]? {
    guard let declared = fields else { return nil }
    let plan = rules.plan ?? ModelPlan(rules)
    var aggregates = plan.aggregates.map(\.aggregate)
    var members: [OutputMember] = []
    for var member in declared {
      let property =
        member.path.count == 1
        ? plan.written[ExactKey(member.path[0])]
        : plan.writtenInside.first { $0.property.writtenPath == member.path }
      guard let property else {
        members.append(member)
        continue
      }
      if let index = aggregates.firstIndex(where: { $0.name == property.property.name }) {
        let aggregate = aggregates.remove(at: index)
        guard !property.isLeftOut, let parts = member.parts(aggregate, in: configuration) else {
          return nil
        }
        members += parts
      } else if property.isLeftOut || property.places != nil {
        // The general way changes nested objects last.
        guard member.path.count == 1 else { return nil }
        guard !property.isLeftOut else { continue }
        member.path = property.target
        members.append(member)
      } else {
        members.append(member)
      }
    }
    return aggregates.isEmpty ? members : nil
  }

  /// The properties, if the model writes nothing else.
  fileprivate var fields: [OutputMember]? {
    let contents = unsafe contents.pointee
    guard contents.variants == nil, contents.tag == nil, !contents.sharesObjects, holdsSuperclass,
      contents.members.allSatisfy({ $0.field != nil && $0.steps.isEmpty })
    else { return nil }
    return contents.members
  }
}

extension OutputMember {
  fileprivate var field: WrittenField? {
    if case .field(let field) = property { field } else { nil }
  }

  /// The properties of a struct that the configuration puts in place of the struct.
  fileprivate func parts(
    _ aggregate: ModelConfiguration.Aggregate, in configuration: MappingConfiguration
  ) -> [OutputMember]? {
    guard path.count == 1, !omission.isPossible, let field, field.form.kind == .structure,
      !field.form.isOptional, let declared = field.form.output
    else { return nil }
    let isChanged = configuration.rules(for: declared.model) != nil
    let output = isChanged ? configuration.output(of: declared) : declared
    guard let parts = output?.fields else { return nil }
    var places: [(place: Int, part: OutputMember)] = []
    for part in parts {
      guard part.path.count == 1,
        let place = aggregate.keys.firstIndex(where: { $0.isSameKey(as: part.path[0]) })
      else { return nil }
      places.append((place, unsafe part.moved(by: field.offset, __Affixes(), isNil: nil)))
    }
    return places.sorted { $0.place < $1.place }.map(\.part)
  }
}
