/** Messages of the chronicle. */
import { explain } from '../../messages/explanation.ts';
import type { Messages } from '../../messages/messages.ts';
import { theFaction } from '../../messages/names.ts';
import type { ChronicleContract } from './contract.ts';

export const chronicleMessages: Messages<ChronicleContract> = {
  log: { 'record-opened': ({ faction }) => `${theFaction(faction)} opened its record of the game.` },
  points: { 'record-opened': ({ faction }) => `${theFaction(faction)} opened its record` },
  refusals: {
    'game-goes-on': () => explain('The game goes on.', 'A record can be opened after the game.'),
    'record-is-open': () => explain('Your record is open already.', 'Everybody can read it on the screen.'),
  },
};
