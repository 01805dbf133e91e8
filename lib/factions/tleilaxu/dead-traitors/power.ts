import { oneOf } from '../../../core/grammar.ts';
import type { AdvantageId } from '../../../model/advantages.ts';
import { currentBattle, opponentIn, sideOf } from '../../../model/selectors.ts';
import { findActivity } from '../../../model/stack.ts';
import type { Advantage, CardPlayContext } from '../../../powers/power.ts';
import { TLEILAXU } from '../name.ts';
import type { Guarded } from './contract.ts';

export const DEAD_TRAITORS: AdvantageId = 'tleilaxu/dead-traitors';

/**
 * Every leader of others who comes to the tanks is a traitor of Tleilaxu at once. Everybody knows it. A Karama at the
 * leader's return keeps the leader loyal. A Ghola in a battle against Tleilaxu protects a leader as the Kwisatz Haderach
 * does, for that battle.
 */
export const deadTraitors: Advantage = {
  id: DEAD_TRAITORS,
  faction: TLEILAXU,
  rules: ['Dune Squad VIII.G.2, VI.B.5.n, VI.B.8.c'],
  callsToo: ({ state, faction, leader }) => faction === TLEILAXU && state.deadTraitors.inPay.includes(leader),
  cancellable: { at: 'leader-back', isAtWork: (state) => findActivity(state, 'loyalty') !== null },
  cardsAlso: {
    kind: 'ghola',
    fields: (player) => (guardable(player) === null ? null : { guards: oneOf(true) }),
    effect: (player) => {
      const guarded = guardable(player);
      return guarded === null ? [] : [{ type: 'LeaderGuarded', ...guarded }];
    },
  },
  guardsFromTraitors: ({ state, battle, faction }) =>
    state.deadTraitors.guarded?.battle === battle.id && state.deadTraitors.guarded.faction === faction,
};

/** Returns the side that this player can protect now: its own, against Tleilaxu, before the plans are shown. */
function guardable({ state, faction }: Pick<CardPlayContext, 'state' | 'faction'>): Guarded | null {
  const battle = currentBattle(state);
  if (battle === null || battle.revealed !== null || sideOf(battle, faction) === null) return null;
  const isDone = state.deadTraitors.guarded?.battle === battle.id;
  return isDone || opponentIn(battle, faction) !== TLEILAXU ? null : { battle: battle.id, faction };
}
