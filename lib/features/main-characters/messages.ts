/** Messages of main characters. */
import { leaderName, specialForcesName, theFaction } from '../../messages/names.ts';
import type { Messages } from '../../messages/messages.ts';
import { ownerOf } from '../../model/leaders.ts';
import type { MainCharactersContract } from './contract.ts';

export const mainCharactersMessages: Messages<MainCharactersContract> = {
  prompts: {
    'keep-traitor': {
      lead: 'Your main character is dead. Until it is revived, you can call only this traitor. Nobody else learns which one.',
      byDefault: 'The first traitor can be called.',
    },
  },
  log: {
    'main-character-lost': ({ leader }) =>
      `${theFaction(ownerOf(leader))} lost the powers that rest on ${leaderName(leader)}.`,
    'main-character-back': ({ leader }) =>
      `${theFaction(ownerOf(leader))} regained the powers that rest on ${leaderName(leader)}.`,
    'special-forces-dismissed': ({ faction, special }) =>
      `${special} ${specialForcesName(faction)} of ${theFaction(faction)} went from the reserves to the tanks.`,
    'faction-fell': ({ faction }) =>
      `${theFaction(faction)} is out of the game. Its forces went to the tanks, its cards were discarded, and its spice went to the bank.`,
    'faction-stood-up': ({ faction }) => `${theFaction(faction)} came back into the game.`,
    'traitor-kept': ({ faction }) => `${theFaction(faction)} chose the one traitor that can still be called.`,
    'own-traitor-kept': ({ leader }) => `You can still call ${leaderName(leader)} as a traitor.`,
  },
  points: {
    'faction-fell': ({ faction }) => `${theFaction(faction)} left the game`,
  },
  covered: {
    'own-traitor-kept': () => 'You chose the one traitor that you can still call.',
  },
};
