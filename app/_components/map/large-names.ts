import { STRONGHOLDS, must, nameOfTerritory, partsOf, type EditionId, type TerritoryId } from '../../../lib/client.ts';
import { CENTER, HORIZON, shapeOf, type Geometry } from './geometry.ts';

/** What can be read from far: all strongholds, and the Polar Sink, since it is no part of the sand around it. */
export const NAMED_LARGE: readonly TerritoryId[] = [...STRONGHOLDS, 'polar-sink'];

/** A name read from far, centred on `x`, standing on the line `y`; `width` is about what it takes. */
export interface LargeName {
  readonly territory: TerritoryId;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** From the middle of a territory to the line its name stands on, in font sizes: below the discs. */
const BELOW_DISCS = 2.05;
/** Width of a usual letter of the display face, in font sizes. */
const LETTER = 0.52;

/** Where the large names stand, set in `size`: below the discs, and never over the horizon. */
export const largeNames = (geometry: Geometry, edition: EditionId, size: number): readonly LargeName[] =>
  NAMED_LARGE.map((territory) => {
    const [middle, top] = shapeOf(geometry, must(partsOf(territory)[0], territory)).middle;
    const text = nameOfTerritory(territory, edition);
    const y = top + size * BELOW_DISCS;
    const width = text.length * LETTER * size;
    const room = Math.sqrt(HORIZON ** 2 - (y - CENTER) ** 2) - width / 2;
    return { territory, text, x: Math.min(Math.max(middle, CENTER - room), CENTER + room), y, width };
  });
