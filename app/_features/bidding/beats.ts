import type { TableView } from '#client';
import type { ReadsOut } from '#app/_components/status-screen/read-out.ts';

export type Told = NonNullable<NonNullable<TableView['bidding']>['told']>;

/** The screen counts up to the price in even beats, then shows the buyer for one beat more. */
export const BEATS = 5;

/** How long (ms) one beat lasts. */
export const beatLength = ({ opened, deadline }: Told['time']): number => (deadline - opened) / (BEATS + 1);

/** Shows the price of a card without bids aloud. The price rises in beats, and the last beat shows the buyer. */
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
    // The view has the price and its beats. Every page shows only the present beat.
    followed: { bidding },
    held: ['spice', 'hand', 'purse', 'pledges', 'gifts', 'cardsToName'],
  };
};
