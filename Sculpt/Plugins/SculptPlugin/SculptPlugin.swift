import Foundation
import PackagePlugin

/// `swift package sculpt ARGUMENTS`: runs the command in the folder of the package.
@main
struct SculptPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "sculpt").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The reasons have been written; the code of a plugin is 0 or 1.
    if process.terminationStatus != 0 { throw Failure(code: process.terminationStatus) }
  }

  struct Failure: Error, CustomStringConvertible {
    let code: Int32

    var description: String { "sculpt ended with exit code \(code)" }
  }
}
