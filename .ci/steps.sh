# Names the steps of a run and prints their times: `source .ci/steps.sh`, then `step NAME` before each step and
# `steps_end` after the last one, which fails if the compiler printed a warning. A step that needs fewer seconds of the
# processor than two cores have leaves one idle.
steps=()
log=$(mktemp)
exec > >(tee "$log") 2>&1
started=
times_file=$(mktemp)

# processor: sets `spent` to the seconds of the processor that all ended commands have taken. `times` knows only those
# of its own shell, so it cannot be in a pipe.
processor() {
  times >"$times_file"
  spent=$(awk 'NR == 2 { for (i = 1; i <= 2; i++) { split($i, t, /[ms]/); sum += 60 * t[1] + t[2] } printf "%d", sum }' \
    "$times_file")
}

end_step() {
  processor
  [ -z "$started" ] || steps+=("$((SECONDS - started)) s, $((spent - before)) s of the processor  $name")
}

step() {
  end_step
  started=$SECONDS
  before=$spent
  name=$1
  printf '\n== %s (%ss)\n' "$name" "$SECONDS"
}

steps_end() {
  end_step
  printf '\n== Times\n'
  printf '%s\n' "${steps[@]}" "$SECONDS s, $spent s of the processor  all"
  # Until the log has the last lines.
  sleep 1
  if grep -E '(\.swift|^macro expansion @[A-Za-z]+):[0-9]+:[0-9]+: warning: ' "$log" | sort -u; then
    echo "The compiler printed these warnings." >&2
    exit 1
  fi
  rm "$log" "$times_file"
}
