import type { Feature } from '../../kernel/feature.ts';
import { createPrompt } from '../../model/create-prompt.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { accepted } from '../../model/decision.ts';
import { commitmentOf, hasCommitted } from '../../model/commitments.ts';
import type { Prompt } from '../../model/prompts.ts';
import { findActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import { claimAnswers, claimants } from './claims.ts';
import type { CharityActivity, CharityContract } from './contract.ts';
import { isClaimPrepared } from './standing-orders.ts';

/**
 * Asks all factions at once, whatever spice they have. Only the legal answers differ, and only the faction sees them.
 */
export const activityPrompts = (ctx: Ctx, state: GameState, charity: CharityActivity): readonly Prompt[] =>
  claimants(ctx, state).map((faction) =>
    createPrompt(
      state,
      {
        kind: 'claim-charity',
        terms: ctx.rules.charity,
        said: commitmentOf(charity.claims, faction),
        isPrepared: isClaimPrepared(state, charity, faction),
      },
      {
        faction,
        about: `turn-${state.turn}`,
        answers: claimAnswers(ctx, state, faction),
        sealed: hasCommitted(charity.claims, faction),
      },
    ),
  );

/** The handlers of the answers. An answer stays secret until all factions have answered, and may change until then. */
export const promptHandlers: Feature<CharityContract>['prompts'] = {
  'claim-charity': {
    isTimeBoxed: (state) => findActivity(state, 'charity')?.isTimeOver === false,
    onAnswer: (_ctx, _state, { faction }, value) =>
      accepted({ type: 'CharityAnswered', faction, claims: Number(value) }),
    onWithdraw: (_ctx, _state, { faction }) => accepted({ type: 'CharityAnswerWithdrawn', faction }),
  },
};
