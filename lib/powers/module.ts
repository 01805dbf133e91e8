import type { EditionId } from '../model/editions.ts';
import type { ModuleId } from '../model/modules.ts';
import type { PhaseId } from '../model/phases.ts';
import type { SetupStepId } from '../model/setup.ts';
import type { CommonPower } from './power.ts';
import type { RulesDiff } from './rules.ts';

/**
 * What a module changes of its edition, with the powers that it grants to all alike. Its decks, secrets and questions are
 * a feature of its own.
 */
export interface Module extends RulesDiff {
  readonly id: ModuleId;
  /** Editions that it can be played with. */
  readonly editions: readonly EditionId[];
  readonly powers: readonly CommonPower[];
  /** Steps of its own before those of the set-up. A power of the module says what happens in them. */
  readonly setsUpFirst?: readonly SetupStepId[];
  /** Phases of the edition, each with the phase that is played in its place. */
  readonly replaces?: Readonly<Partial<Record<PhaseId, PhaseId>>>;
}
