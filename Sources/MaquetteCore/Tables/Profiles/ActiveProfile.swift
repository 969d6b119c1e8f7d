/// The names that attributes with `in:` are compared with: the profile of a call, and its format.
///
/// The profile takes precedence: an attribute for it overrides one for the format.
package struct ActiveProfile: Sendable, Hashable {
  package var profile: MappingProfile?
  package var format: MappingProfile?

  /// Whether to use the keys without `in:`, which are the ones that a configuration refers to.
  package var hasDeclaredKeys = false

  package init(
    profile: MappingProfile? = nil, format: MappingProfile? = nil, hasDeclaredKeys: Bool = false
  ) {
    self.profile = profile
    self.format = format
    self.hasDeclaredKeys = hasDeclaredKeys
  }

  /// Neither a profile nor a format.
  package static var declared: ActiveProfile { ActiveProfile(hasDeclaredKeys: true) }

  /// Returns the index of the first list of names that contains the profile or, failing that, the
  /// format; nil if there is none.
  package func index<Lists: Collection<[MappingProfile]>>(in lists: Lists) -> Lists.Index? {
    guard !hasDeclaredKeys else { return nil }
    for name in [profile, format].compactMap(\.self) {
      if let index = lists.firstIndex(where: { $0.contains(name) }) { return index }
    }
    return nil
  }

  /// Returns whether the profile or the format is among some names.
  package func isAny(of names: [MappingProfile]) -> Bool {
    [profile, format].compactMap(\.self).contains(where: names.contains)
  }
}

extension DecodingOptions {
  /// The names that attributes with `in:` are compared with.
  package var activeProfile: ActiveProfile {
    ActiveProfile(profile: profile, format: formatName)
  }
}

extension EncodingOptions {
  /// The names that attributes with `in:` are compared with.
  package var activeProfile: ActiveProfile {
    ActiveProfile(profile: profile, format: formatName)
  }
}

extension __WritingState {
  /// The names that attributes with `in:` are compared with in the object of the current model.
  var activeProfile: ActiveProfile {
    var active = options.activeProfile
    active.hasDeclaredKeys = hasDeclaredKeys
    return active
  }
}

// Called by generated code, which writes what no table can describe.

extension MappingWriter where Self: ~Copyable {
  /// The index of the first list of names that selects the key of a property; -1 if it has its key
  /// without `in:`.
  ///
  /// - Parameter lists: The names of each attribute with a key.
  public func __keyIndex(among lists: [[MappingProfile]]) -> Int {
    state.activeProfile.index(in: lists) ?? -1
  }

  /// Whether a property is excluded from encoding.
  ///
  /// - Parameter names: The profiles and formats in which it is.
  public func __isExcluded(in names: [MappingProfile]) -> Bool {
    state.options.activeProfile.isAny(of: names)
  }
}
