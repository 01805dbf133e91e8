import type { ForceStack, Sector, SpiceOnBoard } from '../board.ts';
import type { FactionId } from '../factions.ts';
import type { NumberRange, SteeredBy, StormControl, StormDial, StormId } from '../storm.ts';

/** How the storm is dialled or drawn, and moves. */
export type StormEvents =
  | ({ readonly type: 'StormBegan'; readonly storm: StormId } & StormDialling)
  /** A correction changed what the dialling rests on: nothing is dialled any more. */
  | ({
      readonly type: 'StormDialsReset';
      readonly storm: StormId;
      /** A correction, or a storm card that a Karama has stopped. */
      readonly because: 'corrected' | 'stopped';
    } & StormDialling)
  /** `control` is `null` when nobody played Weather Control, and the storm is dialled. */
  | { readonly type: 'WeatherResolved'; readonly storm: StormId; readonly control: StormControl | null }
  | {
      readonly type: 'StormDialCommitted';
      readonly storm: StormId;
      readonly faction: FactionId;
      readonly dial: number;
    }
  /** Known before, or drawn only now from the app's deck, or told by its owner as it is turned over. */
  | {
      readonly type: 'StormCardRevealed';
      readonly storm: StormId;
      readonly by: FactionId;
      readonly card: number;
    }
  /** The card for the next storm lies face down. `untold`: it is cardboard, and only its owner has seen it. */
  | { readonly type: 'StormCardDrawn'; readonly faction: FactionId; readonly card: number | 'untold' }
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
interface StormDialling {
  readonly steeredBy: SteeredBy;
  readonly dialers: readonly [FactionId, FactionId];
  readonly range: NumberRange;
}
