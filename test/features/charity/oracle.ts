/** Which answers are legal, read a second time from the rulebook. */
import type { CharityContract } from '#lib/features/charity/contract.ts';
import { setAside } from '../pledges/oracle.ts';
import { ownOf } from '../../support/oracle/own.ts';
import type { Oracle } from '../../support/oracle/oracle.ts';

export const oracle: Oracle<CharityContract> = {
  // 002 Phase 3: with 0 or 1 spice up to a total of 2; 001 VIII.I: with none, two. Who does not count is believed.
  'claim-charity': (state, { faction: asks }, value) => {
    const { spice } = ownOf(state, asks);
    const is2019 = state.choices.edition === 'gf9-2019';
    // what is set aside for an ally is one's own.
    const apart = setAside(state.standingOrders, asks);
    const poor = (held: number) => spice === 'uncounted' || spice + apart === held;
    if (value === 0) return true;
    return (value === 2 && poor(0)) || (value === 1 && is2019 && poor(1));
  },
};
