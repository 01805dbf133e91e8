import type { FactionId } from '../../../model/factions.ts';
import type { Forces, Place } from '../../../model/board.ts';
import type { Arrival } from '../../../model/shipping-types.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import type { AdvisorsBeside } from '../advisors/contract.ts';

/** A question: whether forces coexist with those who have joined them, or where they stop coexisting. */
export type CoexistenceCall = 'joined' | 'leaving';

/** One of these questions, on top of a turn or before the first one. */
export interface CoexistenceActivity {
  readonly kind: 'coexistence';
  readonly id: 'coexistence';
  readonly faction: FactionId;
  readonly call: CoexistenceCall;
  /** The forces that have come; `null` before the first shipment. */
  readonly arrival: Arrival | null;
}

/** The events that settle who coexists. */
export type CoexistenceEvent =
  | {
      readonly type: 'CoexistenceAsked';
      readonly faction: FactionId;
      readonly call: CoexistenceCall;
      readonly arrival: Arrival | null;
    }
  /** Others have come where its forces stood alone; `null` where a correction has left nothing to decide. */
  | {
      readonly type: 'CoexistenceChosen';
      readonly faction: FactionId;
      readonly territory: TerritoryId;
      readonly coexists: boolean | null;
    }
  /** It stops coexisting in these territories. In all others where it coexists, it does so until the turn ends. */
  | {
      readonly type: 'CoexistenceLeft';
      readonly faction: FactionId;
      readonly territories: readonly TerritoryId[];
    };

/** The prompts of this feature. A comment gives the shape of each answer. */
export type CoexistencePrompt =
  /** `coexist` or `fight`. */
  | ({
      readonly kind: 'coexist';
      readonly comer: FactionId;
      readonly at: Place;
      readonly own: number;
    } & Forces)
  /** A record: for each territory `coexist` or `fight`. */
  | { readonly kind: 'leave-coexistence'; readonly territories: readonly AdvisorsBeside[] };

/** The log lines of this feature. A line of its own says that forces coexist, or stop doing so. */
export type CoexistenceLogFact = {
  readonly code: 'does-not-coexist';
  readonly faction: FactionId;
  readonly territory: TerritoryId;
};

/** The territories where this turn has settled whether forces coexist. All of it is public. */
export interface Settled {
  readonly turn: number;
  /** The territories where they coexist until the turn ends. */
  readonly coexisting: readonly TerritoryId[];
  /** The territories where their owner has said that they fight, also where they coexist with later comers. */
  readonly fighting: readonly TerritoryId[];
}

/** The part of the state that this feature keeps. */
export interface CoexistenceSlice {
  readonly coexistence: Settled;
}

/** The contract of coexistence, as the table knows it. */
export interface CoexistenceContract {
  readonly slice: CoexistenceSlice;
  readonly activity: CoexistenceActivity;
  readonly event: CoexistenceEvent;
  readonly prompt: CoexistencePrompt;
  readonly logFact: CoexistenceLogFact;
}
