import type { TableView } from '#client';
import type { ReadsOut } from '#app/_components/status-screen/read-out.ts';

export type Told = NonNullable<NonNullable<TableView['bidding']>['told']>;

/** Even beats up to the price, then who has the card for as long as one more. */
export const BEATS = 5;

/** How long (ms) one of them lasts. */
export const beatLength = ({ opened, deadline }: Told['time']): number => (deadline - opened) / (BEATS + 1);

/** What a card came to that nobody bid for aloud: its price rises in beats, and with the last its buyer stands there. */
export const priceReadOut: ReadsOut = ({ bidding, log }) => {
  const sold = log.findLast(({ fact }) => fact.code === 'card-sold');
  if (bidding === null || bidding.told === null || sold === undefined) return null;
  const { time } = bidding.told;
  const lot = bidding.sold.at(-1)?.lot;
  return {
    line: sold.position,
    until: time.opened + (BEATS - 1) * beatLength(time),
    mayBeHurried: false,
    isBefore: (table) => table.bidding !== null && table.bidding.card?.lot === lot,
    // It has the price and its beats, and every page tells of it no more than the beat.
    followed: { bidding },
    held: ['spice', 'hand', 'purse', 'pledges', 'gifts', 'cardsToName'],
  };
};
