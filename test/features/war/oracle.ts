/** The legal answers of a war, by a second reading of the rulebook of 1984. */
import { discOf, type FactionId, type GameState, getField, isRecord } from '#engine';
import type { WarContract } from '#lib/modules/duel/war/contract.ts';
import type { Oracle } from '../../support/oracle/oracle.ts';

const OUTER = 5;
const SECOND = 4;

export const oracle: Oracle<WarContract> = {
  // VI: one own leader, in an outer sector; a sixth player places on a second level sector.
  'place-negotiator': (state, { faction }, value) =>
    isRecord(value) &&
    Object.keys(value).length === 2 &&
    freeSectors(state).some((sector) => sector === getField(value, 'at')) &&
    leadersAtHome(state, faction).some((leader) => leader === getField(value, 'leader')),
};

/** The sectors that no leader occupies: those of the outer ring, and those of the second ring once the outer is full. */
export function freeSectors(state: GameState): readonly string[] {
  const taken = (state.war?.negotiators?.placed ?? []).map(({ at }) => at);
  const ring = taken.length < OUTER ? ringOf(1, OUTER) : ringOf(2, SECOND);
  return ring.filter((sector) => taken.every((one) => one !== sector));
}

const ringOf = (ring: number, sectors: number): readonly string[] =>
  Array.from({ length: sectors }, (_none, at) => `sector-${ring}-${at + 1}`);

/** The leaders of a faction that are neither in the tanks nor prisoners. */
export const leadersAtHome = ({ leaders }: GameState, faction: FactionId): readonly string[] =>
  leaders
    .filter(({ leader, where, captor }) => discOf(leader).faction === faction && where === 'ready' && captor === null)
    .map(({ leader }) => leader);
