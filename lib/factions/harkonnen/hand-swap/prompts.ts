import { list, oneOf } from '../../../core/grammar.ts';
import type { AnswerValue } from '../../../core/answer.ts';
import { transferCards } from '../../../pieces/transfer-cards.ts';
import type { Feature } from '../../../kernel/feature.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { createPrompt } from '../../../model/create-prompt.ts';
import { accepted } from '../../../model/decision.ts';
import { factionState } from '../../../model/selectors.ts';
import type { Prompt } from '../../../model/prompts.ts';
import type { GameState } from '../../../model/state.ts';
import type { HandSwapActivity, HandSwapContract } from './contract.ts';
import { cardsOwed } from './api.ts';

/**
 * Asks for the cards that go back, after all cards have arrived. The last arrived cards come first, so that the default
 * changes nothing.
 */
export function activityPrompts(_ctx: Ctx, state: GameState, swap: HandSwapActivity): readonly Prompt[] {
  const count = cardsOwed(state, swap);
  if (count === 0) return [];
  const lastFirst = factionState(state, swap.by)
    .hand.map(({ slot }) => slot)
    .reverse();
  return [
    createPrompt(
      state,
      { kind: 'give-back', to: swap.of, count, taken: lastFirst.slice(0, count) },
      {
        faction: swap.by,
        about: `turn-${state.turn}`,
        answers: list(oneOf(...lastFirst), { least: count, most: count, distinct: true }),
      },
    ),
  ];
}

/** The handlers of the answers. */
export const promptHandlers: Feature<HandSwapContract>['prompts'] = {
  'give-back': {
    onAnswer: (_ctx, state, { faction: by, to: of }, value) => {
      const slots = slotsIn(value);
      const given = factionState(state, by).hand.filter(({ slot }) => slots.includes(slot));
      return accepted(transferCards(state, by, of, given), { type: 'HandSwapEnded', by, of, given: given.length });
    },
  },
};

const slotsIn = (value: AnswerValue): readonly AnswerValue[] => (Array.isArray(value) ? (value as AnswerValue[]) : []);
