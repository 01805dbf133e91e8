import type { FactionId } from '../../model/factions.ts';
import type { LeaderId } from '../../model/leaders.ts';

/** The prompt for choosing a traitor; the comment gives the shape of an answer. */
export type DealingPrompt =
  /** App traitors: the leader to keep, out of four; `null` if none may be kept. */
  { readonly kind: 'choose-traitor'; readonly dealt: readonly LeaderId[] };

/** The commands of the moderator. */
export type DealingCommand =
  /** App cards: deals from the top of the deck; 1 to the room left in the hand. Moderator. */
  | { readonly type: 'DealCards'; readonly faction: FactionId; readonly count: number }
  /** App cards: shuffles a hand back into the deck unseen, so that it can be dealt again. Moderator. */
  | { readonly type: 'ReturnHand'; readonly faction: FactionId }
  /** App traitors: deals four to each faction at once, before anybody has any. Moderator. */
  | { readonly type: 'DealTraitors' };

/** The refusals of dealing. */
export type DealingRefusal =
  { readonly code: 'deck-empty' } | { readonly code: 'already-dealt' } | { readonly code: 'kept-on-cardboard' };

/** The contract of Mentat’s own decks. */
export interface DealingContract {
  readonly refusal: DealingRefusal;
  readonly prompt: DealingPrompt;
  readonly command: DealingCommand;
}
