/** What factions lose while their main characters are dead. */
import type { AdvantageId } from './advantages.ts';
import type { LeaderId } from './leaders.ts';

/**
 * Losses that are not the absence of a power: free revival; special forces, which count as plain forces and leave the
 * reserves; advisors and coexistence; all traitors except one; and the favourable fares of allies.
 */
export type OtherLoss = 'free-revival' | 'special-forces' | 'advisors' | 'traitors' | 'fares-of-allies';

/**
 * What puts a faction out of the game: the death of all its leaders and its main character, or of its main character
 * alone. Without main characters, nothing does.
 */
export type OutOfTheGame = 'never' | 'without-leaders' | 'without-main-character';

/** The leaders that never come back for free. @rules Nine-faction compendium XXVI · Grand Dune, "Ixians" · R-77 */
export const NEVER_FREE: readonly LeaderId[] = ['inquisitor'];

/** Everything that a faction loses while its main character is dead. */
export interface RestingOnMain {
  readonly main: LeaderId;
  /** The powers that are not active while the main character is dead. */
  readonly powers: readonly AdvantageId[];
  readonly others: readonly OtherLoss[];
  readonly source: string;
}
