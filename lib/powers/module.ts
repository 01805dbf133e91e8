import type { ModuleId } from '../model/modules.ts';
import type { PhaseId } from '../model/phases.ts';
import type { SetupStepId } from '../model/setup.ts';
import type { CommonPower } from './power.ts';
import type { EditionValues, RulesDiff } from './rules.ts';

/**
 * A module: its changes of the edition, and the powers that it gives all factions alike. Its decks, secrets and prompts
 * are a separate feature.
 */
export interface Module extends RulesDiff {
  readonly id: ModuleId;
  readonly powers: readonly CommonPower[];
  /** Returns changes that depend on values of the edition. They are made before the other changes of the module. */
  readonly changesBy?: (edition: EditionValues) => Pick<RulesDiff, 'sets' | 'decks'>;
  /** The module's own steps before the steps of the set-up. A power of the module defines these steps. */
  readonly setsUpFirst?: readonly SetupStepId[];
  /** The phases that the module replaces, each with the replacement. */
  readonly replaces?: Readonly<Partial<Record<PhaseId, PhaseId>>>;
}
