import type { Ctx } from '../../powers/ctx.ts';

/** Whether the deck of this table has a Residual Poison for which bribes are paid. */
export const isInDeck = ({ rules }: Pick<Ctx, 'rules'>): boolean =>
  rules.treacheryDeck['residual-poison'] > 0 && rules.residualPoisonBy === 'bribes';

/** Whether the deck of this table has a Residual Poison whose effect a secret die decides. */
export const isDieInDeck = ({ rules }: Pick<Ctx, 'rules'>): boolean =>
  rules.treacheryDeck['residual-poison'] > 0 && rules.residualPoisonBy === 'die';
