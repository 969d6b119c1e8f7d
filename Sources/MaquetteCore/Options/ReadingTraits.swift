/// What the options demand of the loops over objects.
///
/// Options compute it when they change, because every call needs it.
@usableFromInline
struct ReadingTraits: OptionSet, Sendable, Hashable {
  @usableFromInline let rawValue: UInt16

  @inlinable
  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Every key of every object must be checked for more than its slot.
  @inlinable static var checksKeys: Self { Self(rawValue: 1) }

  /// Keys match properties by a rule other than equality.
  @inlinable static var matchesKeys: Self { Self(rawValue: 1 << 1) }

  /// The rule for keys also applies to a key that equals that of a property.
  @inlinable static var renamesKeys: Self { Self(rawValue: 1 << 2) }

  /// Every key must be read in full instead of being compared with the expected one: keys are
  /// counted, their length is limited, or they match by a rule.
  @inlinable static var readsKeysInFull: Self { Self(rawValue: 1 << 3) }

  /// A configuration may change how models are decoded.
  @inlinable static var isConfigured: Self { Self(rawValue: 1 << 4) }

  /// The limits are wide enough for short values to need no check.
  @inlinable static var allowsFastPath: Self { Self(rawValue: 1 << 5) }

  /// The limits are wide enough for the scanners of short values.
  static var allowsShortValues: Self { Self(rawValue: 1 << 6) }

  /// A loop over a table may read configured models: apart from the configuration, it could take
  /// the fast path.
  @inlinable static var allowsConfiguredTables: Self { Self(rawValue: 1 << 7) }

  /// Mistakes in the text are repaired before it is read.
  static var repairsText: Self { Self(rawValue: 1 << 8) }

  /// JSON is read through a tree: a configuration depends on paths, or text may hold containers.
  static var needsTree: Self { Self(rawValue: 1 << 9) }

  /// Text may hold an object or an array as JSON.
  static var acceptsJSONText: Self { Self(rawValue: 1 << 10) }

  /// Values are decoded at checkpoints, which the fast paths would pass.
  @inlinable static var resumes: Self { Self(rawValue: 1 << 11) }

  /// Keys that no property has are neither reported nor rejected, and none repeats others, as those of
  /// markup do.
  static var ignoresUnknownKeys: Self { Self(rawValue: 1 << 12) }

  /// The traits of default options.
  static var standard: Self { [.allowsFastPath, .allowsShortValues, .ignoresUnknownKeys] }

  init(_ options: borrowing DecodingOptions) {
    let limits = options.limits
    var traits: Self = []
    if options.duplicateKeys != .lastWins || limits.elementCount != .max {
      traits.formUnion([.checksKeys, .readsKeysInFull])
    }
    if options.keys != .exact {
      traits.formUnion([.matchesKeys, .readsKeysInFull])
      if options.keys.renames { traits.insert(.renamesKeys) }
    }
    if limits.stringLength != .max { traits.insert(.readsKeysInFull) }
    if options.configuration != nil { traits.insert(.isConfigured) }
    if options.configuration?.needsPaths == true { traits.insert(.needsTree) }
    if options.acceptsJSONText { traits.formUnion([.needsTree, .acceptsJSONText]) }
    if options.unknownKeys == .ignore, !options.isMarkup { traits.insert(.ignoresUnknownKeys) }
    if options.repairer != nil { traits.insert(.repairsText) }
    // The fast paths skip nothing that an option needs.
    if limits.numberLength >= 32, !options.hasUnheededOptions {
      if !traits.contains(.readsKeysInFull), options.rules.invalidElements != .drop,
        options.rules.acceptsSingleValues != true
      {
        traits.insert(traits.contains(.isConfigured) ? .allowsConfiguredTables : .allowsFastPath)
      }
      if limits.stringLength >= 64 { traits.insert(.allowsShortValues) }
    }
    self = traits
  }

  /// The traits of a call that decodes at checkpoints wherever the fast paths would be allowed.
  var resuming: Self {
    contains(.allowsFastPath) ? subtracting(.allowsFastPath).union(.resumes) : self
  }

  /// The traits of a call that reports issues.
  var reporting: Self {
    union([.checksKeys, .readsKeysInFull])
      .subtracting([.allowsFastPath, .allowsConfiguredTables])
  }
}
