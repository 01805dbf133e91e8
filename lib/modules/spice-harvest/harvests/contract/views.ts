import type { FactionId } from '../../../../model/factions.ts';
import type { CastVote, HarvestReport, HarvestStep, HarvestVote, ManagerSum, PaidFromPot, Share } from './report.ts';

/** What everybody sees of the running harvest. */
export interface RunningHarvestView {
  readonly step: HarvestStep;
  /** The price of one more card, as it was offered; `null` without an offer. */
  readonly extraPrice: number | null;
  readonly announced: number | null;
  /** Whether the shares are handed out. */
  readonly sharesAreOut: boolean;
  /** The faction that has looked at a share; `null` before. */
  readonly lookedBy: FactionId | null;
  /** The factions that vote, in order from the right of the Manager. */
  readonly voters: readonly FactionId[];
  /** The factions that have sealed what is asked of all now: a vote, or a division of the rest. */
  readonly sealedBy: readonly FactionId[];
  /** The votes, once they are shown; empty before. */
  readonly voted: readonly CastVote[];
  /** The harvest and the payments to the yes voters, once the votes are shown; `null` before. */
  readonly shown: {
    readonly drawn: number;
    readonly pot: number;
    readonly paidToYes: readonly PaidFromPot[];
  } | null;
  /** What the no voters divide; `null` unless they are asked. */
  readonly rest: number | null;
  readonly among: readonly FactionId[];
}

/** The public view of the module. */
export interface HarvestsView {
  /** Whether all its parts are over and the set-up goes on. */
  readonly isOver: boolean;
  /** The number of the current or last harvest, 0 before the first, and how many there are. */
  readonly harvest: number;
  readonly of: number;
  readonly manager: FactionId | null;
  /** The factions that have sealed a sum; empty unless sums are asked for. */
  readonly sumsBy: readonly FactionId[];
  readonly sums: readonly ManagerSum[];
  /** The receiver of the First Manager's sum; `null` before. */
  readonly payee: FactionId | null;
  readonly running: RunningHarvestView | null;
  readonly reports: readonly HarvestReport[];
  readonly keptOffice: readonly FactionId[];
  /** The faction that may stay Manager once after a dishonest report; `null` for none. */
  readonly mayStayOnce: FactionId | null;
}

/** What one faction sees of the running harvest besides. */
export interface OwnHarvestView {
  /** Its own sum for the office of the Manager, while it is sealed. */
  readonly sum: number | null;
  /** The cards of the Manager. Only the Manager sees them; the list is empty for other factions. */
  readonly cards: readonly number[];
  /** The shares that the Manager has given. Only the Manager sees this list; it is empty for other factions. */
  readonly given: readonly Share[];
  readonly share: number | null;
  /** The share of another faction that it has looked at. */
  readonly seen: Share | null;
  readonly vote: HarvestVote | null;
  /** Its own division of the rest, while it is sealed; `equal` wants equal parts. */
  readonly split: readonly PaidFromPot[] | 'equal' | null;
}

/** The public view of this feature; `null` at a table without the module. */
export interface HarvestsPublicView {
  readonly harvests: HarvestsView | null;
}

/** The own view of this feature. */
export interface HarvestsOwnView {
  readonly harvest: OwnHarvestView | null;
}
