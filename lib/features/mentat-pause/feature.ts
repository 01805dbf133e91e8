/** The end of a turn: the boards are compared, the strongholds are counted, and a side may win. */
import type { Feature } from '../../kernel/feature.ts';
import { countOfTurn } from '../../model/turn.ts';
import { NO_COMMITMENTS } from '../../model/commitments.ts';
import { decideBeginPause, decideBoardAgreed } from './begin.ts';
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
  initialSlice: () => ({ counts: [], victory: null }),
  publicView: (_ctx, state) => ({ mentatPause: pauseView(state) }),
  reducer,
  log,
  chronicled: ['strongholds-counted', 'prediction-opened', 'game-won'],
  phases: {
    'mentat-pause': {
      begin: (_ctx, state) => decideBeginPause(state),
      isPending: (_ctx, state) => countOfTurn(state) === null,
      startsAutomatically: true,
      // The pause begins with a question about the board to all factions.
      opensWithWindow: () => true,
    },
  },
  // If the moderator has already set the phase, the phase stays.
  endsLifetime: { MentatPauseBegan: (_event, { phase }) => (phase === 'mentat-pause' ? null : 'phase') },
  instructionEffects: { BoardAgreed: 'stands-as-it-is' },
};
