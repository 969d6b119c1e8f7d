// Bytes, text, numbers and dates, of which mapping consists: who imports the core has them, too.

@_exported public import MaquetteScalars
