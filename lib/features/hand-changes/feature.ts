/** Treachery cards that change places while the table plays a phase on the board. */
import { either, oneOf, list, record } from '../../core/grammar.ts';
import { aFaction, aCard, aPile, aSlot, aCount } from '../../model/fields.ts';
import type { Feature } from '../../kernel/feature.ts';
import type { HandChangesContract } from './contract.ts';
import { decideGiveCards, decideMoveCard, decidePutAway, decideTakeCards } from './passing.ts';

export const handChanges: Feature<HandChangesContract> = {
  commands: {
    PutAwayCard: {
      from: 'seat',
      input: { card: record({ slot: aSlot, card: aCard }), pile: aPile },
      decide: (ctx, state, { card, pile }, { by }) => decidePutAway(ctx, state, by, card, pile),
    },
    GiveCards: {
      from: 'seat',
      input: { to: aFaction, slots: list(aSlot, { most: 20 }) },
      decide: (ctx, state, { to, slots }, { by }) => decideGiveCards(ctx, state, by, to, slots),
    },
    TakeCards: {
      from: 'moderator',
      input: { from: aFaction, to: aFaction, count: aCount },
      decide: (_ctx, state, { from, to, count }, { random }) => decideTakeCards(state, from, to, count, random),
    },
    MoveCard: {
      from: 'moderator',
      input: { card: aCard, from: either(aPile, oneOf('deck')), to: either(aPile, oneOf('deck'), aFaction) },
      decide: (ctx, state, { card, from, to }, { random }) => decideMoveCard(ctx, state, card, from, to, random),
    },
  },
};
