import type { FactionId } from '../../../../model/factions.ts';
import type {
  CastVote,
  DecidedSuccession,
  HarvestReport,
  HarvestStep,
  HarvestVote,
  ManagerSum,
  PaidFromPot,
  Share,
  Succession,
} from './report.ts';

/** What everybody sees of the running harvest. */
export interface RunningHarvestView {
  readonly step: HarvestStep;
  /** The offered price of one more card; `null` without an offer. */
  readonly extraPrice: number | null;
  readonly announced: number | null;
  /** Whether the shares are handed out. */
  readonly sharesAreOut: boolean;
  /** The faction that has looked at a share; `null` before a look. */
  readonly lookedBy: FactionId | null;
  /** The factions that vote, in order from the right of the Manager. */
  readonly voters: readonly FactionId[];
  /** The factions that have sealed the present answer of all factions: a vote, or a division of the rest. */
  readonly sealedBy: readonly FactionId[];
  /** The votes; empty before the votes are shown. */
  readonly voted: readonly CastVote[];
  /** The harvest and the payments to the yes voters; `null` before the votes are shown. */
  readonly shown: {
    readonly drawn: number;
    /** The sum of the printed values of the cards. */
    readonly printed: number;
    readonly pot: number;
    readonly paidToYes: readonly PaidFromPot[];
  } | null;
  /** The spice that the no voters divide; `null` unless no voters are asked. */
  readonly rest: number | null;
  readonly among: readonly FactionId[];
  /** The time at which the no voters get equal parts (server time, ms); `null` unless no voters are asked. */
  readonly splitUntil: number | null;
  /** The open decision about the next Manager; `null` if there is none. */
  readonly succession: Succession | null;
}

/** The public view of the module. */
export interface HarvestsView {
  /** Whether all parts of the module are over and the set-up goes on. */
  readonly isOver: boolean;
  /** The number of the current or last harvest, which is 0 before the first harvest, and the number of all harvests. */
  readonly harvest: number;
  readonly of: number;
  readonly manager: FactionId | null;
  /** The factions that take part, in storm order. */
  readonly players: readonly FactionId[];
  /** The factions that have sealed a sum; empty unless sums are asked for. */
  readonly sumsBy: readonly FactionId[];
  readonly sums: readonly ManagerSum[];
  /** The receiver of the First Manager's sum; `null` before the sum is paid. */
  readonly payee: FactionId | null;
  readonly running: RunningHarvestView | null;
  readonly reports: readonly HarvestReport[];
  readonly keptOffice: readonly FactionId[];
  /** The faction that may stay Manager once after a dishonest report; `null` if there is none. */
  readonly mayStayOnce: FactionId | null;
  /** The last decision about a next Manager; `null` before the first. */
  readonly decided: DecidedSuccession | null;
  /** Whether players may tell their shares before the vote is over. */
  readonly sharesMayBeTold: boolean;
}

/** What one faction sees of the running harvest in addition to the public view. */
export interface OwnHarvestView {
  /** The faction's own sum for the office of the Manager, while the sum is sealed. */
  readonly sum: number | null;
  /** The cards of the Manager. Only the Manager sees them; the list is empty for other factions. */
  readonly cards: readonly number[];
  /** The printed values of these cards. */
  readonly printed: readonly number[];
  /** The shares that the Manager has given. Only the Manager sees this list; it is empty for other factions. */
  readonly given: readonly Share[];
  readonly share: number | null;
  /** The share of another faction that this faction has looked at. */
  readonly seen: Share | null;
  readonly vote: HarvestVote | null;
  /** The faction's own division of the rest, while the division is sealed. `equal` means equal parts. */
  readonly split: readonly PaidFromPot[] | 'equal' | null;
}

/** The public view of this feature; `null` at a table without the module. */
export interface HarvestsPublicView {
  readonly harvests: HarvestsView | null;
}

/** The view of this feature for one faction. */
export interface HarvestsOwnView {
  readonly harvest: OwnHarvestView | null;
}
