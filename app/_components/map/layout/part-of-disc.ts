import type { Place } from '#client';
import type { Layout } from './disc-layout.ts';
import type { Point } from '../geometry.ts';

/** The part to which the disc or the tag at this point belongs, though it may hang over another; `null` on bare ground. */
export const partOfDisc = ({ clusters, radius }: Layout, [x, y]: Point): Place | null =>
  clusters.find(({ markers }) => markers.some((marker) => Math.hypot(marker.x - x, marker.y - y) <= radius))?.place ??
  null;
