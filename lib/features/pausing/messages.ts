/** What is said of a table that talks, and of one that is held. */
import { because } from '../../messages/explanation.ts';
import { theFaction, theFactions } from '../../messages/names.ts';
import type { Words } from '../../messages/messages.ts';
import type { PausingContract } from './contract.ts';

const loweredByModerator = (whose: string): string => `the moderator lowered ${whose} hand`;

export const talkingWords: Words<PausingContract> = {
  told: {
    'hand-raised': ({ faction }) => `${theFaction(faction)} is still talking.`,
    'hand-lowered': ({ faction, byModerator }) =>
      byModerator ? `${loweredByModerator(theFactions(faction))}.` : `${theFaction(faction)} has done talking.`,
    'table-paused': 'the moderator paused the table.',
    'table-resumed': 'the moderator let the table go on.',
  },
  points: {
    'hand-raised': ({ faction }) => `${theFaction(faction)} asked to talk`,
    'hand-lowered': ({ faction, byModerator }) =>
      byModerator ? loweredByModerator(theFactions(faction)) : `${theFaction(faction)} had done talking`,
  },
  refusals: { 'hand-not-raised': () => because('This hand is not raised.', 'Nothing holds the table back.') },
};
