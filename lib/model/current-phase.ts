import type { Activity } from './activities.ts';
import { PHASES, type PhaseId } from './phases.ts';
import { currentWindow } from './selectors.ts';
import type { Refusal } from './refusals.ts';
import { phaseActivity } from './stack.ts';
import type { GameState } from './state.ts';

/** Activities that are a phase of another name; any other is named for its phase, or only ever lies above one. */
const OTHERWISE_NAMED: { readonly [Kind in Activity['kind']]?: PhaseId } = {
  'battle-phase': 'battle',
  ending: 'mentat-pause',
  nexus: 'spice-blow',
};

/** The phase that Mentat plays now; `null` while the table plays on the board. */
export function currentPhase(state: GameState): PhaseId | null {
  const played = phaseActivity(state);
  // What a power has put on the bare table belongs to the phase in which it was used.
  return played === null ? null : (phaseNamed(played) ?? state.phase);
}

const phaseNamed = ({ kind }: Activity): PhaseId | null =>
  OTHERWISE_NAMED[kind] ?? PHASES.find((phase) => phase === kind) ?? null;

/** Why another phase cannot be entered now: the one that runs has its own end. `null` while the table plays. */
export function runningPhaseRefusal(state: GameState): Refusal | null {
  if (state.victory !== null) return { code: 'game-is-won' };
  const running = currentPhase(state);
  return running === null ? null : { code: 'phase-runs', phase: running };
}

/** Why no card leaves a hand by hand now: in a window one may have been laid down, and nobody else sees that. */
export const openWindowRefusal = (state: GameState): Refusal | null =>
  currentWindow(state) === null ? null : runningPhaseRefusal(state);
