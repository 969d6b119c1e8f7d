# set_sources TARGET: the files of a target, as the array `sources`; `root` is the folder of the package.
set_sources() {
  sources=(
    "$root/Fuzzing/Sources/Targets/$1.swift" "$root"/Fuzzing/Sources/Support/*.swift
    "$root"/Tests/MaquetteCoreTests/Models/{Specimen,Record*,ReadInPlace}.swift
    "$root"/Tests/MaquetteCoreTests/Support/ReferenceParser.swift
  )
  # The tape needs only the core, unlike the rest of its module.
  case $1 in JSONToTape) sources+=("$root"/Sources/MaquetteCodable/Tapes/*.swift) ;; esac
}
