import type { FactionId } from '../../../model/factions.ts';
import type { Forces, Place } from '../../../model/board.ts';
import type { Arrival } from '../../../model/shipping-types.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import type { AdvisorsBeside } from '../advisors/contract.ts';

/** What is asked: whether forces coexist with those who have joined them, and where they no longer do. */
export type CoexistenceCall = 'joined' | 'leaving';

/** One of these is asked, on top of a turn or before the first one. */
export interface CoexistenceActivity {
  readonly kind: 'coexistence';
  readonly id: 'coexistence';
  readonly faction: FactionId;
  readonly call: CoexistenceCall;
  /** Forces that have come; `null` before the first shipment. */
  readonly arrival: Arrival | null;
}

/** How it is settled who coexists. */
export type CoexistenceEvent =
  | {
      readonly type: 'CoexistenceAsked';
      readonly faction: FactionId;
      readonly call: CoexistenceCall;
      readonly arrival: Arrival | null;
    }
  /** Others have come where its forces stood alone; `null` where a correction has left nothing to say. */
  | {
      readonly type: 'CoexistenceChosen';
      readonly faction: FactionId;
      readonly territory: TerritoryId;
      readonly coexists: boolean | null;
    }
  /** In these territories it coexists no longer; in all others where it does, until the turn ends. */
  | {
      readonly type: 'CoexistenceLeft';
      readonly faction: FactionId;
      readonly territories: readonly TerritoryId[];
    };

/** What it asks; the comment gives the shape of an answer. */
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

/** What is told of it. That forces coexist, or no longer do, has a line of its own. */
export type CoexistenceLogFact = {
  readonly code: 'does-not-coexist';
  readonly faction: FactionId;
  readonly territory: TerritoryId;
};

/** Territories in which it has been settled in this turn whether forces coexist. All of it is public. */
export interface Settled {
  readonly turn: number;
  /** There they coexist until the turn ends. */
  readonly coexisting: readonly TerritoryId[];
  /** There they do not, as was said. */
  readonly fighting: readonly TerritoryId[];
}

/** What the state has of it. */
export interface CoexistenceSlice {
  readonly coexistence: Settled;
}

/** Coexistence, as the table knows it. */
export interface CoexistenceContract {
  readonly slice: CoexistenceSlice;
  readonly activity: CoexistenceActivity;
  readonly event: CoexistenceEvent;
  readonly prompt: CoexistencePrompt;
  readonly logFact: CoexistenceLogFact;
}
