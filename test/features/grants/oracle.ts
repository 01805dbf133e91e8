/** Free revivals of the Bene Tleilaxu's allies, by a second reading of the rulebook. */
import { getField, isRecord, type FactionId, type GameEvent, type GameState } from '#engine';
import type { GrantsContract } from '#lib/factions/bene-tleilaxu/grants/contract.ts';
import { isAllied, ownLeaders, ownOf } from '../../support/oracle/own.ts';
import type { Oracle } from '../../support/oracle/oracle.ts';

/** 000 XXXIV "Alliance": "free revival of up to 6 tokens and 2 leaders ... per turn to each of your allies". */
export const oracle: Oracle<GrantsContract> = {
  'grant-revival': (state, { ally }, value) => {
    if (!isRecord(value) || Object.keys(value).length !== 2) return false;
    const [forces, leaders] = [getField(value, 'forces'), getField(value, 'leaders')];
    return (
      isWhole(forces, Math.min(6, ownOf(state, ally).tanks.count)) && isWhole(leaders, Math.min(2, dead(state, ally)))
    );
  },
};

const isWhole = (value: unknown, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

/** The Inquisitor never comes back for free. */
const dead = (state: GameState, faction: FactionId): number =>
  ownLeaders(state, faction).filter(({ leader, where }) => where === 'tanks' && leader !== 'inquisitor').length;

/** Returns the fault of a grant to a faction that is no ally. */
export function invariant(before: GameState, event: GameEvent): readonly string[] {
  if (event.type !== 'RevivalGranted') return [];
  return isAllied(before, 'bene-tleilaxu', event.ally) ? [] : [`${event.ally} is no ally of the Bene Tleilaxu`];
}
