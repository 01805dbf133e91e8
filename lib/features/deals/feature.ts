/** Deals and bribes: two agree, all are told and reminded, and nobody but the table holds them to it. */
import { numbered, range } from '../../core/grammar.ts';
import type { Feature } from '../../kernel/feature.ts';
import { DEAL_FIELDS } from '../../model/deals.ts';
import { refuse } from '../../model/decision.ts';
import { aFaction, yesOrNo } from '../../model/fields.ts';
import type { DealsContract } from './contract.ts';
import { decidePay, followsByItself } from './paying.ts';
import { decideAnswer, decidePropose, decideWithdraw } from './proposing.ts';
import { records } from './reducer.ts';
import { tells } from './log.ts';
import { dealsMine, dealsSeen } from './view.ts';

/** More than people agree in a game. */
const MANY = 1_000;

export const deals: Feature<DealsContract> = {
  slice: () => ({ proposals: [], deals: [], bribesTakenIn: null }),
  sees: (ctx, state) => ({ bribesWait: ctx.rules.bribesSpendable !== 'at-once', deals: dealsSeen(ctx, state) }),
  seesOwn: dealsMine,
  intents: {
    ProposeDeal: {
      from: 'seat',
      sent: { to: aFaction, ...DEAL_FIELDS },
      // Whoever still may change factions would take along what was proposed to another.
      decided: (ctx, state, intent, { by, isBeforeTheGame }) =>
        isBeforeTheGame() ? refuse({ code: 'too-early-to-deal' }) : decidePropose(ctx, state, by, intent),
    },
    AnswerDeal: {
      from: 'seat',
      sent: { by: aFaction, proposal: numbered('d'), accepts: yesOrNo },
      decided: (ctx, state, intent, { by: to }) => decideAnswer(ctx, state, to, intent),
    },
    WithdrawDeal: {
      from: 'seat',
      sent: { to: aFaction },
      decided: (_ctx, state, { to }, { by }) => decideWithdraw(state, by, to),
    },
    PayDeal: {
      from: 'seat',
      sent: { deal: range(1, MANY) },
      decided: (ctx, state, { deal }, { by }) => decidePay(ctx, state, by, deal),
    },
  },
  records,
  tells,
  followsAlways: followsByItself,
};
