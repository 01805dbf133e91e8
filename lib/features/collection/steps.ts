/** The steps of the collection for powers, in the words of the rulebook. */
import type { Income } from '../../model/collection.ts';
import type { FactionId } from '../../model/factions.ts';
import type { TerritoryId } from '../../model/territories.ts';
import type { GameState } from '../../model/state.ts';

/** A faction that collects; `incomes` are its incomes from the bank so far. */
export interface AtIncome {
  readonly state: GameState;
  readonly faction: FactionId;
  readonly incomes: readonly Income[];
}

/** The steps of the collection for powers. */
export interface CollectionSteps {
  /** Returns the territories in which a faction takes all spice without forces. */
  readonly takesAllSpice?: (at: { readonly state: GameState; readonly faction: FactionId }) => readonly TerritoryId[];
  /** Returns further incomes that a faction gets from the bank, besides the incomes of its strongholds. */
  readonly income?: (at: AtIncome) => readonly Income[];
}
