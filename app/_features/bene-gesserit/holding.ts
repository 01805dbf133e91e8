import type { Holding } from '#app/_components/secrets/holding.ts';
import { formatYouPredicted } from '#lib/factions/bene-gesserit/messages/held.ts';

/** The line about the prediction. */
export const held: Holding = {
  line: ({ prediction }) =>
    prediction === null ? null : { sign: 'prediction', words: formatYouPredicted(prediction) },
  most: ({ mine }) => ({ prediction: mine.prediction === null ? null : 'untold' }),
};
