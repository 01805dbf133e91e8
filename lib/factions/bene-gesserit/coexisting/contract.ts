import type { FactionId } from '../../../model/factions.ts';
import type { Forces, Place } from '../../../model/board.ts';
import type { Arrival } from '../../../model/shipping-types.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import type { AdvisorsBeside } from '../advisors/contract.ts';

/** The kinds of question: whether forces coexist with newcomers, or where they stop coexisting. */
export type CoexistenceCall = 'joined' | 'leaving';

/** A question about coexistence. It lies on top of a turn, or comes before the first turn. */
export interface CoexistenceActivity {
  readonly kind: 'coexistence';
  readonly id: 'coexistence';
  readonly faction: FactionId;
  readonly call: CoexistenceCall;
  /** The forces that have arrived; `null` before the first shipment. */
  readonly arrival: Arrival | null;
}

/** The events that settle whether forces coexist. */
export type CoexistenceEvent =
  | {
      readonly type: 'CoexistenceAsked';
      readonly faction: FactionId;
      readonly call: CoexistenceCall;
      readonly arrival: Arrival | null;
    }
  /**
   * The answer after other factions have joined forces that were alone; `null` if a correction has left nothing to
   * decide.
   */
  | {
      readonly type: 'CoexistenceChosen';
      readonly faction: FactionId;
      readonly territory: TerritoryId;
      readonly coexists: boolean | null;
    }
  /**
   * The forces stop coexisting in these territories. In all other territories with other factions they coexist until
   * the turn ends.
   */
  | {
      readonly type: 'CoexistenceLeft';
      readonly faction: FactionId;
      readonly territories: readonly TerritoryId[];
    };

/** The prompts of this feature. A comment gives the shape of each answer. */
export type CoexistencePrompt =
  /** The prompt after other factions have arrived. The answer is `coexist` or `fight`. */
  | ({
      readonly kind: 'coexist';
      readonly comer: FactionId;
      readonly at: Place;
      readonly own: number;
    } & Forces)
  /** The prompt before the first shipment. The answer is a record with `coexist` or `fight` for each territory. */
  | { readonly kind: 'leave-coexistence'; readonly territories: readonly AdvisorsBeside[] };

/** The log lines of this feature. Separate lines say that forces coexist, and that they stop. */
export type CoexistenceLogFact = {
  readonly code: 'does-not-coexist';
  readonly faction: FactionId;
  readonly territory: TerritoryId;
};

/** The territories for which this turn has settled whether forces coexist. This is public. */
export interface Settled {
  readonly turn: number;
  /** The territories where the forces coexist until the turn ends. */
  readonly coexisting: readonly TerritoryId[];
  /**
   * The territories where the forces fight, because their owner said so. Forces that come later may coexist there.
   */
  readonly fighting: readonly TerritoryId[];
}

/** The slice of coexistence. */
export interface CoexistenceSlice {
  readonly coexistence: Settled;
}

/** The contract of coexistence. */
export interface CoexistenceContract {
  readonly slice: CoexistenceSlice;
  readonly activity: CoexistenceActivity;
  readonly event: CoexistenceEvent;
  readonly prompt: CoexistencePrompt;
  readonly logFact: CoexistenceLogFact;
}
