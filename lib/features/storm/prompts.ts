import { asRecord } from '../../core/answer.ts';
import { assertNever, must } from '../../core/assert-never.ts';
import { type Grammar, range } from '../../core/grammar.ts';
import type { Feature } from '../../kernel/feature.ts';
import { createPrompt } from '../../model/create-prompt.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { accepted } from '../../model/decision.ts';
import { lossesFrom } from '../../pieces/losses.ts';
import { currentStorm } from '../../model/selectors.ts';
import { hasCommitted } from '../../model/commitments.ts';
import type { Prompt } from '../../model/prompts.ts';
import type { GameState } from '../../model/state.ts';
import type { NumberRange } from '../../model/storm.ts';
import type { StormActivity, StormContract } from './contract.ts';
import { pendingLossChoices } from './losses.ts';
import { lossesAsked } from './events.ts';

/** Returns the prompts of the running storm: both dials at the same time, and the choice of losses. */
export function activityPrompts(ctx: Ctx, state: GameState, storm: StormActivity): readonly Prompt[] {
  switch (storm.step) {
    case 'dials':
      return dialPrompts(state, storm);
    case 'moving':
      return lossPrompts(ctx, state, storm);
    case 'weather':
    case 'weather-answer':
    case 'steered':
    case 'atomics':
    case 'moved':
    case 'over':
      return [];
    default:
      return assertNever(storm.step);
  }
}

const lossPrompts = (ctx: Ctx, state: GameState, storm: StormActivity): readonly Prompt[] =>
  pendingLossChoices(ctx, state, storm).map((loss) => lossesAsked(state, storm.id, loss));

const numbers = ({ from, to }: NumberRange): Grammar => range(from, to);

function dialPrompts(state: GameState, storm: StormActivity): readonly Prompt[] {
  // A faction that plays on alone has both wheels.
  return [...new Set(storm.dialers)].map((faction) =>
    createPrompt(
      state,
      {
        kind: 'storm-dial',
        storm: storm.id,
        other: storm.dialers.find((one) => one !== faction) ?? faction,
        range: storm.range,
      },
      {
        faction,
        about: storm.id,
        answers: numbers(storm.range),
        sealed: hasCommitted(storm.committed, faction),
      },
    ),
  );
}

/** The handlers of the answers. Each dial may be changed until both dials are set. */
export const promptHandlers: Feature<StormContract>['prompts'] = {
  'storm-dial': {
    onAnswer: (_ctx, _state, { storm, faction }, value) =>
      accepted({ type: 'StormDialCommitted', storm, faction, dial: Number(value) }),
    onWithdraw: (_ctx, _state, { storm, faction }) => accepted({ type: 'StormDialWithdrawn', storm, faction }),
  },
  'storm-losses': {
    canBeTakenBack: true,
    onAnswer: (_ctx, state, { faction, stacks }, value) => {
      const { id: storm } = must(currentStorm(state), 'a running storm');
      return accepted({ type: 'StormLossesChosen', storm, faction, lost: lossesFrom(stacks, asRecord(value)) });
    },
  },
};
