import type { Cluster, Marker } from './layout/disc-layout.ts';
import { BoardMarker } from './markers.tsx';
import { DOT, LINE_WIDTH, type Leader } from './layout/stands.ts';
import styles from './cluster.module.css';

interface ClusterProps {
  readonly cluster: Cluster;
  readonly radius: number;
}

/**
 * The content of one part: its discs and its spice on one dark ground, with a line to the part if the discs stand
 * outside.
 */
export function BoardCluster({ cluster: { markers, leader }, radius }: ClusterProps) {
  return (
    <g>
      {leader !== null && <LeaderLine leader={leader} radius={radius} />}
      {markers.length > 1 && <Plate markers={markers} radius={radius} />}
      {markers.map((marker) => (
        <BoardMarker key={marker.key} marker={marker} radius={radius} />
      ))}
    </g>
  );
}

/** A fine light line in a dark casing, with a dot where the forces really are. */
function LeaderLine({ leader, radius }: { readonly leader: Leader; readonly radius: number }) {
  const [x, y] = leader.from;
  const line = `M${x} ${y}L${leader.to.join(' ')}`;
  return (
    <g className={styles.leader} aria-hidden>
      <path d={line} strokeWidth={radius * LINE_WIDTH * 2} className={styles.casing} />
      <circle cx={x} cy={y} r={radius * DOT} className={styles.casing} />
      <path d={line} strokeWidth={radius * LINE_WIDTH * 0.7} />
      <circle cx={x} cy={y} r={radius * DOT * 0.75} />
    </g>
  );
}

/** The width of the ground under discs, the width of its neck to the spice, and the reach of the neck (radii). */
const UNDER_DISCS = 2.2;
const NECK = 1.2;
const NECK_REACHES = 2.75;

function Plate({ markers, radius }: { readonly markers: readonly Marker[]; readonly radius: number }) {
  const discs = markers.filter(({ what }) => what.kind === 'forces');
  const spice = markers.filter(({ what }) => what.kind === 'spice');
  const necks = spice.flatMap((pile) =>
    discs
      .filter((disc) => Math.hypot(disc.x - pile.x, disc.y - pile.y) < NECK_REACHES * radius)
      .map((disc) => [disc, pile]),
  );
  return (
    <g className={styles.plate} aria-hidden>
      {necks.map((ends) => (
        <path key={ends.map(({ key }) => key).join(' ')} d={lineThrough(ends)} strokeWidth={radius * NECK} />
      ))}
      <path d={`${lineThrough(aroundTheirMiddle(discs))}Z`} strokeWidth={radius * UNDER_DISCS} />
    </g>
  );
}

const lineThrough = (markers: readonly Marker[]): string => `M${markers.map(({ x, y }) => `${x} ${y}`).join('L')}`;

function aroundTheirMiddle(discs: readonly Marker[]): readonly Marker[] {
  const x = discs.reduce((sum, disc) => sum + disc.x, 0) / discs.length;
  const y = discs.reduce((sum, disc) => sum + disc.y, 0) / discs.length;
  const angle = (disc: Marker) => Math.atan2(disc.y - y, disc.x - x);
  return discs.toSorted((a, b) => angle(a) - angle(b));
}
