// Names of keys, from one property to all models.

import Maquette

// A type, and a property that the rule does not fit.
@Mappable(fieldNaming: .snakeCase)
struct Account {
  var userName: String
  @CodingKey("eMail") var email: String?
}
print(try Account(userName: "ada", email: "a@example.org").jsonString())
// {"user_name":"ada","eMail":"a@example.org"}

// All models of a mapper that declare nothing, in both directions.
@Mappable
struct Device {
  var serialNumber: Int
  var owner: Account
}
let device = Device(serialNumber: 7, owner: Account(userName: "ada"))
let snake = JSONMapper(options: .init(configuration: try MappingConfiguration(naming: .snakeCase)))
print(try snake.encodeString(device))
// {"serial_number":7,"owner":{"user_name":"ada"}}

// Other spellings, only when decoding.
let loose = JSONMapper(options: .init(keys: .ignoringCaseAndSeparators))
let found = try loose.decode(
  Device.self, from: #"{"SERIAL-NUMBER": 7, "owner": {"UserName": "ada"}}"#)
print(found.serialNumber, found.owner.userName)  // 7 ada
