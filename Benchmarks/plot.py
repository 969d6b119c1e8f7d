#!/usr/bin/env python3
"""Draws the tables of table.sh as bar charts.

    bash Benchmarks/table.sh FOLDER > documents.md
    GROUP=shapes bash Benchmarks/table.sh FOLDER > shapes.md
    python3 Benchmarks/plot.py documents documents.md > Documentation/Images/documents.svg
    GROUP=workloads bash Benchmarks/table.sh FOLDER > workloads.md
    python3 Benchmarks/plot.py shapes shapes.md > Documentation/Images/shapes.svg
    python3 Benchmarks/plot.py workloads workloads.md > Documentation/Images/workloads.svg

The first has the speed on public documents beside Foundation's coders and serde_json, in MB/s; the others how many
times as fast as serde_json each kind of model, or each workload, is read from text and written to it.
"""
import re
import sys
from html import escape

# Rows of the table of documents that are drawn, and what they are called.
DOCUMENTS = {
    "decode twitter": "decode twitter.json",
    "decode citm_catalog": "decode citm_catalog.json",
    "decode canada": "decode canada.json",
    "encode twitter": "encode twitter.json",
    "encode citm_catalog": "encode citm_catalog.json",
    "encode canada": "encode canada.json",
}
# Colors that are distinct on light and dark pages, also for color-blind readers.
COLORS = {"Maquette": "#d9622b", "serde_json": "#5a8f9c", "Foundation": "#8d8d8d"}
WIDTH, LABELS, BAR = 760, 200, 13


def tables(text):
    """The Markdown tables in a text, each with the line before it, as lists of cells."""
    title, rows = "", []
    for line in text.splitlines() + [""]:
        if line.startswith("|"):
            rows.append([cell.strip() for cell in line.strip("|").split("|")])
        else:
            if rows:
                yield title, rows[0], rows[2:]
                rows = []
            title = line.strip() or title


def number(cell):
    """The first number of a cell, or None."""
    found = re.match(r"[\d.]+", cell)
    return float(found.group()) if found else None


def documents(text):
    """Groups of bars: a name, and for each side its MB/s."""
    for _, header, rows in tables(text):
        if "MB/s" not in header:
            continue
        for row in rows:
            cells = dict(zip(header, row))
            speed = number(cells["MB/s"])
            sides = [("Maquette", speed)]
            for side in ("serde_json", "Foundation"):
                ratio = number(cells.get("times " + side, ""))
                if ratio:
                    sides.append((side, speed / ratio))
            if cells["document"] in DOCUMENTS:
                yield DOCUMENTS[cells["document"]], sides


def shapes(text):
    """Groups of bars: a kind of model, and its speed relative to serde_json when decoding and encoding."""
    ways = {}
    for title, header, rows in tables(text):
        if header[0] == "shape":
            column = header.index("times as fast as serde_json")
            ways[title] = {row[0]: number(row[column]) for row in rows}
    decoding, encoding = ways.get("Decoding text:", {}), ways.get("Encoding to text:", {})
    for shape, ratio in decoding.items():
        if ratio and not shape.startswith("option "):
            bars = [("decode", ratio)]
            if encoding.get(shape):
                bars.append(("encode", encoding[shape]))
            yield shape, bars


def workloads(text):
    """Groups of bars: a workload, and its speed relative to serde_json when decoding and encoding, slowest first."""
    groups = []
    for _, header, rows in tables(text):
        if header[0] == "workload":
            for row in rows:
                cells = dict(zip(header, row))
                bars = [(way, number(cells[way])) for way in ("decode", "encode")]
                if all(value for _, value in bars):
                    groups.append((row[0], bars))
    # Read first what is closest.
    return sorted(groups, key=lambda group: min(value for _, value in group[1]))


def draw(title, groups, unit, colors, mark=None):
    """Prints bars as SVG; a mark is a value with a line through all groups."""
    groups = list(groups)
    largest = max(value for _, bars in groups for _, value in bars)
    scale = (WIDTH - LABELS - 70) / largest
    y, body = 64, []
    for name, bars in groups:
        middle = y + BAR * len(bars) / 2 + 4
        body.append(f'<text x="{LABELS - 8}" y="{middle}" text-anchor="end">{escape(name)}</text>')
        for side, value in bars:
            shown = f"{value:.0f}" if value >= 20 else f"{value:.2f}"
            body.append(
                f'<rect x="{LABELS}" y="{y}" width="{value * scale:.1f}" height="{BAR - 2}" '
                f'fill="{colors[side]}"/>'
                f'<text class="value" x="{LABELS + value * scale + 4:.1f}" y="{y + BAR - 4}">{shown}</text>')
            y += BAR
        y += 9
    legend, x = [], LABELS
    for side in dict.fromkeys(side for _, bars in groups for side, _ in bars):
        legend.append(
            f'<rect x="{x}" y="36" width="11" height="11" fill="{colors[side]}"/>'
            f'<text x="{x + 16}" y="46">{escape(side)}</text>')
        x += 110
    if mark is not None:
        x = LABELS + mark * scale
        body.append(f'<line x1="{x:.1f}" y1="56" x2="{x:.1f}" y2="{y - 6}" class="mark"/>')
    print(f'''<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{y}" viewBox="0 0 {WIDTH} {y}">
<title>{escape(title)}</title>
<style>
text {{ font: 12px -apple-system, "Segoe UI", Helvetica, Arial, sans-serif; fill: #57606a; }}
.title {{ font-size: 14px; font-weight: 600; }}
.value {{ font-size: 10px; }}
.mark {{ stroke: #57606a; stroke-dasharray: 3 3; }}
@media (prefers-color-scheme: dark) {{ text {{ fill: #c9d1d9; }} .mark {{ stroke: #c9d1d9; }} }}
</style>
<text class="title" x="{LABELS}" y="20">{escape(title)}, {escape(unit)}</text>
{chr(10).join(legend + body)}
</svg>''')


def main():
    if len(sys.argv) != 3 or sys.argv[1] not in ("documents", "shapes", "workloads"):
        sys.exit(__doc__)
    with open(sys.argv[2]) as file:
        text = file.read()
    if sys.argv[1] == "documents":
        draw("Public documents", documents(text), "MB/s", COLORS)
    else:
        title, groups = ("Kinds of models", shapes) if sys.argv[1] == "shapes" else ("Workloads", workloads)
        draw(title, groups(text), "times as fast as serde_json",
             {"decode": "#d9622b", "encode": "#e8a57f"}, mark=1)


main()
