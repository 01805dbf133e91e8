import type { Permission } from '../permissions/contract.ts';
import type { Forces } from '../../model/board.ts';
import type { FactionId } from '../../model/factions.ts';
import type { PhaseId } from '../../model/phases.ts';
import type { Revival, RevivalId, RevivalPaid, RevivalTerms, RevivedLeader } from '../../model/revival.ts';
import type { CancelState } from '../../model/cancel-state.ts';

/** Revival while some have still to say who comes back. */
export interface RevivalActivity extends CancelState {
  readonly kind: 'revival';
  readonly id: RevivalId;
  /** What those have said who may let an ally revive more for nothing. */
  readonly lets: readonly LetsRevive[];
}

/** Whether a faction lets an ally revive as many for nothing as it may. */
export interface LetsRevive {
  readonly by: FactionId;
  readonly ally: FactionId;
  readonly lets: boolean;
}

/** Who comes back of one faction; nobody where its player wants nobody. */
export interface Revived extends Forces {
  readonly faction: FactionId;
  readonly leader: RevivedLeader | null;
  readonly paid: readonly RevivalPaid[];
}

/** How forces and leaders come back. What comes back, and what is paid, moves by events of its own. */
export type RevivalEvent =
  /** `phase` is the one that it opens: its own, or the shipment. */
  | { readonly type: 'RevivalBegan'; readonly turn: number; readonly phase: PhaseId }
  | ({ readonly type: 'AllyLetRevive' } & LetsRevive)
  | ({ readonly type: 'RevivalMade' } & Revived)
  | { readonly type: 'RevivalEnded' }
  /** In its own phase, for whoever was not asked before it ended. */
  | { readonly type: 'RevivalWentOn' }
  /** None of its leaders is at hand: one a turn may come back, until none is left in the tanks. */
  | { readonly type: 'LeadersGone'; readonly faction: FactionId }
  | { readonly type: 'LeadersAllBack'; readonly faction: FactionId };

/** What it asks; the comment gives the shape of an answer. */
export type RevivalPrompt =
  /**
   * Asked of everybody who has anybody in the tanks that may come back: `{ count, special, leader, own }`, forces in all,
   * special ones among them, a leader or `null`, and whether its player pays although an ally has set spice aside.
   */
  | ({ readonly kind: 'revive' } & RevivalTerms)
  /**
   * Whether an ally may revive so many for nothing, in the place of its own number: `true` or `false`. Where its owner
   * has granted it for good, or denied it, the ally is asked.
   */
  | {
      readonly kind: 'let-revive';
      readonly by: FactionId;
      readonly ally: FactionId;
      readonly free: number;
      readonly own: number;
      readonly leave: Permission;
    };

/** What is told of it. Who comes back is told with the pieces. */
export type RevivalLogFact =
  | { readonly code: 'revived-nobody'; readonly faction: FactionId }
  | { readonly code: 'revival-paid'; readonly faction: FactionId; readonly paid: readonly RevivalPaid[] }
  | ({ readonly code: 'ally-let-revive' } & LetsRevive)
  | { readonly code: 'leaders-gone'; readonly faction: FactionId };

/** Revival as everybody may see it. */
export interface RevivalView {
  readonly terms: Revival;
  /** Who has revived, in the order of play; nobody may have come back. */
  readonly revived: readonly Revived[];
  readonly isOver: boolean;
  /** It has come to nothing. Not told while some owner is asked to look again at a secret, on which it may rest who can come back. */
  readonly isNobodyBack: boolean;
}

/** What everybody sees of it. */
export interface RevivalPublicView {
  /** `null` in other phases. */
  readonly revival: RevivalView | null;
}

/** What the state has of it. */
export interface RevivalSlice {
  /** The last revival; `null` before the first. */
  readonly lastRevival: {
    readonly turn: number;
    /** The phase that it opened. */
    readonly phase: PhaseId;
    readonly revived: readonly Revived[];
  } | null;
  /** Factions whose leaders may come back, one a turn. */
  readonly leadersReturning: readonly FactionId[];
  /** Special forces that came back this turn, by whatever means. */
  readonly specialsRevived: readonly { readonly turn: number; readonly faction: FactionId; readonly count: number }[];
}

/** Revival, as the table knows it. */
export interface RevivalContract {
  readonly slice: RevivalSlice;
  readonly activity: RevivalActivity;
  readonly event: RevivalEvent;
  readonly prompt: RevivalPrompt;
  readonly logFact: RevivalLogFact;
  readonly publicView: RevivalPublicView;
}
