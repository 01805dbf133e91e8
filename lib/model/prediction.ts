import type { FactionId } from './factions.ts';

/** What one faction has foretold before the game began: that another one wins, and in which turn. */
export interface Prediction {
  readonly faction: FactionId;
  /** 1 to the edition's turn limit. */
  readonly turn: number;
}
