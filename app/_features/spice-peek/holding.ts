import { formatNextSpice } from '#client';
import type { Holding } from '#app/_components/secrets/holding.ts';
import { LONGEST_TERRITORY } from '#app/_components/secrets/longest.ts';

/** The line about the next spice card, for the faction that has seen the card. */
export const held: Holding = {
  line: ({ nextSpiceCard }, { choices: { edition } }) =>
    nextSpiceCard === null ? null : { sign: 'spice', words: formatNextSpice(nextSpiceCard, edition) },
  most: ({ mine }) => ({ nextSpiceCard: mine.nextSpiceCard === null ? null : LONGEST_TERRITORY }),
};
