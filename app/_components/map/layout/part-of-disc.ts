import type { Place } from '../../../../lib/client.ts';
import type { Layout } from './disc-layout.ts';
import type { Point } from '../geometry.ts';

/** The part to which a disc or a tag at this point belongs, where that stands outside it; else the ground decides. */
export const partOfDisc = ({ clusters, radius }: Layout, [x, y]: Point): Place | null =>
  clusters.find(
    ({ leader, markers }) =>
      leader !== null && markers.some((marker) => Math.hypot(marker.x - x, marker.y - y) <= radius),
  )?.place ?? null;
