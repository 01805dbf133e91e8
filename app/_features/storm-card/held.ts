import { formatNextStorm } from '#client';
import type { HeldPart } from '#app/_components/own/held-part.ts';

/** A storm card that lies face down. */
export const held: HeldPart = {
  line: ({ stormCard }) => (stormCard === null ? null : { sign: 'storm', words: formatNextStorm(stormCard) }),
  most: ({ mine }) => ({ stormCard: mine.stormCard === null ? null : 'untold' }),
};
