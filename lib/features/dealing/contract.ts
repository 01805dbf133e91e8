import type { FactionId } from '../../model/factions.ts';
import type { LeaderId } from '../../model/leaders.ts';

/** The prompt for choosing a traitor; the comment gives the shape of an answer. */
export type DealingPrompt =
  /**
   * The choice with the app's traitors: the leader that the faction keeps out of its four; `null` if it may keep no
   * leader.
   */
  { readonly kind: 'choose-traitor'; readonly dealt: readonly LeaderId[] };

/** The commands of the moderator. */
export type DealingCommand =
  /**
   * With the app's cards, the moderator deals from the top of the deck: at least 1 card, at most as many as the hand
   * has room for.
   */
  | { readonly type: 'DealCards'; readonly faction: FactionId; readonly count: number }
  /**
   * With the app's cards, the moderator shuffles a hand back into the deck unseen, so that the hand can be dealt again.
   */
  | { readonly type: 'ReturnHand'; readonly faction: FactionId }
  /** With the app's traitors, the moderator deals four to each faction at once, before any faction has a traitor. */
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
