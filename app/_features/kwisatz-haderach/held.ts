import type { HeldPart } from '#app/_components/own/held-part.ts';
import { formatYourLosses } from '#lib/factions/atreides/kwisatz-haderach/messages/held.ts';

/** The losses that wake the Kwisatz Haderach. */
export const held: HeldPart = {
  line: ({ battleLosses }) => (battleLosses === null ? null : { sign: 'tanks', words: formatYourLosses(battleLosses) }),
  most: ({ mine: { battleLosses } }) => ({
    battleLosses: battleLosses === null ? null : { lost: 20, needed: battleLosses.needed },
  }),
};
