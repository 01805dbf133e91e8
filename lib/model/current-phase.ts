import type { Activity } from './activities.ts';
import { PHASES, type PhaseId } from './phases.ts';
import { currentWindow } from './selectors.ts';
import type { Refusal } from './refusals.ts';
import { phaseActivity } from './stack.ts';
import type { GameState } from './state.ts';

/**
 * The phases of activities with a different name. Any other activity has the name of its phase, or always lies above
 * another activity.
 */
const OTHERWISE_NAMED: { readonly [Kind in Activity['kind']]?: PhaseId } = {
  'battle-phase': 'battle',
  nexus: 'spice-blow',
};

/** Activities that belong to several phases. */
const OF_SEVERAL_PHASES: readonly Activity['kind'][] = ['shipment', 'mentat-pause', 'ending'];

/** Returns the phase that Mentat plays now; `null` while the table plays on the board. */
export function currentPhase(state: GameState): PhaseId | null {
  const played = phaseActivity(state);
  // An activity that names no phase belongs to the present phase, for example one of a power that is alone on the stack.
  return played === null ? null : (phaseNamed(played) ?? state.phase);
}

const phaseNamed = ({ kind }: Activity): PhaseId | null =>
  OF_SEVERAL_PHASES.includes(kind) ? null : (OTHERWISE_NAMED[kind] ?? PHASES.find((phase) => phase === kind) ?? null);

/**
 * Returns why no other phase can begin now: the running phase must end first. Returns `null` if the table plays on the
 * board.
 */
export function runningPhaseRefusal(state: GameState): Refusal | null {
  if (state.victory !== null) return { code: 'game-is-won' };
  const running = currentPhase(state);
  return running === null ? null : { code: 'phase-runs', phase: running };
}

/**
 * Returns why the moderator cannot take a card out of a hand now: the card may have been played in a window, which is
 * secret. Returns `null` otherwise.
 */
export const openWindowRefusal = (state: GameState): Refusal | null =>
  currentWindow(state) === null ? null : runningPhaseRefusal(state);
