import type { AnswerValue } from '../../core/answer.ts';
import { assertNever, must } from '../../core/assert-never.ts';
import { anyOf, oneOf, range, record } from '../../core/grammar.ts';
import type { Feature } from '../../kernel/feature.ts';
import { createPrompt } from '../../model/create-prompt.ts';
import { startingCardsOf, startingForcesOf } from './beginning.ts';
import { checkClosed } from '../secret-checks/events.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { accepted } from '../../model/decision.ts';
import { ownDrawn } from './api.ts';
import { factionState, stormOrder } from '../../model/selectors.ts';
import { TRAITORS_DEALT, traitorsKeptBy } from '../../pieces/traitors.ts';
import { parsePrediction } from '../../model/answers.ts';
import type { FactionId } from '../../model/factions.ts';
import type { Prompt } from '../../model/prompts.ts';
import type { GameState } from '../../model/state.ts';
import type { SetupActivity, SetupContract } from './contract.ts';
import { owedInSetup } from './owed.ts';
import { anywhereAnswers, forcesPlaced, forcesSpread, canPlace, partsToSpread, spreadAnswers } from './placing.ts';

/** Returns the prompts of the set-up. Traitors from Mentat's deck have their own prompt. */
export const activityPrompts = (ctx: Ctx, state: GameState, setup: SetupActivity): readonly Prompt[] =>
  owedInSetup(ctx, state, setup).flatMap((faction) => promptFor(ctx, state, setup, faction));

function promptFor(ctx: Ctx, state: GameState, { step }: SetupActivity, faction: FactionId): readonly Prompt[] {
  const { components } = state.choices;
  switch (step) {
    case 'prediction':
      return [predictPrompt(ctx, state, faction)];
    case 'traitors':
      return components.traitors === 'app'
        ? []
        : [
            createPrompt(
              state,
              {
                kind: 'draw-own',
                matter: 'traitors',
                from: ctx.rules.traitorsDrawn,
                count: TRAITORS_DEALT,
                keeps: traitorsKeptBy(ctx, faction),
              },
              { faction, about: 'traitors', answers: oneOf('drawn') },
            ),
          ];
    case 'forces':
      return placePrompt(ctx, state, faction);
    case 'treachery': {
      const count = startingCardsOf(ctx, faction);
      return [
        createPrompt(
          state,
          { kind: 'draw-own', matter: 'hand', from: 'cards', count, keeps: count },
          { faction, about: 'hand', answers: oneOf('drawn') },
        ),
      ];
    }
    case 'board':
      return [createPrompt(state, { kind: 'setup-done' }, { faction, about: 'board', answers: oneOf(true) })];
    default:
      return [];
  }
}

/**
 * Asks for the prediction: on physical cards only, or another faction and a turn.
 */
function predictPrompt({ rules }: Ctx, state: GameState, faction: FactionId): Prompt {
  const others = stormOrder(state).filter((other) => other !== faction);
  return createPrompt(
    state,
    { kind: 'predict' },
    {
      faction,
      about: 'prediction',
      answers: anyOf(oneOf('untold'), record({ faction: oneOf(...others), turn: range(1, rules.turnLimit) })),
    },
  );
}

function placePrompt(ctx: Ctx, state: GameState, faction: FactionId): readonly Prompt[] {
  const start = startingForcesOf(ctx, faction);
  switch (start.kind) {
    case 'spread': {
      const question = {
        kind: 'spread-forces',
        parts: partsToSpread(ctx, start),
        count: canPlace(state, faction, start.count),
        special: factionState(state, faction).reserves.special,
      } as const;
      return [
        createPrompt(state, question, {
          faction,
          about: 'forces',
          answers: spreadAnswers(ctx, state, faction, start),
        }),
      ];
    }
    case 'anywhere':
      return [
        createPrompt(
          state,
          { kind: 'start-anywhere', count: start.count },
          { faction, about: 'forces', answers: anywhereAnswers(ctx) },
        ),
      ];
    case 'fixed':
    case 'reserves':
      return [];
    default:
      return assertNever(start);
  }
}

/** The handlers of the answers. */
export const promptHandlers: Feature<SetupContract>['prompts'] = {
  predict: {
    onAnswer: (_ctx, _state, { faction }, value) =>
      accepted(
        { type: 'PredictionSealed', faction, prediction: parsePrediction(value) ?? 'untold' },
        { type: 'SetupPartDone', faction },
      ),
  },
  'draw-own': {
    // The answer also closes a secret check, whether or not the cards were declared, so that nobody else can tell.
    onAnswer: (_ctx, state, { faction, matter }) =>
      accepted(...checkClosed(state, faction, matter), ...ownDrawn(state, faction, matter)),
  },
  'spread-forces': {
    canBeTakenBack: true,
    onAnswer: (ctx, state, { faction }, value) =>
      accepted(...forcesSpread(ctx, state, faction, value), { type: 'SetupPartDone', faction }),
  },
  'start-anywhere': {
    onAnswer: (ctx, state, { faction, count }, value) => {
      const forces = { count: canPlace(state, faction, count), special: 0 };
      const place = ctx.board.partNamed(must(asText(value), 'a part'));
      return accepted(...forcesPlaced(ctx, state, faction, place, forces), { type: 'SetupPartDone', faction });
    },
  },
  'setup-done': { onAnswer: (_ctx, _state, { faction }) => accepted({ type: 'SetupPartDone', faction }) },
};

const asText = (value: AnswerValue): string | null => (typeof value === 'string' ? value : null);
