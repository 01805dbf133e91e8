import { must } from '../../core/assert-never.ts';
import type { Feature } from '../../play/feature.ts';
import { withKnowledge } from '../../rules/changes.ts';
import { runningPause } from '../../rules/pause.ts';
import type { GameState } from '../../table/state.ts';
import type { MentatPauseActivity, PauseContract } from './contract.ts';

/** How each event at the end of a turn changes the position. */
export const records: Feature<PauseContract>['records'] = {
  MentatPauseBegan: (state) => ({ ...state, phase: 'mentat-pause', stack: [newPause('board')] }),
  BoardChecked: (state, { faction, says }) => inPause(state, ({ words }) => ({ words: [...words, { faction, says }] })),
  BoardCheckWithdrawn: (state, event) =>
    inPause(state, ({ words }) => ({ words: words.filter(({ faction }) => faction !== event.faction) })),
  BoardAgreed: (state) => inPause(state, () => ({ rung: 'victory' })),
  StrongholdsCounted: (state, { turn, standings, wouldWin, foretells }) => {
    const earlier = state.counts.filter((count) => count.turn !== turn);
    const counted = { ...state, counts: [...earlier, { turn, standings }] };
    return foretells === null ? counted : inPause(counted, () => ({ rung: 'prediction', wouldWin }));
  },
  PredictionAnswered: (state, { by, foretold }) =>
    foretold === null ? state : withKnowledge(state, { knower: 'table', secret: { kind: 'prediction', of: by } }),
  GameWon: (state, { victory }) => ({ ...state, victory, stack: [{ kind: 'ending' }] }),
  VictoryReopened: (state) => ({ ...state, victory: null, stack: [newPause('victory')] }),
  MentatPauseEnded: (state) => ({ ...state, stack: [{ kind: 'table' }] }),
};

const newPause = (rung: MentatPauseActivity['rung']): MentatPauseActivity => ({
  kind: 'mentat-pause',
  rung,
  words: [],
  wouldWin: null,
});

function inPause(state: GameState, change: (pause: MentatPauseActivity) => Partial<MentatPauseActivity>): GameState {
  const pause = must(runningPause(state), 'the end of a turn');
  return { ...state, stack: [{ ...pause, ...change(pause) }] };
}
