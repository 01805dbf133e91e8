'use client';

import { useMemo } from 'react';
import type { BoardFacts } from './board-facts.ts';
import { layoutMap, type Layout, type Lettering } from './layout/disc-layout.ts';
import type { Geometry } from './geometry.ts';

/** Where everything stands on the map, worked out again when the board, the words or the size of discs change. */
export const useLayout = (
  geometry: Geometry | null,
  board: BoardFacts,
  { edition, named }: Lettering,
  largest: number,
): Layout | null =>
  useMemo(
    () => (geometry === null ? null : layoutMap(geometry, board, { edition, named }, largest)),
    [geometry, board, edition, named, largest],
  );
