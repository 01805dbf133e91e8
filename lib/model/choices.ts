/** What a table chooses before it opens. */
import type { Components, EditionId, Layer, OptionId } from './editions.ts';
import type { FactionPair } from './factions.ts';
import type { TypedLeaderId } from './leaders.ts';
import type { ModuleId } from './modules.ts';

/** What the table chose when it opened; the rules are assembled from it, never stored. */
export interface TableChoices {
  readonly edition: EditionId;
  readonly layer: Layer;
  readonly options: readonly OptionId[];
  /** Left out where none is played. */
  readonly modules?: readonly ModuleId[] | undefined;
  /** Leaders that the table has typed in, of factions whose leaders no box has. Left out where there are none. */
  readonly leaders?: readonly TypedLeaderId[] | undefined;
  readonly components: Components;
  /** Empty where everybody plays one faction; else the two pairs of a game of two people. */
  readonly pairs: readonly FactionPair[];
  /** Milliseconds every window stays open, on every phone alike. */
  readonly windowTime: number;
}
