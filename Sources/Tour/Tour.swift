import Foundation
import Maquette

/// A tour of Maquette's features: `swift run Tour`, or `swift run Tour FILE.json` to inspect a
/// document.
@main
enum Tour {
  static func main() async throws {
    if let path = CommandLine.arguments.dropFirst().first {
      guard try DocumentTour(path: path).run() else { exit(1) }
      return
    }
    Screen.title("Maquette: from external data to Swift models, and back")
    try PeopleChapter.run()
    try TableChapter.run()
    try PersonsChapter.run()
    try TimelineChapter.run()
    try AggregateChapter.run()
    try MistakesChapter.run()
    try ReportChapter.run()
    try UpdateChapter.run()
    try await StreamChapter.run()
    try ConfigurationChapter.run()
    try ChangesChapter.run()
    try CasesChapter.run()
    try LifecycleChapter.run()
    try ConversionChapter.run()
    try await RequestChapter.run()
    try FormatsChapter.run()
    try ArchivesChapter.run()
    #if GRDB
      try DatabaseChapter.run()
    #else
      Screen.note("For models in SQLite databases: swift run --traits Macros,GRDB Tour")
    #endif
  }
}
