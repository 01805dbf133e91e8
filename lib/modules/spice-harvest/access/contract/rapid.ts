/** The dealt access cards: who exchanges, draws and picks some, one faction after the other. */
import type { FactionId } from '../../../../model/factions.ts';
import type { HarvestCard } from '../../../../model/harvest.ts';
import type { AccessCard, AccessId, HeldAccessCard } from './position.ts';

/** What comes next: the faction that is asked, or the part that follows. */
export type RapidAccessStep = 'exchange' | 'return' | 'draw' | 'pick' | 'trading' | 'claims' | 'end';

/** The course of the dealt cards. It lies below the trades and the claims. */
export interface RapidAccessActivity {
  readonly kind: 'rapid-access';
  readonly id: 'rapid-access';
  readonly next: RapidAccessStep;
  /** The faction of which a card was taken; `null` before. */
  readonly takenFrom: FactionId | null;
  /** Cards that a worm has taken from their owner. They lie open. */
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
  /** Another faction, of which a random card is taken; or `'none'`. */
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
  /** For the two sides. */
  | {
      readonly code: 'own-access-card-taken';
      readonly by: FactionId;
      readonly from: FactionId;
      readonly card: AccessCard;
    }
  | { readonly code: 'access-card-returned'; readonly by: FactionId; readonly to: FactionId }
  /** For the two sides. */
  | {
      readonly code: 'own-access-card-returned';
      readonly by: FactionId;
      readonly to: FactionId;
      readonly card: AccessCard;
    }
  /** `forfeited` are all cards of the faction if a worm came. */
  | {
      readonly code: 'access-cards-drawn';
      readonly faction: FactionId;
      readonly cards: number;
      readonly harvest: HarvestCard;
      readonly forfeited: readonly AccessCard[];
    }
  | { readonly code: 'forfeited-card-picked'; readonly faction: FactionId; readonly card: AccessCard };
