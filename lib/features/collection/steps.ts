/** What others can hang on to as spice is collected, in the words of the rulebook. */
import type { Income } from '../../model/collection.ts';
import type { FactionId } from '../../model/factions.ts';
import type { GameState } from '../../model/state.ts';

/** Somebody collects; `incomes` is what it gets from the bank so far. */
export interface AtIncome {
  readonly state: GameState;
  readonly faction: FactionId;
  readonly incomes: readonly Income[];
}

/** What powers can touch of it. */
export interface CollectionSteps {
  /** Modifier: what a faction gets from the bank besides what its forces carry. */
  readonly income?: (at: AtIncome) => readonly Income[];
}
