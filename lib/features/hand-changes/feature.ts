/** Treachery cards that change places while the table plays a phase on the board. */
import { anyOf, oneOf, list, record } from '../../core/grammar.ts';
import { factionField, cardField, pileField, slotField, countField } from '../../model/fields.ts';
import type { Feature } from '../../kernel/feature.ts';
import type { HandChangesContract } from './contract.ts';
import { decideGiveCards, decideMoveCard, decidePutAway, decideTakeCards } from './passing.ts';

export const handChanges: Feature<HandChangesContract> = {
  commands: {
    PutAwayCard: {
      from: 'seat',
      input: { card: record({ slot: slotField, card: cardField }), pile: pileField },
      decide: (ctx, state, { card, pile }, { by }) => decidePutAway(ctx, state, by, card, pile),
    },
    GiveCards: {
      from: 'seat',
      input: { to: factionField, slots: list(slotField, { most: 20 }) },
      decide: (ctx, state, { to, slots }, { by }) => decideGiveCards(ctx, state, by, to, slots),
    },
    TakeCards: {
      from: 'moderator',
      input: { from: factionField, to: factionField, count: countField },
      decide: (_ctx, state, { from, to, count }, { random }) => decideTakeCards(state, from, to, count, random),
    },
    MoveCard: {
      from: 'moderator',
      input: {
        card: cardField,
        from: anyOf(pileField, oneOf('deck')),
        to: anyOf(pileField, oneOf('deck'), factionField),
      },
      decide: (ctx, state, { card, from, to }, { random }) => decideMoveCard(ctx, state, card, from, to, random),
    },
  },
};
