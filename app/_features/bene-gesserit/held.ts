import type { HeldPart } from '#app/_components/own/held-part.ts';
import { sayYouForetold } from '#lib/factions/bene-gesserit/messages/held.ts';

/** What was foretold. */
export const held: HeldPart = {
  line: ({ prediction }) => (prediction === null ? null : { sign: 'prediction', words: sayYouForetold(prediction) }),
  most: ({ mine }) => ({ prediction: mine.prediction === null ? null : 'untold' }),
};
