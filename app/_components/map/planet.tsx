import { memo } from 'react';
import { partNamed, terrainOf, type TerritoryId } from '#client';
import { CENTER, HORIZON, type Geometry } from './geometry.ts';
import styles from './planet.module.css';

const BORDERS = ['sand', 'rock', 'polarSink', 'stronghold'] as const;

interface PlanetProps {
  readonly geometry: Geometry;
  /** Territories that this table turns to strongholds. */
  readonly sietches?: readonly TerritoryId[] | undefined;
}

const NONE: readonly TerritoryId[] = [];

/** Shows Arrakis without any pieces. The drawing never changes at a table, so it is drawn once. */
export const Planet = memo(function Planet({ geometry, sietches = NONE }: PlanetProps) {
  return (
    <g>
      {Object.entries(geometry.parts).map(([name, shape]) => (
        <path key={name} d={shape.path} className={styles[groundOf(geometry, sietches, partNamed(name).territory)]} />
      ))}
      <path d={geometry.dunes} className={styles.dunes} />
      <path d={geometry.hachures} className={styles.hachures} />
      {BORDERS.map((border) => (
        <path key={border} d={geometry.borders[border]} className={styles[`border-${border}`]} />
      ))}
      {geometry.sectorLines.map(([x1, y1, x2, y2]) => (
        <line key={`${x1} ${y1}`} x1={x1} y1={y1} x2={x2} y2={y2} className={styles['sector-line']} />
      ))}
    </g>
  );
});

/** The limb of the planet, drawn above the storm. */
export const Horizon = () => <circle cx={CENTER} cy={CENTER} r={HORIZON} className={styles.horizon} />;

function groundOf(geometry: Geometry, sietches: readonly TerritoryId[], territory: TerritoryId): string {
  const terrain = sietches.includes(territory) ? 'stronghold' : terrainOf(territory);
  return terrain === 'sand' && geometry.lightSand.includes(territory) ? 'light-sand' : terrain;
}
