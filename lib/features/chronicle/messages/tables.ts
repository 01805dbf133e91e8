/** The tables of the chronicle. */
import { factionName } from '../../../messages/names.ts';
import type { SaleTold } from './told.ts';

/** Returns the text of one sale in a turn: `Emperor 18`, `Emperor by Karama`. */
export const formatSale = ({ buyer, price, withKarama }: SaleTold): string =>
  `${factionName(buyer)} ${withKarama ? 'by Karama' : price}`;

/** The column titles. */
export const COLUMNS = {
  turn: 'Turn',
  place: 'Territory',
  aggressor: 'Aggressor',
  defender: 'Defender',
  winner: 'Winner',
  sold: 'Sold to, for spice',
  phase: 'Phase',
  seat: 'Seat',
  time: 'Time',
  waited: 'The table waited',
  nobody: 'Nobody',
  /** The sign for a plan that was never revealed, or for uncounted spice. */
  nothing: '–',
  total: 'All',
} as const;
