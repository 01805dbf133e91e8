import type { ForceStack, Sector, SpiceOnBoard } from '../../model/board.ts';
import type { Commitments } from '../../model/commitments.ts';
import type { FactionId } from '../../model/factions.ts';
import type { CancelScope, PowerUse, CancelState } from '../../model/cancel-state.ts';
import type {
  NumberRange,
  SteeredBy,
  StormControl,
  StormDial,
  StormId,
  StormReport,
  StormStepId,
} from '../../model/storm.ts';
import type { TerritoryId } from '../../model/territories.ts';

/** The storm phase; `step` is what happens now. Commitments are secret until both are revealed in one event. */
export interface StormActivity extends CancelState {
  readonly kind: 'storm';
  readonly id: StormId;
  readonly step: 'weather' | 'dials' | 'steered' | 'atomics' | 'moving';
  readonly steeredBy: SteeredBy;
  readonly dialers: readonly [FactionId, FactionId];
  readonly range: NumberRange;
  readonly committed: Commitments<number>;
  /** Empty until both are turned over; stays empty when Weather Control takes their place. */
  readonly revealed: readonly StormDial[];
  readonly control: StormControl | null;
  /** How far the storm will move, once that is known. */
  readonly sectors: number | null;
  readonly atomics: FactionId | null;
  /** Which of their forces the storm takes, from those who could choose; `count` and `special` are what falls. */
  readonly chosenLosses: readonly { readonly faction: FactionId; readonly lost: readonly ForceStack[] }[];
}

/** What the state has of it. */
export interface StormSlice {
  /** The two who used the wheels last, in a battle or for a storm; they dial the next storm. */
  readonly lastWheels: readonly [FactionId, FactionId] | null;
  /** How the last storm came out; `null` before the first. */
  readonly lastStorm: StormReport | null;
  readonly nextStorm: number;
}

/** How the storm is dialled or drawn, and moves. */
export type StormEvent =
  | ({ readonly type: 'StormBegan'; readonly storm: StormId } & StormDialling)
  /** A correction changed what the dialling rests on: nothing is dialled any more. */
  | ({
      readonly type: 'StormDialsReset';
      readonly storm: StormId;
      /** A correction, or a Karama that has stopped what steered it. */
      readonly because: 'corrected' | 'cancelled';
    } & StormDialling)
  /** `control` is `null` when nobody played Weather Control, and the storm is dialled. */
  | { readonly type: 'WeatherResolved'; readonly storm: StormId; readonly control: StormControl | null }
  | {
      readonly type: 'StormDialCommitted';
      readonly storm: StormId;
      readonly faction: FactionId;
      readonly dial: number;
    }
  /** Which of its forces die, where the storm takes only some of them and their owner chooses. */
  | {
      readonly type: 'StormLossesChosen';
      readonly storm: StormId;
      readonly faction: FactionId;
      readonly lost: readonly ForceStack[];
    }
  /** A correction changed what stands in the way: it is chosen anew. */
  | { readonly type: 'StormLossesReset'; readonly storm: StormId }
  | { readonly type: 'StormDialWithdrawn'; readonly storm: StormId; readonly faction: FactionId }
  | {
      readonly type: 'StormDialsRevealed';
      readonly storm: StormId;
      readonly dials: readonly [StormDial, StormDial];
      /** Their sum: how far the storm will move. */
      readonly sectors: number;
    }
  /** `by` is `null` when nobody played Family Atomics; else the Shield Wall is gone. */
  | { readonly type: 'AtomicsResolved'; readonly storm: StormId; readonly by: FactionId | null }
  /** The losses named here follow as events of their own. */
  | {
      readonly type: 'StormMoved';
      readonly storm: StormId;
      readonly from: Sector;
      readonly to: Sector;
      readonly sectors: number;
      readonly forcesLost: readonly ForceStack[];
      readonly spiceLost: readonly SpiceOnBoard[];
      readonly firstPlayer: FactionId;
    }
  | { readonly type: 'StormEnded'; readonly storm: StormId };

/** What steers a storm; and who dials it, and how far each may, where nothing else does. */
export interface StormDialling {
  readonly steeredBy: SteeredBy;
  readonly dialers: readonly [FactionId, FactionId];
  readonly range: NumberRange;
}

/** What it asks beside the answers; the comment gives the shape of an answer. */
export type StormPrompt =
  /** Asked of the two who dial the storm: a number of `range`. */
  | {
      readonly kind: 'storm-dial';
      readonly storm: StormId;
      /** Who dials the other wheel. */
      readonly other: FactionId;
      readonly range: NumberRange;
    }
  /**
   * The storm takes only some of these forces, as it moves or as they come into it; which, a record of `lossFields` to
   * numbers.
   */
  | {
      readonly kind: 'storm-losses';
      readonly during: CancelScope;
      readonly stacks: readonly ForceStack[];
      readonly due: readonly { readonly territory: TerritoryId; readonly count: number }[];
    };

