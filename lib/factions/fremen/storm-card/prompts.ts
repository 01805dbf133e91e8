import { range } from '../../../core/grammar.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { createPrompt } from '../../../model/create-prompt.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { accepted } from '../../../model/decision.ts';
import type { GameEvent } from '../../../model/events.ts';
import type { Prompt } from '../../../model/prompts.ts';
import type { GameState } from '../../../model/state.ts';
import type { StormCardActivity, StormCardContract } from './contract.ts';
import { drawerAmong } from './deck.ts';

/** Asks the owner of the card for its number. */
export function activityPrompts(ctx: Ctx, state: GameState, { storm }: StormCardActivity): readonly Prompt[] {
  const owner = drawerAmong(ctx, state);
  if (owner === null) return [];
  const { stormCards } = ctx.rules;
  const answers = range(stormCards.from, stormCards.to);
  return [
    createPrompt(state, { kind: 'storm-card', storm, range: stormCards }, { faction: owner, about: storm, answers }),
  ];
}

/** Ends the prompt if its owner has declared the number meanwhile. */
export const advance = (_ctx: Ctx, state: GameState, { storm }: StormCardActivity): readonly GameEvent[] =>
  typeof state.stormCard === 'number' && state.stormCardOf !== null
    ? [{ type: 'StormCardRevealed', storm, by: state.stormCardOf, card: state.stormCard }]
    : [];

/** The handlers of the answers. */
export const promptHandlers: Feature<StormCardContract>['prompts'] = {
  'storm-card': {
    onAnswer: (_ctx, _state, { storm, faction: by }, value) =>
      accepted({ type: 'StormCardRevealed', storm, by, card: Number(value) }),
  },
};
