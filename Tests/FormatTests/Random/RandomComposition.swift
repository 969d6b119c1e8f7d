import TestSupport

/// Models that are composed at run time.
enum RandomComposition {
  /// A random model that contains others, up to a number of levels.
  static func model(_ source: inout RandomSource, levels: Int) -> any RandomModel.Type {
    guard levels > 0 else {
      let simple: [any RandomModel.Type] = [
        RandomScalars.self, RandomSmall.self, RandomExtras.self, RandomRare.self,
        RandomPosition.self,
      ]
      if source.hasRules, source.below(3) > 0 { return ruled(&source) }
      return simple[source.below(source.hasArrays ? simple.count : 2)]
    }
    if source.below(3) == 0 { return around(object(&source, levels: levels - 1), &source) }
    return around(model(&source, levels: levels - 1), &source)
  }

  /// A random model whose members can be flattened.
  static func object(_ source: inout RandomSource, levels: Int) -> any RandomObject.Type {
    guard levels > 0 else {
      if source.hasRules, source.bool() {
        return source.bool() ? RandomRuled.self : RandomTables.self
      }
      return source.bool() ? RandomScalars.self : RandomSmall.self
    }
    if source.bool() { return flattened(object(&source, levels: levels - 1)) }
    return object(around: model(&source, levels: levels - 1), &source)
  }

  private static func around<T: RandomModel>(
    _ content: T.Type, _ source: inout RandomSource
  ) -> any RandomModel.Type {
    if source.hasRules, source.bool() { return ruled(around: content, &source) }
    return switch source.below(source.hasArrays ? 5 : 4) {
    case 0: object(around: content, &source)
    case 1: RandomHook<T>.self
    case 2: RandomExternal<T>.self
    case 3: RandomAdjacent<T>.self
    default: RandomStep<T>.self
    }
  }

  private static func around<T: RandomObject>(
    _ content: T.Type, _ source: inout RandomSource
  ) -> any RandomModel.Type {
    if source.hasRules, source.below(3) == 0 { return RandomShared<T>.self }
    return switch source.below(3) {
    case 0: RandomFlat<T>.self
    case 1: RandomInternal<T>.self
    default: RandomUntagged<T>.self
    }
  }

  private static func object<T: RandomModel>(
    around content: T.Type, _ source: inout RandomSource
  ) -> any RandomObject.Type {
    if source.hasRules, source.bool() { return ruledObject(around: content, &source) }
    return switch source.below(3) {
    case 0: RandomBox<T>.self
    case 1: RandomNested<T>.self
    default: RandomSubclass<T>.self
    }
  }

  /// A model of values with rules.
  private static func ruled(_ source: inout RandomSource) -> any RandomModel.Type {
    let all: [any RandomModel.Type] = [
      RandomRuled.self, RandomForms.self, RandomKinds.self, RandomTables.self, RandomPriority.self,
      RandomKnown.self, RandomVia.self,
    ]
    return source.generator.pick(all)
  }

  /// A model with rules around another.
  private static func ruled<T: RandomModel>(
    around content: T.Type, _ source: inout RandomSource
  ) -> any RandomModel.Type {
    switch source.below(4) {
    case 0: RandomRewritten<T>.self
    case 1: RandomTransparent<T>.self
    case 2: RandomTolerant<T>.self
    default: ruledObject(around: content, &source)
    }
  }

  private static func ruledObject<T: RandomModel>(
    around content: T.Type, _ source: inout RandomSource
  ) -> any RandomObject.Type {
    switch source.below(4) {
    case 0: RandomChecked<T>.self
    case 1: RandomClosed<T>.self
    case 2: RandomTree<T>.self
    default: RandomClustered<T>.self
    }
  }

  private static func flattened<T: RandomObject>(_ part: T.Type) -> any RandomObject.Type {
    RandomFlat<T>.self
  }
}
