/**
 * Groups of forces that move together. A group takes forces from several stacks, and is a record of fields in an
 * answer.
 */
import { presentIn } from '../board/places.ts';
import { asRecord, type AnswerValue } from '../core/answer.ts';
import { type Grammar, range } from '../core/grammar.ts';
import type { Constraint } from '../core/constraints.ts';
import type { ForcesSide, ForceStack, Forces, Place } from '../model/board.ts';
import type { FactionId } from '../model/factions.ts';
import { allOf, minus, plus } from '../model/forces.ts';
import type { GameState } from '../model/state.ts';
import { forcesIn, withForces, withSide } from './changes.ts';
import { lossesFrom } from './losses.ts';

/**
 * The fields of a group: for each stack a number of forces of each kind that the stack has.
 */
export interface GroupFields {
  readonly fields: { readonly [field: string]: Grammar };
  /** Returns the constraint that at least one and at most this many forces go. */
  readonly some: (most: number) => Constraint;
}

/** Returns the fields for choosing some of these forces. */
export function groupFields(stacks: readonly ForceStack[]): GroupFields {
  const kinds = stacks.flatMap(presentIn);
  return {
    fields: Object.fromEntries(kinds.map(({ name, most }) => [name, range(0, most)])),
    some: (atMost) => ({
      kind: 'between',
      fields: kinds.map(({ name }) => name),
      least: 1,
      most: Math.min(atMost, allOf(stacks).count),
    }),
  };
}

/** Returns the forces of such an answer, without stacks that send no forces. */
export const parseForceGroup = (stacks: readonly ForceStack[], answer: AnswerValue): readonly ForceStack[] =>
  lossesFrom(stacks, asRecord(answer));

/** Returns the state after these forces have left. */
export const removeForces = (state: GameState, faction: FactionId, stacks: readonly ForceStack[]): GameState =>
  stacks.reduce((now, stack) => withForces(now, faction, stack, minus(forcesIn(now, faction, stack), stack)), state);

/**
 * Returns the state after these forces have arrived. All forces of their faction in that territory then show this side.
 */
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
