import type { FactionId } from '../../../../model/factions.ts';

/** The step of a harvest. */
export type HarvestStep =
  'tax' | 'draw' | 'extra-offer' | 'extra-answer' | 'report' | 'shares' | 'vote' | 'split' | 'succession';

/** A sum of spice that a faction offers for the office of the Manager. */
export interface ManagerSum {
  readonly faction: FactionId;
  readonly sum: number;
}

/** The share of the announced harvest that a faction was given. It is the sum of the faction's share cards. Secret. */
export interface Share {
  readonly faction: FactionId;
  readonly share: number;
}

export type HarvestVote = 'yes' | 'no';

/** A shown vote. */
export interface CastVote {
  readonly faction: FactionId;
  readonly vote: HarvestVote;
}

/** A part of the pot. */
export interface PaidFromPot {
  readonly faction: FactionId;
  readonly amount: number;
}

/**
 * The reason why another faction became Manager, or why this faction stayed Manager. Taxes and worms have events of
 * their own.
 */
export type NewManagerBecause = 'caught' | 'corrected';

/** The decision of one faction about the next Manager, after a Manager fell. */
export interface Succession {
  /** The faction that may pass over `next`. */
  readonly by: FactionId;
  readonly next: FactionId;
  /** The next Manager if `next` is passed over. */
  readonly then: FactionId;
}

/** A decision about the next Manager after this harvest. `passedOver` is the blocked neighbour, or `null`. */
export interface DecidedSuccession {
  readonly harvest: number;
  readonly passedOver: FactionId | null;
}

/** What everybody may know of a harvest that is over. */
export interface HarvestReport {
  /** The number of the harvest, from 1. */
  readonly harvest: number;
  readonly manager: FactionId;
  /** The sum of the values of the drawn cards, as the Manager counts them. */
  readonly drawn: number;
  /** The sum of the values on the cards, if the Manager counts them higher. */
  readonly printed?: number;
  readonly announced: number;
  readonly votes: readonly CastVote[];
  /** The sum of the harvest and the fee. */
  readonly pot: number;
  /** The payments to the yes voters, in the order of voting. They include shares of 0. */
  readonly paidToYes: readonly PaidFromPot[];
  /**
   * Whether the report was honest. It is `'untold'` if there are not more no votes than yes votes. Then the shares of
   * no voters stay secret, so nobody learns whether the report was honest.
   */
  readonly honest: boolean | 'untold';
  /** The payments to the no voters from the rest of a dishonest report. */
  readonly paidToNo: readonly PaidFromPot[];
  readonly paidToManager: number;
  /** The spice that could not be divided and goes back to the bank. */
  readonly backToBank: number;
}
