'use client';

import { memo, type ReactNode } from 'react';
import { isStronghold, must, partName, partsOf, SHIELD_WALL, type EditionId } from '#client';
import { siteParts, type Geometry } from './geometry.ts';
import type { Layout } from './layout/disc-layout.ts';
import { Controlled } from './controlled.tsx';
import { Trap } from './trap.tsx';
import { Restricted } from './restricted.tsx';
import { BoardCluster } from './cluster.tsx';
import { LargeNames, TerritoryNames } from './names.tsx';
import { Horizon, Planet } from './planet.tsx';
import { Rim } from './rim.tsx';
import { Storm } from './storm.tsx';
import { placeOfStorm } from './layout/storm-place.ts';
import { useReducedMotion } from '../../_browser/use-reduced-motion.ts';
import { useStorm } from './use-storm.ts';
import type { BoardFacts } from './board-facts.ts';
import styles from './map-drawing.module.css';

interface DrawnProps {
  readonly geometry: Geometry;
  readonly board: BoardFacts;
  readonly edition: EditionId;
  /** The positions of all pieces and names on the map. */
  readonly layout: Layout;
  /** Whether the names of all territories are shown, not only the large names. */
  readonly named: boolean;
}

interface MapDrawingProps extends DrawnProps {
  /** Highlights of parts, which are drawn between the ground and the discs. */
  readonly below?: ReactNode;
}

/** Shows everything on the map, layer by layer. The parts of the map render again only if the board changes. */
export const MapDrawing = ({ below, ...drawn }: MapDrawingProps) => (
  <>
    <Ground geometry={drawn.geometry} board={drawn.board} />
    {below}
    <OnGround {...drawn} />
  </>
);

const Ground = memo(function Ground({ geometry, board }: Pick<DrawnProps, 'geometry' | 'board'>) {
  return (
    <>
      <Planet geometry={geometry} sietches={board.sietches} />
      {board.restricted !== null && <Restricted geometry={geometry} territory={board.restricted} />}
      <BattleSites geometry={geometry} battles={board.battles} />
      {!board.shieldWallStands && <BrokenWall geometry={geometry} />}
    </>
  );
});

const OnGround = memo(function OnGround({ geometry, board, edition, layout, named }: DrawnProps) {
  const storm = useStorm(board.storm, board.swept, useReducedMotion());
  const marker = placeOfStorm(geometry, storm, layout.radius, layout.taken);
  return (
    <>
      <Storm geometry={geometry} sector={storm} marker={marker} />
      <Horizon />
      <Rim geometry={geometry} edition={edition} seats={board.seats} firstPlayer={board.firstPlayer} storm={storm} />
      {named && <TerritoryNames geometry={geometry} edition={edition} />}
      <LargeNames names={layout.names} />
      <LargeNames names={layout.occupied} />
      {board.controlled.map((one) => (
        <Controlled key={one.territory} geometry={geometry} {...one} />
      ))}
      {board.traps.map((territory) => (
        <Trap key={territory} geometry={geometry} territory={territory} />
      ))}
      {layout.clusters.map((cluster) => (
        <BoardCluster key={partName(cluster.place)} cluster={cluster} radius={layout.radius} />
      ))}
    </>
  );
});

/** Shows the Shield Wall after its destruction: still rock, with a broken edge. */
const BrokenWall = ({ geometry }: { geometry: Geometry }) => (
  <g aria-hidden>
    {partsOf(SHIELD_WALL).map((part) => (
      <path
        key={partName(part)}
        d={must(geometry.parts[partName(part)], partName(part)).path}
        className={styles['broken-wall']}
      />
    ))}
  </g>
);

/** A bright outline around every place where a battle must be fought. */
function BattleSites({ geometry, battles }: { geometry: Geometry; battles: BoardFacts['battles'] }) {
  return (
    <g aria-hidden>
      {battles.map((site) => {
        const paths = siteParts(site).map((name) => must(geometry.parts[name], name).path);
        return (
          <g key={`${site.territory} ${site.sectors.join(' ')}`}>
            {paths.map((path) => (
              <path key={path} d={path} className={styles['battle-edge']} />
            ))}
            {paths.map((path) => (
              <path
                key={path}
                d={path}
                className={styles[isStronghold(site.territory) ? 'battle-stronghold' : 'battle-ground']}
              />
            ))}
          </g>
        );
      })}
    </g>
  );
}
