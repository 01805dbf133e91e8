import type { FactionId } from '../../../model/factions.ts';
import type { SlotId } from '../../../model/treachery-cards.ts';

/** Cards are taken out of another hand, and as many given back. */
export interface HandSwapActivity {
  readonly kind: 'hand-swap';
  readonly id: 'hand-swap';
  readonly by: FactionId;
  readonly of: FactionId;
  /** How many were asked for, before anybody could know how many there are. */
  readonly wanted: number;
  /** How many came, which all can count; `null` before. */
  readonly taken: number | null;
}

/** How hands are swapped. The cards pass by events of their own. */
export type HandSwapEvent =
  | {
      readonly type: 'HandSwapBegan';
      readonly by: FactionId;
      readonly of: FactionId;
      readonly wanted: number;
    }
  | { readonly type: 'SwapCardsTaken'; readonly by: FactionId; readonly of: FactionId; readonly count: number }
  | { readonly type: 'HandSwapEnded'; readonly by: FactionId; readonly of: FactionId; readonly given: number };

/** What it asks; the comment gives the shape of an answer. */
export type HandSwapPrompt =
  /** `count` slots of the own hand, each once. */
  { readonly kind: 'give-back'; readonly to: FactionId; readonly count: number; readonly taken: readonly SlotId[] };

/** What is told of it. Which cards passed is told with the pieces. */
export type HandSwapLogFact =
  | { readonly code: 'hand-swap-began'; readonly by: FactionId; readonly of: FactionId }
  | { readonly code: 'hand-was-empty'; readonly of: FactionId };

/** What hands do with it: cards go over to somebody else, unseen by the others. */
export interface HandSwapMove {
  readonly kind: 'hand-over-cards';
  readonly from: FactionId;
  readonly to: FactionId;
  readonly count: number;
}

/** The swap of hands, as the table knows it. */
export interface HandSwapContract {
  readonly activity: HandSwapActivity;
  readonly event: HandSwapEvent;
  readonly prompt: HandSwapPrompt;
  readonly logFact: HandSwapLogFact;
  readonly action: HandSwapMove;
}
