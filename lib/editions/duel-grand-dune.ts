import type { DuelRules } from '../model/dueling.ts';
import type { DuelBox } from '../powers/box.ts';
import { DUEL_OF_1984, THE_DUEL_OF_1984 } from './duel-1984.ts';

/**
 * The values of The Duel in Grand Dune: those of 1984, without the Bene Tleilaxu. More than six players need a second
 * deck, or have three cards at most.
 * @rules Grand Dune, introduction, "Bene Tleilaxu" · R-329
 */
const DUEL_OF_GRAND_DUNE: DuelRules = {
  ...DUEL_OF_1984,
  outside: ['bene-tleilaxu'],
  manyPlayers: { moreThan: 6, decks: 2, handLimitWithOneDeck: 3 },
};

/** The Duel in Grand Dune. The main characters always belong to the game, and their death puts nobody out of it. */
export const THE_DUEL_OF_GRAND_DUNE: DuelBox = {
  values: DUEL_OF_GRAND_DUNE,
  treacheryCards: THE_DUEL_OF_1984.treacheryCards,
  mainCharacters: null,
  outOfTheGame: 'without-leaders',
};
