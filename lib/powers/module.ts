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
  /** The module's own steps before the steps of the set-up. A power of the module defines these steps. */
  readonly setsUpFirst?: readonly SetupStepId[];
  /** The phases that the module replaces, each with the replacement. */
  readonly replaces?: Readonly<Partial<Record<PhaseId, PhaseId>>>;
}
