/** What is said of the way a table goes on. */
import { because } from '../../messages/explanation.ts';
import type { Words } from '../../messages/messages.ts';
import type { PaceContract } from './contract.ts';

export const paceWords: Words<PaceContract> = {
  told: {
    'pace-chosen': ({ byItself }) =>
      byItself ? 'the moderator lets phases follow by themselves.' : 'the moderator says when the next phase begins.',
  },
  points: {
    'pace-chosen': ({ byItself }) =>
      byItself ? 'the moderator let phases follow by themselves' : 'the moderator chose to say “next”',
  },
  refusals: {
    'may-still-be-undone': () =>
      because('Somebody may still stop what was shipped or moved last.', 'The table goes on in a moment.'),
    'nothing-follows': () => because('Nothing follows by itself now.', 'The moderator says what comes next.'),
  },
};
