import type { DuelRules } from '../model/dueling.ts';
import type { DuelBox } from '../powers/box.ts';

/**
 * The values of The Duel of 1984.
 * @rules AH79 The Duel III, IV.3, V ·
 */
export const DUEL_OF_1984: DuelRules = {
  yesCards: null,
  outside: [],
  arena: [
    { sectors: 5, startsAt: 0 },
    { sectors: 4, startsAt: 0 },
    { sectors: 3, startsAt: 0 },
  ],
  deck: [
    { card: 'attack-in', count: 3 },
    { card: 'attack-out', count: 3 },
    { card: 'attack-right', count: 3 },
    { card: 'attack-left', count: 3 },
    { card: 'throwing-knife', count: 1 },
    { card: 'poison-from-in', count: 1 },
    { card: 'poison-from-out', count: 1 },
    { card: 'poison-from-right', count: 1 },
    { card: 'poison-from-left', count: 1 },
    { card: 'place-block', count: 4 },
    { card: 'jump-block', count: 1 },
    { card: 'pick-up-block', count: 1 },
    { card: 'move-or-attack-three', count: 1 },
    { card: 'flee-with-honor', count: 1 },
  ],
  startingCards: 1,
  handLimit: 4,
  manyPlayers: null,
  mostBacking: 10,
  blocks: 6,
  knifeReach: 2,
  movesInTurn: 2,
  movesOfThree: 3,
};

/**
 * The Duel of 1984, with its treachery cards and main characters.
 * @rules AH79 The Duel III.1, VII, VIII
 */
export const THE_DUEL_OF_1984 = {
  values: DUEL_OF_1984,
  treacheryCards: { 'ellaca-drug': 2, snooper: 5, 'cone-of-silence': 1, 'residual-poison': 1, 'kull-wahad': 1 },
  mainCharacters: 10,
  outOfTheGame: 'without-main-character',
} satisfies DuelBox;
