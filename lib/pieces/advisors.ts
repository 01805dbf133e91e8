import { forcesIn, withForces } from './changes.ts';
import { sideShown } from './made.ts';
import type { ForceStack } from '../table/board.ts';
import type { GameEvent } from '../table/events.ts';
import type { GameState } from '../table/state.ts';
import { minus } from '../table/forces.ts';
import { othersIn } from '../table/position.ts';

/** Advisors beside whom nobody stands any more become fighters. @rules R-163 */
export const aloneTurnFighters = (state: GameState): readonly GameEvent[] =>
  state.factions.flatMap(({ faction, advisorsIn }) =>
    advisorsIn
      .filter((territory) => othersIn(state, faction, territory).length === 0)
      .map((territory) => sideShown(faction, territory, 'fighters', 'alone')),
  );

/** Advisors whose company goes with these forces. @rules R-163 */
export const leftAloneBy = (state: GameState, gone: readonly ForceStack[]): readonly GameEvent[] =>
  aloneTurnFighters(
    gone.reduce(
      (left, stack) => withForces(left, stack.faction, stack, minus(forcesIn(left, stack.faction, stack), stack)),
      state,
    ),
  );
