/** The flow of CHOAM Charity: everybody has time to speak, then all of it is turned over at once and paid. */
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

/** Closes charity once its time is over and everybody has spoken; nothing while that runs or somebody is awaited. */
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

/** When its time is over: what was prepared is said, and from now on all may see who has spoken. */
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
