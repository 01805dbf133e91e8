import type { BattleId, PlanElement } from './battle.ts';
import type { FactionId } from './factions.ts';
import type { LeaderId } from './leaders.ts';
import type { StormId } from './storm.ts';
import type { SlotId } from './treachery-cards.ts';

/** The id of one showing of a secret: the two seats and a count. The id tells other seats nothing. */
export type ShowingId = `${FactionId}-to-${FactionId}-${number}`;

/** The name of a secret, never its content. The owner of a secret always knows it. */
export type SecretName =
  | { readonly kind: 'hand-slot'; readonly of: FactionId; readonly slot: SlotId }
  | { readonly kind: 'traitor'; readonly of: FactionId; readonly leader: LeaderId }
  /** Cards or traitors that the app has dealt to `of`. */
  | { readonly kind: 'deal'; readonly of: FactionId; readonly what: 'cards' | 'traitors' }
  | { readonly kind: 'prediction'; readonly of: FactionId }
  /**
   * The record of a faction's spice over the turns, its traitors and its prediction. The faction opens this record
   * after the game.
   */
  | { readonly kind: 'record'; readonly of: FactionId }
  /** A secret that its owner showed to one other seat. `silently` means that no third seat may know of the showing. */
  | { readonly kind: 'shown'; readonly of: FactionId; readonly showing: ShowingId; readonly silently: boolean }
  /** The identity of a captured leader of `of`. */
  | { readonly kind: 'captive'; readonly of: FactionId; readonly battle: BattleId; readonly epoch: number }
  | { readonly kind: 'storm-dial'; readonly of: FactionId; readonly storm: StormId; readonly epoch: number }
  /** The card with this number in a turn's bidding, for a faction that may look at the card before the sale. */
  | { readonly kind: 'card-for-sale'; readonly of: FactionId; readonly turn: number; readonly lot: number }
  /** The top card of the spice deck that a faction saw in a turn. */
  | { readonly kind: 'spice-card'; readonly of: FactionId; readonly turn: number }
  /** The number of a die that was thrown in secret against a faction in a turn. */
  | { readonly kind: 'poison-die'; readonly of: FactionId; readonly against: FactionId; readonly turn: number }
  /** The storm card that lies face down; `turn` is the turn in which it was placed. */
  | { readonly kind: 'storm-card'; readonly of: FactionId; readonly turn: number }
  | ({ readonly kind: 'plan-element'; readonly element: PlanElement } & PlanName)
  | ({ readonly kind: 'plan' } & PlanName);

/** The plan of one epoch. After a take-back the battle is planned again, in a later epoch. */
interface PlanName {
  readonly of: FactionId;
  readonly battle: BattleId;
  readonly epoch: number;
}

/** One line of the ledger of learnt secrets. Events add to it; a take-back removes nothing. */
export interface KnowledgeGrant {
  readonly knower: FactionId | 'table';
  readonly secret: SecretName;
}
