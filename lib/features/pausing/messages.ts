/** Messages of pauses and raised hands. */
import { explain } from '../../messages/explanation.ts';
import { theFaction, factionPossessive } from '../../messages/names.ts';
import type { Messages } from '../../messages/messages.ts';
import type { PausingContract } from './contract.ts';

const loweredByModerator = (whose: string): string => `the moderator lowered ${whose} hand`;

export const pausingMessages: Messages<PausingContract> = {
  log: {
    'hand-raised': ({ faction }) => `${theFaction(faction)} is still talking.`,
    'hand-lowered': ({ faction, byModerator }) =>
      byModerator
        ? `${loweredByModerator(factionPossessive(faction))}.`
        : `${theFaction(faction)} has finished talking.`,
    'table-paused': 'the moderator paused the table.',
    'table-resumed': 'the moderator ended the pause.',
  },
  points: {
    'hand-raised': ({ faction }) => `${theFaction(faction)} asked to talk`,
    'hand-lowered': ({ faction, byModerator }) =>
      byModerator ? loweredByModerator(factionPossessive(faction)) : `${theFaction(faction)} had finished talking`,
  },
  refusals: { 'hand-not-raised': () => explain('This hand is not raised.', 'The game is not paused by it.') },
};
