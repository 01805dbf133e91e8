import type { Ctx } from '../../powers/ctx.ts';

/** Whether the deck of this table has the Mercenary. */
export const isInDeck = ({ rules }: Pick<Ctx, 'rules'>): boolean => rules.treacheryDeck.mercenary > 0;
