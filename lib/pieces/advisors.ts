import { forcesIn, withForces } from './changes.ts';
import { sideShown } from './events.ts';
import type { ForceStack } from '../model/board.ts';
import type { GameEvent } from '../model/events.ts';
import type { GameState } from '../model/state.ts';
import { minus } from '../model/forces.ts';
import { otherFactionsIn } from '../model/selectors.ts';
import type { TerritoryId } from '../model/territories.ts';

/** Returns the events that turn advisors without company into fighters. @rules R-163 */
export const flipLoneAdvisors = (state: GameState): readonly GameEvent[] => turnWhereAlone(state, () => true);

/**
 * Returns the advisors that would be alone without these forces. Advisors that a battle left alone elsewhere may still
 * wait.
 * @rules R-163
 */
export const advisorsLeftAlone = (state: GameState, gone: readonly ForceStack[]): readonly GameEvent[] =>
  turnWhereAlone(
    gone.reduce(
      (left, stack) => withForces(left, stack.faction, stack, minus(forcesIn(left, stack.faction, stack), stack)),
      state,
    ),
    (territory) => gone.some((stack) => stack.territory === territory),
  );

const turnWhereAlone = (state: GameState, isIn: (territory: TerritoryId) => boolean): readonly GameEvent[] =>
  state.factions.flatMap(({ faction, advisorsIn }) =>
    advisorsIn
      .filter((territory) => isIn(territory) && otherFactionsIn(state, faction, territory).length === 0)
      .map((territory) => sideShown(faction, territory, 'fighters', 'alone')),
  );
