import { forcesIn, withForces } from './changes.ts';
import { sideShown } from './events.ts';
import type { Ctx } from '../powers/ctx.ts';
import type { ForceStack } from '../model/board.ts';
import type { GameEvent } from '../model/events.ts';
import type { GameState } from '../model/state.ts';
import { minus } from '../model/forces.ts';
import { otherFactionsIn } from '../model/selectors.ts';
import type { TerritoryId } from '../model/territories.ts';

/**
 * Turns advisors that are now alone into fighters, unless they stay advisors until the turn ends.
 * @rules
 */
export const flipLoneAdvisors = ({ rules }: Pick<Ctx, 'rules'>, state: GameState): readonly GameEvent[] =>
  rules.advisorsLeftAlone === 'fighters-at-once' ? turnWhereAlone(state, () => true) : [];

/**
 * Returns the advisors that these departing forces leave alone. Advisors that a battle has left alone elsewhere may
 * still wait.
 * @rules R-163
 */
export const advisorsLeftAlone = (
  { rules }: Pick<Ctx, 'rules'>,
  state: GameState,
  gone: readonly ForceStack[],
): readonly GameEvent[] =>
  rules.advisorsLeftAlone === 'fighters-at-once'
    ? turnWhereAlone(
        gone.reduce(
          (left, stack) => withForces(left, stack.faction, stack, minus(forcesIn(left, stack.faction, stack), stack)),
          state,
        ),
        (territory) => gone.some((stack) => stack.territory === territory),
      )
    : [];

const turnWhereAlone = (state: GameState, isIn: (territory: TerritoryId) => boolean): readonly GameEvent[] =>
  state.factions.flatMap(({ faction, advisorsIn }) =>
    advisorsIn
      .filter((territory) => isIn(territory) && otherFactionsIn(state, faction, territory).length === 0)
      .map((territory) => sideShown(faction, territory, 'fighters', 'alone')),
  );
