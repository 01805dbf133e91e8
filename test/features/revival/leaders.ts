/** The leaders that may return, by a second reading. @rules GF9-2019 Phase 5 "Leader Revival" · AH79 IX.D · R-158 */
import { isMainCharacter, type FactionId, type GameState, type TableChoices } from '#engine';
import { isLeader } from '#lib/model/leaders.ts';
import { isLost, strengthAt } from '../../support/oracle/main-characters.ts';
import { ownLeaders } from '../../support/oracle/own.ts';
import { isDuneSquad } from '../../support/oracle/played.ts';

/**
 * Returns the leaders that their faction may revive now, by the number of their deaths. In 1979 and in the compendium
 * a faction revives leaders only after its own move.
 */
export function leadersLeft(state: GameState, faction: FactionId): readonly string[] {
  const hasMoved = state.stack.some(
    (one) => one.kind === 'own-turn' && one.faction === faction && one.step === 'leaders',
  );
  // 003 III.D: leaders come back in the Revival Round.
  const isWithForces = state.choices.edition === 'gf9-2019' || isDuneSquad(state.choices);
  if (!isWithForces && !hasMoved) return [];
  if (grantedLeaders(state, faction) > 0) {
    const back = deadOf(state, faction).filter((leader) => leader !== 'inquisitor');
    if (back.length > 0) return back;
  }
  // A dead main character comes back beside a living leader.
  const own = ownLeaders(state, faction);
  const mains = own.some(({ where, captor }) => where === 'ready' && captor === null)
    ? own.filter(({ leader, where }) => isMainCharacter(leader) && where === 'tanks').map(({ leader }) => leader)
    : [];
  return [...mains, ...(state.leadersReturning.includes(faction) ? ordinaryLeft(state, faction) : [])];
}

function ordinaryLeft(state: GameState, faction: FactionId): readonly string[] {
  const free = ownLeaders(state, faction).filter(
    ({ leader, where, captor }) => !isMainCharacter(leader) && !(captor !== null && where === 'ready'),
  );
  const deaths = (disc: GameState['leaders'][number]): number => (disc.faceDown ? disc.deaths + 1 : disc.deaths);
  return [
    ...free
      .filter((one) => one.where === 'tanks' && (deaths(one) < 2 || free.every((other) => deaths(other) >= 2)))
      .map(({ leader }) => leader),
    // Without Paul there is no Kwisatz Haderach.
    ...(state.kwisatzHaderach?.of === faction &&
    state.kwisatzHaderach.where === 'tanks' &&
    !isLost(state, 'paul-atreides')
      ? ['kwisatz-haderach']
      : []),
  ];
}

/** Returns the number on the disc. The Kwisatz Haderach counts two. */
export function strengthOf(choices: TableChoices, leader: string): number {
  return isLeader(leader) ? strengthAt(choices, leader) : 2;
}

/** 000 XXXIV "Alliance": what the Bene Tleilaxu grant this faction in this turn. */
const grantedIn = ({ grants, turn }: GameState, faction: FactionId) =>
  grants.askedIn === turn ? grants.given.filter(({ ally }) => ally === faction) : [];

/** Returns the number of forces that this faction revives for free by a grant. */
export const grantedForces = (state: GameState, faction: FactionId): number =>
  Math.max(0, ...grantedIn(state, faction).map(({ forces }) => forces));

/** Returns the number of leaders that this faction may still revive for free by a grant. */
export const grantedLeaders = (state: GameState, faction: FactionId): number =>
  Math.max(0, ...grantedIn(state, faction).map(({ leaders }) => leaders));

const deadOf = (state: GameState, faction: FactionId): readonly string[] =>
  ownLeaders(state, faction)
    .filter(({ where }) => where === 'tanks')
    .map(({ leader }) => leader);
