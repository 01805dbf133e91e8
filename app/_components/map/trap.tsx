import { partsOf, type TerritoryId } from '#client';
import { signHref } from '../sprite.ts';
import { shapeOf, type Geometry } from './geometry.ts';
import styles from './markers.module.css';

interface TrapProps {
  readonly geometry: Geometry;
  readonly territory: TerritoryId;
}

/** The half width and half height of the card, in units of the drawing. */
const CARD = { width: 9, height: 13 };

/** Shows a card that lies face down at a stronghold, beside its forces. */
export function Trap({ geometry, territory }: TrapProps) {
  const [place] = partsOf(territory);
  if (place === undefined) return null;
  const [x, y, most] = shapeOf(geometry, place).middle;
  const left = x - Math.max(most, 20) - CARD.width;
  return (
    <g data-faction="bene-tleilaxu" aria-hidden>
      <rect
        x={left}
        y={y - CARD.height}
        width={CARD.width * 2}
        height={CARD.height * 2}
        rx={2}
        className={styles.disc}
        strokeWidth={2}
      />
      <use
        href={signHref('i-covered')}
        x={left + 2}
        y={y - CARD.width + 2}
        width={CARD.width * 2 - 4}
        height={CARD.width * 2 - 4}
        className={styles.emblem}
      />
    </g>
  );
}
