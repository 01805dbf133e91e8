import type { Activity } from './activities.ts';
import type { PhaseId } from './phases.ts';
import type { Refusal } from './refusals.ts';
import { phaseOf } from './stack.ts';
import type { GameState } from './state.ts';

/** The phase that an activity at the bottom of the stack belongs to; what only ever lies above has none of its own. */
const PHASE_OF: { readonly [Kind in Activity['kind']]?: PhaseId } = {
  setup: 'setup',
  storm: 'storm',
  shipment: 'shipment',
  'battle-phase': 'battle',
  'mentat-pause': 'mentat-pause',
  ending: 'mentat-pause',
};

/** The phase that Mentat plays now; `null` while the table plays on the board. */
export function runningPhase(state: GameState): PhaseId | null {
  const played = phaseOf(state);
  return played === null ? null : (PHASE_OF[played.kind] ?? null);
}

/** Why another phase cannot be entered now: the one that runs has its own end. `null` while the table plays. */
export function whatRuns(state: GameState): Refusal | null {
  if (state.victory !== null) return { code: 'game-is-won' };
  const running = runningPhase(state);
  return running === null ? null : { code: 'phase-runs', phase: running };
}
