import Foundation
import Maquette
import MaquetteXML
import Testing

// A Maven project, and a sitemap.

@Mappable struct MavenProject: Equatable {
  var modelVersion: String
  var groupId: String?
  var artifactId: String
  var version: String
  var packaging = "jar"
  var properties: [String: String] = [:]
  @CodingKey(path: "modules.module") var modules: [String]
  @CodingKey(path: "dependencies.dependency") var dependencies: [MavenDependency]
}

@Mappable struct MavenDependency: Equatable {
  var groupId: String
  var artifactId: String
  var version: String?
  var scope: MavenScope = .compile
  var optional = false
  @CodingKey(path: "exclusions.exclusion") var exclusions: [MavenExclusion]
}

@Mappable enum MavenScope: String { case compile, provided, runtime, test, system }

@Mappable struct MavenExclusion: Equatable {
  var groupId: String
  var artifactId: String
}

@Mappable struct SitemapURL: Equatable {
  @CodingKey("loc") var location: URL
  @CodingKey("lastmod") var modified: CivilDate?
  @CodingKey("changefreq") var frequency: String?
  var priority: Decimal = 0.5
}

@Suite("Documents of tools") struct ConfigurationDocumentTests {
  static let mavenText = """
    <project xmlns="http://maven.apache.org/POM/4.0.0"
             xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
             xsi:schemaLocation="http://maven.apache.org/POM/4.0.0 http://maven.apache.org/xsd/maven-4.0.0.xsd">
      <modelVersion>4.0.0</modelVersion>
      <!-- The parent has the group. -->
      <artifactId>kiln</artifactId>
      <version>1.10</version>
      <properties>
        <maven.compiler.release>17</maven.compiler.release>
        <empty/>
      </properties>
      <modules/>
      <dependencies>
        <dependency>
          <groupId>org.junit</groupId>
          <artifactId>junit</artifactId>
          <version>${junit.version}</version>
          <scope>
            test
          </scope>
          <exclusions>
            <exclusion><groupId>*</groupId><artifactId>*</artifactId></exclusion>
          </exclusions>
        </dependency>
      </dependencies>
    </project>
    """

  @Test("A Maven project survives a round trip as a model")
  func maven() throws {
    let text = Self.mavenText
    let project = try MavenProject(xml: text)
    let report = XMLMapper(options: .init(unknownKeys: .report)).decodeReporting(
      MavenProject.self, from: text)
    #expect(report.issues.isEmpty, "\(report.issues)")
    #expect(project.version == "1.10")
    #expect(project.properties == ["maven.compiler.release": "17", "empty": ""])
    #expect(project.modules == [])
    #expect(
      project.dependencies == [
        MavenDependency(
          groupId: "org.junit", artifactId: "junit", version: "${junit.version}", scope: .test,
          exclusions: [MavenExclusion(groupId: "*", artifactId: "*")])
      ])
    let format = XMLFormat(
      rootName: "project", namespaces: ["": "http://maven.apache.org/POM/4.0.0"], form: .pretty)
    let mapper = XMLMapper(options: .init(format: format))
    let written = try mapper.encodeString(project)
    #expect(try mapper.decode(MavenProject.self, from: written) == project)
    #expect(written.contains("    <maven.compiler.release>17</maven.compiler.release>\n"))
  }

  static let sitemapText = """
    <?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      <url>
        <loc>http://www.example.com/catalog?item=12&amp;desc=vacation</loc>
        <lastmod>2005-01-01</lastmod>
        <changefreq>monthly</changefreq>
        <priority>0.8</priority>
      </url>
      <url><loc>http://www.example.com/</loc></url>
    </urlset>
    """

  @Test("A sitemap survives a round trip as a list of models")
  func sitemap() throws {
    let text = Self.sitemapText
    let urls = try [SitemapURL](xml: text)
    #expect(urls.map(\.priority) == [Decimal(string: "0.8")!, Decimal(string: "0.5")!])
    #expect(urls[0].location.query == "item=12&desc=vacation")
    #expect(urls[0].modified == CivilDate(year: 2005, month: 1, day: 1))
    let format = XMLFormat(
      rootName: "urlset", rootIsList: true, itemName: "url",
      namespaces: ["": "http://www.sitemaps.org/schemas/sitemap/0.9"])
    let mapper = XMLMapper(options: .init(format: format))
    let written = try mapper.encodeString(urls)
    #expect(
      written.contains(
        "<url><loc>http://www.example.com/</loc><priority>0.5</priority></url></urlset>"))
    #expect(try mapper.decode([SitemapURL].self, from: written) == urls)
  }
}
