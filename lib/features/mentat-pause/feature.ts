/** The end of a turn: the board is compared, the strongholds are counted, and somebody may have won. */
import type { Feature } from '../../kernel/feature.ts';
import { countOfTurn } from '../../model/turn.ts';
import { NOTHING_COMMITTED } from '../../model/commitments.ts';
import { decideBeginPause, decideBoardAgreed } from './begin.ts';
import type { PauseContract } from './contract.ts';
import { corrected } from './corrections.ts';
import { goesOn } from './advance.ts';
import { asks, questions } from './prompts.ts';
import { records } from './reducer.ts';
import { tells } from './log.ts';
import { pauseView } from './view.ts';

export const mentatPause: Feature<PauseContract> = {
  activities: {
    'mentat-pause': {
      phase: 'mentat-pause',
      goesOn,
      asks,
      corrected,
      endedEarly: (_ctx, state) => decideBoardAgreed(state),
      // Whoever has compared the board looks again.
      takenBack: (pause) => ({ ...pause, words: NOTHING_COMMITTED }),
    },
    ending: { phase: 'mentat-pause', corrected },
  },
  questions,
  slice: () => ({ counts: [], victory: null }),
  sees: (_ctx, state) => ({ mentatPause: pauseView(state) }),
  records,
  tells,
  phases: {
    'mentat-pause': {
      begin: (_ctx, state) => decideBeginPause(state),
      isStillToCome: (_ctx, state) => countOfTurn(state) === null,
      followsByItself: true,
      // About the board.
      asksEverybodyFirst: () => true,
    },
  },
  // The phase may have been set by hand, and is the same then.
  over: { MentatPauseBegan: (_event, { phase }) => (phase === 'mentat-pause' ? null : 'phase') },
  marks: { BoardAgreed: 'stands-as-it-is' },
};
