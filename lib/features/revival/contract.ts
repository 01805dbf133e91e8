import type { Permission } from '../permissions/contract.ts';
import type { Forces } from '../../model/board.ts';
import type { FactionId } from '../../model/factions.ts';
import type { PhaseId } from '../../model/phases.ts';
import type {
  ReturnAtOnceId,
  Revival,
  RevivalId,
  RevivalPaid,
  RevivalTerms,
  RevivedLeader,
} from '../../model/revival.ts';
import type { CancelState } from '../../model/cancel-state.ts';

/** A revival in which some factions must still choose. */
export interface RevivalActivity extends CancelState {
  readonly kind: 'revival';
  readonly id: RevivalId;
  /** The decisions of allies about free revivals. */
  readonly lets: readonly LetsRevive[];
}

/** The moment after the death of a faction's last leader, in editions where one leader may come back at once. */
export interface ReturnAtOnceActivity {
  readonly kind: 'return-at-once';
  readonly id: ReturnAtOnceId;
  readonly faction: FactionId;
}

/** Whether a faction grants an ally its additional free revivals. */
export interface LetsRevive {
  readonly by: FactionId;
  readonly ally: FactionId;
  readonly lets: boolean;
}

/** The revived pieces of one faction; no pieces if the player chose to revive nothing. */
export interface Revived extends Forces {
  readonly faction: FactionId;
  readonly leader: RevivedLeader | null;
  readonly paid: readonly RevivalPaid[];
}

/** The events of revival. Pieces and payments move by events of the pieces. */
export type RevivalEvent =
  /** `phase` is the phase that opens with the revival: the revival phase, or the shipment phase. */
  | { readonly type: 'RevivalBegan'; readonly turn: number; readonly phase: PhaseId }
  | ({ readonly type: 'AllyLetRevive' } & LetsRevive)
  | ({ readonly type: 'RevivalMade' } & Revived)
  | { readonly type: 'RevivalEnded' }
  /** The revival opens again in its own phase, for factions that it did not ask before. */
  | { readonly type: 'RevivalWentOn' }
  /**
   * The faction has lost its last living leader. It may revive one leader each turn, until no leader is left in the
   * tanks.
   */
  | { readonly type: 'LeadersGone'; readonly faction: FactionId }
  | { readonly type: 'LeadersAllBack'; readonly faction: FactionId }
  /** A faction that has just lost its last leader is asked whether one comes back at once. */
  | { readonly type: 'ReturnAtOnceOffered'; readonly faction: FactionId };

/** The prompts of revival; each comment gives the shape of an answer. */
export type RevivalPrompt =
  /**
   * The revivals of a faction: `{ count, special, leader, own }`. The fields are the number of forces, the number of
   * special forces among them, a leader or `null`, and whether the player pays despite an ally's pledge. Every faction
   * with pieces in the tanks that can be revived is asked.
   */
  | ({ readonly kind: 'revive' } & RevivalTerms)
  /**
   * Whether an ally may revive this many forces for free, instead of the ally's own number: `true` or `false`. If the
   * owner has set a permission, the ally is asked.
   */
  | {
      readonly kind: 'let-revive';
      readonly by: FactionId;
      readonly ally: FactionId;
      readonly free: number;
      readonly own: number;
      readonly leave: Permission;
    };

/** The log lines of revival. The pieces log the revived pieces. */
export type RevivalLogFact =
  | { readonly code: 'revived-nobody'; readonly faction: FactionId }
  | { readonly code: 'revival-paid'; readonly faction: FactionId; readonly paid: readonly RevivalPaid[] }
  | ({ readonly code: 'ally-let-revive' } & LetsRevive)
  | { readonly code: 'leaders-gone'; readonly faction: FactionId };

/** The public view of revival. */
export interface RevivalView {
  readonly terms: Revival;
  /** The factions that have chosen, in the order of play, with their revived pieces. */
  readonly revived: readonly Revived[];
  readonly isOver: boolean;
  /**
   * Whether nobody revived anything. This is hidden while an owner is asked to check a secret that may change revivals.
   */
  readonly isNobodyBack: boolean;
}

/** The public view of this feature. */
export interface RevivalPublicView {
  /** The running revival; `null` in other phases. */
  readonly revival: RevivalView | null;
}

/** The slice of this feature. */
export interface RevivalSlice {
  /** The last revival; `null` before the first. */
  readonly lastRevival: {
    readonly turn: number;
    /** The phase that opened with the revival. */
    readonly phase: PhaseId;
    readonly revived: readonly Revived[];
  } | null;
  /** Factions whose leaders may be revived, one leader a turn. */
  readonly leadersReturning: readonly FactionId[];
  /** Factions that have lost their last leader since the last revival and have not been asked about it yet. */
  readonly leadersJustGone: readonly FactionId[];
  /** Special forces that were revived this turn, by any means. */
  readonly specialsRevived: readonly { readonly turn: number; readonly faction: FactionId; readonly count: number }[];
}

/** The contract of revival. */
export interface RevivalContract {
  readonly slice: RevivalSlice;
  readonly activity: RevivalActivity | ReturnAtOnceActivity;
  readonly event: RevivalEvent;
  readonly prompt: RevivalPrompt;
  readonly logFact: RevivalLogFact;
  readonly publicView: RevivalPublicView;
}
