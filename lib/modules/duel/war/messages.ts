/** Messages of the War of Assassins. */
import { assertNever } from '../../../core/assert-never.ts';
import { explain } from '../../../messages/explanation.ts';
import type { Messages } from '../../../messages/messages.ts';
import { leaderName, theFaction } from '../../../messages/names.ts';
import { formatList } from '../../../messages/numbers.ts';
import type { WarContract, WarLogFact } from './contract.ts';

export const warMessages: Messages<WarContract> = {
  prompts: {
    'place-negotiator': {
      lead: 'Your leader lies face down while people talk. If nobody is allied at the end of the nexus, all these leaders fight, and one comes out alive.',
      byDefault: 'Chance chooses the leader and the sector.',
    },
  },
  log: {
    'negotiators-called': ({ factions }) =>
      `leaders were sent to the arena during the nexus, in this order: ${formatList(factions.map(theFaction))}.`,
    'negotiator-placed': ({ faction }) => `${theFaction(faction)} placed a leader face down in the arena.`,
    'own-negotiator-placed': ({ leader }) => `you placed ${leaderName(leader)} face down in the arena.`,
    'negotiators-returned': 'an alliance stands, and all players took their leaders back.',
    'war-began': 'nobody is allied, and a War of Assassins began.',
    'war-ended': formatEnd,
  },
  covered: { 'own-negotiator-placed': () => 'you placed a leader face down in the arena.' },
  refusals: {
    'no-war-now': () => explain('No War of Assassins runs now.', 'A war can be ended only while it runs.'),
  },
  points: {
    'war-began': () => 'a War of Assassins began',
    'war-ended': () => 'the War of Assassins ended',
  },
};

type Ended = Extract<WarLogFact, { readonly code: 'war-ended' }>;

function formatEnd({ how, winner }: Ended): string {
  switch (how) {
    case 'one-left':
      return winner === null
        ? 'the War of Assassins ended.'
        : `the War of Assassins ended, and only the leader of ${theFaction(winner)} left the arena alive.`;
    case 'nobody-left':
      return 'the War of Assassins ended, and no leader was left in the arena.';
    case 'no-acts':
      return 'nobody could act in the War of Assassins, and all leaders in the arena went home.';
    case 'by-moderator':
      return 'the moderator ended the War of Assassins, and all leaders in the arena went home.';
    default:
      return assertNever(how);
  }
}
