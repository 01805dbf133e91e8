/** The question for a leader in the arena, during a nexus or after it. */
import { asRecord } from '../../../core/answer.ts';
import { oneOf, record } from '../../../core/grammar.ts';
import { runningNexus } from '../../../features/nexus/api.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { createPrompt } from '../../../model/create-prompt.ts';
import { accepted } from '../../../model/decision.ts';
import type { SectorId } from '../../../model/dueling.ts';
import type { LeaderId } from '../../../model/leaders.ts';
import type { Prompt } from '../../../model/prompts.ts';
import type { GameState } from '../../../model/state.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { placesFor } from '../arena/plan.ts';
import { kanlyOf, readyLeaders } from '../kanly/api.ts';
import { fightPrompts } from '../kanly/fight.ts';
import { placedNegotiators } from './api.ts';
import type { WarActivity, WarContract } from './contract.ts';
import { missingNegotiators } from './course.ts';

/** Asks the next player for a leader while people talk at the nexus. @rules AH79 The Duel VI · R-255 */
export const promptsAtNexus = (ctx: Ctx, state: GameState): readonly Prompt[] =>
  runningNexus(state) === null ? [] : placing(ctx, state);

/** Returns the questions of a war: leaders that were not placed in the nexus, and the fight. */
export const warPrompts = (ctx: Ctx, state: GameState, war: WarActivity): readonly Prompt[] =>
  war.bout === null ? placing(ctx, state) : fightPrompts(state, war);

/** Asks the next player for a leader and a sector. A sixth leader finds no place in the outermost ring. */
function placing(ctx: Ctx, state: GameState): readonly Prompt[] {
  const [faction] = missingNegotiators(state);
  if (faction === undefined) return [];
  const placed = placedNegotiators(state);
  const free = placesFor(
    kanlyOf(state).rules.arena,
    placed.map(({ at }) => at),
  );
  const answers = record({ leader: oneOf(...readyLeaders(ctx, state, faction)), at: oneOf(...free) });
  const about = `${state.war?.nexus ?? ''}-${placed.length}`;
  return [createPrompt(state, { kind: 'place-negotiator', placed: placed.length }, { faction, about, answers })];
}

/** The handlers of the answers. */
export const promptHandlers: Feature<WarContract>['prompts'] = {
  'place-negotiator': {
    // If the first leader were the default, everybody would know the leader.
    isDefaultByChance: true,
    onAnswer: (_ctx, _state, { faction }, value) => {
      const { leader, at } = asRecord(value) as unknown as { readonly leader: LeaderId; readonly at: SectorId };
      return accepted({ type: 'NegotiatorPlaced', faction, leader, at });
    },
  },
};
