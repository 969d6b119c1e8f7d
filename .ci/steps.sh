# Names the steps of a run and prints their times: `source .ci/steps.sh`, then `step NAME` before each step and
# `steps_end` after the last one, which fails if the compiler printed a warning. `lane FUNCTION` runs the steps of a
# function beside those that follow. A run needs at least half of its seconds of the processor on two cores.
steps=()
lane=
started=
folder_of_steps=$(mktemp -d)
log=$folder_of_steps/log
exec > >(tee "$log") 2>&1
trap ended EXIT

# ended: after a failure the lines that say what failed come last, where a log that is cut still shows them.
ended() {
  local result=$?
  [ -z "$lane" ] || kill "$lane" 2>/dev/null || true
  if [ "$result" != 0 ]; then
    printf '\n== Failed in "%s" (%ss)\n' "${name:-}" "$SECONDS"
    sleep 1
    cat "$log" "$folder_of_steps/lane-log" 2>/dev/null | { grep -aE '^✘|error:' || true; } | awk '!seen[$0]++' | tail -40
  fi
}

# processor: sets `spent` to the seconds of the processor that all ended commands have taken. `times` knows only those
# of its own shell, so it cannot be in a pipe.
processor() {
  local file
  file=$(mktemp -p "$folder_of_steps")
  times >"$file"
  spent=$(awk 'NR == 2 { for (i = 1; i <= 2; i++) { split($i, t, /[ms]/); sum += 60 * t[1] + t[2] } printf "%d", sum }' \
    "$file")
}

end_step() {
  processor
  [ -z "$started" ] || steps+=("$((SECONDS - started)) s, $((spent - before)) s of the processor  $name")
}

# at_most COUNTS: fails if the step has taken more seconds of the processor than so many counts to a million.
at_most() {
  local most
  processor
  most=$(python3 Scripts/processor-seconds.py "$1")
  if [ $((spent - before)) -gt "$most" ]; then
    echo "The step took $((spent - before)) s of the processor; at most $most are wanted." >&2
    exit 1
  fi
}

step() {
  if [ -e "$folder_of_steps/failed" ]; then end_lane; fi
  end_step
  started=$SECONDS
  before=$spent
  name=$1
  printf '\n== %s (%ss)\n' "$name" "$SECONDS"
}

# lane FUNCTION: what it prints follows the last step.
lane() {
  (
    started=
    steps=()
    trap '[ $? = 0 ] || touch "$folder_of_steps/failed"' EXIT
    "$1"
    end_step
    printf '%s\n' "${steps[@]}" >"$folder_of_steps/lane-times"
  ) >"$folder_of_steps/lane-log" 2>&1 &
  lane=$!
}

end_lane() {
  local result=0
  wait "$lane" || result=$?
  lane=
  cat "$folder_of_steps/lane-log"
  [ "$result" = 0 ] || exit "$result"
}

steps_end() {
  end_step
  started=
  if [ -n "$lane" ]; then
    printf '\n== What ran beside these steps, until %ss\n' "$SECONDS"
    end_lane
    mapfile -t -O "${#steps[@]}" steps <"$folder_of_steps/lane-times"
  fi
  processor
  printf '\n== Times\n'
  printf '%s\n' "${steps[@]}" "$SECONDS s, $spent s of the processor  all"
  # Until the log has the last lines.
  sleep 1
  if grep -E '(\.swift|^macro expansion @[A-Za-z]+):[0-9]+:[0-9]+: warning: ' "$log" | sort -u; then
    echo "The compiler printed these warnings." >&2
    exit 1
  fi
  rm -r "$folder_of_steps"
}
