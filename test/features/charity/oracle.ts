/** The legal answers, by a second reading of the rulebook. */
import type { CharityContract } from '#lib/features/charity/contract.ts';
import { setAside } from '../pledges/oracle.ts';
import { ownOf } from '../../support/oracle/own.ts';
import type { Oracle } from '../../support/oracle/oracle.ts';

export const oracle: Oracle<CharityContract> = {
  // 002 Phase 3: a faction with 0 or 1 spice gets enough for a total of 2. 001 VIII.I: a faction without spice gets
  // two. A faction with uncounted spice decides for itself.
  'claim-charity': (state, { faction: asks }, value) => {
    const { spice } = ownOf(state, asks);
    const is2019 = state.choices.edition === 'gf9-2019';
    // a pledge to an ally still belongs to the player who gave it.
    const apart = setAside(state.standingOrders, asks);
    const poor = (held: number) => spice === 'uncounted' || spice + apart === held;
    if (value === 0) return true;
    return (value === 2 && poor(0)) || (value === 1 && is2019 && poor(1));
  },
};
