'use client';

import { useMemo } from 'react';
import type { Lying } from './board-facts.ts';
import type { Geometry } from './geometry.ts';
import { layoutMap, type Layout, type Lettering } from './layout/disc-layout.ts';

/**
 * Where everything stands on the map, worked out again when what lies there, the words or the size of discs change. A
 * view that brings the same board again is a new object, so boards are compared by what they say.
 */
export function useLayout(
  geometry: Geometry | null,
  { forces, spice }: Lying,
  { edition, named }: Lettering,
  largest: number,
): Layout | null {
  const lying = JSON.stringify({ forces, spice } satisfies Lying);
  return useMemo(
    () => (geometry === null ? null : layoutMap(geometry, JSON.parse(lying) as Lying, { edition, named }, largest)),
    [geometry, lying, edition, named, largest],
  );
}
