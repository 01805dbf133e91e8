/** The beginning of the set-up, and what its answers make happen. */
import { partNamed } from '../../board/places.ts';
import type { AnswerValue } from '../../core/answer.ts';
import { assertNever, must } from '../../core/assert-never.ts';
import type { Random } from '../../core/random.ts';
import { checkClosed } from '../../rules/checks.ts';
import type { Ctx } from '../../rules/ctx.ts';
import { type Decision, happened, refuse } from '../../rules/decision.ts';
import { ownDrawn } from '../../rules/drawing.ts';
import { whatRuns } from '../../rules/running.ts';
import { asPrediction } from '../../table/answers.ts';
import type { GameEvent } from '../../table/events.ts';
import type { Prompt } from '../../table/prompts.ts';
import type { GameState } from '../../table/state.ts';
import { setupBegins } from './phase.ts';
import { forcesPlaced, forcesSpread, mayPlace } from './placing.ts';

/** The kinds of prompt this phase owns. */
export type SetupPrompt = Extract<
  Prompt,
  { readonly kind: 'predict' | 'draw-own' | 'spread-forces' | 'start-anywhere' | 'setup-done' }
>;
const KINDS: readonly Prompt['kind'][] = ['predict', 'draw-own', 'spread-forces', 'start-anywhere', 'setup-done'];
export const isSetupPrompt = (prompt: Prompt): prompt is SetupPrompt => KINDS.includes(prompt.kind);

/** Sets the game up from an empty board. Refuses `phase-runs`, or `game-under-way` where something was entered. */
export function decideBeginSetup(ctx: Ctx, state: GameState, random: Random): Decision {
  const running = whatRuns(state);
  if (running !== null) return refuse(running);
  return isUntouched(state) ? happened(...setupBegins(ctx, state, random)) : refuse({ code: 'game-under-way' });
}

/**
 * Nothing has been played, dealt or entered that the set-up would have to take away. What owners have told of their
 * cardboard is not asked: it begins anew, and a refusal would tell that they have.
 */
const isUntouched = (state: GameState): boolean => {
  const { phase, turn, forces, factions, leaders, discards, lastStorm, nextBattle } = state;
  const { treachery, traitors: traitorCards } = state.choices.components;
  return (
    phase === 'setup' &&
    turn === 1 &&
    forces.length === 0 &&
    discards.length === 0 &&
    lastStorm === null &&
    nextBattle === 1 &&
    leaders.every(({ where, faceDown }) => where === 'ready' || faceDown) &&
    factions.every(
      ({ tanks, hand, traitors, traitorsDealt }) =>
        tanks.count === 0 &&
        traitorsDealt.length === 0 &&
        (treachery === 'cardboard' || hand.length === 0) &&
        (traitorCards === 'cardboard' || traitors === 'unknown'),
    )
  );
};

/** What a legal answer to one of the set-up's prompts makes happen. */
export function decideSetupAnswer(ctx: Ctx, state: GameState, prompt: SetupPrompt, value: AnswerValue): Decision {
  const faction = prompt.asks;
  const done: GameEvent = { type: 'SetupPartDone', faction };
  switch (prompt.kind) {
    case 'predict':
      return happened({ type: 'PredictionSealed', faction, prediction: asPrediction(value) ?? 'untold' }, done);
    case 'draw-own':
      // A question about it is answered whether anything was told or not: that is nobody else's to see.
      return happened(...checkClosed(state, faction, prompt.matter), ...ownDrawn(state, faction, prompt.matter));
    case 'spread-forces':
      return happened(...forcesSpread(ctx, state, faction, value), done);
    case 'start-anywhere': {
      const troops = { count: mayPlace(state, faction, prompt.count), special: 0 };
      return happened(...forcesPlaced(ctx, state, faction, partNamed(must(asText(value), 'a part')), troops), done);
    }
    case 'setup-done':
      return happened(done);
    default:
      return assertNever(prompt);
  }
}

const asText = (value: AnswerValue): string | null => (typeof value === 'string' ? value : null);
