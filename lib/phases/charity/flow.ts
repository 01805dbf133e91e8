/** The flow of CHOAM Charity: everybody speaks, then all of it is turned over at once and paid. */
import { spiceMoved } from '../../pieces/made.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { stormOrder } from '../../table/position.ts';
import { committedBy, hasCommitted } from '../../table/commitments.ts';
import type { GameEvent } from '../../table/events.ts';
import type { GameState } from '../../table/state.ts';
import { alwaysPaid, claimants } from './claims.ts';
import type { CharityActivity, CharityTaken } from './contract.ts';

/** Closes charity once everybody has spoken; nothing while somebody is awaited. */
export function goesOn(ctx: Ctx, state: GameState, { claims }: CharityActivity): readonly GameEvent[] {
  if (!claimants(ctx, state).every((faction) => hasCommitted(claims, faction))) return [];
  const taken = takenBy(ctx, state, claims);
  return [
    { type: 'CharityClosed', turn: state.turn, taken },
    ...taken.map(({ faction, amount }) => spiceMoved('bank', faction, amount)),
  ];
}

function takenBy(ctx: Ctx, state: GameState, claims: CharityActivity['claims']): readonly CharityTaken[] {
  const always = alwaysPaid(ctx, state);
  return stormOrder(state)
    .map((faction) => ({
      faction,
      amount: always.includes(faction) ? ctx.rules.charity.upTo : (committedBy(claims, faction) ?? 0),
    }))
    .filter(({ amount }) => amount > 0);
}
