/** The winner's losses: which forces make up the dialled strength. */
import { kindsIn, numberOf } from '../../board/places.ts';
import { type AnswerRecord, asRecord } from '../../core/answer.ts';
import type { Constraint } from '../../core/constraints.ts';
import { anyOf, enumerate, type Grammar, range, record } from '../../core/grammar.ts';
import { forcesLost } from '../../pieces/events.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { fightingForces } from './api/fighting.ts';
import { lossesFrom } from '../../pieces/losses.ts';
import { planOf } from '../../model/plans.ts';
import { stacksIn } from '../../model/selectors.ts';
import { type BattleOutcome, lossOf } from '../../model/battle.ts';
import type { ForceStack, Forces } from '../../model/board.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { GameState } from '../../model/state.ts';
import { dialsOf, type ForceMix, mixesFor } from '../../model/strength.ts';
import type { BattleActivity } from './contract.ts';

/**
 * Returns every set of the winner's forces that makes up exactly the dial. The number of supported forces equals the
 * spice. After a traitor call there are no losses. If no such set is left after a correction, the function returns the
 * strongest sets below the dial.
 * @rules AH79 X.C.6, X.D.2, XXII.C · GF9-2019 Phase 7 "Winning", "Advanced Combat" ·
 */
export function lossMixes(
  ctx: Ctx,
  state: GameState,
  battle: BattleActivity,
  outcome: BattleOutcome,
): readonly ForceMix[] {
  const { winner } = outcome;
  if (winner === null || lossOf(outcome, winner) !== 'what-it-dialled') return [];
  const { dial, spice } = planOf(battle, winner);
  const forces = fightingForces(ctx, state, battle, winner);
  const due = dialsOf(forces, spice).findLast((dialled) => dialled.dial <= dial);
  return due === undefined ? [] : mixesFor(forces, due);
}

/**
 * Returns the answers for the parts and kinds of the lost forces; the owner chooses in public. An answer is a
 * record of the name of each kind of forces in each part to the lost forces of that kind.
 */
export function lossAnswers(
  state: GameState,
  battle: BattleActivity,
  winner: FactionId,
  mixes: readonly ForceMix[],
): Grammar {
  const stacks = stacksIn(state, winner, battle.territory, battle.sectors);
  const options = mixes.map(({ forces }) => lossesOf(stacks, forces));
  const [only, ...more] = options;
  return only !== undefined && more.length === 0 ? only : anyOf(...options);
}

function lossesOf(stacks: readonly ForceStack[], due: Forces): Grammar {
  const kinds = [...new Set(stacks.flatMap(kindsIn).map(({ kind }) => kind))].map((kind) => ({
    fields: stacks
      .flatMap(kindsIn)
      .filter((one) => one.kind === kind)
      .map(({ name, most }) => [name, upTo(most, numberOf(kind, due))] as const),
    total: numberOf(kind, due),
    isThere: kind === 'ordinary' || stacks.some((stack) => numberOf(kind, stack) > 0),
  }));
  const asked = kinds.filter(({ isThere }) => isThere);
  return record(
    Object.fromEntries(asked.flatMap(({ fields }) => fields)),
    ...asked.map(({ fields, total }): Constraint => ({ kind: 'sum', fields: fields.map(([name]) => name), total })),
  );
}

const upTo = (have: number, wanted: number): Grammar => range(0, Math.min(have, wanted));

/** Returns the losses that the winner chose. */
export function lossesChosen(
  state: GameState,
  battle: BattleActivity,
  winner: FactionId,
  answer: AnswerRecord,
): readonly GameEvent[] {
  const stacks = stacksIn(state, winner, battle.territory, battle.sectors);
  const lost = lossesFrom(stacks, answer);
  return [...lost.flatMap(stackLost), { type: 'LossesTaken', battle: battle.id }];
}

/** Returns the losses if only one set of forces is possible, even an empty one; `null` if the winner must choose. */
export function forcedLosses(
  state: GameState,
  battle: BattleActivity,
  winner: FactionId,
  mixes: readonly ForceMix[],
): readonly GameEvent[] | null {
  const [only, another] = enumerate(lossAnswers(state, battle, winner, mixes));
  if (another !== undefined) return null;
  return lossesChosen(state, battle, winner, asRecord(only ?? null));
}

/** Returns the event that one stack loses forces. */
export const stackLost = (stack: ForceStack): readonly GameEvent[] => (stack.count > 0 ? [forcesLost(stack)] : []);
