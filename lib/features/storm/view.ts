import { currentStorm } from '../../model/selectors.ts';
import { hasCommitted } from '../../model/commitments.ts';
import type { FactionId } from '../../model/factions.ts';
import type { GameState } from '../../model/state.ts';
import type { StormReport, StormStepId } from '../../model/storm.ts';
import { isMoved } from './api.ts';
import type { SealedDial, StormActivity, StormView } from './contract.ts';

const STEP_OF: Readonly<Record<StormActivity['step'], StormStepId>> = {
  weather: 'weather',
  'weather-answer': 'weather',
  dials: 'dials',
  steered: 'card',
  atomics: 'atomics',
  moving: 'moved',
  moved: 'moved',
  over: 'moved',
};

/** Returns the public view of the storm. After the move, it has the result, until the phase ends. */
export function stormView(state: GameState): StormView | null {
  const storm = currentStorm(state);
  const { lastStorm, turn, phase } = state;
  if (storm !== null && !isMoved(storm)) return runningView(storm);
  return lastStorm?.turn === turn && phase === 'storm' ? reportView(lastStorm) : null;
}

function runningView(storm: StormActivity): StormView {
  const { id, step, steeredBy, dialers, range, control, answer, sectors, atomics } = storm;
  const dialled = steeredBy === 'wheels' && control === null;
  return {
    id,
    step: STEP_OF[step],
    dialers: dialled ? dialers.map((faction) => ({ faction, dial: sealedDial(storm, faction) })) : [],
    range: steeredBy === 'wheels' ? range : null,
    control,
    answer,
    sectors,
    atomics,
    outcome: null,
  };
}

/** Returns the public view of a dial. A sealed dial shows no number. */
function sealedDial({ committed, revealed }: StormActivity, faction: FactionId): SealedDial {
  const shown = revealed.find((dial) => dial.faction === faction);
  if (shown !== undefined) return { state: 'shown', dial: shown.dial };
  return { state: hasCommitted(committed, faction) ? 'sealed' : 'open' };
}

const reportView = (report: StormReport): StormView => {
  const { storm: id, dials, control, answer, sectors, atomics, from, to, forcesLost, spiceLost, firstPlayer } = report;
  return {
    id,
    step: 'moved',
    dialers: dials.map(({ faction, dial }) => ({ faction, dial: { state: 'shown', dial } })),
    range: null,
    control,
    answer,
    sectors,
    atomics,
    outcome: { from, to, forcesLost, spiceLost, firstPlayer },
  };
};
