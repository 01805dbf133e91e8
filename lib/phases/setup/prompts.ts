import { assertNever } from '../../core/assert-never.ts';
import { either, oneOf, range, record } from '../../core/grammar.ts';
import { ask } from '../../rules/asking.ts';
import { startingCardsOf, startingForcesOf } from '../../rules/beginning.ts';
import type { Ctx } from '../../rules/ctx.ts';
import { factionOf, stormOrder } from '../../rules/position.ts';
import { TRAITORS_DEALT, traitorsKeptBy } from '../../rules/traitors.ts';
import type { FactionId } from '../../table/factions.ts';
import type { Prompt } from '../../table/prompts.ts';
import type { GameState } from '../../table/state.ts';
import type { SetupActivity } from './contract.ts';
import { owedInSetup } from './owed.ts';
import { anywhereAnswers, mayPlace, partsToSpread, spreadAnswers } from './placing.ts';

/** What the set-up asks now, and of whom. Traitors that Mentat has dealt ask for themselves. */
export const setupPrompts = (ctx: Ctx, state: GameState, setup: SetupActivity): readonly Prompt[] =>
  owedInSetup(ctx, state, setup).flatMap((faction) => promptFor(ctx, state, setup, faction));

function promptFor(ctx: Ctx, state: GameState, { rung }: SetupActivity, faction: FactionId): readonly Prompt[] {
  const { components } = state.choices;
  switch (rung) {
    case 'prediction':
      return [predictPrompt(ctx, state, faction)];
    case 'traitors':
      return components.traitors === 'app'
        ? []
        : [
            ask(
              state,
              { kind: 'draw-own', matter: 'traitors', count: TRAITORS_DEALT, keeps: traitorsKeptBy(ctx, faction) },
              { asks: faction, matter: 'traitors', answers: oneOf('drawn') },
            ),
          ];
    case 'forces':
      return placePrompt(ctx, state, faction);
    case 'treachery': {
      const count = startingCardsOf(ctx, faction);
      return [
        ask(
          state,
          { kind: 'draw-own', matter: 'hand', count, keeps: count },
          { asks: faction, matter: 'hand', answers: oneOf('drawn') },
        ),
      ];
    }
    case 'board':
      return [ask(state, { kind: 'setup-done' }, { asks: faction, matter: 'board', answers: oneOf(true) })];
    case 'spice':
      return [];
    default:
      return assertNever(rung);
  }
}

/** Left on its cards, or told: another faction, and a turn. @rules GF9-2019 Bene Gesserit sheet "Prediction" */
function predictPrompt({ rules }: Ctx, state: GameState, faction: FactionId): Prompt {
  const others = stormOrder(state).filter((other) => other !== faction);
  return ask(
    state,
    { kind: 'predict' },
    {
      asks: faction,
      matter: 'prediction',
      answers: either(oneOf('untold'), record({ faction: oneOf(...others), turn: range(1, rules.turnLimit) })),
    },
  );
}

function placePrompt(ctx: Ctx, state: GameState, faction: FactionId): readonly Prompt[] {
  const start = startingForcesOf(ctx, faction);
  switch (start.kind) {
    case 'spread': {
      const question = {
        kind: 'spread-forces',
        parts: partsToSpread(start),
        count: mayPlace(state, faction, start.count),
        special: factionOf(state, faction).reserves.special,
      } as const;
      return [ask(state, question, { asks: faction, matter: 'forces', answers: spreadAnswers(state, faction, start) })];
    }
    case 'anywhere':
      return [
        ask(
          state,
          { kind: 'start-anywhere', count: start.count },
          { asks: faction, matter: 'forces', answers: anywhereAnswers },
        ),
      ];
    case 'fixed':
    case 'reserves':
      return [];
    default:
      return assertNever(start);
  }
}
