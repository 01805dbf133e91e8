/** Messages of the pace. */
import { explain } from '../../messages/explanation.ts';
import type { Messages } from '../../messages/messages.ts';
import type { PaceContract } from './contract.ts';

export const paceMessages: Messages<PaceContract> = {
  log: {
    'pace-chosen': ({ byItself }) =>
      byItself ? 'the moderator lets phases follow by themselves.' : 'the moderator says when the next phase begins.',
  },
  points: {
    'pace-chosen': ({ byItself }) =>
      byItself ? 'the moderator let phases follow by themselves' : 'the moderator chose to say “next”',
  },
  refusals: {
    'may-still-be-undone': () =>
      explain('Somebody may still stop what was shipped or moved last.', 'The table goes on in a moment.'),
    'nothing-follows': () => explain('Nothing follows by itself now.', 'The moderator says what comes next.'),
  },
};
