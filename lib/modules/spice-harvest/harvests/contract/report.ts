import type { FactionId } from '../../../../model/factions.ts';

/** The step of a harvest. */
export type HarvestStep = 'tax' | 'draw' | 'extra-offer' | 'extra-answer' | 'report' | 'shares' | 'vote' | 'split';

/** A sum of spice that a faction offers for the office of the Manager. */
export interface ManagerSum {
  readonly faction: FactionId;
  readonly sum: number;
}

/** The share of the announced harvest that a faction was given: the sum of its share cards. Secret. */
export interface Share {
  readonly faction: FactionId;
  readonly share: number;
}

export type HarvestVote = 'yes' | 'no';

/** A vote as it was shown. */
export interface CastVote {
  readonly faction: FactionId;
  readonly vote: HarvestVote;
}

/** A part of the pot. */
export interface PaidFromPot {
  readonly faction: FactionId;
  readonly amount: number;
}

/** Why another faction became Manager, or this one stayed. Taxes and worms have events of their own. */
export type NewManagerBecause = 'caught' | 'corrected';

/** What everybody may know of a harvest that is over. */
export interface HarvestReport {
  /** From 1. */
  readonly harvest: number;
  readonly manager: FactionId;
  /** The values of the drawn cards, added up. */
  readonly drawn: number;
  readonly announced: number;
  readonly votes: readonly CastVote[];
  /** The harvest and the fee. */
  readonly pot: number;
  /** Payments to the yes voters, in the order of voting; a share of 0 included. */
  readonly paidToYes: readonly PaidFromPot[];
  /**
   * Whether the report was honest. `'untold'` where the no votes are not more than the yes votes: the shares of no
   * voters stay secret, so nobody learns it.
   */
  readonly honest: boolean | 'untold';
  /** Payments to the no voters from the rest of a dishonest report. */
  readonly paidToNo: readonly PaidFromPot[];
  readonly paidToManager: number;
  /** What could not be divided and goes back to the bank. */
  readonly backToBank: number;
}
