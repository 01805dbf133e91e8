/** The texts of the scenes of access cards. Each scene fills the screen. */
import { theFaction } from '../../../../messages/names.ts';
import { capitalize, formatCount, formatSpice, plural } from '../../../../messages/numbers.ts';
import { territoryName } from '../../../../messages/territories.ts';
import type { EditionId } from '../../../../model/editions.ts';
import type { SoldAccessCard, StrongholdReading } from '../contract.ts';

/** The texts of the auction scene. */
export const AUCTION_SCENE = {
  open: 'Bid for power',
  bank: 'The bank is paid.',
  face: 'A stronghold or troops, face down',
} as const;

/** Returns the last sale as a headline: `Guild buys it for 4.` */
export const formatSold = ({ buyer, price }: SoldAccessCard): string =>
  `${capitalize(theFaction(buyer))} buys it for ${formatSpice(price)}.`;

/** Returns the size of a hand: `3 cards`. */
export const formatHeld = (cards: number): string => formatCount(cards, 'card');

/** The texts of the scenes of trades and claims. */
export const TRADES_SCENE = {
  title: 'Trade your access cards.',
  rule: 'When all have finished, their spice goes back to the bank.',
} as const;
export const CLAIMS_SCENE = {
  title: 'Who goes where?',
  rule: 'All lay troops on strongholds. The claims are read out together.',
  head: 'The claims are read out',
  rules: 'The higher claim stays with the difference. All other forces go to the reserves.',
} as const;

/** Returns the headline of a read claim: `The Emperor holds Carthag.` */
export function formatHolds({ stronghold, claims, placed }: StrongholdReading, edition: EditionId): string {
  const place = territoryName(stronghold, edition);
  if (placed !== null) return `${capitalize(theFaction(placed.faction))} holds ${place}.`;
  return claims.length === 0 ? `Nobody claims ${place}.` : `${place} stays empty.`;
}

/** Returns the text about the forces that stay at a stronghold: `3 stay`, `alone`, `a tie`. */
export function formatStays({ claims, placed }: StrongholdReading): string {
  if (claims.length === 0) return 'no claim';
  if (placed === null) return 'a tie';
  const [, beaten] = claims;
  return beaten === undefined
    ? 'alone'
    : plural(placed.count, { one: `${placed.count} stays`, other: `${placed.count} stay` });
}
