/** The traitors of the Bene Tleilaxu: marks, betrayals, and control of territories without forces. */
import type { Feature } from '../../../kernel/feature.ts';
import { isInPlay } from '../../../model/selectors.ts';
import { findActivity } from '../../../model/stack.ts';
import type { GameState } from '../../../model/state.ts';
import { BENE_TLEILAXU } from '../name.ts';
import { betrayalGoesOn, followsPieces, timed, timeIsOver } from './advance.ts';
import type { MarksContract, MarksPublicView } from './contract.ts';
import { facts, marksSecret } from './facts.ts';
import { log } from './log.ts';
import { laterPrompts, promptHandlers, questionPrompts } from './prompts.ts';
import { reducer, subscriptions } from './reducer.ts';

export const marks: Feature<MarksContract> = {
  activities: {
    'traitor-question': {
      advance: timed,
      prompts: questionPrompts,
      timer: { until: ({ time }) => time?.deadline ?? null, onTimeout: timeIsOver },
      // The time starts again after a take-back.
      onTakeBack: (question) => ({ ...question, answer: null, time: null }),
    },
    betrayal: { advance: betrayalGoesOn },
  },
  prompts: promptHandlers,
  backgroundPrompts: laterPrompts,
  advanceAlways: followsPieces,
  initialSlice: () => ({ marks: { returned: [], possible: [], marked: [], won: [], controlled: [], next: 1 } }),
  publicView: (_ctx, state) => publicView(state),
  ownView: (_ctx, state, faction) => ({
    marks: faction === BENE_TLEILAXU && isInPlay(state, faction) ? state.marks.marked : null,
  }),
  facts,
  secrets: { marks: marksSecret },
  reducer,
  subscriptions,
  seals: ['TraitorQuestionAsked', 'TraitorAnnounced'],
  log,
};

function publicView(state: GameState): MarksPublicView {
  const won = findActivity(state, 'betrayal')?.won ?? null;
  return {
    cameBack: isInPlay(state, BENE_TLEILAXU) ? state.marks.possible : null,
    controlled: state.marks.controlled.map((territory) => ({ faction: BENE_TLEILAXU, territory })),
    traitorQuestion: findActivity(state, 'traitor-question')?.time ?? null,
    announced: won === null ? null : { leader: won.leader, faction: won.faction, territory: won.territory },
  };
}
