import type { Feature } from '../../play/feature.ts';
import { ask } from '../../table/asking.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { happened } from '../../table/decision.ts';
import { committedBy, hasCommitted } from '../../table/commitments.ts';
import type { Prompt } from '../../table/prompts.ts';
import { runningOf } from '../../table/stack.ts';
import type { GameState } from '../../table/state.ts';
import { claimAnswers, claimants } from './claims.ts';
import type { CharityActivity, CharityContract } from './contract.ts';
import { isClaimPrepared } from './prepared.ts';

/** Everybody is asked at once, whatever they hold; only the answers that are legal differ, and those their owner alone sees. */
export const asks = (ctx: Ctx, state: GameState, charity: CharityActivity): readonly Prompt[] =>
  claimants(ctx, state).map((faction) =>
    ask(
      state,
      {
        kind: 'claim-charity',
        terms: ctx.rules.charity,
        said: committedBy(charity.claims, faction),
        isPrepared: isClaimPrepared(state, charity, faction),
      },
      {
        asks: faction,
        about: `turn-${state.turn}`,
        answers: claimAnswers(ctx, state, faction),
        sealed: hasCommitted(charity.claims, faction),
      },
    ),
  );

/** What is said is covered until all have spoken, and may be changed so long. */
export const questions: Feature<CharityContract>['questions'] = {
  'claim-charity': {
    waitsForTime: (state) => runningOf(state, 'charity')?.isTimeOver === false,
    answered: (_ctx, _state, { asks: faction }, value) =>
      happened({ type: 'CharityAnswered', faction, claims: Number(value) }),
    withdrawn: (_ctx, _state, { asks: faction }) => happened({ type: 'CharityAnswerWithdrawn', faction }),
  },
};
