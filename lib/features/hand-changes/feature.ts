/** Treachery cards that change places while the table plays a phase on the board. */
import { either, oneOf, list, record } from '../../core/grammar.ts';
import { aFaction, aCard, aPile, aSlot, aCount } from '../../model/fields.ts';
import type { Feature } from '../../kernel/feature.ts';
import type { HandChangesContract } from './contract.ts';
import { decideGiveCards, decideMoveCard, decidePutAway, decideTakeCards } from './passing.ts';

export const handChanges: Feature<HandChangesContract> = {
  intents: {
    PutAwayCard: {
      from: 'seat',
      sent: { card: record({ slot: aSlot, card: aCard }), pile: aPile },
      decided: (ctx, state, { card, pile }, { by }) => decidePutAway(ctx, state, by, card, pile),
    },
    GiveCards: {
      from: 'seat',
      sent: { to: aFaction, slots: list(aSlot, { most: 20 }) },
      decided: (ctx, state, { to, slots }, { by }) => decideGiveCards(ctx, state, by, to, slots),
    },
    TakeCards: {
      from: 'moderator',
      sent: { from: aFaction, to: aFaction, count: aCount },
      decided: (_ctx, state, { from, to, count }, { random }) => decideTakeCards(state, from, to, count, random),
    },
    MoveCard: {
      from: 'moderator',
      sent: { card: aCard, from: either(aPile, oneOf('deck')), to: either(aPile, oneOf('deck'), aFaction) },
      decided: (ctx, state, { card, from, to }, { random }) => decideMoveCard(ctx, state, card, from, to, random),
    },
  },
};
