/** The contract of yes and no cards: the right to declare Kanly without a threat. */
import type { Commitments } from '../../../model/commitments.ts';
import type { FactionId } from '../../../model/factions.ts';

/** The number of yes cards of one faction. */
export interface YesCards {
  readonly faction: FactionId;
  readonly cards: number;
}

/** The slice of this feature; `null` at a table without such cards. */
export interface KanlyCardsSlice {
  readonly kanlyCards: {
    /** The yes cards of each faction that takes part in duels. Each number is secret to its owner. */
    readonly held: readonly YesCards[];
    /** The number of yes cards of the table. */
    readonly all: number;
    /** The latest turn in which cards were dealt; 0 before the first deal. */
    readonly dealtIn: number;
  } | null;
}

/** The deal of a turn. All players look at their cards and return their no cards. */
export interface KanlyDealActivity {
  readonly kind: 'kanly-deal';
  readonly id: `kanly-deal-${number}`;
  /** The factions with a card, in the order of play. */
  readonly of: readonly FactionId[];
  /** The faction with the yes card; `nobody` if it is left over. Secret. `null` before the deal. */
  readonly yes: FactionId | 'nobody' | null;
  /** The seats that have looked at their cards. */
  readonly seen: Commitments<true>;
}

/** The events of this feature. */
export type KanlyCardsEvent =
  | { readonly type: 'KanlyDealBegan'; readonly turn: number; readonly of: readonly FactionId[] }
  /** Only the receiver of each card reads it. */
  | { readonly type: 'KanlyCardsDealt'; readonly yes: FactionId | 'nobody' }
  | { readonly type: 'KanlyCardSeen'; readonly faction: FactionId }
  | { readonly type: 'KanlyDealEnded' }
  /** Only the two factions know it. */
  | { readonly type: 'KanlyCardGiven'; readonly by: FactionId; readonly to: FactionId }
  /** The duel follows at once. */
  | { readonly type: 'KanlyCardTurnedIn'; readonly by: FactionId; readonly on: FactionId };

/** The commands of this feature. */
export type KanlyCardsCommand =
  | { readonly type: 'TurnInKanlyCard'; readonly on: FactionId }
  | { readonly type: 'GiveKanlyCard'; readonly to: FactionId };

/** The refusals of this feature. */
export type KanlyCardsRefusal =
  | { readonly code: 'no-kanly-cards-here' }
  /** The seat itself holds no yes card. */
  | { readonly code: 'no-kanly-card' }
  | { readonly code: 'gives-to-itself' }
  /** A battle, an auction, a window, a deal or a duel runs. */
  | { readonly code: 'kanly-cards-rest' };

/** The log lines of this feature. */
export type KanlyCardsLogFact =
  | { readonly code: 'kanly-cards-dealt' }
  /** The line for the owner of the card. */
  | { readonly code: 'own-kanly-card'; readonly card: KanlyCard }
  /** The line for the two factions. */
  | { readonly code: 'own-kanly-card-given'; readonly by: FactionId; readonly to: FactionId }
  | { readonly code: 'kanly-card-turned-in'; readonly by: FactionId; readonly on: FactionId };

/** A card of the deal. Only a yes card is kept. */
export type KanlyCard = 'yes' | 'no';

/** The public view of this feature. */
export interface KanlyCardsPublicView {
  /** The factions that can hold yes cards, in the order of play; `null` at a table without such cards. */
  readonly kanlyCards: { readonly of: readonly FactionId[]; readonly all: number } | null;
}

/** The own view of this feature. */
export interface KanlyCardsOwnView {
  /** The number of own yes cards; `null` for a faction that cannot hold such cards. */
  readonly yesCards: number | null;
  /** The own card of the running deal; `null` outside a deal. */
  readonly dealtKanlyCard: KanlyCard | null;
}

/** The contract of yes and no cards. */
export interface KanlyCardsContract {
  readonly slice: KanlyCardsSlice;
  readonly activity: KanlyDealActivity;
  readonly event: KanlyCardsEvent;
  /** `true`: the seat has looked at its card. */
  readonly prompt: { readonly kind: 'look-at-kanly-card' };
  readonly command: KanlyCardsCommand;
  readonly secret: { readonly kind: 'duel/yes-cards'; readonly cards: number };
  readonly refusal: KanlyCardsRefusal;
  readonly logFact: KanlyCardsLogFact;
  readonly publicView: KanlyCardsPublicView;
  readonly ownView: KanlyCardsOwnView;
}
