/// An encoding of one byte for each character, which contains ASCII.
package struct XMLCodePage: Sendable, Hashable {
  /// The name in lower case, `windows-1252` or `iso-8859-15`.
  let name: String

  /// Finds the encoding with a name; nil for an unknown one.
  init?(_ name: String) {
    var name = name.lowercased()
    if name == "cp1252" || name == "x-cp1252" { name = "windows-1252" }
    if name.hasPrefix("iso_8859-") { name = "iso-8859-" + name.dropFirst(9) }
    guard Self.tables[name] != nil else { return nil }
    self.name = name
  }

  /// The characters of all bytes; U+FFFD for those that stand for none.
  var characters: [Unicode.Scalar] {
    var characters = (0...0xFF).map { Unicode.Scalar(UInt8($0)) }
    guard let table = Self.tables[name] else { return characters }
    // The bytes before the table, and those after it, are those of ISO-8859-1.
    let start = name == "windows-1252" ? 0x80 : 0xA0
    for (index, character) in table.enumerated() { characters[start + index] = character }
    return characters
  }

  /// The characters that are not those of ISO-8859-1: from 0x80 in windows-1252, whose five bytes
  /// without a character are control characters as in browsers, and from 0xA0 in the others.
  private static let tables: [String: [Unicode.Scalar]] = [
    "windows-1252": Array(
      ("€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ").unicodeScalars),
    "iso-8859-2": Array(
      ("\u{A0}Ą˘Ł¤ĽŚ§¨ŠŞŤŹ\u{AD}ŽŻ°ą˛ł´ľśˇ¸šşťź˝žżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčé"
        + "ęëěíîďđńňóôőö÷řůúűüýţ˙").unicodeScalars),
    "iso-8859-3": Array(
      ("\u{A0}Ħ˘£¤\u{FFFD}Ĥ§¨İŞĞĴ\u{AD}\u{FFFD}Ż°ħ²³´µĥ·¸ışğĵ½\u{FFFD}żÀÁÂ\u{FFFD}ÄĊĈÇÈÉÊËÌÍ"
        + "ÎÏ\u{FFFD}ÑÒÓÔĠÖ×ĜÙÚÛÜŬŜßàáâ\u{FFFD}äċĉçèéêëìíîï\u{FFFD}ñòóôġö÷ĝùúûüŭŝ˙").unicodeScalars),
    "iso-8859-4": Array(
      ("\u{A0}ĄĸŖ¤ĨĻ§¨ŠĒĢŦ\u{AD}Ž¯°ą˛ŗ´ĩļˇ¸šēģŧŊžŋĀÁÂÃÄÅÆĮČÉĘËĖÍÎĪĐŅŌĶÔÕÖ×ØŲÚÛÜŨŪßāáâãäåæįčé"
        + "ęëėíîīđņōķôõö÷øųúûüũū˙").unicodeScalars),
    "iso-8859-5": Array(
      ("\u{A0}ЁЂЃЄЅІЇЈЉЊЋЌ\u{AD}ЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщ"
        + "ъыьэюя№ёђѓєѕіїјљњћќ§ўџ").unicodeScalars),
    "iso-8859-6": Array(
      ("\u{A0}\u{FFFD}\u{FFFD}\u{FFFD}¤\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"
        + "\u{FFFD}\u{60C}\u{AD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"
        + "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{61B}\u{FFFD}\u{FFFD}\u{FFFD}"
        + "\u{61F}\u{FFFD}\u{621}\u{622}\u{623}\u{624}\u{625}\u{626}\u{627}\u{628}\u{629}"
        + "\u{62A}\u{62B}\u{62C}\u{62D}\u{62E}\u{62F}\u{630}\u{631}\u{632}\u{633}\u{634}\u{635}"
        + "\u{636}\u{637}\u{638}\u{639}\u{63A}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{640}"
        + "\u{641}\u{642}\u{643}\u{644}\u{645}\u{646}\u{647}\u{648}\u{649}\u{64A}\u{64B}\u{64C}"
        + "\u{64D}\u{64E}\u{64F}\u{650}\u{651}\u{652}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"
        + "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}").unicodeScalars),
    "iso-8859-7": Array(
      ("\u{A0}‘’£€₯¦§¨©ͺ«¬\u{AD}\u{FFFD}―°±²³΄΅Ά·ΈΉΊ»Ό½ΎΏΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡ\u{FFFD}ΣΤΥΦΧΨΩΪΫ"
        + "άέήίΰαβγδεζηθικλμνξοπρςστυφχψωϊϋόύώ\u{FFFD}").unicodeScalars),
    "iso-8859-8": Array(
      ("\u{A0}\u{FFFD}¢£¤¥¦§¨©×«¬\u{AD}®¯°±²³´µ¶·¸¹÷»¼½¾\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"
        + "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"
        + "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"
        + "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}‗\u{5D0}\u{5D1}"
        + "\u{5D2}\u{5D3}\u{5D4}\u{5D5}\u{5D6}\u{5D7}\u{5D8}\u{5D9}\u{5DA}\u{5DB}\u{5DC}\u{5DD}"
        + "\u{5DE}\u{5DF}\u{5E0}\u{5E1}\u{5E2}\u{5E3}\u{5E4}\u{5E5}\u{5E6}\u{5E7}\u{5E8}\u{5E9}"
        + "\u{5EA}\u{FFFD}\u{FFFD}\u{200E}\u{200F}\u{FFFD}").unicodeScalars),
    "iso-8859-9": Array(
      ("\u{A0}¡¢£¤¥¦§¨©ª«¬\u{AD}®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏĞÑÒÓÔÕÖ×ØÙÚÛÜİŞßàáâãäåæçèé"
        + "êëìíîïğñòóôõö÷øùúûüışÿ").unicodeScalars),
    "iso-8859-10": Array(
      ("\u{A0}ĄĒĢĪĨĶ§ĻĐŠŦŽ\u{AD}ŪŊ°ąēģīĩķ·ļđšŧž―ūŋĀÁÂÃÄÅÆĮČÉĘËĖÍÎÏÐŅŌÓÔÕÖŨØŲÚÛÜÝÞßāáâãäåæįčé"
        + "ęëėíîïðņōóôõöũøųúûüýþĸ").unicodeScalars),
    "iso-8859-11": Array(
      ("\u{A0}\u{E01}\u{E02}\u{E03}\u{E04}\u{E05}\u{E06}\u{E07}\u{E08}\u{E09}\u{E0A}\u{E0B}"
        + "\u{E0C}\u{E0D}\u{E0E}\u{E0F}\u{E10}\u{E11}\u{E12}\u{E13}\u{E14}\u{E15}\u{E16}\u{E17}"
        + "\u{E18}\u{E19}\u{E1A}\u{E1B}\u{E1C}\u{E1D}\u{E1E}\u{E1F}\u{E20}\u{E21}\u{E22}\u{E23}"
        + "\u{E24}\u{E25}\u{E26}\u{E27}\u{E28}\u{E29}\u{E2A}\u{E2B}\u{E2C}\u{E2D}\u{E2E}\u{E2F}"
        + "\u{E30}\u{E31}\u{E32}\u{E33}\u{E34}\u{E35}\u{E36}\u{E37}\u{E38}\u{E39}\u{E3A}"
        + "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{E3F}\u{E40}\u{E41}\u{E42}\u{E43}\u{E44}\u{E45}"
        + "\u{E46}\u{E47}\u{E48}\u{E49}\u{E4A}\u{E4B}\u{E4C}\u{E4D}\u{E4E}\u{E4F}\u{E50}\u{E51}"
        + "\u{E52}\u{E53}\u{E54}\u{E55}\u{E56}\u{E57}\u{E58}\u{E59}\u{E5A}\u{E5B}\u{FFFD}"
        + "\u{FFFD}\u{FFFD}\u{FFFD}").unicodeScalars),
    "iso-8859-13": Array(
      ("\u{A0}”¢£¤„¦§Ø©Ŗ«¬\u{AD}®Æ°±²³“µ¶·ø¹ŗ»¼½¾æĄĮĀĆÄÅĘĒČÉŹĖĢĶĪĻŠŃŅÓŌÕÖ×ŲŁŚŪÜŻŽßąįāćäåęēčé"
        + "źėģķīļšńņóōõö÷ųłśūüżž’").unicodeScalars),
    "iso-8859-14": Array(
      ("\u{A0}Ḃḃ£ĊċḊ§Ẁ©ẂḋỲ\u{AD}®ŸḞḟĠġṀṁ¶ṖẁṗẃṠỳẄẅṡÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏŴÑÒÓÔÕÖṪØÙÚÛÜÝŶßàáâãäåæçèé"
        + "êëìíîïŵñòóôõöṫøùúûüýŷÿ").unicodeScalars),
    "iso-8859-15": Array(
      ("\u{A0}¡¢£€¥Š§š©ª«¬\u{AD}®¯°±²³Žµ¶·ž¹º»ŒœŸ¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèé"
        + "êëìíîïðñòóôõö÷øùúûüýþÿ").unicodeScalars),
    "iso-8859-16": Array(
      ("\u{A0}ĄąŁ€„Š§š©Ș«Ź\u{AD}źŻ°±ČłŽ”¶·žčș»ŒœŸżÀÁÂĂÄĆÆÇÈÉÊËÌÍÎÏĐŃÒÓÔŐÖŚŰÙÚÛÜĘȚßàáâăäćæçèé"
        + "êëìíîïđńòóôőöśűùúûüęțÿ").unicodeScalars),
  ]
}
