#if os(WASI)
  import WASILibc

  // WebAssembly has no files of its own, and what a host lends differs: every call fails with `ENOSYS`.

  extension SystemCall {
    /// What is at a path.
    enum Existing { case file, readOnly, folder }

    /// The characters between the folders of a path.
    static let separators: [Character] = ["/"]

    private static func refuse() -> Int32 {
      errno = ENOSYS
      return -1
    }

    static func open(_ path: String) -> Int32 { refuse() }
    static func openFolder(_ path: String) -> Int32 { refuse() }
    static func create(_ path: String, isPrivate: Bool) -> Int32 { refuse() }
    static func close(_ descriptor: Int32) -> Int32 { refuse() }
    static func rename(_ path: String, _ target: String) -> Int32 { refuse() }
    static func remove(_ path: String) {}
    static func setMode(_ descriptor: Int32, _ mode: UInt32) -> Int32 { refuse() }
    static func read(_ descriptor: Int32, _ bytes: inout [UInt8]) -> Int { Int(refuse()) }
    static func write(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) -> Int { Int(refuse()) }
    static func sync(_ descriptor: Int32) -> Int32 { refuse() }
    static func existing(at path: String) -> Existing? { nil }
  }
#endif
