/** The strongholds of a table, with the territories that the table turns to strongholds. */
import type { TerritoryId } from '../../../model/territories.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { harvestRules } from '../harvests/api.ts';

/** Returns the strongholds of this table in the order of the reading. @rules AH79 Spice Harvest V.6.c · R-233 */
export const orderOfReading = (ctx: Pick<Ctx, 'rules' | 'board'>): readonly TerritoryId[] =>
  harvestRules(ctx).readingOrder.filter(ctx.board.isStronghold);
