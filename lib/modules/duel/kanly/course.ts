/** The course of a duel, up to the next decision of a player. */
import { must } from '../../../core/assert-never.ts';
import type { Environment } from '../../../kernel/feature.ts';
import { allCommitted, commitmentOf } from '../../../model/commitments.ts';
import type { GameEvent } from '../../../model/events.ts';
import type { FactionId } from '../../../model/factions.ts';
import { leaderState } from '../../../model/selectors.ts';
import type { GameState } from '../../../model/state.ts';
import { leaderKilled, spiceMoved } from '../../../pieces/events.ts';
import { strengthNow } from '../../../pieces/leaders.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { isDecided } from '../arena/turn.ts';
import type { KanlyActivity, KanlyEnd } from './contract.ts';
import { championOf, fightGoesOn } from './fight.ts';
import { secondsOf, shownSeconds } from './seconds.ts';

/** Returns the next events of a duel. @rules AH79 The Duel V.2–V.12 */
export function duelGoesOn(ctx: Ctx, state: GameState, duel: KanlyActivity, moment: Environment): readonly GameEvent[] {
  const { by, on } = duel;
  switch (duel.step) {
    case 'champions':
      return allCommitted(duel.champions, [by, on]) === null ? [] : [{ type: 'ChampionsReady' }];
    case 'places':
      return [];
    case 'backing':
      return backingShown(duel);
    case 'seconds':
      return sidesShown(ctx, state, duel);
    case 'arena':
      return arenaGoesOn(state, duel, moment);
    case 'pay':
      return duel.unpaid.length === 0 ? [{ type: 'KanlyOver' }] : [];
  }
}

/** Shows both sums at once. @rules AH79 The Duel V.2 · R-239 */
function backingShown({ by, on, backing }: KanlyActivity): readonly GameEvent[] {
  const sums = allCommitted(backing, [by, on]);
  if (sums === null) return [];
  const shown = [by, on].map((faction, at) => ({ faction, amount: must(sums[at], 'a backing') }));
  return [
    { type: 'BackingShown', backing: shown },
    ...shown.flatMap(({ faction, amount }) =>
      amount === 0 ? [] : [spiceMoved(faction, { inFrontOf: faction }, amount)],
    ),
  ];
}

/** Shows the sides as soon as all other factions have chosen. @rules AH79 The Duel V.3 · R-246 */
function sidesShown(ctx: Ctx, state: GameState, duel: KanlyActivity): readonly GameEvent[] {
  const others = secondsOf(state, duel);
  if (allCommitted(duel.seconds, others) === null) return [];
  const values = [duel.by, duel.on].map((faction) => ({
    faction,
    amount: strengthNow(ctx, state, championOf(duel, faction)),
  }));
  const sides = others.map((faction) => {
    const second = commitmentOf(duel.seconds, faction);
    return { faction, side: second === null || second === 'nobody' ? null : second.side };
  });
  return [{ type: 'SidesShown', sides, values }];
}

function arenaGoesOn(state: GameState, duel: KanlyActivity, moment: Environment): readonly GameEvent[] {
  const next = fightGoesOn(state, duel, moment);
  return next.length === 0 && isDecided(must(duel.bout, 'a bout')) ? duelEnded(state, duel) : next;
}

/**
 * Returns the end of a duel in which at most one champion is left in the arena, or in which neither can act.
 * @rules R-259
 */
function duelEnded(state: GameState, duel: KanlyActivity): readonly GameEvent[] {
  const [winner = null, ...others] = must(duel.bout, 'a bout').fighters.map(({ faction }) => faction);
  if (others.length > 0) return ended(state, duel, 'parted', null);
  if (winner === null) return ended(state, duel, 'both-died', null);
  const gone = winner === duel.by ? duel.on : duel.by;
  const hasDied = leaderState(state, championOf(duel, gone)).where === 'tanks';
  return hasDied ? ended(state, duel, 'death', winner) : ended(state, duel, 'fled', null);
}

/**
 * Returns the end of a duel. What is left of the backing goes back to its owners. The seconds of a champion that died
 * are killed.
 *
 * @rules AH79 The Duel V.3, V.9, V.11 ·
 */
export function ended(
  state: GameState,
  duel: KanlyActivity,
  how: KanlyEnd,
  winner: FactionId | null,
): readonly GameEvent[] {
  const seconds = shownSeconds(state, duel, how, winner);
  return [
    { type: 'KanlyEnded', how, winner, seconds },
    ...backingBack(duel),
    ...seconds.flatMap(({ leader, fate }) => (fate === 'killed' ? [leaderKilled(leader)] : [])),
  ];
}

/** Returns the backing of both champions to its owners. A fled champion is no longer in the bout. */
function backingBack({ by, on, backedWith }: KanlyActivity): readonly GameEvent[] {
  return [by, on].flatMap((faction) => {
    const { amount = 0 } = backedWith.find((one) => one.faction === faction) ?? {};
    return amount === 0 ? [] : [spiceMoved({ inFrontOf: faction }, faction, amount)];
  });
}
