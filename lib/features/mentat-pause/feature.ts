/**
 * The end of a turn: the boards are compared, the strongholds are counted, and a side may win. A table may count the
 * strongholds before the collection. Then the end of the turn has only the other wins.
 */
import type { Feature } from '../../kernel/feature.ts';
import { countOfTurn } from '../../model/turn.ts';
import { NO_COMMITMENTS } from '../../model/commitments.ts';
import { decideBeginPause, decideBoardAgreed, isEndToCome } from './begin.ts';
import type { PauseContract } from './contract.ts';
import { onCorrection } from './corrections.ts';
import { advance } from './advance.ts';
import { activityPrompts, promptHandlers } from './prompts.ts';
import { reducer } from './reducer.ts';
import { log } from './log.ts';
import { pauseView } from './view.ts';

export const mentatPause: Feature<PauseContract> = {
  activities: {
    'mentat-pause': {
      phase: 'mentat-pause',
      advance,
      prompts: activityPrompts,
      onCorrection,
      onEndEarly: (_ctx, state) => decideBoardAgreed(state),
      // After a take-back, players who had compared the board compare it again.
      onTakeBack: (pause) => ({ ...pause, words: NO_COMMITMENTS }),
    },
    ending: { phase: 'mentat-pause', onCorrection },
  },
  prompts: promptHandlers,
  initialSlice: () => ({ counts: [], lastEnd: null, victory: null }),
  publicView: (_ctx, state) => ({ mentatPause: pauseView(state) }),
  reducer,
  log,
  chronicled: ['strongholds-counted', 'prediction-opened', 'game-won'],
  phases: {
    victory: {
      begin: (ctx, state) => decideBeginPause(ctx, state, 'victory'),
      isPending: (_ctx, state) => countOfTurn(state) === null,
      startsAutomatically: true,
      // The count begins with a question about the board to all factions.
      opensWithWindow: () => true,
    },
    'mentat-pause': {
      begin: (ctx, state) => decideBeginPause(ctx, state, 'mentat-pause'),
      isPending: isEndToCome,
      startsAutomatically: true,
      // If strongholds were counted before the collection, nothing is disclosed at the end of the turn, except of the last.
      opensWithWindow: ({ rules }, { turn }) => !rules.victoryBeforeCollection || turn < rules.turnLimit,
    },
  },
  // If the moderator has already set the phase, the phase stays.
  endsLifetime: {
    MentatPauseBegan: ({ check }, { phase }) =>
      phase === (check === 'strongholds' ? 'victory' : 'mentat-pause') ? null : 'phase',
  },
  instructionEffects: { BoardAgreed: 'stands-as-it-is' },
};
