/** Truthtrance: one yes-or-no question, asked and answered in public. */
import type { Feature } from '../../kernel/feature.ts';
import { accepted } from '../../model/decision.ts';
import type { TruthContract } from './contract.ts';
import { truthPrompts, truthTold } from './prompts.ts';

export const truthtrance: Feature<TruthContract> = {
  initialSlice: () => ({ truths: [] }),
  backgroundPrompts: (_ctx, state) => truthPrompts(state),
  prompts: {
    'tell-truth': { onAnswer: (_ctx, _state, { question }, value) => accepted(truthTold(question, value)) },
  },
  reducer: {
    // Everybody has heard the question, and later hears the answer.
    TruthAsked: (state, { question: id, by, of, words }) => ({
      ...state,
      truths: [...state.truths, { id, turn: state.turn, by, of, words, told: null }],
    }),
    TruthTold: (state, { question, told }) => ({
      ...state,
      truths: state.truths.map((asked) => (asked.id === question ? { ...asked, told } : asked)),
    }),
  },
  redactCards: { 'truth-asked': () => null, 'truth-told': () => null },
  log: {
    TruthAsked: ({ by, of, words }) => ({ code: 'truth-asked', by, of, words }),
    TruthTold: ({ question, told }, _audience, { truths }) => {
      const asked = truths.find(({ id }) => id === question);
      return asked === undefined ? null : { code: 'truth-told', of: asked.of, words: asked.words, told };
    },
  },
};
