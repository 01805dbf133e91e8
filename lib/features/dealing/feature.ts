/** Commands of the moderator for Mentat's own decks: deal cards and traitors, return hands. */
import { factionField, countField } from '../../model/fields.ts';
import type { Feature } from '../../kernel/feature.ts';
import { accepted } from '../../model/decision.ts';
import type { DealingContract } from './contract.ts';
import { decideDealCards, decideDealTraitors, decideReturnHand, traitorChosen, traitorPrompts } from './dealing.ts';

export const dealing: Feature<DealingContract> = {
  backgroundPrompts: traitorPrompts,
  prompts: {
    'choose-traitor': {
      onAnswer: (ctx, state, { faction }, value) => accepted(traitorChosen(ctx, state, faction, value)),
    },
  },
  commands: {
    DealCards: {
      from: 'moderator',
      input: { faction: factionField, count: countField },
      decide: (ctx, state, { faction, count }, { random }) => decideDealCards(ctx, state, faction, count, random),
    },
    ReturnHand: {
      from: 'moderator',
      input: { faction: factionField },
      decide: (_ctx, state, { faction }, { random }) => decideReturnHand(state, faction, random),
    },
    DealTraitors: {
      from: 'moderator',
      input: {},
      decide: (ctx, state, _command, { random }) => decideDealTraitors(ctx, state, random),
    },
  },
};
