import type { Ctx } from '../../powers/ctx.ts';

/** Whether the deck of this table has a Residual Poison. */
export const isInDeck = ({ rules }: Pick<Ctx, 'rules'>): boolean => rules.treacheryDeck['residual-poison'] > 0;
