import type { Place } from '#client';
import type { Layout } from './disc-layout.ts';
import type { Point } from '../geometry.ts';

/**
 * Returns the part of the board to which the disc or tag at this point belongs, even if it hangs over another part.
 * Returns `null` on bare ground.
 */
export const partOfDisc = ({ clusters, radius }: Layout, [x, y]: Point): Place | null =>
  clusters.find(({ markers }) => markers.some((marker) => Math.hypot(marker.x - x, marker.y - y) <= radius))?.place ??
  null;
