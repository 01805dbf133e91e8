import type { BattleId } from '../../../model/battle.ts';
import type { CancelState, LoyaltyId } from '../../../model/cancel-state.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { LeaderId } from '../../../model/leaders.ts';

/** The moment at which a leader has come back and a Karama can keep it loyal. */
export interface LoyaltyActivity extends CancelState {
  readonly kind: 'loyalty';
  readonly id: LoyaltyId;
  readonly leader: LeaderId;
}

/** A side of a battle whose leader a Ghola protects from Tleilaxu. */
export interface Guarded {
  readonly battle: BattleId;
  readonly faction: FactionId;
}

/** The events of this feature. */
export type DeadTraitorsEvent =
  /** Leaders who have come to the tanks are traitors of Tleilaxu from now on. */
  | { readonly type: 'DeadTraitorsGained'; readonly leaders: readonly LeaderId[] }
  /** A leader has come back, and the table is asked about a Karama. */
  | { readonly type: 'LoyaltyAsked'; readonly leader: LeaderId }
  /** The leader stays a traitor, or is loyal to its own faction again. */
  | { readonly type: 'LoyaltySettled'; readonly leader: LeaderId; readonly isTraitor: boolean }
  /** A Ghola protects the leader of a side for the rest of a battle. */
  | ({ readonly type: 'LeaderGuarded' } & Guarded);

/** Whether a leader is a traitor of Tleilaxu, as the moderator sets it. */
export interface DeadTraitorsFact {
  readonly kind: 'dead-traitor';
  readonly leader: LeaderId;
  readonly inPay: boolean;
}

/** The refusals of that fact. */
export type DeadTraitorsRefusal =
  /** Only leaders of others can be traitors of Tleilaxu, and no main characters. All of them in the tanks are. */
  { readonly code: 'traitor-stays-as-is'; readonly leader: LeaderId; readonly inPay: boolean };

/** The log lines of this feature. */
export type DeadTraitorsLogFact =
  | { readonly code: 'dead-traitors-gained'; readonly leaders: readonly LeaderId[] }
  | { readonly code: 'loyalty-asked'; readonly leader: LeaderId }
  | { readonly code: 'loyal-again'; readonly leader: LeaderId }
  | { readonly code: 'leader-guarded'; readonly faction: FactionId };

/** The public view of this feature. */
export interface DeadTraitorsPublicView {
  /** The leaders that are in the pay of Tleilaxu. Everybody knows who has died. */
  readonly deadTraitors: readonly LeaderId[];
}

/** The slice of this feature. */
export interface DeadTraitorsSlice {
  readonly deadTraitors: {
    readonly inPay: readonly LeaderId[];
    /** Traitors that have come back; the table is still to be asked about each. */
    readonly returned: readonly LeaderId[];
    readonly guarded: Guarded | null;
    /** The number of the next question. */
    readonly next: number;
  };
}

/** The contract of this feature. */
export interface DeadTraitorsContract {
  readonly slice: DeadTraitorsSlice;
  readonly activity: LoyaltyActivity;
  readonly event: DeadTraitorsEvent;
  readonly fact: DeadTraitorsFact;
  readonly refusal: DeadTraitorsRefusal;
  readonly logFact: DeadTraitorsLogFact;
  readonly publicView: DeadTraitorsPublicView;
}
