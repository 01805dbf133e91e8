/** Groups that move into the storm, where a part of them dies. */
import { isInStorm } from '../../board/places.ts';
import { forcedLoss, type PartialLoss } from '../../pieces/losses.ts';
import { forcesLost } from '../../pieces/events.ts';
import { forcesIn } from '../../pieces/changes.ts';
import type { Ctx } from '../../powers/ctx.ts';
import type { ForceStack } from '../../model/board.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import { allOf, forcesOf } from '../../model/forces.ts';
import type { GameState } from '../../model/state.ts';
import { stormLossRule } from '../storm/api.ts';
import { useGoesOn } from '../../kernel/events.ts';
import type { OwnTurnActivity } from './contract.ts';
import { lastStepOf, turnOf } from './step-uses.ts';

/**
 * Returns the losses of the group that has just moved into the storm; `null` if a correction has left none.
 * @rules Dune Squad VII.D.3 · R-149
 */
export function lossOnArrival(ctx: Ctx, state: GameState, { faction, done }: OwnTurnActivity): PartialLoss | null {
  const step = done.at(-1);
  const taken = stormLossRule(ctx, state, faction);
  if (taken === null || step?.kind !== 'move' || !isInStorm(step.to, state.storm)) return null;
  const forces = forcesOf(allOf(step.from));
  const there = forcesIn(state, faction, step.to);
  if (there.count < forces.count || there.special < forces.special) return null;
  const { territory } = step.to;
  return { faction, stacks: [{ faction, ...step.to, ...forces }], due: [{ territory, count: taken(forces.count) }] };
}

/** Returns the events of the losses, if their owner has no choice; otherwise none. */
export function caughtAtOnce(ctx: Ctx, state: GameState, turn: OwnTurnActivity): readonly GameEvent[] {
  const loss = lossOnArrival(ctx, state, turn);
  const taken = loss === null ? [] : forcedLoss(loss);
  return taken === null ? [] : arrivalCaught(turn.faction, taken);
}

/** Returns the events of losses that their owner has chosen. They belong to the move. */
export const lossesChosen = (
  state: GameState,
  faction: FactionId,
  taken: readonly ForceStack[],
): readonly GameEvent[] => useGoesOn(lastStepOf(state, { id: turnOf(faction) }), arrivalCaught(faction, taken));

/** Creates the events of these losses. */
const arrivalCaught = (faction: FactionId, taken: readonly ForceStack[]): readonly GameEvent[] => [
  ...taken.map(forcesLost),
  { type: 'ArrivalCaught', faction, lost: forcesOf(allOf(taken)) },
];
