import type { Advantage } from '../../../powers/power.ts';
import { BENE_TLEILAXU } from '../name.ts';
import { NEVER_FREE } from '../../../model/main-characters.ts';
import { grantable, grantedTo } from './granted.ts';

/** In each turn the Bene Tleilaxu may let each ally revive up to six forces and two leaders for free. */
export const revivalForAllies: Advantage = {
  id: 'bene-tleilaxu/ally-revival',
  faction: BENE_TLEILAXU,
  rules: ['Nine-faction compendium XXXIV "Alliance", IX.B.2', 'R-77, R-289'],
  beforeRevival: ({ state }) =>
    state.grants.askedIn === state.turn || grantable(state).length === 0
      ? []
      : [{ type: 'GrantsAsked', turn: state.turn }],
  freeRevival: ({ state, faction }) => {
    const granted = grantedTo(state, faction);
    return granted === null ? null : { forces: granted.forces, leaders: granted.leaders, never: NEVER_FREE };
  },
};
