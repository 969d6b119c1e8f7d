#!/usr/bin/env bash
# Makes a release of what is committed: the changelog gets the number and the date, the commit the tag, and the notes and
# the packages for those without traits are written beside it. It pushes nothing.
#   bash Scripts/release.sh 0.1.0 [FOLDER OF THE NOTES AND PACKAGES, ../release] [ADDRESS OF THE REPOSITORY]
#
# Run `.ci/run` and `bash Fuzzing/run.sh 600` before. `Documentation/Releases.md` says what a number promises.
set -euo pipefail
cd "$(dirname "$0")/.."
version=${1:?name the version, such as 0.1.0}
folder=${2:-../release}
address=${3:-$(git remote get-url origin 2>/dev/null || echo 'the address of the repository')}

stop() {
  echo "$1" >&2
  exit 1
}
# promise VERSION: the numbers that stay until a version may break callers.
promise() {
  case $1 in
    0.*) echo "${1%.*}" ;;
    *) echo "${1%%.*}" ;;
  esac
}
[[ $version =~ ^(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)$ ]] || stop "$version is no version such as 0.1.0."
[ -z "$(git status --porcelain)" ] || stop "Commit or remove the changes first."
! git rev-parse -q --verify "refs/tags/$version" >/dev/null || stop "The tag $version exists."
python3 Scripts/check-manifest.py
python3 Scripts/make-bill.py --check

previous=$(git describe --tags --abbrev=0 --match '[0-9]*' 2>/dev/null || true)
if [ -n "$previous" ]; then
  [ "$(printf '%s\n%s\n' "$previous" "$version" | sort -V | tail -1)" = "$version" ] \
    || stop "$version is not above $previous."
  status=0
  python3 Scripts/api-verdict.py "$previous" || status=$?
  case $status in
    0) ;;
    3) [ "$(promise "$version")" != "$(promise "$previous")" ] || stop "$version breaks callers of $previous." ;;
    *) exit "$status" ;;
  esac
fi

mkdir -p "$folder"
python3 - "$version" "$(date -u +%F)" "$folder/notes.md" <<'END'
import pathlib
import re
import sys

version, date, notes = sys.argv[1:]
file = pathlib.Path("CHANGELOG.md")
text = file.read_text()
before, mark, after = text.partition("\n## Unreleased\n")
if not mark:
    sys.exit("The changelog has no section Unreleased.")
changes = re.split(r"^## ", after, maxsplit=1, flags=re.MULTILINE)[0].strip()
if not re.search(r"^- ", changes, re.MULTILINE):
    sys.exit("The changelog lists no change.")
file.write_text(f"{before}\n## Unreleased\n\n## {version} - {date}\n{after}")
pathlib.Path(notes).write_text(f"# Maquette {version}\n\n{changes}\n")
END
bash Scripts/make-wrappers.sh "$folder" "url: \"$address\", .upToNextMinor(from: \"$version\")"
git commit -qm "Release $version" CHANGELOG.md
git tag -a "$version" -m "Maquette $version"
echo "Tagged $(git rev-parse --short HEAD) as $version; notes and packages are in $folder. Push both: git push --follow-tags"
