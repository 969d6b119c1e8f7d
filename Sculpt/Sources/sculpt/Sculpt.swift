import ArgumentParser

@main
struct Sculpt: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sculpt",
    abstract: "Writes Swift types for samples of data.",
    discussion: """
      curl -s https://api.example.com/events | sculpt -n Event > Event.swift
      sculpt samples/*.json -n Order -o Sources/App/Order.swift
      sculpt explain '$.items[*].price' orders.json
      sculpt verify new.json --samples samples/
      sculpt infer orders.json > order.schema.json
      sculpt migrate Sources/ --in-place
      sculpt serve

      Exit codes: 0 done, 1 the file would change (--check) or a payload does not fit (verify), or \
      a type is left (migrate), 64 wrong usage, 65 a sample is malformed, 66 a sample cannot be read, 73 the output cannot be written.
      """,
    version: "0.1.0",
    subcommands: [
      Generate.self, Explain.self, Verify.self, Infer.self, Migrate.self, Serve.self,
    ],
    defaultSubcommand: Generate.self)
}
