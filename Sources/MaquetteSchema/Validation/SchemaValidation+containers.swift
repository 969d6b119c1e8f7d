import MaquetteCore
import MaquetteMappings

extension SchemaValidation {
  // MARK: Objects

  mutating func check(
    _ members: AnyValue.Object, _ schema: AnyValue.Object, _ location: SchemaDocument.Location,
    _ evaluated: inout Evaluated
  ) -> Bool {
    var isValid = true
    let properties = schema["properties"]?.object
    let patterns = (schema["patternProperties"]?.object?.keys ?? []).compactMap { key in
      document.pattern(key).map { (key, $0) }
    }
    var isOther: [Bool] = []
    for member in members {
      var isKnown = false
      if properties?[member.key] != nil {
        isKnown = true
        let inner = location.appending("properties").appending(member.key)
        isValid = apply(inner, to: member.value, at: .key(member.key)) && isValid
      }
      for (text, pattern) in patterns where pattern.matches(member.key) {
        isKnown = true
        let inner = location.appending("patternProperties").appending(text)
        isValid = apply(inner, to: member.value, at: .key(member.key)) && isValid
      }
      if isKnown { evaluated.keys.insert(ExactText(member.key)) }
      isOther.append(!isKnown)
    }
    if let additional = schema["additionalProperties"] {
      for (member, isOther) in zip(members, isOther) where isOther {
        isValid =
          checkOther(member, additional, location.appending("additionalProperties")) && isValid
      }
      evaluated.hasAllKeys = true
    }
    if schema["propertyNames"] != nil {
      for member in members {
        isValid =
          apply(location.appending("propertyNames"), to: .string(member.key), at: .key(member.key))
          && isValid
      }
    }
    isValid = checkDependencies(members, schema, location, &evaluated) && isValid
    if let unevaluated = schema["unevaluatedProperties"] {
      if !evaluated.hasAllKeys {
        for member in members where !evaluated.keys.contains(ExactText(member.key)) {
          isValid =
            checkOther(member, unevaluated, location.appending("unevaluatedProperties")) && isValid
        }
      }
      evaluated.hasAllKeys = true
    }
    return isValid
  }

  private mutating func checkOther(
    _ member: AnyValue.Object.Member, _ schema: AnyValue, _ location: SchemaDocument.Location
  ) -> Bool {
    if schema == false {
      return fail(.unknownKey, nil, nil, at: [.key(member.key)])
    }
    return apply(location, to: member.value, at: .key(member.key))
  }

  private mutating func checkDependencies(
    _ members: AnyValue.Object, _ schema: AnyValue.Object, _ location: SchemaDocument.Location,
    _ evaluated: inout Evaluated
  ) -> Bool {
    var isValid = true
    for key in schema["required"]?.array ?? [] {
      guard let key = key.string, members[key] == nil else { continue }
      isValid = fail(.missingKey, nil, nil, at: [.key(key)])
    }
    for (key, required) in (schema["dependentRequired"]?.object ?? [:]).map({ ($0.key, $0.value) })
    where members[key] != nil {
      for other in required.array ?? [] {
        guard let other = other.string, members[other] == nil else { continue }
        isValid = fail(.missingKey, "it beside \(key)", nil, at: [.key(other)])
      }
    }
    for member in schema["dependentSchemas"]?.object ?? [:] where members[member.key] != nil {
      let inner = location.appending("dependentSchemas").appending(member.key)
      isValid = apply(inner, to: .object(members), &evaluated) && isValid
    }
    if let least = schema["minProperties"]?.count, members.count < least {
      isValid = fail(.invalidValue, "at least \(least.counted("key"))")
    }
    if let most = schema["maxProperties"]?.count, members.count > most {
      isValid = fail(.tooManyElements, "at most \(most.counted("key"))")
    }
    return isValid
  }

  // MARK: Arrays

  mutating func check(
    _ elements: [AnyValue], _ schema: AnyValue.Object, _ location: SchemaDocument.Location,
    _ evaluated: inout Evaluated
  ) -> Bool {
    var isValid = true
    let prefix = schema["prefixItems"]?.array?.count ?? 0
    for index in 0..<min(prefix, elements.count) {
      isValid =
        apply(location.appending("prefixItems", index), to: elements[index], at: .index(index))
        && isValid
    }
    evaluated.prefix = max(evaluated.prefix, min(prefix, elements.count))
    if let items = schema["items"] {
      if items == false, elements.count > prefix {
        isValid = fail(.tooManyElements, "at most \(prefix.counted("element"))")
      } else {
        for index in elements.indices.dropFirst(prefix) {
          isValid =
            apply(location.appending("items"), to: elements[index], at: .index(index)) && isValid
        }
      }
      evaluated.prefix = elements.count
    }
    isValid = checkContents(elements, schema, location, &evaluated) && isValid
    if let least = schema["minItems"]?.count, elements.count < least {
      isValid = fail(.invalidValue, "at least \(least.counted("element"))")
    }
    if let most = schema["maxItems"]?.count, elements.count > most {
      isValid = fail(.tooManyElements, "at most \(most.counted("element"))")
    }
    if schema["uniqueItems"] == true, let index = elements.firstRepeated {
      isValid = fail(
        .duplicateKey, "an element that is not there before", elements[index], at: [.index(index)])
    }
    if schema["unevaluatedItems"] != nil {
      for index in elements.indices.dropFirst(evaluated.prefix)
      where !evaluated.indices.contains(index) {
        isValid =
          apply(location.appending("unevaluatedItems"), to: elements[index], at: .index(index))
          && isValid
      }
      evaluated.prefix = elements.count
    }
    return isValid
  }

  private mutating func checkContents(
    _ elements: [AnyValue], _ schema: AnyValue.Object, _ location: SchemaDocument.Location,
    _ evaluated: inout Evaluated
  ) -> Bool {
    guard schema["contains"] != nil else { return true }
    var count = 0
    for index in elements.indices {
      var inner = Evaluated()
      if isSatisfied(location.appending("contains"), by: elements[index].untaggedValue, &inner) {
        count += 1
        evaluated.indices.insert(index)
      }
    }
    let least = schema["minContains"]?.count ?? 1
    if count < least {
      return fail(.invalidValue, "at least \(least.counted("element")) of a certain form")
    }
    if let most = schema["maxContains"]?.count, count > most {
      return fail(.invalidValue, "at most \(most.counted("element")) of a certain form")
    }
    return true
  }
}

extension AnyValue {
  /// The value as a count, if it is a whole number.
  var count: Int? {
    guard let number else { return nil }
    return number.exactly(Int.self) ?? (number.double > 0 ? .max : nil)
  }
}

extension [AnyValue] {
  /// The position of the first element that is equal to an earlier one.
  var firstRepeated: Int? {
    var positions: [Int: [Int]] = [:]
    for (index, element) in enumerated() {
      let hash = element.hashValue
      for earlier in positions[hash] ?? [] where self[earlier].isSame(as: element) { return index }
      positions[hash, default: []].append(index)
    }
    return nil
  }
}
