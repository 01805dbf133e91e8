'use client';

import { useMemo } from 'react';
import type { Lying } from './board-facts.ts';
import type { Geometry } from './geometry.ts';
import { layoutMap, type Layout, type Lettering } from './layout/disc-layout.ts';

/**
 * Returns the positions of everything on the map. They are computed again when the board, the texts or the size of
 * discs change.
 */
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
