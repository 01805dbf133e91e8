/** The texts of the map and of the list of its parts. */
import type { Sector } from '#client';

/** The part of a territory that no sector has. */
export const NO_SECTOR = 'No sector';

/** Returns the text for a part of a territory, by its sector. */
export const formatSector = (sector: Sector): string => `Sector ${sector}`;

/** The list of parts beneath the map. */
export const PLACE_LIST = {
  open: 'Choose from the list of territories',
  legend: 'Territory and sector',
} as const;

/** The two ways to look at the map. */
export const ZOOM = {
  out: 'See more of Arrakis',
  in: 'Look nearer',
} as const;
