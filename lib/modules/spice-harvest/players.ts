/** The factions that take part in the module. A rulebook may leave a faction outside. */
import type { FactionId } from '../../model/factions.ts';
import { orderFrom, stormOrder } from '../../model/selectors.ts';
import type { GameState } from '../../model/state.ts';
import type { Ctx } from '../../powers/ctx.ts';

type AtTable = Pick<Ctx, 'rules'>;

/** Whether this faction takes part. Other factions have no sum, share, vote, bid or claim. */
export const takesPart = ({ rules }: AtTable, faction: FactionId): boolean =>
  rules.harvest?.outside.includes(faction) !== true;

/** Returns the factions that take part, in storm order. */
export const playersOf = (at: AtTable, state: GameState): readonly FactionId[] =>
  stormOrder(state).filter((faction) => takesPart(at, faction));

/** Returns the factions that take part, this faction first, then each to the right. A faction outside is skipped. */
export const ringFrom = (at: AtTable, state: GameState, first: FactionId): readonly FactionId[] =>
  orderFrom(state.seating, first).filter((faction) => takesPart(at, faction));

/** Returns the other factions that take part, from the right of this faction. */
export const othersFrom = (at: AtTable, state: GameState, faction: FactionId): readonly FactionId[] =>
  ringFrom(at, state, faction).filter((other) => other !== faction);
