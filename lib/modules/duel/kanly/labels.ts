import type { ArenaDirection } from '../../../model/dueling.ts';
import type { Labels } from '../../../messages/labels.ts';
import { theFaction } from '../../../messages/names.ts';
import { formatCount } from '../../../messages/numbers.ts';
import type { KanlyContract } from './contract.ts';

/** A neighbour may read these labels, so they depend on no secret. */
export const kanlyLabels: Labels<KanlyContract> = {
  prompts: {
    'kanly-champion': { title: 'Which leader fights?', awaited: 'to choose a leader for the duel' },
    'place-champion': { title: 'Where does your leader begin?', awaited: 'to place a leader in the arena' },
    'back-champion': { title: 'How much spice backs your leader?', awaited: 'to back a leader with spice' },
    'send-second': { title: 'Whose side, and which leader?', awaited: 'to send a second' },
    'arena-move': { title: formatMoveTitle, awaited: 'to move' },
    'answer-attack': {
      title: ({ by, direction }) => `The leader of ${theFaction(by)} attacks ${FROM[direction]}. Answer?`,
      awaited: 'to answer an attack',
    },
    'collect-second': { title: 'What does your second bring?', awaited: 'to take the pay of a second' },
  },
};

/** The side from which an attack comes, as the attacked leader sees it. Both leaders face the centre. */
const FROM: Readonly<Record<ArenaDirection, string>> = {
  in: 'from outside',
  out: 'from the centre',
  left: 'from your right',
  right: 'from your left',
};

function formatMoveTitle({ made, three }: { readonly made: number; readonly three: number | null }): string {
  if (three !== null) return `Move or Attack Three: ${formatCount(three, 'move')} left`;
  return made === 0 ? 'First of two moves' : 'Second move';
}
