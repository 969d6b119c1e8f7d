# Shared by the scripts that build tests without the package manager, which source it after `Benchmarks/modules.sh`: the
# entry point that the package manager would generate, and `link NAME OBJECTS...`.
resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
testing=(-plugin-path "$resources/host/plugins" -plugin-path "$resources/host/plugins/testing")
mkdir -p "$out/runner"
cat >"$out/runner/Runner.swift" <<'END'
import Testing

@main
struct Runner {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
END
swiftc -swift-version 6 -parse-as-library "${testing[@]}" -c "$out/runner/Runner.swift" -o "$out/runner/Runner.o"

link() {
  local name=$1
  shift
  swiftc "${optimise[@]}" "$out/runner/Runner.o" "$@" -lm -o "$out/$name" \
    2> >(grep -v "Cannot export local symbol" >&2)
}
