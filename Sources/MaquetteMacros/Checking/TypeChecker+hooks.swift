import SwiftSyntax

extension TypeChecker {
  /// Checks whether the hooks of a type can be called.
  func checkHooks() {
    for hook in model.hooks { check(hook) }
    if model.kind == .enumeration, model.rawType != nil, !model.namesCases,
      let hook = model.hooks.first
    {
      findings.add(.hookOfRawValue(model.name), removing: hook.syntax)
    }
  }

  private func check(_ hook: HookModel) {
    guard hook.effects?.asyncSpecifier == nil else {
      return findings.add(.hookWaits(hook.name), at: hook.function.name)
    }
    guard hook.fits else {
      let example = hook.example(ofClass: model.kind == .classType)
      return findings.add(.hookShape(hook.stage.rawValue, example), at: hook.function.name)
    }
    if model.isNoncopyable { checkCopying(hook) }
    if hook.function.modifiers.contains(.override) {
      findings.add(.hookOverrides(hook.name), removing: hook.syntax)
    }
    if !(hook.stage.reads ? model.arguments.reads : model.arguments.writes) {
      findings.add(
        .hookOfOtherDirection(hook.stage.rawValue, hook.stage.reads ? "read" : "written"),
        removing: hook.syntax)
    }
  }

  private func checkCopying(_ hook: HookModel) {
    if hook.stage == .didDecode || hook.stage == .validate {
      findings.add(.noncopyableHook(hook.name), removing: hook.syntax)
    } else if let modifier = hook.function.modifiers.first(.mutating) {
      findings.add(.noncopyableChange(hook.name), at: modifier)
    }
  }
}
