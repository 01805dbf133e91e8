/**
 * Whether Bene Gesserit forces coexist where their own shipment or move ends, and what ends it, by a second reading of
 * the rules.
 * @rules AH79 XV.B.5 ·
 */
import type { FactionId, GameEvent, GameState, TerritoryId } from '#engine';
import { isAllied, ownOf } from '../../support/oracle/own.ts';
import { hasCoexistence } from '../../support/oracle/played.ts';

const SISTERS: FactionId = 'bene-gesserit';

const standIn = ({ forces }: GameState, territory: TerritoryId): readonly FactionId[] => [
  ...new Set(forces.filter((stack) => stack.territory === territory).map(({ faction }) => faction)),
];
const othersIn = (state: GameState, territory: TerritoryId): readonly FactionId[] =>
  standIn(state, territory).filter((faction) => faction !== SISTERS);
const coexistIn = (state: GameState, territory: TerritoryId): boolean =>
  ownOf(state, SISTERS).advisorsIn.includes(territory);
const isSettled = ({ turn, coexistence }: GameState, territory: TerritoryId): boolean =>
  coexistence.turn === turn && coexistence.coexisting.includes(territory);

/**
 * Returns the legal choices on arrival. There is no new choice where forces already are, and no choice if the forces
 * are alone or next to an ally.
 */
export function sidesOfCoexistence(state: GameState, territory: TerritoryId): readonly string[] {
  const others = othersIn(state, territory);
  const isAllyThere = territory !== 'polar-sink' && others.some((other) => isAllied(state, SISTERS, other));
  if (standIn(state, territory).includes(SISTERS)) {
    if (coexistIn(state, territory)) return ['advisors'];
    const fightsAlly = isAllyThere && others.some((other) => isAllied(state, SISTERS, other));
    return fightsAlly ? [] : ['fighters'];
  }
  if (territory !== 'polar-sink' && isSettled(state, territory)) return ['advisors'];
  if (territory === 'polar-sink' || others.length === 0) return ['fighters'];
  return isAllyThere ? ['advisors'] : ['advisors', 'fighters'];
}

/**
 * What is wrong with the start or end of a coexistence. During a turn it ends only before the first shipment, and only
 * if it was not chosen in this turn.
 */
export function coexistenceWrong(before: GameState, event: GameEvent): readonly string[] {
  if (!hasCoexistence(before.choices)) return [];
  switch (event.type) {
    case 'CoexistenceLeft': {
      const hasBegun = before.stack.some((one) => one.kind === 'ship-and-move' && one.done.length > 0);
      return event.territories
        .filter((territory) => hasBegun || !coexistIn(before, territory) || isSettled(before, territory))
        .map((territory) => `coexistence: left in ${territory}`);
    }
    case 'CoexistenceChosen':
      return event.coexists !== null &&
        (coexistIn(before, event.territory) || othersIn(before, event.territory).length !== 1)
        ? [`coexistence: asked in ${event.territory}, where they do not stand alone with one other`]
        : [];
    case 'AdvisorSent':
      return event.along &&
        before.coexistence.turn === before.turn &&
        before.coexistence.fighting.includes(event.territory)
        ? [`coexistence: a force went along to ${event.territory}, where they fight`]
        : [];
    case 'SideShown':
      return event.faction === SISTERS && event.side === 'fighters' && event.because === 'alone'
        ? [`coexistence: ended in ${event.territory} before the turn`]
        : [];
    default:
      return [];
  }
}
