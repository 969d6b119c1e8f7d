import MaquetteCore
public import MaquetteMappings

// The forms of the core's strategies.

extension PlainStrategy: DescribedStrategy {
  /// The form of the type.
  public func dataForm(for view: DataView) -> DataForm { .type(Value.self) }
}

extension TypeStrategy: DescribedStrategy {
  /// The form of the type.
  public func dataForm(for view: DataView) -> DataForm { .type(Value.self) }
}

extension OptionalStrategy: DescribedStrategy {
  /// The form of the strategy, or null.
  public func dataForm(for view: DataView) -> DataForm { .optional(.strategy(base)) }
}

extension ReplacingStrategy: DescribedStrategy {
  /// The form of the strategy; any value is accepted.
  public func dataForm(for view: DataView) -> DataForm {
    view == .accepting ? .any : .strategy(base)
  }
}

extension ValidatingStrategy: DescribedStrategy {
  /// The form of the strategy, with the rules, which encoding does not check.
  public func dataForm(for view: DataView) -> DataForm {
    if view == .encoding { return .strategy(base) }
    return DataForm(.ruled(.strategy(base), rules.rules.flatMap(\.constraints)))
  }
}

extension ConstantStrategy: DescribedStrategy {
  /// The constant.
  public func dataForm(for view: DataView) -> DataForm {
    guard view != .accepting, let constant = AnyValue(inJSON: value) else {
      return .type(Value.self)
    }
    return .values([constant])
  }
}

extension ValueMapStrategy: DescribedStrategy {
  /// The values of the table.
  public func dataForm(for view: DataView) -> DataForm {
    fallback != nil && view != .encoding ? .any : .values(table.map(\.data))
  }
}

extension CivilDateStrategy: DescribedStrategy {
  /// Text in the form of the pattern.
  public func dataForm(for view: DataView) -> DataForm {
    pattern.dataForm(of: "a day")
  }
}

extension ArrayStrategy: DescribedStrategy {
  /// An array.
  public func dataForm(for view: DataView) -> DataForm {
    .array(of: .strategy(element))
  }
}

extension SetStrategy: DescribedStrategy {
  /// An array.
  public func dataForm(for view: DataView) -> DataForm {
    .array(of: .strategy(element))
  }
}

extension ValuesStrategy: DescribedStrategy {
  /// An object.
  public func dataForm(for view: DataView) -> DataForm {
    .dictionary(of: .strategy(member), keys: .type(Key.self))
  }
}

extension KeysStrategy: DescribedStrategy {
  /// An object, of whose keys only the strategy knows which are valid.
  public func dataForm(for view: DataView) -> DataForm {
    let values = DataForm.dictionary(of: .strategy(member))
    return view == .decoding
      ? values.noting("the strategy of the keys decides which are valid") : values
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension TupleStrategy: DescribedStrategy {
  /// An array with a form for each position.
  public func dataForm(for view: DataView) -> DataForm {
    var forms: [DataForm] = []
    var required = 0
    repeat forms.append(.type((each Element).self))
    for (index, form) in forms.enumerated() {
      guard case .type(let type) = form.content else { continue }
      if ModelSchema.Shape(of: type).kind != .optional { required = index + 1 }
    }
    return .tuple(forms, required: view == .encoding ? forms.count : required)
  }
}

extension JSONTextStrategy: DescribedStrategy {
  /// JSON as text.
  public func dataForm(for view: DataView) -> DataForm { DataForm(.jsonText(.type(Value.self))) }
}

extension MappedStrategy: DescribedStrategy {
  /// The form of the strategy; the function may refuse values.
  public func dataForm(for view: DataView) -> DataForm {
    let form = DataForm.strategy(base)
    return view == .decoding ? form.noting("a function transforms the values") : form
  }
}

extension Transformation: DescribedStrategy {
  /// The form of the type that the functions take and return.
  public func dataForm(for view: DataView) -> DataForm { .transformed(Source.self, view) }
}

extension DecodingTransformation: DescribedStrategy {
  /// The form of the type that the function takes.
  public func dataForm(for view: DataView) -> DataForm { .transformed(Source.self, view) }
}

extension EncodingTransformation: DescribedStrategy {
  /// The form of the type that the function returns.
  public func dataForm(for view: DataView) -> DataForm { .type(Result.self) }
}

extension DataForm {
  fileprivate static func transformed(_ type: any Any.Type, _ view: DataView) -> DataForm {
    view == .decoding ? DataForm.type(type).noting("a function transforms the values") : .type(type)
  }
}

extension FormatDependentStrategy: DescribedStrategy {
  /// The form of the strategy for JSON without a profile.
  public func dataForm(for view: DataView) -> DataForm { .strategy(other) }

  /// The strategy for a profile and a format.
  func strategy(for active: ActiveProfile) -> any MappingStrategy {
    active.index(in: names) == 0
      ? chosen : (other as? any ProfiledStrategy)?.strategy(for: active) ?? other
  }
}

/// A strategy that depends on the profile and the format of the call.
protocol ProfiledStrategy: MappingStrategy {
  /// The strategy for a profile and a format.
  func strategy(for active: ActiveProfile) -> any MappingStrategy
}

extension FormatDependentStrategy: ProfiledStrategy {}

extension PolymorphicStrategy: DescribedStrategy {
  /// The types of the cluster.
  public func dataForm(for view: DataView) -> DataForm { DataForm(.cluster(cluster.table)) }
}
