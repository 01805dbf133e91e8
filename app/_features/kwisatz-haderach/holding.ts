import type { Holding } from '#app/_components/secrets/holding.ts';
import { formatYourLosses } from '#lib/factions/atreides/kwisatz-haderach/messages/held.ts';

/** The line about the losses that count for the Kwisatz Haderach. */
export const held: Holding = {
  line: ({ battleLosses }) => (battleLosses === null ? null : { sign: 'tanks', words: formatYourLosses(battleLosses) }),
  most: ({ mine: { battleLosses } }) => ({
    battleLosses: battleLosses === null ? null : { ...battleLosses, lost: 20 },
  }),
};
