# Puts the upcoming features that every target of Package.swift has into the array `upcoming`, as flags of
# the compiler. For scripts that call the compiler themselves: `source Scripts/upcoming-features.sh`.
upcoming=()
while read -r feature; do
  upcoming+=(-enable-upcoming-feature "$feature")
done < <(sed -n 's/.*enableUpcomingFeature("\([A-Za-z]*\)").*/\1/p' \
  "$(dirname "${BASH_SOURCE[0]}")/../Package.swift")
