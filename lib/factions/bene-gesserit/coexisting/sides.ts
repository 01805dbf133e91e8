/** The territories where forces coexist with others, and the territories where their owner may choose. */
import type { Entering } from '../../../pieces/steps.ts';
import type { ForcesSide } from '../../../model/board.ts';
import type { FactionId } from '../../../model/factions.ts';
import { areAdvisors, areAllies, otherFactionsIn, stacksIn } from '../../../model/selectors.ts';
import type { Arrival } from '../../../model/shipping-types.ts';
import type { GameState } from '../../../model/state.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import type { AdvisorsBeside } from '../advisors/contract.ts';
import { isToCoexist } from './api.ts';

/** There are no battles in the Polar Sink, so coexistence does not matter there. */
export const POLAR_SINK: TerritoryId = 'polar-sink';

/**
 * Whether another faction has joined forces that were alone, so that their owner must say whether they coexist. Forces
 * that already coexist do so until the turn ends. Forces that already fight others also fight each newcomer. In the
 * Polar Sink there are no battles. `state` may be the state before or after the newcomers arrive.
 * @rules AH79 XV.B.5 ·
 */
export function isJoined(state: GameState, faction: FactionId, { faction: comer, at, forces }: Arrival): boolean {
  const { territory } = at;
  if (comer === faction || territory === POLAR_SINK) return false;
  if (stacksIn(state, faction, territory).length === 0 || areAdvisors(state, faction, territory)) return false;
  const theirs = stacksIn(state, comer, territory).reduce((sum, { count }) => sum + count, 0);
  const stoodThere = theirs > 0 && theirs !== forces.count;
  return !stoodThere && otherFactionsIn(state, faction, territory).every((other) => other === comer);
}

/**
 * Returns the territories in which the faction's forces coexist with others and may stop before the first shipment. It
 * excludes territories with an ally, and territories that this turn has already settled.
 * @rules AH79 XV.B.5 ·
 */
export const coexistingBeside = (state: GameState, faction: FactionId): readonly AdvisorsBeside[] =>
  state.factions
    .filter((own) => own.faction === faction)
    .flatMap(({ advisorsIn }) => advisorsIn)
    .filter((territory) => territory !== POLAR_SINK && !isToCoexist(state, territory))
    .filter((territory) => {
      const others = otherFactionsIn(state, faction, territory);
      return others.length > 0 && !others.some((other) => areAllies(state, faction, other));
    })
    .map((territory) => ({
      territory,
      own: stacksIn(state, faction, territory).reduce((sum, { count }) => sum + count, 0),
      others: state.forces.filter((stack) => stack.territory === territory && stack.faction !== faction),
    }));

/**
 * Returns the side of the faction's forces at the place where they arrive. With other factions they coexist, unless
 * their owner says otherwise. With an ally they always coexist. If this turn has settled that they coexist, they do so
 * even when alone. If forces of the faction are already there, the side does not change.
 * @rules AH79 XV.B.5 ·
 */
export function sidesEnteringBeside({ state, faction, territory, isAllys }: Entering): readonly ForcesSide[] {
  if (stacksIn(state, faction, territory).length > 0) {
    const shown: ForcesSide = areAdvisors(state, faction, territory) ? 'advisors' : 'fighters';
    return isAllys && shown === 'fighters' ? [] : [shown];
  }
  if (territory === POLAR_SINK) return ['fighters'];
  if (isToCoexist(state, territory)) return ['advisors'];
  if (otherFactionsIn(state, faction, territory).length === 0) return ['fighters'];
  return isAllys ? ['advisors'] : ['advisors', 'fighters'];
}

/** Returns the coexisting forces that are now alone, in these territories or in all. */
export const leftAloneIn = (state: GameState, faction: FactionId): readonly TerritoryId[] =>
  state.factions
    .filter((own) => own.faction === faction)
    .flatMap(({ advisorsIn }) => advisorsIn)
    .filter((territory) => otherFactionsIn(state, faction, territory).length === 0);
