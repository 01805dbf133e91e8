import type { FactionId } from '../../../model/factions.ts';
import type { SlotId } from '../../../model/treachery-cards.ts';

/** A swap of hands: cards are taken from another hand, and as many cards are given back. */
export interface HandSwapActivity {
  readonly kind: 'hand-swap';
  readonly id: 'hand-swap';
  readonly by: FactionId;
  readonly of: FactionId;
  /** The number of cards that the player asked for, without knowing the size of the hand. */
  readonly wanted: number;
  /** The number of taken cards, which is public; `null` before the cards are taken. */
  readonly taken: number | null;
}

/** The events of a swap. The cards pass by events of the pieces. */
export type HandSwapEvent =
  | {
      readonly type: 'HandSwapBegan';
      readonly by: FactionId;
      readonly of: FactionId;
      readonly wanted: number;
    }
  | { readonly type: 'SwapCardsTaken'; readonly by: FactionId; readonly of: FactionId; readonly count: number }
  | { readonly type: 'HandSwapEnded'; readonly by: FactionId; readonly of: FactionId; readonly given: number };

/** The prompt of this feature. */
export type HandSwapPrompt =
  /** The cards that go back: `count` different slots of the own hand. */
  { readonly kind: 'give-back'; readonly to: FactionId; readonly count: number; readonly taken: readonly SlotId[] };

/** The log lines of this feature. The lines of the pieces name the cards. */
export type HandSwapLogFact =
  | { readonly code: 'hand-swap-began'; readonly by: FactionId; readonly of: FactionId }
  | { readonly code: 'hand-was-empty'; readonly of: FactionId };

/** The physical action: cards pass to another faction, hidden from all other players. */
export interface HandSwapMove {
  readonly kind: 'hand-over-cards';
  readonly from: FactionId;
  readonly to: FactionId;
  readonly count: number;
}

/** The contract of the swap of hands. */
export interface HandSwapContract {
  readonly activity: HandSwapActivity;
  readonly event: HandSwapEvent;
  readonly prompt: HandSwapPrompt;
  readonly logFact: HandSwapLogFact;
  readonly action: HandSwapMove;
}
