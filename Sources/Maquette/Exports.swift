@_exported public import MaquetteCore

#if Macros
  @_exported public import MaquetteAttributes
#endif
