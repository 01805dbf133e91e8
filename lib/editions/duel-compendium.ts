import type { DuelRules } from '../model/dueling.ts';
import type { DuelBox } from '../powers/box.ts';
import { DUEL_OF_1984 } from './duel-1984.ts';

/**
 * The values of The Duel in the compendium for nine factions. These values differ from 1984:
 *
 * | rule | 1984 | compendium |
 * | --- | --- | --- |
 * | how a duel begins | a threat for a named action | a yes card, without any action (XXIV) |
 * | who stays outside | nobody | the Bene Tleilaxu (XXVI) |
 * | dueling cards | 25 | 50, each card twice (XXIV.L) |
 * | backing | up to 10 | up to 10, and up to 8 with main characters of 8 (XVIII.D) |
 * | main characters | part of the module | an option of their own (XXVI) |
 * | a dead main character | the player is out of the game (VII) | its faction lacks powers (XXVI) |
 * | treachery cards | five more | none more, because the list of the book is complete (XXXVII; R-319) |
 *
 * @rules NF XVIII.D, XXIV, XXVI, XXXVII ·
 */
const DUEL_OF_COMPENDIUM: DuelRules = {
  ...DUEL_OF_1984,
  yesCards: 10,
  outside: ['bene-tleilaxu'],
  deck: DUEL_OF_1984.deck.map(({ card, count }) => ({ card, count: count * 2 })),
};

/** The Duel in the compendium. */
export const THE_DUEL_OF_COMPENDIUM: DuelBox = {
  values: DUEL_OF_COMPENDIUM,
  treacheryCards: {},
  mainCharacters: null,
  outOfTheGame: 'never',
};
