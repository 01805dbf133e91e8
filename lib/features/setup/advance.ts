/** The course of the set-up: the steps of the book, each with its automatic events and then its prompts. */
import { must } from '../../core/assert-never.ts';
import type { Random } from '../../core/random.ts';
import { cardsDealt } from '../../pieces/events.ts';
import type { Environment } from '../../kernel/feature.ts';
import { startingCardsOf, startingForcesOf } from './beginning.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { dealTraitors } from '../../pieces/dealing.ts';
import { factionState, stormOrder } from '../../model/selectors.ts';
import type { GameEvent } from '../../model/events.ts';
import type { SetupStepId } from '../../model/setup.ts';
import type { GameState } from '../../model/state.ts';
import type { SetupActivity } from './contract.ts';
import { startingSpiceTaken } from './events.ts';
import { owedInSetup } from './owed.ts';
import { forcesPlaced, canPlace } from './placing.ts';

/** Returns the events up to the next decision of a player. Returns none while a decision is pending. */
export function advance(
  ctx: Ctx,
  state: GameState,
  setup: SetupActivity,
  { random }: Environment,
): readonly GameEvent[] {
  if (owedInSetup(ctx, state, setup).length > 0) return [];
  const next = stepAfter(ctx, setup.step);
  if (next === null) return [{ type: 'SetupEnded', phase: must(ctx.rules.phaseOrder[0], 'a first phase') }];
  return [{ type: 'SetupStepBegan', step: next }, ...byItself(ctx, state, next, random)];
}

/** Returns the event that begins the set-up, and the automatic events after it. */
export function setupBegins(ctx: Ctx, state: GameState, random: Random): readonly GameEvent[] {
  const first = must(stepsOf(ctx)[0], 'a first step');
  return [{ type: 'SetupBegan', step: first }, ...byItself(ctx, state, first, random)];
}

/** Returns the steps of the set-up: the steps of the book and of modules, and then the board. */
export const stepsOf = (ctx: Ctx): readonly SetupStepId[] => [...ctx.rules.setupOrder, 'board'];

function stepAfter(ctx: Ctx, step: SetupStepId): SetupStepId | null {
  const steps = stepsOf(ctx);
  return steps[steps.indexOf(step) + 1] ?? null;
}

/** Returns the automatic events of a step, before its prompts. @rules GF9-2019 Set-up 2–5 · AH79 III.E */
function byItself(ctx: Ctx, state: GameState, step: SetupStepId, random: Random): readonly GameEvent[] {
  switch (step) {
    case 'traitors':
      return state.choices.components.traitors === 'app' ? dealTraitors(ctx, state, random) : [];
    case 'spice':
      return stormOrder(state).map((faction) => startingSpiceTaken(faction, ctx.startOf(faction).spice));
    case 'forces':
      return stormOrder(state).flatMap((faction) => {
        const start = startingForcesOf(ctx, faction);
        if (start.kind !== 'fixed') return [];
        return forcesPlaced(ctx, state, faction, start.place, {
          count: canPlace(state, faction, start.count),
          special: 0,
        });
      });
    case 'treachery':
      return startingCards(ctx, state);
    case 'prediction':
    case 'board':
      return [];
    default:
      return ctx.powers.flatMap(({ setsUp }) =>
        setsUp?.step === step ? setsUp.begins({ state, random, rules: ctx.rules }) : [],
      );
  }
}

/**
 * Returns the deal from the top of the app's deck, one faction after the other. With physical cards, owners may declare
 * their hands.
 */
function startingCards(ctx: Ctx, state: GameState): readonly GameEvent[] {
  const isApp = state.choices.components.treachery === 'app';
  let deck = state.treacheryDeck;
  return stormOrder(state).map((faction): GameEvent => {
    const count = startingCardsOf(ctx, faction);
    const { nextSlot } = factionState(state, faction);
    const cards = Array.from({ length: count }, (_, index) => ({
      slot: `h${nextSlot + index}` as const,
      card: isApp ? must(deck[index], 'a card to deal') : ('unknown' as const),
    }));
    deck = deck.slice(count);
    return cardsDealt(faction, cards);
  });
}
