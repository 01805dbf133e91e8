'use client';

import { useMemo } from 'react';
import type { Lying } from './board-facts.ts';
import type { Geometry } from './geometry.ts';
import { layoutMap, type Layout, type Lettering } from './layout/disc-layout.ts';

/** Where everything stands on the map, worked out again when the board, the words or the size of discs are others. */
export function useLayout(
  geometry: Geometry | null,
  board: Lying,
  { edition, named }: Lettering,
  largest: number,
): Layout | null {
  return useMemo(
    () => (geometry === null ? null : layoutMap(geometry, board, { edition, named }, largest)),
    [geometry, board, edition, named, largest],
  );
}
