import type { AdvantageId } from './advantages.ts';
import type { All } from './contracts.ts';
import type { FactionId } from './factions.ts';

/** Whatever goes on in which something may be stopped, by its id; what is stopped there works again in the next. */
export type Occasion = Extract<All<'activity'>, Stops>['id'];

/** A power of which nothing more is to be said than that it works, as a Karama may stop it. */
export interface PowerAct {
  readonly kind: 'advantage';
  readonly by: FactionId;
  readonly advantage: AdvantageId;
}

/** What has become of the powers that a Karama may stop, in one of those. */
export interface Stops {
  /** Powers that the table has been asked about; they stand, or are among the cancelled. */
  readonly settled: readonly AdvantageId[];
  readonly cancelled: readonly AdvantageId[];
}
