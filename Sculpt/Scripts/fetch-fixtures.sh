#!/usr/bin/env bash
# Fetches the documents that Sculpt was developed with, which are answers of others and so no part of this repository:
#   bash fetch-fixtures.sh FOLDER [CHECKOUTS]
# FOLDER gets quicktype/ (samples, schemas), payloads/ and JSONTestSuite/. It must not be inside the repository.
# CHECKOUTS is a folder with clones or bare clones, OWNER+NAME each or OWNER+NAME/repo, to read in place of github.com.
set -euo pipefail
if [ $# -lt 1 ]; then
  sed -n '2,5s/^# //p' "$0" >&2
  exit 64
fi
target=$(realpath -m "$1")
checkouts=${2:+$(cd "$2" && pwd)}
case "$target/" in
  "$(realpath "$(dirname "$0")/../..")"/*) echo "$target is inside the repository" >&2; exit 64 ;;
esac
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Writes paths of a commit of a repository into a folder: fetch REPOSITORY COMMIT FOLDER PATH...
fetch() {
  local repository=$1 commit=$2 folder=$3 clone
  shift 3
  clone=$checkouts/${repository/\//+}
  if [ -z "$checkouts" ]; then
    clone=$work/${repository/\//+}
    git init -q --bare "$clone"
    git -C "$clone" fetch -q --depth 1 "https://github.com/$repository" "$commit"
  elif [ -d "$clone/repo" ]; then
    clone=$clone/repo
  fi
  rm -rf "$folder"
  mkdir -p "$folder"
  git -C "$clone" archive "$commit" -- "$@" | tar -x -C "$folder"
  echo "$repository $commit: $(find "$folder" -type f | wc -l | tr -d ' ') files in $folder"
}

# Files of the folder misc by where they come from. Those of other sources are kept for acceptance and never looked at.
misc=(
  176f1 3e9a3                                                   # api.bls.gov
  6617c 67c03                                                   # api.open-notify.org
  010b1 016af 0fecf 1a7f5 1b28c 3659d 4961a 4a0d7 4e336 7dfa6   # api.population.io
  8a62c a45b0 ab0d1 abb4b b6f2c bb1ec d0908 e8a0b f3edf f466a
  00c36 2df80 7fbfb c8c7e cda6c e53b5                           # api.worldbank.org
  68c30 f974d                                                   # blockchain.info
  13d8d 9847b e2a58 f3139                                       # data.police.uk
  32431                                                         # earthquake.usgs.gov
  07540 112b5 14d38 54147 82509 b9f64 e64a0                     # httpbin.org
  31189                                                         # jsonvat.com
  0779f 24f52 36d5d 3a6b3 5dd0d 5eb20 61b66 7d722 a71df c0a3a   # services.faa.gov
  ccd18 cd238
  1b409 2d4e2                                                   # www.govtrack.us
  09f54 c0356 cb81e fd329                                       # www.ncdc.noaa.gov
)
json=test/inputs/json
misc=("${misc[@]/#/$json/misc/}")
fetch glideapps/quicktype 41950205609abd8c18a8e315ea87d8904f625012 "$target/quicktype" \
  $json/samples $json/priority test/inputs/schema "${misc[@]/%/.json}"
payloads=(apache_builds citm_catalog github_events instruments random twitter update-center)
payloads=("${payloads[@]/#/jsonexamples/}")
fetch simdjson/simdjson-data 4197c425e857f0ec38e89822fdd0bd9ea21f4daf "$target/payloads" "${payloads[@]/%/.json}"
fetch nst/JSONTestSuite 1ef36fa01286573e846ac449e8683f8833c5b26a "$target/JSONTestSuite" test_parsing
