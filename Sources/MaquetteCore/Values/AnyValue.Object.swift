extension AnyValue {
  /// The keys and values of an object, in order.
  ///
  /// Two objects are equal if they have the same keys with equal values, in any order.
  public struct Object: Sendable {
    /// A key and its value.
    public struct Member: Sendable, Hashable {
      /// The key.
      public var key: String

      /// The value.
      public var value: AnyValue

      /// Creates a member.
      ///
      /// - Parameters:
      ///   - key: The key, as plain text without escapes.
      ///   - value: The value for the key; a null is a value too.
      public init(key: String, value: AnyValue) {
        self.key = key
        self.value = value
      }
    }

    /// The members.
    package private(set) var members: [Member] = []
    private var index: KeyIndex?

    /// Creates an object without members.
    public init() {}

    /// Creates an object from members with distinct keys.
    ///
    /// - Parameters:
    ///   - members: The members.
    ///   - index: The index of their keys, if there are many.
    init(members: [Member], index: KeyIndex?) {
      self.members = members
      self.index = index
    }

    /// Creates an object from members with distinct keys.
    package init(distinct members: [Member]) {
      self.members = members
      if self.members.count > KeyIndex.threshold { index = makeIndex() }
    }

    /// Creates an object with the keys of another object, each at the same position.
    ///
    /// - Complexity: O(1); the keys are not compared.
    package init(members: [Member], withKeysOf other: AnyValue.Object) {
      self.init(members: members, index: other.index)
    }

    /// Creates an object; for a duplicate key, the last value wins.
    ///
    /// - Parameter members: The members, in order; a duplicate key stays at its first position.
    public init(_ members: some Sequence<Member>) {
      self.members.reserveCapacity(members.underestimatedCount)
      for member in members { self[member.key] = member.value }
    }

    /// Returns whether a few members have distinct keys; false if there are too many to compare.
    package static func haveDistinctKeys(_ members: [Member]) -> Bool {
      guard members.count <= KeyIndex.threshold else { return false }
      return unsafe members.withUnsafeBufferPointer { members in
        unsafe withUnsafeTemporaryAllocation(of: UInt64.self, capacity: members.count) { hashes in
          for index in members.indices {
            guard let hash = unsafe members[index].key.hashByForm else { return false }
            for earlier in 0..<index
            where unsafe hashes[earlier] == hash
              && members[earlier].key.isSameKey(as: members[index].key)
            {
              return false
            }
            unsafe hashes[index] = hash
          }
          return true
        }
      }
    }

    /// Returns the position of a key, or nil.
    ///
    /// - Complexity: O(length of the key) for large objects; at most 16 comparisons for small ones.
    package func position(of key: String) -> Int? {
      if let index { return index.position(of: key) { members[$0].key.isSameKey(as: key) } }
      var position = 0
      while position < members.count {
        if members[position].key.isSameKey(as: key) { return position }
        position += 1
      }
      return nil
    }

    /// The value for a key, or nil; setting nil removes the key.
    ///
    /// Two keys are the same if their bytes are (RFC 8259, section 8.3).
    ///
    /// - Complexity: That of `position(of:)`; removal is O(number of members).
    public subscript(key: String) -> AnyValue? {
      get { position(of: key).map { members[$0].value } }
      set {
        switch (position(of: key), newValue) {
        case (let position?, let value?): members[position].value = value
        case (let position?, nil): remove(at: position)
        case (nil, let value?): append(Member(key: key, value: value))
        case (nil, nil): break
        }
      }
    }

    /// Adds a member whose key is new to the object.
    package mutating func append(_ member: Member) {
      members.append(member)
      if index != nil {
        index?.insert(members.count - 1) { members[$0].key }
      } else if members.count > KeyIndex.threshold {
        index = makeIndex()
      }
    }

    /// Reserves capacity for members.
    package mutating func reserveCapacity(_ count: Int) { members.reserveCapacity(count) }

    /// Sets the value of the member at a position.
    package mutating func setValue(_ value: AnyValue, at position: Int) {
      members[position].value = value
    }

    private mutating func remove(at position: Int) {
      index?.remove(position) { members[$0].key }
      members.remove(at: position)
      if members.count <= KeyIndex.threshold { index = nil }
    }

    /// Changes the value for a key in place; a missing key is added with null first.
    package mutating func change(_ key: String, _ change: (inout AnyValue) -> Void) {
      if let position = position(of: key) { return change(&members[position].value) }
      var value = AnyValue.null
      change(&value)
      append(Member(key: key, value: value))
    }

    private func makeIndex() -> KeyIndex {
      KeyIndex(members.indices) { members[$0].key }
    }

    /// The keys, in order.
    public var keys: [String] { members.map { $0.key } }

    /// The values, in the order of their keys.
    public var values: [AnyValue] { members.map { $0.value } }
  }
}

extension AnyValue.Object: RandomAccessCollection {
  /// The position of the first member.
  public var startIndex: Int { 0 }

  /// The position after the last member.
  public var endIndex: Int { members.count }

  /// The member at a position.
  public subscript(position: Int) -> Member { members[position] }
}

extension AnyValue.Object: ExpressibleByDictionaryLiteral {
  /// Creates an object from a literal; for a duplicate key, the last value wins.
  public init(dictionaryLiteral elements: (String, AnyValue)...) {
    for (key, value) in elements { self[key] = value }
  }
}

extension AnyValue.Object {
  /// Lends the members.
  @inline(__always)
  func withMembers<Result, Failure>(
    _ body: (UnsafeBufferPointer<Member>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    unsafe try members.withUnsafeBufferPointer(body)
  }
}
