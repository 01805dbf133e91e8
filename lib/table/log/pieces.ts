import type { ForcesSide, Place, Troops } from '../board.ts';
import type { FactionId } from '../factions.ts';
import type { OpenPlace } from '../facts.ts';
import type { LeaderId } from '../leaders.ts';
import type { TerritoryId } from '../territories.ts';
import type { TreacheryTitle } from '../treachery.ts';

/** What is told of forces, leaders, spice and cards, in whatever phase. */
export type PieceLogFact =
  | { readonly code: 'cards-dealt'; readonly faction: FactionId; readonly count: number }
  | { readonly code: 'own-cards-dealt'; readonly cards: readonly TreacheryTitle[] }
  | { readonly code: 'cards-passed'; readonly from: FactionId; readonly to: FactionId; readonly count: number }
  /** For the two between whom they passed. */
  | {
      readonly code: 'own-cards-passed';
      readonly from: FactionId;
      readonly to: FactionId;
      readonly cards: readonly TreacheryTitle[];
    }
  | {
      readonly code: 'card-moved';
      readonly card: TreacheryTitle;
      readonly from: OpenPlace;
      readonly to: OpenPlace | FactionId;
    }
  | { readonly code: 'discards-reshuffled' }
  | { readonly code: 'hand-returned'; readonly faction: FactionId }
  | { readonly code: 'traitors-dealt'; readonly faction: FactionId }
  | { readonly code: 'traitors-chosen'; readonly faction: FactionId }
  | { readonly code: 'own-traitors'; readonly leaders: readonly LeaderId[] }
  | ({ readonly code: 'forces-lost'; readonly faction: FactionId } & Troops & Place)
  | {
      readonly code: 'side-shown';
      readonly faction: FactionId;
      readonly territory: TerritoryId;
      readonly side: ForcesSide;
      readonly because: 'own-wish' | 'alone' | 'placed';
    }
  | { readonly code: 'leader-killed'; readonly leader: LeaderId }
  | { readonly code: 'leader-revived'; readonly leader: LeaderId; readonly resting: boolean }
  | ({ readonly code: 'forces-revived'; readonly faction: FactionId } & Troops)
  | {
      readonly code: 'captives-returned';
      readonly captor: FactionId;
      readonly count: number;
      readonly because: 'used' | 'no-leaders';
    }
  | { readonly code: 'kwisatz-haderach-killed' }
  | { readonly code: 'kwisatz-haderach-revived' }
  | { readonly code: 'bounty-paid'; readonly faction: FactionId; readonly amount: number }
  /** Spice laid beside a dial, now in the bank. */
  | { readonly code: 'support-paid'; readonly faction: FactionId; readonly amount: number }
  | ({ readonly code: 'spice-lost'; readonly amount: number } & Place)
  | { readonly code: 'card-discarded'; readonly faction: FactionId; readonly card: TreacheryTitle }
  | { readonly code: 'card-removed'; readonly faction: FactionId; readonly card: TreacheryTitle };
