import type { Advantage } from '../../../powers/power.ts';
import { BENE_TLEILAXU } from '../name.ts';
import { targetsIn } from './led.ts';

/** After all battles of a turn, the Bene Tleilaxu may attack one leader who has led forces, where the leader fought. */
export const leaderAttack: Advantage = {
  id: 'bene-tleilaxu/leader-attack',
  faction: BENE_TLEILAXU,
  rules: ['Nine-faction compendium XXXIV.2', 'R-303, R-304'],
  afterBattles: ({ state }) =>
    state.attacks.askedIn === state.turn || targetsIn(state).length === 0
      ? []
      : [{ type: 'AttackAsked', turn: state.turn }],
};
