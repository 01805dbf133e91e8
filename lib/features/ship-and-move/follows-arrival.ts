/** The powers that answer arrived forces, and their order. */
import type { Ctx } from '../../powers/ctx.ts';
import { activePowers } from '../../powers/in-force.ts';
import type { AdvantageId } from '../../model/advantages.ts';
import type { FactionId } from '../../model/factions.ts';
import type { GameEvent } from '../../model/events.ts';
import type { Arrival } from '../../model/shipping-types.ts';
import type { GameState } from '../../model/state.ts';

/** A power's answer to arrived forces. The list of events is empty if the power has no answer. */
export interface ArrivalAnswer {
  readonly id: AdvantageId;
  readonly faction: FactionId;
  readonly events: readonly GameEvent[];
}

/**
 * Returns the answers of all active powers. Powers whose forces give way answer first.
 */
export function answersInOrder(ctx: Ctx, state: GameState, arrival: Arrival): readonly ArrivalAnswer[] {
  const at = { ...ctx, state, arrival };
  const answers = activePowers(ctx, state).flatMap(({ id, faction, givesWayToForces, whenForcesCome }) => {
    const answer = givesWayToForces ?? whenForcesCome;
    return answer === undefined || faction === null
      ? []
      : [{ id, faction, events: answer(at), givesWay: givesWayToForces !== undefined }];
  });
  const isFirst = ({ givesWay, events }: (typeof answers)[number]): boolean => givesWay && events.length > 0;
  return [...answers.filter(isFirst), ...answers.filter((answer) => !isFirst(answer))];
}
