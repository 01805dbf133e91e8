/** Messages of the win by spice. */
import { theFaction } from '../../../messages/names.ts';
import type { Messages } from '../../../messages/messages.ts';
import type { SpiceWinContract } from './contract.ts';

export const spiceWinMessages: Messages<SpiceWinContract> = {
  prompts: {
    'show-spice': {
      lead: 'Everybody sees 35 of your spice. If you still have 35 after the next collection and nobody else has won, you win.',
      byDefault: 'No spice is shown.',
    },
  },
  points: { 'spice-shown': ({ faction }) => `${theFaction(faction)} showed 35 spice` },
  log: {
    'spice-shown': ({ faction, turn }) =>
      `${theFaction(faction)} showed 35 spice. It wins at the end of turn ${turn + 1} if it still has 35 and nobody else has won.`,
  },
};
