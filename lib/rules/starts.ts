/** How each faction begins the game. The data stands in the faction's own file. */
import type { Place } from '../model/board.ts';
import type { FactionId } from '../model/factions.ts';
import type { TerritoryId } from '../model/territories.ts';
import { advantagesOf, type Ctx } from './ctx.ts';

/** Which of a faction's forces begin on the board; all others are in the reserves. */
export type StartingForces =
  | { readonly kind: 'reserves' }
  | { readonly kind: 'fixed'; readonly place: Place; readonly count: number }
  /** Over these territories as their owner likes. */
  | { readonly kind: 'spread'; readonly over: readonly TerritoryId[]; readonly count: number }
  /** In any one part of the board, when everybody else stands. */
  | { readonly kind: 'anywhere'; readonly count: number };

export interface FactionStart {
  readonly spice: number;
  readonly forces: StartingForces;
  /** Where it is printed. */
  readonly rules: readonly string[];
}

/** Which of a faction's forces begin on the board at this table. */
export const startingForcesOf = (ctx: Ctx, faction: FactionId): StartingForces =>
  advantagesOf(ctx, faction).reduce(
    (forces, { startingForces }) => startingForces?.(forces) ?? forces,
    ctx.starts[faction].forces,
  );

/** How many treachery cards a faction begins with. */
export const startingCardsOf = (ctx: Ctx, faction: FactionId): number =>
  advantagesOf(ctx, faction).reduce(
    (cards, { startingCards }) => startingCards?.(cards) ?? cards,
    ctx.rules.startingCards,
  );
