/** Messages of the pace. */
import { explain } from '../../messages/explanation.ts';
import type { Messages } from '../../messages/messages.ts';
import type { PaceContract } from './contract.ts';

export const paceMessages: Messages<PaceContract> = {
  log: {
    'pace-chosen': ({ byItself }) =>
      byItself ? 'the moderator lets phases start automatically.' : 'the moderator starts each phase.',
  },
  points: {
    'pace-chosen': ({ byItself }) =>
      byItself ? 'the moderator let phases start automatically' : 'the moderator chose to start each phase',
  },
  refusals: {
    'may-still-be-undone': () =>
      explain('Another player may still cancel the last shipment or move.', 'The table goes on in a moment.'),
    'nothing-follows': () => explain('No phase starts automatically now.', 'The moderator starts the next phase.'),
  },
};
