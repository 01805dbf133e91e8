/** Names of places, on any board. */
import type { Place, Sector } from '../model/board.ts';

/** Returns the name of a part as one string: `"carthag@10"`, or `"polar-sink"`. */
export const partName = ({ territory, sector: n }: Place): string => (n === null ? territory : `${territory}@${n}`);

/** Returns the name of the special forces in a part as one string. */
export const specialName = (place: Place): string => `${partName(place)}*`;

/** Whether a part lies under the storm; the Polar Sink never does. */
export const isInStorm = (place: Place, storm: Sector): boolean => place.sector === storm;
