/** Messages of swaps. */
import { explain } from '../../messages/explanation.ts';
import { theFaction } from '../../messages/names.ts';
import type { Messages } from '../../messages/messages.ts';
import type { SwapContract } from './contract.ts';

export const swapMessages: Messages<SwapContract> = {
  log: {
    'factions-swapped': ({ one, other }) =>
      `${theFaction(one)} and ${theFaction(other)} were swapped: each now has the other’s player.`,
  },
  points: { 'factions-swapped': ({ one, other }) => `${theFaction(one)} and ${theFaction(other)} were swapped` },
  refusals: {
    'swap-needs-circle': () =>
      explain('One of you sits at a player circle, and the other faction has none.', 'Take your seats again.'),
    'swap-with-itself': () => explain('This seat has that faction already.', 'Choose another faction.'),
    'too-late-to-swap': () =>
      explain(
        'The game has begun at this table.',
        'Factions are swapped before the set-up begins. Open a new table, or play on as you are.',
      ),
  },
};
