import type { FactionId } from './factions.ts';

/** A faction's prediction before the game: the winner, and the turn. */
export interface Prediction {
  readonly faction: FactionId;
  /** The turn of the game: 1 to the edition's turn limit. */
  readonly turn: number;
}
