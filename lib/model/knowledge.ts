import type { BattleId, PlanElement } from './battle.ts';
import type { FactionId } from './factions.ts';
import type { LeaderId } from './leaders.ts';
import type { SlotId } from './treachery.ts';

/** The name of a secret, never its content. The owner of a secret always knows it. */
export type SecretName =
  | { readonly kind: 'hand-slot'; readonly of: FactionId; readonly slot: SlotId }
  | { readonly kind: 'hand-size'; readonly of: FactionId }
  | { readonly kind: 'spice'; readonly of: FactionId }
  | { readonly kind: 'traitor'; readonly of: FactionId; readonly leader: LeaderId }
  | { readonly kind: 'plan-element'; readonly of: FactionId; readonly battle: BattleId; readonly element: PlanElement }
  | { readonly kind: 'plan'; readonly of: FactionId; readonly battle: BattleId };

/** One line of the ledger of who has seen what. Written by events; a take-back does not erase it. */
export interface KnowledgeGrant {
  readonly knower: FactionId | 'table';
  readonly secret: SecretName;
}
