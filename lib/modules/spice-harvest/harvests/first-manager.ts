/**
 * The First Manager. All seats seal a sum, and the seat with the highest sum pays it to the seat with the next highest
 * sum.
 */
import { must } from '../../../core/assert-never.ts';
import { range } from '../../../core/grammar.ts';
import type { Random } from '../../../core/random.ts';
import type { Environment } from '../../../kernel/feature.ts';
import { allCommitted, hasCommitted } from '../../../model/commitments.ts';
import { createPrompt } from '../../../model/create-prompt.ts';
import type { GameEvent } from '../../../model/events.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { Prompt } from '../../../model/prompts.ts';
import { factionState } from '../../../model/selectors.ts';
import type { GameState } from '../../../model/state.ts';
import { spiceMoved } from '../../../pieces/events.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { playersOf } from '../players.ts';
import type { FirstManagerActivity, ManagerSum } from './contract.ts';

/** The highest sum of a faction with uncounted spice. It is more spice than any faction has in the module. */
const MOST_SPICE = 200;

/** Returns the spice that a faction can pay. The program believes a faction with uncounted spice. */
export function purseOf(state: GameState, faction: FactionId): number {
  const { spice } = factionState(state, faction);
  return spice === 'uncounted' ? MOST_SPICE : Math.min(MOST_SPICE, spice);
}

/** Asks all seats at once for a sum. */
export const sumPrompts = (ctx: Ctx, state: GameState, { sums }: FirstManagerActivity): readonly Prompt[] =>
  playersOf(ctx, state).map((faction) =>
    createPrompt(
      state,
      { kind: 'manager-sum' },
      {
        faction,
        about: 'first-manager',
        answers: range(0, purseOf(state, faction)),
        sealed: hasCommitted(sums, faction),
      },
    ),
  );

/**
 * Returns the First Manager and the payment once all sums are in. Chance settles ties, including ties for the second
 * place.
 *
 * @rules AH79 Spice Harvest IV.4 · R-138
 */
export function managerNamed(
  ctx: Ctx,
  state: GameState,
  { sums }: FirstManagerActivity,
  { random }: Environment,
): readonly GameEvent[] {
  const order = playersOf(ctx, state);
  const told = allCommitted(sums, order);
  if (told === null) return [];
  const shown = order.map((faction, at): ManagerSum => ({
    faction,
    // A faction may have paid spice after it sealed its sum.
    sum: Math.min(must(told[at], 'a sum'), purseOf(state, faction)),
  }));
  const first = highest(shown, random);
  const second = highest(
    shown.filter(({ faction }) => faction !== first.faction),
    random,
  );
  return [
    { type: 'FirstManagerNamed', sums: shown, manager: first.faction, payee: second.faction },
    ...(first.sum === 0 ? [] : [spiceMoved(first.faction, second.faction, first.sum)]),
  ];
}

function highest(sums: readonly ManagerSum[], random: Random): ManagerSum {
  const most = Math.max(...sums.map(({ sum }) => sum));
  const tied = sums.filter(({ sum }) => sum === most);
  return must(tied[tied.length > 1 ? random(tied.length) : 0], 'a highest sum');
}
