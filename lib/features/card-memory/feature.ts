/**
 * The memory of treachery cards: everything that a seat has lawfully seen, hand by hand, for factions that may keep
 * records. The memory does not use Mentat's other knowledge: its own deck, and declared hands.
 */
import { list, oneOf } from '../../core/grammar.ts';
import { type Feature, notLogged } from '../../kernel/feature.ts';
import { factionField } from '../../model/fields.ts';
import { CARD_KINDS } from '../../model/treachery-cards.ts';
import type { CardMemoryContract } from './contract.ts';
import { subscriptions } from './subscriptions.ts';
import { decideMark, withMarks } from './marking.ts';
import { blankMemory, inMemoryOf } from './memories.ts';
import { onTakeBack } from './taken-back.ts';
import { ownView } from './view.ts';

export const cardMemory: Feature<CardMemoryContract> = {
  initialSlice: ({ seating }) => {
    const factions = seating.map(({ faction }) => faction);
    return { memories: factions.map((faction) => blankMemory(faction, factions)) };
  },
  commands: {
    MarkHand: {
      from: 'seat',
      input: { faction: factionField, kinds: list(oneOf(...CARD_KINDS), { most: CARD_KINDS.length }) },
      decide: (ctx, state, { faction, kinds }, { by }) => decideMark(ctx, state, by, faction, kinds),
    },
  },
  reducer: {
    HandMarked: (state, { by, faction, kinds }) => inMemoryOf(state, by, (one) => withMarks(one, faction, kinds)),
  },
  log: { HandMarked: notLogged },
  subscriptions,
  onTakeBack: (back, now, { treacheryDeck }) => ({
    ...back,
    memories: back.memories.map((then) =>
      onTakeBack(then, now.memories.find(({ faction }) => faction === then.faction) ?? then, treacheryDeck !== null),
    ),
  }),
  ownView,
  // Setting a mark does not end the time for swaps. Otherwise the end would reveal that a seat has set a mark.
  allowedBeforeStart: ['HandMarked'],
};
