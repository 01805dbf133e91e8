/** Small updates of the current battle for reducers. */
import { must } from '../../core/assert-never.ts';
import { currentBattle } from '../../model/selectors.ts';
import type { FactionId } from '../../model/factions.ts';
import { updateActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import type { BattleActivity, BattleSide } from './contract.ts';

/** Returns the battle of the event. Throws if that battle does not run. */
export const running = (state: GameState): BattleActivity => must(currentBattle(state), 'running battle');

/** Returns the position with an updated battle. */
export const inBattle = (state: GameState, change: Partial<BattleActivity>): GameState =>
  updateActivity(state, 'battle', running(state).id, () => change);

/** Returns the position after an update of one side of the battle. */
export function inSide(state: GameState, faction: FactionId, change: Partial<BattleSide>): GameState {
  const { aggressor, defender } = running(state);
  return aggressor.faction === faction
    ? inBattle(state, { aggressor: { ...aggressor, ...change } })
    : inBattle(state, { defender: { ...defender, ...change } });
}
