/** What Mentat's own decks do at the moderator's word: cards and traitors dealt, hands taken back. */
import { aFaction, aCount } from '../../model/fields.ts';
import type { Feature } from '../../kernel/feature.ts';
import { happened } from '../../model/decision.ts';
import type { DealingContract } from './contract.ts';
import { decideDealCards, decideDealTraitors, decideReturnHand, traitorChosen, traitorPrompts } from './dealing.ts';

export const dealing: Feature<DealingContract> = {
  asksAlways: traitorPrompts,
  questions: {
    'choose-traitor': {
      answered: (ctx, state, { asks: faction }, value) => happened(traitorChosen(ctx, state, faction, value)),
    },
  },
  intents: {
    DealCards: {
      from: 'moderator',
      sent: { faction: aFaction, count: aCount },
      decided: (ctx, state, { faction, count }, { random }) => decideDealCards(ctx, state, faction, count, random),
    },
    ReturnHand: {
      from: 'moderator',
      sent: { faction: aFaction },
      decided: (_ctx, state, { faction }, { random }) => decideReturnHand(state, faction, random),
    },
    DealTraitors: {
      from: 'moderator',
      sent: {},
      decided: (ctx, state, _intent, { random }) => decideDealTraitors(ctx, state, random),
    },
  },
};
