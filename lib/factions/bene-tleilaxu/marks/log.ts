import { type Feature, notLogged } from '../../../kernel/feature.ts';
import { findActivity } from '../../../model/stack.ts';
import { BENE_TLEILAXU } from '../name.ts';
import type { MarksContract } from './contract.ts';
import { mayMark } from './marked.ts';

/** The log lines of marks and betrayals. Only the Bene Tleilaxu read whether they have marked a leader. */
export const log: Feature<MarksContract>['log'] = {
  TraitorQuestionAsked: ({ about }) => (about.kind === 'mark' ? { code: 'mark-asked', leader: about.leader } : null),
  TraitorQuestionTimed: notLogged,
  TraitorQuestionAnswered: notLogged,
  TraitorAnswerWithdrawn: notLogged,
  TraitorQuestionOver: (_event, audience, before) => {
    const question = findActivity(before, 'traitor-question');
    return audience === BENE_TLEILAXU && question?.about.kind === 'mark'
      ? {
          code: 'own-mark',
          leader: question.about.leader,
          isMarked: question.answer === true && mayMark(before, question.about.leader),
        }
      : null;
  },
  TraitorAnnounced: ({ won: { leader, territory } }) => ({ code: 'traitor-announced', leader, territory }),
  BetrayalSettled: ({ stands }, _audience, before) => {
    const betrayal = findActivity(before, 'betrayal');
    return stands && betrayal !== null ? { code: 'territory-controlled', territory: betrayal.won.territory } : null;
  },
  BetrayalMissed: notLogged,
  ControlEnded: ({ territory }) => ({ code: 'control-ended', territory }),
};
