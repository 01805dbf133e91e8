/** Small changes of the running battle, made while an event is recorded. */
import { must } from '../../core/assert-never.ts';
import { currentBattle } from '../../model/selectors.ts';
import type { FactionId } from '../../model/factions.ts';
import { updateActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import type { BattleActivity, BattleSide } from './contract.ts';

/** The battle that the event belongs to; without one it could not have happened. */
export const running = (state: GameState): BattleActivity => must(currentBattle(state), 'running battle');

/** The position with the running battle changed. */
export const inBattle = (state: GameState, change: Partial<BattleActivity>): GameState =>
  updateActivity(state, 'battle', running(state).id, () => change);

/** The position with one side of the running battle changed. */
export function inSide(state: GameState, faction: FactionId, change: Partial<BattleSide>): GameState {
  const { aggressor, defender } = running(state);
  return aggressor.faction === faction
    ? inBattle(state, { aggressor: { ...aggressor, ...change } })
    : inBattle(state, { defender: { ...defender, ...change } });
}
