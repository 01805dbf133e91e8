import type { BattleId, PlanElement } from './battle.ts';
import type { FactionId } from './factions.ts';
import type { LeaderId } from './leaders.ts';
import type { StormId } from './storm.ts';
import type { SlotId } from './treachery-cards.ts';

/** Names what one seat shows another, by the two and how often; nobody else can tell anything from it. */
export type ShowingId = `${FactionId}-to-${FactionId}-${number}`;

/** The name of a secret, never its content. The owner of a secret always knows it. */
export type SecretName =
  | { readonly kind: 'hand-slot'; readonly of: FactionId; readonly slot: SlotId }
  | { readonly kind: 'traitor'; readonly of: FactionId; readonly leader: LeaderId }
  /** Cards or traitors that the app has dealt to `of`. */
  | { readonly kind: 'deal'; readonly of: FactionId; readonly what: 'cards' | 'traitors' }
  | { readonly kind: 'prediction'; readonly of: FactionId }
  /** Spice over the turns, traitors and prediction, opened by their owner after the game. */
  | { readonly kind: 'record'; readonly of: FactionId }
  /** One secret that its owner showed to one other seat; `silently` where nobody else may know that anything was shown. */
  | { readonly kind: 'shown'; readonly of: FactionId; readonly showing: ShowingId; readonly silently: boolean }
  /** A leader of `of` was captured: which one. */
  | { readonly kind: 'captive'; readonly of: FactionId; readonly battle: BattleId; readonly epoch: number }
  | { readonly kind: 'storm-dial'; readonly of: FactionId; readonly storm: StormId; readonly epoch: number }
  /** The card of this number in the bidding of a turn, for whoever looks at it before it is sold. */
  | { readonly kind: 'card-for-sale'; readonly of: FactionId; readonly turn: number; readonly lot: number }
  /** The card on top of the spice deck, as somebody looked at it in a turn. */
  | { readonly kind: 'spice-card'; readonly of: FactionId; readonly turn: number }
  /** The storm card that lies face down; `turn` is the turn in which it was laid there. */
  | { readonly kind: 'storm-card'; readonly of: FactionId; readonly turn: number }
  | ({ readonly kind: 'plan-element'; readonly element: PlanElement } & PlanName)
  | ({ readonly kind: 'plan' } & PlanName);

/** Which plan: a battle taken back is planned anew, in a later epoch. */
interface PlanName {
  readonly of: FactionId;
  readonly battle: BattleId;
  readonly epoch: number;
}

/** One line of the ledger of who has seen what. Written by events, only ever added to; a take-back erases nothing. */
export interface KnowledgeGrant {
  readonly knower: FactionId | 'table';
  readonly secret: SecretName;
}
