/** Groups of forces: some of several stacks that go together, as an answer says it. */
import { partName, specialName } from '../board/places.ts';
import { asRecord, type AnswerValue } from '../core/answer.ts';
import { type Grammar, range } from '../core/grammar.ts';
import type { Constraint } from '../core/constraints.ts';
import type { ForcesSide, ForceStack, Forces, Place } from '../model/board.ts';
import type { FactionId } from '../model/factions.ts';
import { allOf, minus, plus } from '../model/forces.ts';
import type { GameState } from '../model/state.ts';
import { forcesIn, withForces, withSide } from './changes.ts';
import { lossesFrom } from './losses.ts';

/** A number for the ordinary forces of each stack, and one for its special ones; fields for what is there alone. */
export interface GroupFields {
  readonly fields: { readonly [field: string]: Grammar };
  /** At least one goes, and so many at most. */
  readonly some: (most: number) => Constraint;
}

/** How an answer says which of these forces go. */
export function groupFields(stacks: readonly ForceStack[]): GroupFields {
  const most = stacks.flatMap((stack) => [
    ...(stack.count > stack.special ? [[partName(stack), stack.count - stack.special] as const] : []),
    ...(stack.special > 0 ? [[specialName(stack), stack.special] as const] : []),
  ]);
  return {
    fields: Object.fromEntries(most.map(([name, count]) => [name, range(0, count)])),
    some: (atMost) => ({
      kind: 'between',
      fields: most.map(([name]) => name),
      least: 1,
      most: Math.min(atMost, allOf(stacks).count),
    }),
  };
}

/** The forces that such an answer sends; stacks that send none are left out. */
export const parseForceGroup = (stacks: readonly ForceStack[], answer: AnswerValue): readonly ForceStack[] =>
  lossesFrom(stacks, asRecord(answer));

/** These have left where they stood. */
export const removeForces = (state: GameState, faction: FactionId, stacks: readonly ForceStack[]): GameState =>
  stacks.reduce((now, stack) => withForces(now, faction, stack, minus(forcesIn(now, faction, stack), stack)), state);

/** These stand there now, and all of their faction in that territory show this side. */
export const placeForces = (
  state: GameState,
  faction: FactionId,
  to: Place,
  forces: Forces,
  side: ForcesSide,
): GameState =>
  forces.count === 0
    ? state
    : withSide(withForces(state, faction, to, plus(forcesIn(state, faction, to), forces)), faction, to.territory, side);
