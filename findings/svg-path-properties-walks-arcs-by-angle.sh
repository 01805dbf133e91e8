#!/usr/bin/env bash
# svg-path-properties 1.3.0: `getPointAtLength` is not what a browser's method of that name is.
#
# Guess: the total length and the point at a length are right to a thousandth; an arc without radius is a straight line,
# as SVG says.
# Seen: the total length is right. The point at half of a flat quarter ellipse (radii 100 and 20) is the one at half of
# the angle: it lies at 32 % of the way. Along a straight Bézier curve of length 100, asked at every tenth, the point
# goes back a hundred times (the search ends at an error of a thousandth of the whole). An arc with a radius of 0 has
# length 0, so everything after it lies too early.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund svg-path-properties@1.3.0

cat >try.mjs <<'SCRIPT'
import { svgPathProperties } from 'svg-path-properties';
const arc = new svgPathProperties('M100 0A100 20 0 0 1 0 20');
const half = arc.getPointAtLength(arc.getTotalLength() / 2);
let walked = 0;
const steps = 100_000;
const angle = Math.atan2(half.y / 20, half.x / 100);
for (let i = 0; i < steps; i++) {
  const [from, to] = [(i / steps) * angle, ((i + 1) / steps) * angle];
  walked += Math.hypot(100 * (Math.cos(to) - Math.cos(from)), 20 * (Math.sin(to) - Math.sin(from)));
}
const curve = new svgPathProperties('M0 0C0 0 0 100 0 100');
let back = 0;
for (let i = 1; i <= 1000; i++) if (curve.getPointAtLength(i / 10).y < curve.getPointAtLength((i - 1) / 10).y) back += 1;
const flat = new svgPathProperties('M0 0A0 5 0 0 1 10 0H20').getTotalLength();
console.log(JSON.stringify({ length: arc.getTotalLength().toFixed(1), way: (walked / arc.getTotalLength()).toFixed(2), back, flat }));
SCRIPT
seen=$(node try.mjs)
expected='{"length":"105.1","way":"0.32","back":102,"flat":10}'
[ "$seen" = "$expected" ] || { echo "Changed: $seen"; exit 1; }
echo "As found: svg-path-properties 1.3.0 walks arcs by angle, goes back on curves, and drops an arc without radius."
