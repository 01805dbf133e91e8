import { formatNextStorm } from '#client';
import type { Holding } from '#app/_components/secrets/holding.ts';

/** The line about a storm card that lies face down. */
export const held: Holding = {
  line: ({ stormCard }) => (stormCard === null ? null : { sign: 'storm', words: formatNextStorm(stormCard) }),
  most: ({ mine }) => ({ stormCard: mine.stormCard === null ? null : 'untold' }),
};
