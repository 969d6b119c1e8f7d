// Property lists in XML and binary, with dates and bytes of their own.

import Foundation
import Maquette
import MaquetteCore
import MaquettePropertyList

@Mappable
struct Settings {
  var name: String
  var launches = 0
  var firstLaunch: Date
  var token: Data = Data()
  var note: String?
}

let settings = try Settings(
  propertyList: """
    <plist version="1.0">
    <dict>
      <key>name</key><string>Ada</string>
      <key>firstLaunch</key><date>2009-03-31T18:01:12Z</date>
      <key>token</key><data>AQID</data>
    </dict>
    </plist>
    """)
print(settings.name, settings.token.count)  // Ada 3

let binary = try settings.propertyListBytes()
let text = try settings.propertyListBytes(.xml)
print(binary.starts(with: "bplist00".utf8), text.starts(with: "<?xml".utf8))  // true true
print(try Settings(propertyList: Data(binary)).firstLaunch == settings.firstLaunch)  // true

do {
  _ = try Settings(propertyList: "<dict>\n  <key>name</key>\n  <array/>\n</dict>")
} catch {
  print(error)
  // expected String at 'name' in Settings, found an array (line 3, column 3)
}

let exact = [Date(timeIntervalSince1970: 0.5)]
do {
  _ = try exact.propertyListBytes(.xml)
} catch {
  print(error.code, error.path)  // unencodable [0]
}
let rounding = PropertyListMapper(options: .init(format: .init(.xml, roundsDates: true)))
print(try [Date](propertyList: rounding.encode(exact))[0].timeIntervalSince1970)  // 0.0
