/** Runs the powers at each published step. */
import { carriedByEach } from '../collection/api.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { activePowers } from '../../powers/in-force.ts';
import type { Power } from '../../powers/power.ts';
import type { GameEvent } from '../../model/events.ts';
import type { Place } from '../../model/board.ts';
import type { FactionId } from '../../model/factions.ts';
import type { GameState } from '../../model/state.ts';
import type { WormActivity } from './contract.ts';
import { type AtWorm, targetOf } from './steps.ts';

/** Returns the powers that place additional worms. */
export const placersOf = (ctx: Pick<Ctx, 'powers' | 'rules'>, state: GameState): readonly Power[] =>
  activePowers(ctx, state).filter(({ placesWorm }) => placesWorm !== undefined);

/** Returns the powers that use a worm after it has come. */
export const ridersOf = (ctx: Pick<Ctx, 'powers' | 'rules'>, state: GameState): readonly Power[] =>
  activePowers(ctx, state).filter(({ afterWorm }) => afterWorm !== undefined);

/**
 * Returns the events at a step of the worm. They come from the first power that has not acted yet and has something to
 * do.
 */
export function saidBy(
  ctx: Ctx,
  state: GameState,
  worm: WormActivity,
  step: 'placesWorm' | 'beforeDevouring' | 'afterWorm',
): readonly GameEvent[] {
  const at = atWorm(ctx, state, worm);
  return (
    activePowers(ctx, state)
      .filter(({ id }) => !worm.offered.includes(id))
      .map((power) => power[step]?.(at) ?? [])
      .find((events) => events.length > 0) ?? []
  );
}

/** Whether the forces of a faction survive the worm. */
export const survives = (ctx: Ctx, state: GameState, worm: WormActivity, faction: FactionId): boolean =>
  activePowers(ctx, state).some(
    ({ survivesWorm }) => survivesWorm?.({ ...atWorm(ctx, state, worm), faction }) === true,
  );

/** Returns how much of this spice riders can take along when a card has called the worm. */
export function carriedFrom(ctx: Ctx, state: GameState, worm: WormActivity, place: Place): number {
  const at = {
    ...atWorm(ctx, state, worm),
    place,
    carriedByEach: (faction: FactionId) => carriedByEach(ctx, state, faction),
  };
  return Math.max(0, ...activePowers(ctx, state).map(({ carriesFromWorm }) => carriesFromWorm?.(at) ?? 0));
}

const atWorm = ({ board, rules }: Ctx, state: GameState, worm: WormActivity): AtWorm => ({
  state,
  board,
  rules,
  worm,
  territory: targetOf(state, worm),
});
