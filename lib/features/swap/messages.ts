/** What is said of two factions that are swapped. */
import { because } from '../../messages/explanation.ts';
import { theFaction } from '../../messages/names.ts';
import type { Words } from '../../messages/messages.ts';
import type { SwapContract } from './contract.ts';

export const swapWords: Words<SwapContract> = {
  told: {
    'factions-swapped': ({ one, other }) =>
      `${theFaction(one)} and ${theFaction(other)} were swapped: each is played where the other was.`,
  },
  points: { 'factions-swapped': ({ one, other }) => `${theFaction(one)} and ${theFaction(other)} were swapped` },
  refusals: {
    'swap-with-itself': () => because('This seat has that faction already.', 'Choose another faction.'),
    'too-late-to-swap': () =>
      because(
        'The game has begun at this table.',
        'Factions are swapped before the set-up begins. Open a new table, or play on as you are.',
      ),
  },
};
