/** Queries about coexistence, for other features: whether the table plays it, and what is settled in this turn. */
import { advantagesOf, type Ctx } from '../../../powers/ctx.ts';
import type { AdvantageId } from '../../../model/advantages.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { GameState } from '../../../model/state.ts';
import type { TerritoryId } from '../../../model/territories.ts';

export const COEXISTENCE: AdvantageId = 'bene-gesserit/coexistence';

/** Whether the edition lets the forces of this faction coexist with others, instead of being advisors. */
export const mayCoexist = (ctx: Ctx, faction: FactionId): boolean =>
  advantagesOf(ctx, faction).some(({ id }) => id === COEXISTENCE);

/** Whether the owner has said in this turn that the forces in this territory do not coexist with others. */
export const isToFight = ({ turn, coexistence }: GameState, territory: TerritoryId): boolean =>
  coexistence.turn === turn && coexistence.fighting.includes(territory);

/** Whether the faction's forces in this territory coexist with others until this turn ends. */
export const isToCoexist = ({ turn, coexistence }: GameState, territory: TerritoryId): boolean =>
  coexistence.turn === turn && coexistence.coexisting.includes(territory);
