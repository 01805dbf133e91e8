/** Treachery cards that change places while the table plays a phase on the board. */
import type { Feature } from '../../play/feature.ts';
import type { PassingContract } from './contract.ts';
import { decideGiveCards, decideMoveCard, decidePutAway, decideTakeCards } from './passing.ts';

export const passing: Feature<PassingContract> = {
  intents: {
    PutAwayCard: {
      from: 'seat',
      decided: (_ctx, state, { card, pile }, { by }) => decidePutAway(state, by, card, pile),
    },
    GiveCards: { from: 'seat', decided: (_ctx, state, { to, slots }, { by }) => decideGiveCards(state, by, to, slots) },
    TakeCards: {
      from: 'moderator',
      decided: (_ctx, state, { from, to, count }, { random }) => decideTakeCards(state, from, to, count, random),
    },
    MoveCard: {
      from: 'moderator',
      decided: (ctx, state, { card, from, to }, { random }) => decideMoveCard(ctx, state, card, from, to, random),
    },
  },
};
