import type { Feature } from '../../kernel/feature.ts';
import { withKnowledge } from '../../pieces/changes.ts';
import { NO_COMMITMENTS, withCommitment, withoutCommitted } from '../../model/commitments.ts';
import { pushActivity, popActivity, updateActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import type { Check, MentatPauseActivity, PauseContract } from './contract.ts';

/** The reducers of the end of a turn. */
export const reducer: Feature<PauseContract>['reducer'] = {
  MentatPauseBegan: (state, event) => {
    const check: Check = event.check ?? 'all';
    const phase = check === 'strongholds' ? 'victory' : 'mentat-pause';
    const lastEnd = check === 'others' ? state.turn : state.lastEnd;
    // After a count before the collection, the board is not compared once more.
    return pushActivity({ ...state, phase, lastEnd }, newPause(check, check === 'others' ? 'victory' : 'board'));
  },
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
    pushActivity(
      { ...popActivity(popActivity(state, 'ending'), 'mentat-pause'), victory: null },
      newPause(checkIn(state), 'victory'),
    ),
  MentatPauseEnded: (state) => popActivity(state, 'mentat-pause'),
};

/** Returns the moment of the present count, or of the count that ended the game. */
const checkIn = (state: GameState): Check => {
  if (state.phase === 'victory') return 'strongholds';
  return state.lastEnd === state.turn ? 'others' : 'all';
};

const newPause = (check: Check, step: MentatPauseActivity['step']): MentatPauseActivity => ({
  kind: 'mentat-pause',
  id: 'mentat-pause',
  check,
  step,
  words: NO_COMMITMENTS,
  wouldWin: null,
});

const inPause = (state: GameState, change: (pause: MentatPauseActivity) => Partial<MentatPauseActivity>): GameState =>
  updateActivity(state, 'mentat-pause', 'mentat-pause', change);
