import type { FactionId } from '../factions.ts';
import type { NumberRange, StormControl, StormId, StormReport, StormStep } from '../storm.ts';

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
  readonly step: StormStep;
  /** The two who dial; empty where Weather Control, or a storm card, has taken their place. */
  readonly dialers: readonly StormDialView[];
  readonly range: NumberRange | null;
  readonly control: StormControl | null;
  /** The storm card, once it is turned over. */
  readonly card: number | null;
  /** How far the storm moves, once that is known. */
  readonly sectors: number | null;
  readonly atomics: FactionId | null;
  readonly outcome: Pick<StormReport, 'from' | 'to' | 'forcesLost' | 'spiceLost' | 'firstPlayer'> | null;
}
