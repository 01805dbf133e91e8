import type { Ctx } from '../../powers/ctx.ts';

/** Whether the deck of this table has Semuta. */
export const isInDeck = ({ rules }: Pick<Ctx, 'rules'>): boolean => rules.treacheryDeck.semuta > 0;
