/** What a table chooses before it opens. */
import type { Components, EditionId, Layer, OptionId } from './editions.ts';
import type { FactionPair } from './factions.ts';

/** What the table chose when it opened; the rules are assembled from it, never stored. */
export interface TableChoices {
  readonly edition: EditionId;
  readonly layer: Layer;
  readonly options: readonly OptionId[];
  readonly components: Components;
  /** Empty where everybody plays one faction; else the two pairs of a game of two people. */
  readonly pairs: readonly FactionPair[];
  /** Milliseconds every window stays open, on every phone alike. */
  readonly windowTime: number;
}
