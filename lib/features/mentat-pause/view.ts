import { runningPause } from './api.ts';
import { countOfTurn } from '../../model/turn.ts';
import type { PhaseId } from '../../model/phases.ts';
import type { GameState } from '../../model/state.ts';
import type { MentatPauseView } from './contract.ts';

/** The phases in which a count is shown after it. */
const COUNTED_IN: readonly PhaseId[] = ['victory', 'mentat-pause'];

/** Returns the public view of the end of the turn. After that, it shows the count until the phase ends. */
export function pauseView(state: GameState): MentatPauseView | null {
  const count = countOfTurn(state);
  const pause = runningPause(state);
  if (pause === null) {
    if (!COUNTED_IN.includes(state.phase) || count === null) return null;
    return { step: 'counted', words: [], standings: count.standings, wouldWin: null };
  }
  const { step, words, wouldWin } = pause;
  return step === 'board'
    ? {
        step: 'board',
        words: words.map(({ faction, value: says }) => ({ faction, says })),
        standings: [],
        wouldWin: null,
      }
    : { step: 'prediction', words: [], standings: count?.standings ?? [], wouldWin };
}
