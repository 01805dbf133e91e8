/**
 * Deals and bribes: two factions agree, and Mentat informs and reminds everybody. Only the players can enforce a deal.
 */
import { numberedId, range } from '../../core/grammar.ts';
import type { Feature } from '../../kernel/feature.ts';
import { DEAL_FIELDS } from '../../model/deals.ts';
import { refused } from '../../model/decision.ts';
import { factionField, booleanField } from '../../model/fields.ts';
import type { DealsContract } from './contract.ts';
import { decidePay, followsByItself } from './paying.ts';
import { decideAnswer, decidePropose, decideWithdraw } from './proposing.ts';
import { reducer } from './reducer.ts';
import { log } from './log.ts';
import { dealsMine, dealsSeen } from './view.ts';

/** A number greater than the number of any deal. */
const MANY = 1_000_000;

export const deals: Feature<DealsContract> = {
  initialSlice: () => ({ proposals: [], deals: [], bribesTakenIn: null }),
  publicView: (ctx, state) => ({
    bribesWait: ctx.rules.bribesSpendable !== 'at-once',
    quietDeals: ctx.rules.quietDeals,
    deals: dealsSeen(ctx, state).filter(({ terms }) => terms.quiet !== true),
  }),
  ownView: dealsMine,
  commands: {
    ProposeDeal: {
      from: 'seat',
      input: { to: factionField, ...DEAL_FIELDS },
      // Before the start, players may still swap factions, and a swap would give an offer to the wrong player.
      decide: (ctx, state, command, { by, isBeforeStart: isBeforeTheGame }) =>
        isBeforeTheGame() ? refused({ code: 'too-early-to-deal' }) : decidePropose(ctx, state, by, command),
    },
    ProposeQuietDeal: {
      from: 'seat',
      input: { to: factionField, ...DEAL_FIELDS },
      decide: (ctx, state, command, { by, isBeforeStart: isBeforeTheGame }) =>
        isBeforeTheGame()
          ? refused({ code: 'too-early-to-deal' })
          : decidePropose(ctx, state, by, { ...command, quiet: true }),
    },
    AnswerDeal: {
      from: 'seat',
      input: { by: factionField, proposal: numberedId('d'), accepts: booleanField },
      decide: (ctx, state, command, { by: to }) => decideAnswer(ctx, state, to, command),
    },
    WithdrawDeal: {
      from: 'seat',
      input: { to: factionField },
      decide: (_ctx, state, { to }, { by }) => decideWithdraw(state, by, to),
    },
    PayDeal: {
      from: 'seat',
      input: { deal: range(1, MANY) },
      decide: (ctx, state, { deal }, { by }) => decidePay(ctx, state, by, deal),
    },
  },
  reducer,
  log,
  advanceAlways: followsByItself,
};
