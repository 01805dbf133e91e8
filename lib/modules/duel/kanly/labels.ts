import type { Labels } from '../../../messages/labels.ts';
import { theFaction } from '../../../messages/names.ts';
import type { KanlyContract } from './contract.ts';

/** A neighbour may read these labels, so they depend on no secret. */
export const kanlyLabels: Labels<KanlyContract> = {
  prompts: {
    'kanly-champion': { title: 'Which leader fights?', awaited: 'to choose a leader for the duel' },
    'place-champion': { title: 'Where does your leader begin?', awaited: 'to place a leader in the arena' },
    'back-champion': { title: 'How much spice backs your leader?', awaited: 'to back a leader with spice' },
    'send-second': { title: 'Whose side, and which leader?', awaited: 'to send a second' },
    'arena-move': { title: ({ made }) => (made === 0 ? 'First of two moves' : 'Second move'), awaited: 'to move' },
    'answer-attack': {
      title: ({ by }) => `The leader of ${theFaction(by)} attacks. Answer?`,
      awaited: 'to answer an attack',
    },
    'collect-second': { title: 'What does your second bring?', awaited: 'to take the pay of a second' },
  },
};
