import { territoryName, type EditionId } from '#client';
import type { Geometry, Point } from '../geometry.ts';
import { areNear, type Body } from './capsules.ts';
import type { Cluster, Layout } from './disc-layout.ts';
import { islandsBut, isOff, NAMED_LARGE, nameAt, spotsFor, type LargeName } from './large-names.ts';

/**
 * The tried sizes, as a fraction of the size of a disc. Names of territories are smaller than names of strongholds.
 */
const SIZES = [0.85, 0.72];
/** The free space around a name (radii), so that the name clearly belongs to the nearest territory. */
const GAP = 0.12;

/**
 * Names every territory with pieces, if its name has room near the pieces. Discs and large names keep their places. On
 * a very full board, a name that would cover something is left out.
 */
export function withOccupiedNames(geometry: Geometry, edition: EditionId, layout: Layout): Layout {
  const names: LargeName[] = [];
  for (const cluster of namedOnce(layout.clusters)) {
    const taken = [...layout.taken, ...names];
    const name = placeFor(geometry, edition, cluster, layout.radius, taken);
    if (name !== null) names.push(name);
  }
  return { ...layout, occupied: names, taken: [...layout.taken, ...names] };
}

/** Returns one cluster of each territory without a large name. Clusters of forces come before clusters of spice. */
function namedOnce(clusters: readonly Cluster[]): readonly Cluster[] {
  const all = clusters.filter(({ place }) => !NAMED_LARGE.includes(place.territory));
  const hasForces = ({ markers }: Cluster) => markers.some(({ what }) => what.kind === 'forces');
  const ordered = [...all.filter(hasForces), ...all.filter((cluster) => !hasForces(cluster))];
  return ordered.filter(
    ({ place }, at) => ordered.findIndex((other) => other.place.territory === place.territory) === at,
  );
}

function placeFor(
  geometry: Geometry,
  edition: EditionId,
  { place, markers, leader }: Cluster,
  radius: number,
  taken: readonly Body[],
): LargeName | null {
  const { territory } = place;
  const islands = islandsBut(geometry, territory);
  const anchors = leader === null ? markers.map(({ x, y }): Point => [x, y]) : [leader.from, leader.to];
  for (const share of SIZES) {
    const size = radius * share;
    const spots = anchors
      .flatMap(([x, y]) => spotsFor(territoryName(territory, edition)).map((spot) => ({ x, y, spot })))
      .toSorted((a, b) => a.spot.price - b.spot.price);
    for (const { x, y, spot } of spots) {
      const name = nameAt(territory, spot, [x, y], size);
      if (isOff(name, islands) || taken.some((body) => areNear(name, body, GAP * radius))) continue;
      return name;
    }
  }
  return null;
}
