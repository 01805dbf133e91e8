import { assertNever } from '../../core/assert-never.ts';
import { untickedMoves } from '../../rules/hand-moves.ts';
import type { Audience } from '../../table/audience.ts';
import type { GameState } from '../../table/state.ts';
import type { SetupTold } from './contract.ts';
import type { SetupEvent } from './evolve.ts';

/**
 * What one audience may read of an event of the set-up; `null` when it may not even know that something happened.
 * `before` is the position it met.
 */
export function tellSetup(before: GameState, event: SetupEvent, audience: Audience): SetupTold | null {
  switch (event.type) {
    case 'SetupBegan':
      return { code: 'setup-began' };
    case 'PredictionSealed':
      return audience === event.faction
        ? { code: 'own-prediction', prediction: event.prediction }
        : { code: 'prediction-sealed', faction: event.faction };
    case 'OwnDrawn':
      return { code: 'own-drawn', faction: event.faction, matter: event.matter };
    case 'StartingSpiceTaken':
      return { code: 'starting-spice', faction: event.faction, amount: event.spice };
    case 'ForcesPlaced': {
      const { faction, count, special, territory, sector, side } = event;
      return { code: 'forces-placed', faction, count, special, territory, sector, side };
    }
    case 'SetupEnded':
      return { code: 'setup-ended', takenAsDone: untickedMoves(before) };
    case 'SetupStepBegan':
    case 'SetupPartDone':
      return null;
    default:
      return assertNever(event);
  }
}
