/**
 * Reads the rules a second time, as a table: the sides that Bene Gesserit forces may show where their own shipment or
 * move ends.
 * @rules GF9-2019 Bene Gesserit sheet "Fighters", "Advisors" ·
 */
import type { FactionId, GameState, TerritoryId } from '#engine';
import { isAllied, ownOf } from '../../support/oracle/own.ts';

const SISTERS: FactionId = 'bene-gesserit';
type Coming = 'advisors' | 'fighters' | 'shipped';

/** The legal sides: in an empty territory, next to other factions, next to an ally that fights there. */
const ALONE: Readonly<Record<Coming, readonly string[]>> = {
  advisors: ['fighters'],
  fighters: ['fighters'],
  shipped: ['fighters'],
};
const BESIDE: typeof ALONE = {
  advisors: ['advisors', 'fighters'],
  fighters: ['fighters'],
  shipped: ['advisors', 'fighters'],
};
const NEVER: typeof ALONE = { advisors: [], fighters: [], shipped: [] };
const BESIDE_ALLY: typeof ALONE = { advisors: ['advisors'], fighters: [], shipped: ['advisors'] };

export function sidesOfAdvisors(state: GameState, territory: TerritoryId, coming: Coming): readonly string[] {
  const there = [
    ...new Set(state.forces.filter((stack) => stack.territory === territory).map(({ faction }) => faction)),
  ];
  const isAdvisor = ownOf(state, SISTERS).advisorsIn.includes(territory);
  const others = there.filter((faction) => faction !== SISTERS);
  if (territory === 'polar-sink') {
    if (there.includes(SISTERS)) return [isAdvisor ? 'advisors' : 'fighters'];
    return [coming === 'advisors' && others.length > 0 ? 'advisors' : 'fighters'];
  }
  const isAllyThere = others.some((faction) => isAllied(state, SISTERS, faction));
  if (isAllyThere && state.choices.options.includes('no-advisors-beside-allies')) return NEVER[coming];
  const { locked } = state.advisors;
  const isLocked = locked.turn === state.turn && locked.territories.includes(territory);
  if (there.includes(SISTERS)) {
    if (!isAdvisor) return isAllyThere ? [] : ['fighters'];
    return isAllyThere || isLocked ? ['advisors'] : ['advisors', 'fighters'];
  }
  if (others.length === 0) return ALONE[coming];
  const sides = (isAllyThere ? BESIDE_ALLY : BESIDE)[coming];
  return isLocked && coming === 'advisors' ? sides.filter((side) => side !== 'fighters') : sides;
}
