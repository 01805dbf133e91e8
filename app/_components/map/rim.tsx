import { must, PLAYER_CIRCLES, sectorOfCircle, WHO_PLAYS, type EditionId, type Sector } from '#client';
import type { BoardFacts } from './board-facts.ts';
import type { Geometry } from './geometry.ts';
import { signHref } from '../sprite.ts';
import styles from './rim.module.css';

interface RimProps {
  readonly geometry: Geometry;
  readonly edition: EditionId;
  readonly seats: BoardFacts['seats'];
  readonly firstPlayer: BoardFacts['firstPlayer'];
  readonly storm: Sector;
}

const FIRST_PLAYER_RING = 4.5;

/** The rim of the planet: the numbers of the sectors, and the factions at the player circles. */
export function Rim({ geometry, edition, seats, firstPlayer, storm }: RimProps) {
  return (
    <g aria-hidden>
      {geometry.sectors.map(({ number: [x, y] }, at) => (
        <text key={at} x={x} y={y + 8.5} className={at + 1 === storm ? styles['storm-number'] : styles.number}>
          {at + 1}
        </text>
      ))}
      {seats.map(({ faction, circle }) => {
        const sector = WHO_PLAYS[edition].seats.sectorOf(circle);
        if (sector === null) return null;
        const [x, y, r] = circleAt(geometry, sector);
        return (
          <g key={faction} data-faction={faction}>
            <circle cx={x} cy={y} r={r} className={styles.circle} />
            <use
              href={signHref(faction)}
              x={x - r * 0.62}
              y={y - r * 0.62}
              width={r * 1.24}
              height={r * 1.24}
              className={styles.emblem}
            />
            {faction === firstPlayer && <circle cx={x} cy={y} r={r + FIRST_PLAYER_RING} className={styles.first} />}
          </g>
        );
      })}
    </g>
  );
}

const circleAt = (geometry: Geometry, sector: Sector) =>
  must(
    geometry.circles[PLAYER_CIRCLES.findIndex((circle) => sectorOfCircle(circle) === sector)],
    `circle at ${sector}`,
  );
