import MaquetteCore

/// The options of a call that decide how data differs from the declarations of models.
struct DataVariant {
  let profile: MappingProfile?
  let format: MappingProfile?
  let configuration: MappingConfiguration?

  /// Whether a model is in the object of a configured one, whose keys have no profile.
  var isPartOfConfigured: Bool

  init(
    _ options: JSONSchema.Options, _ configuration: MappingConfiguration? = nil,
    isPartOfConfigured: Bool = false
  ) {
    self.init(options.profile, options.format, configuration, isPartOfConfigured)
  }

  private init(
    _ profile: MappingProfile?, _ format: MappingProfile?, _ configuration: MappingConfiguration?,
    _ isPartOfConfigured: Bool
  ) {
    self.profile = profile
    self.format = format
    self.configuration = configuration
    self.isPartOfConfigured = isPartOfConfigured
  }

  /// The names that attributes with `in:` are compared with in a model.
  func active(_ form: ConfiguredForm?) -> ActiveProfile {
    ActiveProfile(
      profile: profile, format: format, hasDeclaredKeys: form != nil || isPartOfConfigured)
  }

  /// The variant for the superclass of a model, whose configuration includes that of the superclass.
  func forSuperclass(_ form: ConfiguredForm?) -> DataVariant {
    DataVariant(profile, format, nil, form != nil || isPartOfConfigured)
  }
}
