import { formatNextSpice } from '#client';
import type { HeldPart } from '#app/_components/own/held-part.ts';
import { LONGEST_TERRITORY } from '#app/_components/own/longest.ts';

/** The next spice card, as its owner has seen it. */
export const held: HeldPart = {
  line: ({ nextSpiceCard }, edition) =>
    nextSpiceCard === null ? null : { sign: 'spice', words: formatNextSpice(nextSpiceCard, edition) },
  most: ({ mine }) => ({ nextSpiceCard: mine.nextSpiceCard === null ? null : LONGEST_TERRITORY }),
};
