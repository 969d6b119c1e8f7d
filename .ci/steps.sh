# Names the steps of a run and prints their times: `source .ci/steps.sh`, then `step NAME` before each step and
# `steps_end` after the last one, which fails if the compiler printed a warning.
steps=()
log=$(mktemp)
exec > >(tee "$log") 2>&1
started=

step() {
  [ -z "$started" ] || steps+=("$((SECONDS - started)) s  $name")
  started=$SECONDS
  name=$1
  printf '\n== %s (%ss)\n' "$name" "$SECONDS"
}

steps_end() {
  steps+=("$((SECONDS - started)) s  $name")
  printf '\n== Times\n'
  printf '%s\n' "${steps[@]}" "$SECONDS s  all"
  # Until the log has the last lines.
  sleep 1
  if grep -E '(\.swift|^macro expansion @[A-Za-z]+):[0-9]+:[0-9]+: warning: ' "$log" | sort -u; then
    echo "The compiler printed these warnings." >&2
    exit 1
  fi
}
