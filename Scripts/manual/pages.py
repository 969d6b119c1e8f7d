#!/usr/bin/env python3
"""Writes the catalog of the manual, Sources/Maquette/Manual.docc, from the pages.

    python3 Scripts/manual/pages.py            writes the catalog
    python3 Scripts/manual/pages.py --check    fails if the catalog is not what the pages say

Pages are edited where their links work on GitHub: the guide, the migration pages and the tables in Documentation,
the rest in Sources/Maquette/Maquette.docc. The copies have DocC's links instead, because DocC does not find files. A
link to a file that is not part of the manual, such as a decision, becomes plain text. The catalog is in the
repository because a host of documentation and Xcode build it without any script.
"""
import filecmp
import pathlib
import re
import shutil
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
CATALOG = ROOT / "Sources" / "Maquette" / "Maquette.docc"
MANUAL = ROOT / "Sources" / "Maquette" / "Manual.docc"
DOCUMENTATION = ROOT / "Documentation"
TABLES = [
    "ArchiveLayout", "Compatibility", "Conversions", "Errors", "Features", "Formats", "Limitations",
    "Messages", "Performance", "Releases", "Shapes", "Strictness"]
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\[\]]*\])*)\]\(([^()\s]+)\)")


def names():
    """The pages of the manual: the file of each, and the name that it has in the copy."""
    found = {page: page.stem for page in sorted(CATALOG.rglob("*.md"))}
    for folder in ("Guide", "Migration"):
        for page in sorted((DOCUMENTATION / folder).glob("*.md")):
            found[page] = f"{folder}-{'Overview' if page.stem == 'README' else page.stem}"
    for table in TABLES:
        page = DOCUMENTATION / f"{table}.md"
        if page.exists():
            found[page] = f"Table-{table}"
    return found


def headings(page):
    """The anchors of a page as GitHub writes them, and the headings they lead to."""
    found, fenced = {}, False
    for line in page.read_text().splitlines():
        fenced ^= line.lstrip().startswith("```")
        heading = re.match(r"#+ (.+)", line)
        if heading and not fenced:
            title = heading.group(1).strip()
            slug = re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")
            count = 0
            while (slug if not count else f"{slug}-{count}") in found:
                count += 1
            found[slug if not count else f"{slug}-{count}"] = title
    return found


def fragment(title):
    """The anchor of a heading as DocC writes it."""
    return re.sub(r"[`'\"]", "", title).strip().replace(" ", "-")


class Copy:
    def __init__(self, folder):
        self.folder = folder
        self.names = names()

    def reference(self, page, target):
        """DocC's reference to the target of a link; None if the target is no page of the manual."""
        path, _, anchor = target.partition("#")
        file = (page.parent / path).resolve() if path else page
        name = self.names.get(file)
        if name is None:
            return None
        if not anchor:
            return f"doc:{name}"
        title = headings(file).get(anchor)
        return f"doc:{name}#{fragment(title)}" if title else f"doc:{name}"

    def rewritten(self, page, line, in_topics):
        def link(found):
            picture, text, target = found.groups()
            if re.match(r"\w+:", target):
                return found.group(0)
            if picture:
                image = (page.parent / target).resolve()
                shutil.copy(image, self.folder)
                return f"![{text}]({image.name})"
            reference = self.reference(page, target)
            if reference is None:
                return text
            return f"<{reference}>" if in_topics else f"[{text}]({reference})"
        # Code in backquotes is left alone, unless it is the text of a link.
        return LINK.sub(link, line)

    def write(self):
        for page, name in self.names.items():
            lines, fenced, in_topics = [], False, False
            for line in page.read_text().splitlines():
                fenced ^= line.lstrip().startswith("```")
                if not fenced and line.startswith("## "):
                    in_topics = line == "## Topics"
                if not fenced:
                    line = self.rewritten(page, line, in_topics and line.startswith("- "))
                lines.append(line)
            (self.folder / f"{name}.md").write_text("\n".join(lines) + "\n")


def write(folder):
    folder.mkdir(parents=True, exist_ok=True)
    Copy(folder).write()
    shutil.copy(CATALOG / "theme-settings.json", folder)


def difference(folder):
    """The files of the catalog that are not those of a folder."""
    here, there = ({path.name for path in place.iterdir()} for place in (folder, MANUAL))
    _, changed, unreadable = filecmp.cmpfiles(folder, MANUAL, here & there, shallow=False)
    return sorted((here ^ there) | set(changed) | set(unreadable))


def main():
    if "--check" not in sys.argv:
        shutil.rmtree(MANUAL, ignore_errors=True)
        write(MANUAL)
        return 0
    with tempfile.TemporaryDirectory() as folder:
        write(pathlib.Path(folder))
        changed = difference(pathlib.Path(folder))
    for name in changed:
        print(f"{MANUAL.name}/{name} is not what the pages say: python3 Scripts/manual/pages.py")
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main())
