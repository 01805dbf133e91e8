import type { Feature } from '../../kernel/feature.ts';
import { withKnowledge } from '../../pieces/changes.ts';
import { NO_COMMITMENTS, withCommitment, withoutCommitted } from '../../model/commitments.ts';
import { pushActivity, popActivity, updateActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import type { MentatPauseActivity, PauseContract } from './contract.ts';

/** The reducers of the end of a turn. */
export const reducer: Feature<PauseContract>['reducer'] = {
  MentatPauseBegan: (state) => pushActivity({ ...state, phase: 'mentat-pause' }, newPause('board')),
  BoardChecked: (state, { faction, says }) =>
    inPause(state, ({ words }) => ({ words: withCommitment(words, faction, says) })),
  BoardCheckWithdrawn: (state, event) =>
    inPause(state, ({ words }) => ({ words: withoutCommitted(words, event.faction) })),
  BoardAgreed: (state) => inPause(state, () => ({ step: 'victory' })),
  StrongholdsCounted: (state, { turn, standings, wouldWin, predicts }) => {
    const earlier = state.counts.filter((count) => count.turn !== turn);
    const counted = { ...state, counts: [...earlier, { turn, standings }] };
    return predicts === null ? counted : inPause(counted, () => ({ step: 'prediction', wouldWin }));
  },
  PredictionAnswered: (state, { by, predicted }) =>
    predicted === null ? state : withKnowledge(state, { knower: 'table', secret: { kind: 'prediction', of: by } }),
  GameWon: (state, { victory }) =>
    pushActivity({ ...popActivity(state, 'mentat-pause'), victory }, { kind: 'ending', id: 'ending' }),
  VictoryReopened: (state) =>
    pushActivity({ ...popActivity(popActivity(state, 'ending'), 'mentat-pause'), victory: null }, newPause('victory')),
  MentatPauseEnded: (state) => popActivity(state, 'mentat-pause'),
};

const newPause = (step: MentatPauseActivity['step']): MentatPauseActivity => ({
  kind: 'mentat-pause',
  id: 'mentat-pause',
  step,
  words: NO_COMMITMENTS,
  wouldWin: null,
});

const inPause = (state: GameState, change: (pause: MentatPauseActivity) => Partial<MentatPauseActivity>): GameState =>
  updateActivity(state, 'mentat-pause', 'mentat-pause', change);
