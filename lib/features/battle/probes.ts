/** Prescience, the last step before the plans: one element of the opponent's plan. */
import { type Leave, deciderOf } from '../permissions/api.ts';
import type { AnswerValue } from '../../core/answer.ts';
import { must } from '../../core/assert-never.ts';
import { type Grammar, oneOf } from '../../core/grammar.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { powersLost } from '../../powers/main-characters.ts';
import { isInPlay, opponentIn } from '../../model/selectors.ts';
import type { Advantage } from '../../powers/power.ts';
import { parsePlanElement } from '../../model/answers.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import { saysNothing } from '../../model/silenced.ts';
import type { GameState } from '../../model/state.ts';
import type { CancellableUse } from '../../model/windows.ts';
import type { BattleActivity } from './contract.ts';
import { sideServed } from './steps.ts';

/** A possible look of prescience: the deciding faction, the side that it helps, and the target. */
export interface Probe {
  readonly by: FactionId;
  readonly servedSide: FactionId;
  readonly target: FactionId;
  readonly advantage: Advantage;
}

/**
 * Returns the possible look. Prescience is used at most once in a battle, in a battle of its owner or of an ally.
 * @rules AH79 Atreides shield · GF9-2019 Q&A "Battle" · R-171
 */
export function probeAt(ctx: Ctx, state: GameState, battle: BattleActivity): Probe | null {
  for (const advantage of ctx.advantages) {
    const reach = advantage.looksAtPlan?.in;
    if (reach === undefined || !isInPlay(state, advantage.faction) || saysNothing(state, advantage.faction)) continue;
    if (powersLost(ctx, state).includes(advantage.id)) continue;
    const servedSide = sideServed(state, battle, advantage.faction, reach);
    if (servedSide === null) continue;
    return { by: advantage.faction, servedSide, target: opponentIn(battle, servedSide), advantage };
  }
  return null;
}

/** Returns the faction that chooses the element: the owner, or the ally that the look helps. */
export const probeLeave = (state: GameState, { by, servedSide: serves, advantage }: Probe): Leave =>
  deciderOf(state, { power: advantage.id, by, serves });

/**
 * Returns the legal answers: the name of an element, or `null` to decline. If the owner has refused the look to its
 * ally, `null` is the only answer.
 */
export const probeAnswers = ({ advantage: { looksAtPlan } }: Probe, { leave }: Leave): Grammar =>
  oneOf(null, ...(leave === 'denied' ? [] : (looksAtPlan?.elements ?? [])));

/** Returns the events of the answer: either an announced use that a Karama may still cancel, or the decline. */
export function probeUsed({ id: battle }: BattleActivity, probe: Probe, answer: AnswerValue): GameEvent {
  const { by, servedSide: serves, target } = probe;
  return answer === null
    ? { type: 'PrescienceDeclined', battle, by }
    : { type: 'PrescienceUsed', battle, by, serves, target, element: must(parsePlanElement(answer), 'element') };
}

/** Returns the announced use that a Karama may still cancel, and whether the use helps an ally. */
export function probeWaiting({
  prescience,
}: BattleActivity): { readonly use: CancellableUse; readonly isForAlly: boolean } | null {
  if (prescience.state !== 'ordered') return null;
  const { by, serves, target, order: element } = prescience;
  return { use: { kind: 'prescience', by, target, element }, isForAlly: serves !== by };
}
