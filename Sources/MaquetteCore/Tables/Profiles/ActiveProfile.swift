/// What attributes with `in:` are compared with: the profile that a call has chosen, and its format.
///
/// The profile counts first: an attribute for it holds where another one is for the format.
struct ActiveProfile: Sendable, Hashable {
  var profile: MappingProfile?
  var format: MappingProfile?

  /// Whether keys are those without `in:`, as a configuration means them.
  var hasDeclaredKeys = false

  /// The index of the first list of names that the profile is in, or else the format; nil for none.
  func index<Lists: Collection<[MappingProfile]>>(in lists: Lists) -> Lists.Index? {
    guard !hasDeclaredKeys else { return nil }
    for name in [profile, format].compactMap(\.self) {
      if let index = lists.firstIndex(where: { $0.contains(name) }) { return index }
    }
    return nil
  }

  /// Whether the profile or the format is one of some names.
  func isAny(of names: [MappingProfile]) -> Bool {
    [profile, format].compactMap(\.self).contains(where: names.contains)
  }
}

extension DecodingOptions {
  /// What attributes with `in:` are compared with.
  var activeProfile: ActiveProfile {
    ActiveProfile(profile: profile, format: formatName)
  }
}

extension EncodingOptions {
  /// What attributes with `in:` are compared with.
  var activeProfile: ActiveProfile {
    ActiveProfile(profile: profile, format: formatName)
  }

  /// The index of the first list of names that the profile of the call is in, or else its format; -1
  /// for none.
  public func index(ofProfileIn lists: [[MappingProfile]]) -> Int {
    activeProfile.index(in: lists) ?? -1
  }
}
