import { nameOfFaction, saySpecial } from '../../../lib/client.ts';
import type { Marker } from './disc-layout.ts';
import { signHref } from '../sprite.ts';
import styles from './markers.module.css';

interface MarkerProps {
  readonly marker: Marker;
  readonly radius: number;
}

/** A disc of forces with its count, or the tag of spice that lies there. */
export function BoardMarker({ marker, radius }: MarkerProps) {
  return marker.what.kind === 'spice' ? (
    <SpiceTag marker={marker} radius={radius} />
  ) : (
    <g data-faction={marker.what.faction} data-side={marker.what.advisors ? 'advisors' : 'fighters'}>
      <title>{titleOf(marker.what, marker.count)}</title>
      <circle cx={marker.x} cy={marker.y} r={radius} className={styles.disc} strokeWidth={radius * 0.1} />
      {marker.what.advisors && <Stripes x={marker.x} y={marker.y} radius={radius} />}
      <use
        href={signHref(marker.what.faction)}
        x={marker.x - radius * 0.6}
        y={marker.y - radius * 0.64}
        width={radius * 1.2}
        height={radius * 1.2}
        className={styles.emblem}
      />
      {marker.what.special > 0 && (
        <Stars special={marker.what.special} x={marker.x - radius * 1.02} y={marker.y - radius * 1.02} size={radius} />
      )}
      <Count value={marker.count} x={marker.x + radius * 0.22} y={marker.y + radius * 0.16} size={radius} />
    </g>
  );
}

const titleOf = (
  { faction, advisors, special }: Extract<Marker['what'], { readonly kind: 'forces' }>,
  count: number,
): string =>
  `${nameOfFaction(faction)} ${count}${advisors ? ', advisors' : ''}${saySpecial({ faction, count, special })}`;

/** Five points around the origin, 10 from it. */
const STAR = 'M0 -10 2.4 -3.2 9.5 -3.1 3.8 1.2 5.9 8.1 0 4 -5.9 8.1 -3.8 1.2 -9.5 -3.1 -2.4 -3.2Z';

/** How many of the forces are special ones: a star and their number, at the upper left of the disc. */
function Stars({ special, x, y, size }: { special: number; x: number; y: number; size: number }) {
  const height = size * 0.78;
  return (
    <g>
      <rect x={x} y={y} width={size * 1.16} height={height} rx={size * 0.16} className={styles.tag} />
      <path
        d={STAR}
        transform={`translate(${x + size * 0.36} ${y + size * 0.4}) scale(${size * 0.031})`}
        className={styles.star}
      />
      <text x={x + size * 0.88} y={y + size * 0.65} fontSize={size * 0.74} className={styles.count}>
        {special}
      </text>
    </g>
  );
}

/** The side of the advisors: two bars across the disc, as on the cardboard. */
function Stripes({ x, y, radius }: { x: number; y: number; radius: number }) {
  return (
    <g className={styles.stripes} strokeWidth={radius * 0.2} aria-hidden>
      {[-0.78, 0.78].map((at) => {
        const half = radius * Math.sqrt(1 - 0.78 * 0.78) * 0.98;
        return <line key={at} x1={x - half} x2={x + half} y1={y + at * radius} y2={y + at * radius} />;
      })}
    </g>
  );
}

/** The number of forces, on a dark tag at the lower right of the disc. */
function Count({ value, x, y, size }: { value: number; x: number; y: number; size: number }) {
  const width = size * (value > 9 ? 1.3 : 0.92);
  return (
    <g>
      <rect x={x} y={y} width={width} height={size * 1.02} rx={size * 0.18} className={styles.tag} />
      <text x={x + width / 2} y={y + size * 0.84} fontSize={size * 0.98} className={styles.count}>
        {value}
      </text>
    </g>
  );
}

function SpiceTag({ marker: { x, y, count }, radius }: MarkerProps) {
  const size = radius * 1.15;
  const width = size * (count > 9 ? 2.35 : 1.75);
  const left = x - width / 2;
  return (
    <g>
      <title>{`${count} spice`}</title>
      <rect x={left} y={y - size * 0.64} width={width} height={size * 1.28} rx={size * 0.18} className={styles.spice} />
      <use
        href={signHref('i-gem')}
        x={left + size * 0.02}
        y={y - size * 0.5}
        width={size}
        height={size}
        className={styles['spice-sign']}
      />
      <text x={left + size * 0.95} y={y + size * 0.38} fontSize={size * 1.06} className={styles['spice-count']}>
        {count}
      </text>
    </g>
  );
}
