import { formatStack } from '#client';
import type { Marker } from './layout/disc-layout.ts';
import { COUNT_SIZE, SPECIAL_SIZE, STAR_WIDTH, countTag, spiceTag, type Tag } from './layout/marker-shape.ts';
import { signHref } from '../sprite.ts';
import styles from './markers.module.css';

interface MarkerProps {
  readonly marker: Marker;
  readonly radius: number;
}

/** Shows a disc of forces with its number, or a tag of spice. */
export function BoardMarker({ marker, radius }: MarkerProps) {
  return marker.what.kind === 'spice' ? (
    <SpiceTag marker={marker} radius={radius} />
  ) : (
    <g data-faction={marker.what.faction} data-side={marker.what.advisors ? 'advisors' : 'fighters'}>
      <title>{formatStack({ ...marker.what, count: marker.count })}</title>
      <circle cx={marker.x} cy={marker.y} r={radius} className={styles.disc} strokeWidth={radius * 0.1} />
      {marker.what.advisors && <Stripes x={marker.x} y={marker.y} radius={radius} />}
      <use
        href={signHref(marker.what.faction)}
        x={marker.x - radius * 0.58}
        y={marker.y - radius * (marker.what.advisors ? 0.66 : 0.88)}
        width={radius * 1.16}
        height={radius * 1.16}
        className={styles.emblem}
      />
      <Count count={marker.count} special={marker.what.special} x={marker.x} y={marker.y} radius={radius} />
    </g>
  );
}

/** The advisor side: two bars across the disc, as on the cardboard. */
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

interface CountProps {
  readonly count: number;
  readonly special: number;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A star of five points around the origin, which are 10 from it. */
const STAR = 'M0 -10 2.4 -3.2 9.5 -3.1 3.8 1.2 5.9 8.1 0 4 -5.9 8.1 -3.8 1.2 -9.5 -3.1 -2.4 -3.2Z';

/** Shows the number of forces on a dark tag at the lower right of the disc, and the number of special forces. */
function Count({ count, special, x, y, radius }: CountProps) {
  const tag = countTag(count, special);
  const end = tag.right - (special > 0 ? STAR_WIDTH : 0);
  return (
    <g>
      <TagGround tag={tag} x={x} y={y} radius={radius} className={styles.tag} />
      <text
        x={x + radius * ((tag.left + end) / 2)}
        y={y + radius * 1.1}
        fontSize={radius * COUNT_SIZE}
        className={styles.count}
      >
        {count}
      </text>
      {special > 0 && (
        <>
          <path
            d={STAR}
            transform={`translate(${x + radius * (end + 0.26)} ${y + radius * 0.7}) scale(${radius * 0.034})`}
            className={styles.star}
          />
          <text
            x={x + radius * (end + 0.8)}
            y={y + radius * 1.02}
            fontSize={radius * SPECIAL_SIZE}
            className={styles.count}
          >
            {special}
          </text>
        </>
      )}
    </g>
  );
}

function SpiceTag({ marker: { x, y, count }, radius }: MarkerProps) {
  const tag = spiceTag(count);
  const left = x + radius * tag.left;
  return (
    <g>
      <title>{`${count} spice`}</title>
      <TagGround tag={tag} x={x} y={y} radius={radius} className={styles.spice} />
      <use
        href={signHref('i-gem')}
        x={left + radius * 0.03}
        y={y - radius * 0.57}
        width={radius * 1.15}
        height={radius * 1.15}
        className={styles['spice-sign']}
      />
      <text
        x={left + radius * 1.1}
        y={y + radius * 0.44}
        fontSize={radius * COUNT_SIZE}
        className={styles['spice-count']}
      >
        {count}
      </text>
    </g>
  );
}

interface TagGroundProps {
  readonly tag: Tag;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly className: string | undefined;
}

const TagGround = ({ tag, x, y, radius, className }: TagGroundProps) => (
  <rect
    x={x + tag.left * radius}
    y={y + tag.top * radius}
    width={(tag.right - tag.left) * radius}
    height={(tag.bottom - tag.top) * radius}
    rx={radius * 0.18}
    className={className}
  />
);
