'use client';

import { useMemo, type ReactNode } from 'react';
import { ALL_PARTS, formatMap, formatPart, SHIELD_WALL_DESTROYED, type EditionId } from '#client';
import { contentsOf, type BoardFacts } from './board-facts.ts';
import { withOccupiedNames } from './layout/occupied-names.ts';
import { MapDrawing } from './map-drawing.tsx';
import { useGeometry, type Geometry } from './geometry.ts';
import { useLayout } from './use-layout.ts';
import { useStableValue } from './use-stable-value.ts';
import { WHOLE, viewBoxOf } from './view-box.ts';
import styles from './board-map.module.css';

/** Radius of a disc if there is room, on the status screen and on a phone's map; in units of the drawing. */
const DISCS_FAR = 28;
export const DISCS_NEAR = 34;

interface BoardShown {
  readonly board: BoardFacts;
  readonly edition: EditionId;
}

interface BoardMapProps extends BoardShown {
  /** Highlighted areas, which are drawn between the ground and the discs. */
  readonly below?: (geometry: Geometry) => ReactNode;
}

/**
 * Shows the map without controls, as wide as its place, with the names of all territories that hold pieces. The list of
 * the board is next to it.
 */
export function BoardMap({ board: shown, edition, below }: BoardMapProps) {
  const board = useStableValue(shown);
  const geometry = useGeometry();
  const standing = useLayout(geometry, board, { edition, named: false }, DISCS_FAR);
  const layout = useMemo(
    () => (geometry === null || standing === null ? null : withOccupiedNames(geometry, edition, standing)),
    [geometry, standing, edition],
  );
  return (
    <figure className={styles.map}>
      <svg viewBox={viewBoxOf(WHOLE)} role="img" aria-label={formatMap(board.storm)} className={styles.drawing}>
        {geometry === null || layout === null ? (
          <circle cx="500" cy="500" r="430" className={styles['to-come']} />
        ) : (
          <MapDrawing
            geometry={geometry}
            board={board}
            edition={edition}
            layout={layout}
            named={false}
            below={below?.(geometry)}
          />
        )}
      </svg>
      <BoardInWords board={board} edition={edition} className="unseen" />
    </figure>
  );
}

interface BoardInWordsProps extends BoardShown {
  readonly className: string | undefined;
}

/** The content of the board as a list, for screen readers and small screens. */
export function BoardInWords({ board, edition, className }: BoardInWordsProps) {
  const occupied = ALL_PARTS.map((place) => ({ place, contents: contentsOf(board, place) })).filter(
    ({ contents }) => contents.forces.length > 0 || contents.spice > 0,
  );
  return (
    <ul className={className}>
      {!board.shieldWallStands && <li>{SHIELD_WALL_DESTROYED}</li>}
      {occupied.map(({ place, contents }) => {
        const words = formatPart(place, contents, board.storm, edition);
        return <li key={words}>{words}</li>;
      })}
    </ul>
  );
}
