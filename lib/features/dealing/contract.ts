import type { FactionId } from '../../model/factions.ts';
import type { LeaderId } from '../../model/leaders.ts';

/** It asks whom a faction keeps of its traitors; the comment gives the shape of an answer. */
export type DealingPrompt =
  /** App traitors: the leader to keep, of four dealt; `null` where none of them may be kept. */
  { readonly kind: 'choose-traitor'; readonly dealt: readonly LeaderId[] };

/** Of the moderator. */
export type DealingCommand =
  /** App cards: deal from the top of the deck. Moderator; 1 to the room left in the hand. */
  | { readonly type: 'DealCards'; readonly faction: FactionId; readonly count: number }
  /** App cards: a hand is shuffled back into the deck, unseen, so that it can be dealt anew. Moderator. */
  | { readonly type: 'ReturnHand'; readonly faction: FactionId }
  /** App traitors: four to each faction at once, before anybody has any. Moderator. */
  | { readonly type: 'DealTraitors' };

/** Why nothing can be dealt. */
export type DealingRefusal =
  { readonly code: 'deck-empty' } | { readonly code: 'already-dealt' } | { readonly code: 'kept-on-cardboard' };

/** What Mentat’s own decks do, as the table knows it. */
export interface DealingContract {
  readonly refusal: DealingRefusal;
  readonly prompt: DealingPrompt;
  readonly command: DealingCommand;
}
