/** The legal answers, by a second reading of the rulebook. */
import { isDeepStrictEqual } from 'node:util';
import { isRecord, type FactionId } from '#engine';
import type { CoexistenceContract } from '#lib/factions/bene-gesserit/coexisting/contract.ts';
import { isAllied, ownOf } from '../../support/oracle/own.ts';
import type { Oracle } from '../../support/oracle/oracle.ts';

const SISTERS: FactionId = 'bene-gesserit';

export const oracle: Oracle<CoexistenceContract> = {
  // 001 XV.B.5: "you must announce immediately whether or not you will coexist there".
  coexist: (_state, _prompt, value) => value === 'coexist' || value === 'fight',
  // 001 XV.B.5: "all territories in which you no longer wish to remain in coexistence"; R-165: not next to an ally;
  //
  'leave-coexistence': (state, _prompt, value) => {
    const { turn, coexisting } = state.coexistence;
    const open = ownOf(state, SISTERS).advisorsIn.filter((territory) => {
      const others = state.forces.filter((stack) => stack.territory === territory && stack.faction !== SISTERS);
      const isSettled = turn === state.turn && coexisting.includes(territory);
      return (
        territory !== 'polar-sink' &&
        !isSettled &&
        others.length > 0 &&
        !others.some(({ faction }) => isAllied(state, SISTERS, faction))
      );
    });
    return (
      isRecord(value) &&
      isDeepStrictEqual(Object.keys(value).sort(), [...open].sort()) &&
      Object.values(value).every((said) => said === 'coexist' || said === 'fight')
    );
  },
};
