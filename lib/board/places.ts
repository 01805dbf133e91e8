/** Places by name, on any board. */
import type { Place, Sector } from '../model/board.ts';

/** `"carthag@10"`, or `"polar-sink"`: how a part is written where one string is needed. */
export const partName = ({ territory, sector: n }: Place): string => (n === null ? territory : `${territory}@${n}`);

/** How the special forces that stand in a part are written where one string is needed. */
export const specialName = (place: Place): string => `${partName(place)}*`;

/** Whether a part lies under the storm; the Polar Sink never does. */
export const isInStorm = (place: Place, storm: Sector): boolean => place.sector === storm;
