import { sideShown } from './made.ts';
import type { GameEvent } from '../table/events.ts';
import type { GameState } from '../table/state.ts';
import { othersIn } from '../table/position.ts';

/** Advisors beside whom nobody stands any more become fighters. @rules R-163 */
export const aloneTurnFighters = (state: GameState): readonly GameEvent[] =>
  state.factions.flatMap(({ faction, advisorsIn }) =>
    advisorsIn
      .filter((territory) => othersIn(state, faction, territory).length === 0)
      .map((territory) => sideShown(faction, territory, 'fighters', 'alone')),
  );
