import MaquetteCore
import MaquetteDeclarations
import MaquetteJSONTools
import MaquetteMappings

/// Checks the features built on trees, for arbitrary bytes: rewriting, fragments, clusters,
/// configurations, patches and queries.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = FuzzInput(start, count)
  checkRewriting(input)
  checkFragments(input)
  checkModels(input)
  guard case .success(let tree) = input.decode(AnyValue.self) else { return 0 }
  checkPatches(tree)
  checkQueries(tree)
  return 0
}

// MARK: - Rewriting

/// A model decoded from an unchanged tree: the same model, or the same error.
private struct Rewritten<Model: MappingDecodable & Equatable>: MappingDecodable, Equatable {
  let model: Model

  init(from reader: inout JSONReader) throws(ReadFailure) {
    model = try reader.read(Model.self, rewriting: { _ in })
  }

  init(from reader: inout ValueReader) throws(ReadFailure) {
    model = try reader.read(Model.self, rewriting: { _ in })
  }
}

private func checkRewriting(_ input: FuzzInput) {
  // A tree keeps the value that counts of a repeated key, and invalid text may have other errors.
  var strict = input
  strict.options.duplicateKeys = .reject
  guard case .success = strict.decode(AnyValue.self) else {
    _ = input.decode(Rewritten<Record>.self)
    return
  }
  requireSame(strict.decode(Specimen.self), strict.decode(Rewritten<Specimen>.self).map(\.model))
  requireSame(
    strict.decode([Record].self), strict.decode([Rewritten<Record>].self).map { $0.map(\.model) })
}

// MARK: - Fragments

private func checkFragments(_ input: FuzzInput) {
  let found = input.decode(RawJSON.self)
  let tree = input.decode(AnyValue.self)
  guard case .success(let fragment) = found else {
    if case .success = tree { require(false, "a fragment refuses what a tree takes") }
    return
  }
  // An error that only a tree can have is found when the fragment is decoded.
  guard case .success(let tree) = tree else { return }
  var options = JSONMapper.Options()
  options.decoding = input.options
  let again = try? JSONMapper(options: options).decode(AnyValue.self, from: fragment.text)
  require(again == tree, "a fragment holds another tree")
  let written = try? JSONMapper().encodeString(fragment)
  require(written.flatMap { try? AnyValue(json: $0) } != nil, "a fragment is not written as JSON")
}

// MARK: - Models

private struct Leaf: DeclaredModel, Equatable {
  var name = ""
  var size: Int?

  static let declaration = ModelDeclaration(
    of: Leaf(), .property("name", \.name, aliases: ["n"]), .property("size", \.size))
}

private struct Branch: DeclaredModel, Equatable {
  var leafName = Leaf()
  var leaves: [Leaf] = []
  var byKey: [String: Leaf] = [:]

  static let declaration = ModelDeclaration(
    of: Branch(), .property("leafName", \.leafName), .property("leaves", \.leaves),
    .property("byKey", \.byKey))
}

private struct Grown: MappingDecodable {
  static let cluster = PolymorphicTypes<any Mappable>(
    discriminator: "type", ["leaf": Leaf.self, "branch": Branch.self], fallback: Leaf.self)
  let value: any Mappable

  init(from reader: inout JSONReader) throws(ReadFailure) {
    value = try reader.__readMember(of: Self.cluster)
  }

  init(from reader: inout ValueReader) throws(ReadFailure) {
    value = try reader.__readMember(of: Self.cluster)
  }
}

private let configuration: MappingConfiguration = {
  do {
    return try MappingConfiguration(
      naming: .snakeCase,
      .model(Branch.self).key("type", "name", for: "leaves").aggregate(
        "n", "size", into: "leafName"),
      .model(Leaf.self).key("value", for: "size"))
  } catch {
    fatalError("\(error)")
  }
}()

private func checkModels(_ input: FuzzInput) {
  requireWritable(input.decode(Branch.self))
  requireWritable(input.decode([Leaf].self))
  for grown in (try? input.decode([Grown].self).get()) ?? [] {
    require((try? grown.value.jsonString()) != nil, "a member of a cluster is not written")
  }
  var configured = input
  configured.options.configuration = configuration
  let found = configured.decode(Branch.self)
  if case .failure(let error) = found { requireTellable(error, in: configured.text) }
  let mapper = JSONMapper(
    options: .init(
      decoding: configured.options, encoding: .init(configuration: configuration), format: .compact)
  )
  if case .success(let branch) = found {
    require((try? mapper.encode(branch)) != nil, "a configured model is not written")
  }
  let report = configured.lend { mapper.decodeReporting(Branch.self, from: $0) }
  if case .success(let branch) = found { require(report.value == branch, "a report differs") }
}

private func requireWritable<T: Mappable & Equatable>(_ found: Result<T, MappingError>) {
  guard case .success(let model) = found else { return }
  let again = (try? model.jsonString()).flatMap { try? T(json: $0) }
  require(again == model, "\(model)\nis read back as\n\(String(describing: again))")
}

// MARK: - Patches and queries

private func checkPatches(_ tree: AnyValue) {
  let document = tree["document"]
  if let patch = try? ValueMapper().decode(JSONPatch.self, from: tree["patch"]) {
    var changed = document
    do throws(MappingError) {
      try patch.apply(to: &changed, copies: 10_000)
      require((try? changed.jsonBytes()) != nil, "a patched tree is not written")
    } catch {
      require(changed == document, "a patch that failed left a trace")
    }
    let again = (try? patch.jsonString()).flatMap { try? JSONPatch(json: $0) }
    require(again == patch, "a patch is read back as another")
  }
  let goal = tree["patch"]
  let merge = MergePatch(from: document, to: goal)
  // Null in a patch removes a key, so a patch cannot set it.
  if !goal.holdsNull {
    require(merge.applied(to: document) == goal, "a merge patch misses its goal")
  }
  _ = MergePatch(goal).applied(to: document)
}

private func checkQueries(_ tree: AnyValue) {
  for case .string(let text) in tree["queries"].array ?? [] {
    if let pointer = try? JSONPointer(text) {
      require(pointer.description == text, "a pointer is told otherwise: \(text)")
      _ = tree[pointer]
    }
    guard let query = try? JSONQuery(text) else { continue }
    for match in (try? query.matches(in: tree, limit: 1000)) ?? [] {
      require(tree[path: match.path] == match.value, "a match is not at its path: \(text)")
    }
  }
}

extension AnyValue {
  fileprivate var holdsNull: Bool {
    switch self {
    case .null: true
    case .array(let elements): elements.contains(where: \.holdsNull)
    case .object(let object): object.contains { $0.value.holdsNull }
    default: false
    }
  }
}
