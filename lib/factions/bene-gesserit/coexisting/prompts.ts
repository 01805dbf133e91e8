import { getField } from '../../../core/answer.ts';
import { type Grammar, oneOf, record } from '../../../core/grammar.ts';
import { runningWorm } from '../../../features/spice-blow/steps.ts';
import { nameOfStep } from '../../../features/ship-and-move/steps.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { createPrompt } from '../../../model/create-prompt.ts';
import { accepted } from '../../../model/decision.ts';
import type { GameEvent } from '../../../model/events.ts';
import type { FactionId } from '../../../model/factions.ts';
import { forcesOf } from '../../../model/forces.ts';
import type { Prompt, PromptPayload } from '../../../model/prompts.ts';
import { stacksIn } from '../../../model/selectors.ts';
import type { GameState } from '../../../model/state.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import { sideShown } from '../../../pieces/events.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import type { CoexistenceActivity, CoexistenceContract } from './contract.ts';
import { coexistingBeside, isJoined } from './sides.ts';

/** Returns the prompt after an arrival, or before the first shipment. */
export function activityPrompts(_ctx: Ctx, state: GameState, activity: CoexistenceActivity): readonly Prompt[] {
  const asked = questionOf(state, activity);
  const step = nameOfStep(state);
  const brought = runningWorm(state)?.id ?? `${activity.arrival?.faction ?? 'first'}-${step}`;
  const about = `turn-${state.turn}-${brought}`;
  return asked === null
    ? []
    : [createPrompt(state, asked.question, { faction: activity.faction, about, answers: asked.answers })];
}

interface Asked {
  readonly question: PromptPayload;
  readonly answers: Grammar;
}

/**
 * Returns the question in the present position; `null` if a correction has left nothing to decide. Without an answer
 * the forces coexist.
 */
export function questionOf(state: GameState, { faction, call, arrival }: CoexistenceActivity): Asked | null {
  if (call === 'leaving') {
    const territories = coexistingBeside(state, faction);
    const each = Object.fromEntries(territories.map(({ territory }) => [territory, oneOf('coexist', 'fight')]));
    return territories.length === 0
      ? null
      : { question: { kind: 'leave-coexistence', territories }, answers: record(each) };
  }
  if (arrival === null || !isJoined(state, faction, arrival)) return null;
  const { faction: comer, at, forces } = arrival;
  const own = stacksIn(state, faction, at.territory).reduce((sum, { count }) => sum + count, 0);
  return { question: { kind: 'coexist', comer, at, own, ...forcesOf(forces) }, answers: oneOf('coexist', 'fight') };
}

/** The handlers of the answers. */
export const promptHandlers: Feature<CoexistenceContract>['prompts'] = {
  coexist: {
    onAnswer: (_ctx, _state, { faction, at: { territory } }, value) =>
      accepted(...chosen(faction, territory, value === 'coexist')),
  },
  'leave-coexistence': {
    onAnswer: (_ctx, _state, { faction, territories }, value) =>
      accepted(
        ...left(
          faction,
          territories.map(({ territory }) => territory).filter((territory) => getField(value, territory) === 'fight'),
        ),
      ),
  },
};

/** Returns the event of an answer about one territory. */
const chosen = (faction: FactionId, territory: TerritoryId, coexists: boolean): readonly GameEvent[] => [
  { type: 'CoexistenceChosen', faction, territory, coexists },
  ...(coexists ? [sideShown(faction, territory, 'advisors', 'declared')] : []),
];

/** Returns the event of an answer about all territories before the first shipment. */
export const left = (faction: FactionId, territories: readonly TerritoryId[]): readonly GameEvent[] => [
  { type: 'CoexistenceLeft', faction, territories },
  ...territories.map((territory) => sideShown(faction, territory, 'fighters', 'declared')),
];
