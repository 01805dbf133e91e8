/** The dealt access cards. One faction after the other exchanges a card, draws cards and picks a card. */
import type { FactionId } from '../../../../model/factions.ts';
import type { HarvestCard } from '../../../../model/harvest.ts';
import type { AccessCard, AccessId, HeldAccessCard } from './position.ts';

/** The next step of the dealt cards: a question to a faction, or the next part. */
export type RapidAccessStep = 'exchange' | 'return' | 'draw' | 'pick' | 'trading' | 'claims' | 'free-start' | 'end';

/** The course of the dealt cards. It lies below the trades and the claims. */
export interface RapidAccessActivity {
  readonly kind: 'rapid-access';
  readonly id: 'rapid-access';
  readonly next: RapidAccessStep;
  /** The faction from which a card was taken; `null` before a card was taken. */
  readonly takenFrom: FactionId | null;
  /** The cards that a worm has taken from their owner. They lie open. */
  readonly forfeited: readonly AccessId[];
}

/** The events of dealt access cards. */
export type RapidAccessEvent =
  | {
      readonly type: 'AccessCardsDealt';
      readonly hands: readonly { readonly faction: FactionId; readonly cards: readonly AccessId[] }[];
    }
  | { readonly type: 'RapidAccessWentOn'; readonly next: RapidAccessStep }
  /** Chance has chosen the card. Only the two sides know it. */
  | {
      readonly type: 'AccessCardTaken';
      readonly by: FactionId;
      readonly from: FactionId;
      readonly card: AccessId;
    }
  | {
      readonly type: 'AccessCardReturned';
      readonly by: FactionId;
      readonly to: FactionId;
      readonly card: AccessId;
    }
  /** The faction draws these cards, and everybody sees the harvest card. A worm forfeits the whole hand. */
  | {
      readonly type: 'AccessCardsDrawn';
      readonly faction: FactionId;
      readonly cards: readonly AccessId[];
      readonly harvest: HarvestCard;
    }
  | { readonly type: 'ForfeitedCardPicked'; readonly faction: FactionId; readonly card: AccessId }
  | { readonly type: 'RapidAccessEnded' };

/** The prompts of dealt access cards; each comment gives the shape of an answer. */
export type RapidAccessPrompt =
  /** Another faction, from which a random card is taken; or `'none'`. */
  | { readonly kind: 'take-access-card' }
  /** The id of an own card. */
  | { readonly kind: 'return-access-card'; readonly to: FactionId; readonly hand: readonly HeldAccessCard[] }
  /** `true` draws this number of cards. */
  | { readonly kind: 'draw-access-cards'; readonly more: number }
  /** The id of a forfeited card. */
  | { readonly kind: 'pick-access-card'; readonly forfeited: readonly HeldAccessCard[] };

/** The log lines of dealt access cards. */
export type RapidAccessLogFact =
  | { readonly code: 'access-cards-dealt'; readonly cards: number }
  | { readonly code: 'access-card-taken'; readonly by: FactionId; readonly from: FactionId }
  /** The log line for the two factions of an exchange. */
  | {
      readonly code: 'own-access-card-taken';
      readonly by: FactionId;
      readonly from: FactionId;
      readonly card: AccessCard;
    }
  | { readonly code: 'access-card-returned'; readonly by: FactionId; readonly to: FactionId }
  /** The log line for the two factions of an exchange. */
  | {
      readonly code: 'own-access-card-returned';
      readonly by: FactionId;
      readonly to: FactionId;
      readonly card: AccessCard;
    }
  /** If a worm came, `forfeited` are all cards of the faction. */
  | {
      readonly code: 'access-cards-drawn';
      readonly faction: FactionId;
      readonly cards: number;
      readonly harvest: HarvestCard;
      readonly forfeited: readonly AccessCard[];
    }
  | { readonly code: 'forfeited-card-picked'; readonly faction: FactionId; readonly card: AccessCard };
