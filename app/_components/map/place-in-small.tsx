'use client';
import { partName, type FactionId, type Forces, type Place, type Sector } from '#client';
import { ChosenPart } from './chosen-part.tsx';
import { shapeOf, useGeometry } from './geometry.ts';
import { placeOfStorm } from './layout/storm-place.ts';
import { BoardMarker } from './markers.tsx';
import { Horizon, Planet } from './planet.tsx';
import { Storm } from './storm.tsx';
import { WHOLE, viewBoxOf } from './view-box.ts';
import styles from './place-in-small.module.css';

/** Radius of the disc and of the storm's marker, in units of the drawing, visible on a small picture. */
const DISC = 66;

interface PlaceInSmallProps {
  readonly place: Place;
  readonly storm: Sector;
  readonly faction: FactionId;
  readonly forces: Forces;
  readonly advisors: boolean;
}

/**
 * Shows the destination of forces in a small picture next to their number. The picture is left out if there is no room.
 */
export function PlaceInSmall({ place, storm, faction, forces, advisors }: PlaceInSmallProps) {
  const geometry = useGeometry();
  if (geometry === null) return <div className={styles.room} />;
  const [x, y] = shapeOf(geometry, place).middle;
  return (
    <div className={styles.room}>
      <svg viewBox={viewBoxOf(WHOLE)} className={styles.small} data-coming-to={partName(place)} aria-hidden>
        <Planet geometry={geometry} />
        <ChosenPart geometry={geometry} place={place} />
        <Storm geometry={geometry} sector={storm} marker={placeOfStorm(geometry, storm, DISC, [])} />
        <Horizon />
        <BoardMarker
          marker={{
            key: 'coming',
            what: { kind: 'forces', faction, advisors, special: forces.special },
            count: forces.count,
            x,
            y,
          }}
          radius={DISC}
        />
      </svg>
    </div>
  );
}
