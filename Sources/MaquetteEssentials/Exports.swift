@_exported public import MaquetteBehavior
@_exported public import MaquetteCore
// The errors of files.
@_exported public import MaquetteFiles
@_exported public import MaquetteMappings
@_exported public import MaquetteRepairs
@_exported public import MaquetteStreams

#if Macros
  @_exported public import MaquetteAttributes
#endif
