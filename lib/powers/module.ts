import type { ModuleId } from '../model/modules.ts';
import type { PhaseId } from '../model/phases.ts';
import type { SetupStepId } from '../model/setup.ts';
import type { CommonPower } from './power.ts';
import type { RulesDiff } from './rules.ts';

/**
 * A module: its changes of the edition, and the powers that it gives all factions alike. Its decks, secrets and prompts
 * are a separate feature.
 */
export interface Module extends RulesDiff {
  readonly id: ModuleId;
  readonly powers: readonly CommonPower[];
  /** Its own steps before those of the set-up. A power of the module defines them. */
  readonly setsUpFirst?: readonly SetupStepId[];
  /** The phases that it replaces, each with its replacement. */
  readonly replaces?: Readonly<Partial<Record<PhaseId, PhaseId>>>;
}
