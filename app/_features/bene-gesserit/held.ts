import type { HeldPart } from '#app/_components/own/held-part.ts';
import { formatYouForetold } from '#lib/factions/bene-gesserit/messages/held.ts';

/** What was foretold. */
export const held: HeldPart = {
  line: ({ prediction }) => (prediction === null ? null : { sign: 'prediction', words: formatYouForetold(prediction) }),
  most: ({ mine }) => ({ prediction: mine.prediction === null ? null : 'untold' }),
};
