/** The Duel. Threats of Kanly, and duels in the arena with seconds. */
import { isMainCharacter, LEADER_IDS } from '../../model/leaders.ts';
import type { Module } from '../../powers/module.ts';

export const duelModule: Module = {
  id: 'duel',
  source: 'The Duel, 1984',
  powers: [],
  changesBy: ({ leaders, theDuel: { values, treacheryCards, mainCharacters, outOfTheGame } }) => ({
    sets: {
      duel: { is: values, source: 'The Duel III–V; R-82' },
      ...(mainCharacters === null
        ? {}
        : {
            leaders: {
              is: {
                ...leaders,
                ...Object.fromEntries(LEADER_IDS.filter(isMainCharacter).map((leader) => [leader, mainCharacters])),
              },
              source: 'The Duel III.1',
            },
          }),
      outOfTheGame: { is: outOfTheGame, source: 'The Duel VII; R-262' },
    },
    decks: { treacheryDeck: { is: treacheryCards, source: 'The Duel VIII' } },
  }),
  sets: {},
};
