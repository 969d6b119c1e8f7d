extension DecodingOptions {
  /// Rarely used options.
  struct Rare: RareOptionValues {
    var limits = Limits()
    var keys = KeyMatching.exact
    var conventions = CodingConventions()
    var configuration: MappingConfiguration?
    var registry = TypeRegistry()
    var reportsDefaults = false
    var traits = FormatTraits()
    var repairer: TextRepairer?
    var acceptsJSONText = false

    /// Whether the call decodes a text that grows at checkpoints.
    var usesCheckpoints = false

    /// An option without an effect that no accelerator heeds: tests set it to prove that all of them step aside.
    var unheeded = false

    /// Whether accelerators heed every option that is set.
    ///
    /// An accelerator is a second way that is faster where usual options hold. Each has a condition of its own for the
    /// options named here; one that is not named is not heeded, so a new option cannot be ignored.
    var isHeededByAccelerators: Bool {
      self
        == Rare(
          limits: limits, keys: keys, conventions: conventions, configuration: configuration,
          registry: registry, reportsDefaults: reportsDefaults, traits: traits, repairer: repairer,
          acceptsJSONText: acceptsJSONText, usesCheckpoints: usesCheckpoints)
    }
  }
}
