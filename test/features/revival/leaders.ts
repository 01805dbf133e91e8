/** The leaders that may return, by a second reading. @rules GF9-2019 Phase 5 "Leader Revival" · AH79 IX.D · R-158 */
import { discOf, type FactionId, type GameState } from '#engine';
import { isLeader } from '#lib/model/leaders.ts';

/**
 * Returns the leaders that their faction may revive now, by the number of their deaths. In 1979 a faction revives
 * leaders only after its own move.
 */
export function leadersLeft(state: GameState, faction: FactionId): readonly string[] {
  const hasMoved = state.stack.some(
    (one) => one.kind === 'own-turn' && one.faction === faction && one.step === 'leaders',
  );
  if ((state.choices.edition !== 'gf9-2019' && !hasMoved) || !state.leadersReturning.includes(faction)) return [];
  const free = state.leaders.filter(
    ({ leader, where, captor }) => discOf(leader).faction === faction && !(captor !== null && where === 'ready'),
  );
  const deaths = (disc: GameState['leaders'][number]): number => (disc.faceDown ? disc.deaths + 1 : disc.deaths);
  return [
    ...free
      .filter((one) => one.where === 'tanks' && (deaths(one) < 2 || free.every((other) => deaths(other) >= 2)))
      .map(({ leader }) => leader),
    ...(state.kwisatzHaderach?.of === faction && state.kwisatzHaderach.where === 'tanks' ? ['kwisatz-haderach'] : []),
  ];
}

/** Returns the number on the disc. The Kwisatz Haderach counts two. */
export function strengthOf(leader: string): number {
  return isLeader(leader) ? discOf(leader).strength : 2;
}
