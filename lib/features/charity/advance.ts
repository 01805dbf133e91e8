/** The course of CHOAM Charity: all factions have time to claim, then everything is revealed and paid at once. */
import type { Environment } from '../../kernel/feature.ts';
import { spiceFromBank } from '../../pieces/events.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { stormOrder } from '../../model/selectors.ts';
import { commitmentOf, hasCommitted } from '../../model/commitments.ts';
import type { GameEvent } from '../../model/events.ts';
import type { GameState } from '../../model/state.ts';
import { leastTime } from '../../model/windows.ts';
import { alwaysPaid, claimants, paidFor } from './claims.ts';
import type { CharityActivity, CharityTaken } from './contract.ts';
import { claimsAsPrepared } from './standing-orders.ts';

/**
 * Returns the event that closes the charity when its time is over and every faction has answered. Before that, returns
 * no event.
 */
export function advance(
  ctx: Ctx,
  state: GameState,
  { claims, time, isTimeOver }: CharityActivity,
  { at }: Environment,
): readonly GameEvent[] {
  if (time === null && !isTimeOver)
    return [{ type: 'CharityTimed', opened: at, deadline: at + leastTime(state.questionTime) }];
  if (!isTimeOver) return [];
  if (!claimants(ctx, state).every((faction) => hasCommitted(claims, faction))) return [];
  const taken = takenBy(ctx, state, claims);
  return [
    { type: 'CharityClosed', turn: state.turn, taken },
    ...taken.map(({ faction, amount }) => spiceFromBank(faction, amount)),
  ];
}

/**
 * Returns the events at the end of the time for claims. Prepared claims are made, and from then on everybody sees which
 * factions have answered.
 */
export const timeIsOver = (ctx: Ctx, state: GameState, charity: CharityActivity): readonly GameEvent[] => [
  ...claimsAsPrepared(ctx, state, charity),
  { type: 'CharityTimeOver' },
];

function takenBy(ctx: Ctx, state: GameState, claims: CharityActivity['claims']): readonly CharityTaken[] {
  const always = alwaysPaid(ctx, state);
  return stormOrder(state)
    .map((faction) => ({
      faction,
      amount: always.includes(faction)
        ? ctx.rules.charity.upTo
        : paidFor(ctx, state, faction, commitmentOf(claims, faction) ?? 0),
    }))
    .filter(({ amount }) => amount > 0);
}
