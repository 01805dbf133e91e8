/** What powers forbid a faction for a while: to move at all, or to enter a territory. */
import { memoize } from '../core/memoize.ts';
import type { FactionId } from '../model/factions.ts';
import type { GameState } from '../model/state.ts';
import type { TerritoryId } from '../model/territories.ts';
import type { Ctx } from '../powers/ctx.ts';
import { grantedPowers } from '../powers/in-force.ts';
import type { Power } from '../powers/power.ts';

type At = Pick<Ctx, 'powers'>;

/** Whether a faction is held in place: it brings no forces back, ships none and moves none now. */
export const isHeldInPlace = (at: At, state: GameState, faction: FactionId): boolean =>
  holding(grantedPowers(at, state)).some(({ holdsInPlace }) => holdsInPlace?.({ state, faction }) === true);

/** Whether a territory is closed to the forces of a faction, however they come. */
export const isClosedTo = (at: At, state: GameState, faction: FactionId, territory: TerritoryId): boolean =>
  closing(grantedPowers(at, state)).some(({ closes }) => closes?.({ state, faction, territory }) === true);

// An order that was given stays, even if its power is cancelled or lost later in the turn.
const holding = memoize((powers: readonly Power[]) => powers.filter(({ holdsInPlace }) => holdsInPlace !== undefined));
const closing = memoize((powers: readonly Power[]) => powers.filter(({ closes }) => closes !== undefined));