/** What is told of a storm. */
export type StormLogFact =
  /** `dialers` is `null` where a power steers it. */
  | { readonly code: 'storm-began'; readonly dialers: readonly [FactionId, FactionId] | null }
  /** A correction changed who dials, or how far. */
  | {
      readonly code: 'storm-dials-reset';
      readonly because: 'corrected' | 'cancelled';
      readonly dialers: readonly [FactionId, FactionId] | null;
    }
  | { readonly code: 'weather-controlled'; readonly by: FactionId; readonly sectors: number }
  | { readonly code: 'storm-dial-committed'; readonly faction: FactionId }
  | { readonly code: 'storm-dial-withdrawn'; readonly faction: FactionId }
  | {
      readonly code: 'storm-dials-revealed';
      readonly dials: readonly [StormDial, StormDial];
      readonly sectors: number;
    }
  | { readonly code: 'shield-wall-destroyed'; readonly by: FactionId }
  | {
      readonly code: 'storm-moved';
      readonly from: Sector;
      readonly to: Sector;
      readonly sectors: number;
      readonly firstPlayer: FactionId;
    };

/** A storm dial as the table may see it: covered until both are turned over. */
export type SealedDial =
  { readonly state: 'open' } | { readonly state: 'sealed' } | { readonly state: 'shown'; readonly dial: number };

export interface StormDialView {
  readonly faction: FactionId;
  readonly dial: SealedDial;
}

/** The storm phase as the whole table may see it; from `moved` on with how it came out. */
export interface StormView {
  readonly id: StormId;
  readonly step: StormStepId;
  /** The two who dial; empty where Weather Control, or a power, has taken their place. */
  readonly dialers: readonly StormDialView[];
  readonly range: NumberRange | null;
  readonly control: StormControl | null;
  /** How far the storm moves, once that is known. */
  readonly sectors: number | null;
  readonly atomics: FactionId | null;
  readonly outcome: Pick<StormReport, 'from' | 'to' | 'forcesLost' | 'spiceLost' | 'firstPlayer'> | null;
}

/** What the storm asks of everybody at once. */
export type StormWindow =
  /**
   * Before it is dialled. `{ play: false }`, or `{ play: true, slot, card, sectors }`; or `{ play: true, slot, card, use }`:
   * `uses[use]` is stopped, if nobody plays the card that the table is asked for first.
   */
  | { readonly kind: 'weather-control'; readonly storm: StormId; readonly uses: readonly PowerUse[] }
  /**
   * It will move `sectors`, and has not moved yet. `{ play: false }`, or `{ play: true, slot, card }`; `acts` as in the
   * other.
   */
  | {
      readonly kind: 'family-atomics';
      readonly storm: StormId;
      readonly sectors: number;
      readonly uses: readonly PowerUse[];
    };

/** Opens the storm phase of this turn. Moderator, while the table plays on the board. */
export interface StormCommand {
  readonly type: 'BeginStorm';
}

/** What everybody sees of it. */
export interface StormPublicView {
  /** The storm that is dialled, or this turn's after it has moved, until the next phase. */
  readonly stormPhase: StormView | null;
  /** The two who used the wheels last; empty when nobody has. */
  readonly lastWheels: readonly FactionId[];
}

/** What one faction alone sees of it. */
export interface StormOwnView {
  /** Its own committed dial of the running storm. */
  readonly stormDial: number | null;
}

/** What a moderator sets of it. */
export type StormFact =
  | { readonly kind: 'storm'; readonly sector: Sector }
  /** Whether the Shield Wall stands, and shelters the cities and the basin behind it. */
  | { readonly kind: 'shield-wall'; readonly stands: boolean }
  /** The two who used the wheels last and dial the next storm; both `null` when nobody has yet. */
  | { readonly kind: 'last-wheels'; readonly one: FactionId | null; readonly two: FactionId | null };

/** What the storm refuses. */
export type StormRefusal =
  /** One storm a turn. */
  | { readonly code: 'storm-has-moved'; readonly turn: number }
  /** The wheels were last used by two different factions, or by nobody. */
  | { readonly code: 'wheels-need-two' };

/** The storm phase, as the table knows it. */
export interface StormContract {
  readonly refusal: StormRefusal;
  readonly slice: StormSlice;
  readonly activity: StormActivity;
  readonly event: StormEvent;
  readonly prompt: StormPrompt;
  readonly logFact: StormLogFact;
  readonly window: StormWindow;
  readonly command: StormCommand;
  readonly fact: StormFact;
  readonly publicView: StormPublicView;
  readonly ownView: StormOwnView;
}
