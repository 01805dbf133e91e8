import type { Activity } from './activities.ts';
import { PHASES, type PhaseId } from './phases.ts';
import { currentWindow } from './selectors.ts';
import type { Refusal } from './refusals.ts';
import { phaseActivity } from './stack.ts';
import type { GameState } from './state.ts';

/**
 * Activities that are a phase with another name. Any other activity has the name of its phase, or always lies above
 * one.
 */
const OTHERWISE_NAMED: { readonly [Kind in Activity['kind']]?: PhaseId } = {
  'battle-phase': 'battle',
  ending: 'mentat-pause',
  nexus: 'spice-blow',
};

/** Returns the phase that Mentat plays now; `null` while the table plays on the board. */
export function currentPhase(state: GameState): PhaseId | null {
  const played = phaseActivity(state);
  // An activity of a power on an empty stack belongs to the phase in which the power was used.
  return played === null ? null : (phaseNamed(played) ?? state.phase);
}

const phaseNamed = ({ kind }: Activity): PhaseId | null =>
  OTHERWISE_NAMED[kind] ?? PHASES.find((phase) => phase === kind) ?? null;

/** Returns why no other phase can begin now: the running one has its own end. Returns `null` while the table plays. */
export function runningPhaseRefusal(state: GameState): Refusal | null {
  if (state.victory !== null) return { code: 'game-is-won' };
  const running = currentPhase(state);
  return running === null ? null : { code: 'phase-runs', phase: running };
}

/** Returns why no card can leave a hand manually now: it may have been played in a window, which nobody else sees. */
export const openWindowRefusal = (state: GameState): Refusal | null =>
  currentWindow(state) === null ? null : runningPhaseRefusal(state);
