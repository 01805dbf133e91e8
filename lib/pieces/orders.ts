/** What powers forbid a faction for a while: to ship, to move, to leave a territory or to enter it. */
import { memoize } from '../core/memoize.ts';
import type { FactionId } from '../model/factions.ts';
import { allOf, mercenariesIn, NO_FORCES, withOtherForces } from '../model/forces.ts';
import type { ForceStack } from '../model/board.ts';
import type { GameState } from '../model/state.ts';
import type { TerritoryId } from '../model/territories.ts';
import type { Ctx } from '../powers/ctx.ts';
import { grantedPowers } from '../powers/in-force.ts';
import type { Power } from '../powers/power.ts';

type At = Pick<Ctx, 'powers'>;

/** Whether a faction is held in place: it brings no forces back, ships none and moves none now. */
export const isHeldInPlace = (at: At, state: GameState, faction: FactionId): boolean =>
  holding(grantedPowers(at, state)).some(({ holdsInPlace }) => holdsInPlace?.({ state, faction }) === true);

/** Whether a faction may not ship forces from its reserves now. */
export const isKeptFromShipping = (at: At, state: GameState, faction: FactionId): boolean =>
  isHeldInPlace(at, state, faction) ||
  keepingFromShips(grantedPowers(at, state)).some(({ forbidsShipping }) => forbidsShipping?.({ state, faction }));

/** Whether a faction may not move forces on the board now. */
export const isKeptFromMoving = (at: At, state: GameState, faction: FactionId): boolean =>
  isHeldInPlace(at, state, faction) ||
  keepingFromMoves(grantedPowers(at, state)).some(({ forbidsMoving }) => forbidsMoving?.({ state, faction }));

/** Returns the stacks of a faction on the board without the forces that cannot leave their territory now. */
export function stacksFreeToLeave(at: At, state: GameState, faction: FactionId): readonly ForceStack[] {
  const own = state.forces.filter((stack) => stack.faction === faction);
  const powers = freezing(grantedPowers(at, state));
  if (powers.length === 0) return own;
  return own.flatMap((stack) => {
    const { territory } = stack;
    const frozen = allOf(powers.map(({ freezes }) => freezes?.({ state, faction, territory }) ?? NO_FORCES));
    const count = Math.max(0, stack.count - frozen.count);
    const special = Math.min(count, Math.max(0, stack.special - frozen.special));
    const mercenaries = Math.min(count - special, Math.max(0, mercenariesIn(stack) - mercenariesIn(frozen)));
    return count === 0 ? [] : [withOtherForces(stack, { count, special, mercenaries })];
  });
}

/** Whether a territory is closed to the forces of a faction, however they come. */
export const isClosedTo = (at: At, state: GameState, faction: FactionId, territory: TerritoryId): boolean =>
  closing(grantedPowers(at, state)).some(({ closes }) => closes?.({ state, faction, territory }) === true);

// An order that was given stays, even if its power is cancelled or lost later in the turn.
const holding = memoize((powers: readonly Power[]) => powers.filter(({ holdsInPlace }) => holdsInPlace !== undefined));
const keepingFromShips = memoize((powers: readonly Power[]) =>
  powers.filter(({ forbidsShipping }) => forbidsShipping !== undefined),
);
const keepingFromMoves = memoize((powers: readonly Power[]) =>
  powers.filter(({ forbidsMoving }) => forbidsMoving !== undefined),
);
const freezing = memoize((powers: readonly Power[]) => powers.filter(({ freezes }) => freezes !== undefined));
const closing = memoize((powers: readonly Power[]) => powers.filter(({ closes }) => closes !== undefined));
