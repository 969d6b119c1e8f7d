import CallgrindControl

/// Does the work of each row once while callgrind counts: `instructions.sh` runs it.
@main
enum InstructionCounts {
  static func main() throws {
    for row in try Work.all() {
      // The first time, tables are built and caches are filled.
      try row.run()
      count_from_zero()
      try row.run()
      dump_count(row.name)
    }
  }
}

/// Something whose instructions are counted.
struct Work {
  let name: String
  let run: () throws -> Void
}

/// Keeps the optimizer from removing the computation of a value.
@inline(never)
func keep<T>(_ value: T) { withExtendedLifetime(value) {} }
