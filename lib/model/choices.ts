/** The choices of a table before it opens. */
import type { Components, EditionId, Layer, OptionId } from './editions.ts';
import type { FactionPair } from './factions.ts';
import type { TypedLeaderId } from './leaders.ts';
import type { ModuleId } from './modules.ts';

/** The choices of a table at its opening. The rules are assembled from them and never stored. */
export interface TableChoices {
  readonly edition: EditionId;
  readonly layer: Layer;
  readonly options: readonly OptionId[];
  /** Left out without modules. */
  readonly modules?: readonly ModuleId[] | undefined;
  /** Typed leaders of factions that have none in a box. Left out without such leaders. */
  readonly leaders?: readonly TypedLeaderId[] | undefined;
  readonly components: Components;
  /** Empty if everybody plays one faction; otherwise the two pairs of a game for two people. */
  readonly pairs: readonly FactionPair[];
  /** How long every window stays open, on every phone alike (ms). */
  readonly windowTime: number;
}
