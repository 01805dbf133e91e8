/** The powers that answer arrived forces, and their order. */
import type { Ctx } from '../../powers/ctx.ts';
import { activePowers } from '../../powers/in-force.ts';
import type { AdvantageId } from '../../model/advantages.ts';
import type { FactionId } from '../../model/factions.ts';
import type { GameEvent } from '../../model/events.ts';
import type { Arrival } from '../../model/shipping-types.ts';
import type { GameState } from '../../model/state.ts';

/** A power's answer to arrived forces; empty if it has none. */
export interface ArrivalAnswer {
  readonly id: AdvantageId;
  readonly faction: FactionId;
  readonly events: readonly GameEvent[];
}

/**
 * Returns the answers of all active powers: first those that give way, then all others.
 * @rules GF9-2019 Bene Gesserit sheet "Intrusion", "Advisors" · R-162
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
