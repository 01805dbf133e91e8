/** The leaders who can be attacked. */
import { planOf } from '../../../model/plans.ts';
import { currentBattle, isInPlay, sidesOf } from '../../../model/selectors.ts';
import type { GameState } from '../../../model/state.ts';
import { mayLive } from '../../../pieces/leaders.ts';
import { BENE_TLEILAXU } from '../name.ts';
import type { Led } from './contract.ts';

/**
 * Returns the leaders who have led forces in this turn and who may live, by public facts. So the list shows nothing
 * about a leader that another faction has captured in secret.
 * @rules Nine-faction compendium XXXIV.2
 */
export const targetsIn = (state: GameState): readonly Led[] =>
  state.attacks.ledIn === state.turn && isInPlay(state, BENE_TLEILAXU)
    ? state.attacks.led.filter(({ leader }) => mayLive(state, leader))
    : [];

/** Returns the state after a battle: the leaders of both plans have led forces. */
export function withLed(state: GameState): GameState {
  const battle = currentBattle(state);
  if (battle === null || battle.revealed === null || !isInPlay(state, BENE_TLEILAXU)) return state;
  const { territory } = battle;
  const led = sidesOf(battle).flatMap(({ faction: victim }): readonly Led[] => {
    const { leader } = planOf(battle, victim);
    return leader?.kind === 'leader' ? [{ leader: leader.leader, victim, territory }] : [];
  });
  const before = state.attacks.ledIn === state.turn ? state.attacks.led : [];
  return {
    ...state,
    attacks: {
      ...state.attacks,
      ledIn: state.turn,
      led: [...before.filter((one) => !led.some(({ leader }) => leader === one.leader)), ...led],
    },
  };
}
