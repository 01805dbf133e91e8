/** The choices of a table when the host opens it. */
import type { Components, EditionId, Layer, OptionId } from './editions.ts';
import type { FactionPair } from './factions.ts';
import type { TypedLeaderId } from './leaders.ts';
import type { ModuleId } from './modules.ts';

/** The choices of a table at its opening. The rules are assembled from these choices and never stored. */
export interface TableChoices {
  readonly edition: EditionId;
  readonly layer: Layer;
  readonly options: readonly OptionId[];
  /** The modules. Missing if the table has no modules. */
  readonly modules?: readonly ModuleId[] | undefined;
  /** The typed leaders of factions that have no leaders in a box. Missing if no leader is typed. */
  readonly leaders?: readonly TypedLeaderId[] | undefined;
  readonly components: Components;
  /** Empty if each player has one faction; otherwise the two pairs of a game for two players. */
  readonly pairs: readonly FactionPair[];
  /** How long every window stays open (ms). The time is the same on every phone. */
  readonly windowTime: number;
}
