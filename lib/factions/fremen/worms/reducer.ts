import { withPlaced, withSaid, withSpared } from '../../../features/spice-blow/steps.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { forcesIn, withForces } from '../../../pieces/changes.ts';
import { minus, plus } from '../../../model/forces.ts';
import type { EventOf } from '../../../model/events.ts';
import type { WormId } from '../../../model/spice-blow.ts';
import { pushActivity, popActivity } from '../../../model/stack.ts';
import type { GameState } from '../../../model/state.ts';
import type { WormCall, WormCallId, WormsContract } from './contract.ts';
import { POWER_OF } from './power.ts';

/** The reducers of this feature. */
export const reducer: Feature<WormsContract>['reducer'] = {
  WormCalled: (state, { call, worm, faction }) =>
    pushActivity(state, { kind: 'worm-call', id: idOf(call, worm), call, worm, faction }),
  WormPlaced: (state, { worm, faction: by, territory }) => {
    const said = withAnswer(state, 'place', worm);
    return territory === null ? said : withPlaced(said, worm, { territory, by, power: POWER_OF.place });
  },
  AlliesSpared: (state, { worm, spared }) => withSpared(withAnswer(state, 'spare', worm), worm, spared),
  // Its own events take the forces from the board.
  RideDevoured: (state) => state,
  WormRidden: (state, event) => carried(withAnswer(state, 'ride', event.worm), event),
};

const idOf = (call: WormCall, worm: WormId): WormCallId => `${call}-${worm}`;

const withAnswer = (state: GameState, call: WormCall, worm: WormId): GameState =>
  withSaid(popActivity(state, idOf(call, worm)), worm, POWER_OF[call]);

/** Moves all riders to the chosen place. */
function carried(state: GameState, { faction, riders, to }: EventOf<'WormRidden'>): GameState {
  if (to === null) return state;
  return riders.reduce((next, rider) => {
    const gone = withForces(next, faction, rider, minus(forcesIn(next, faction, rider), rider));
    return withForces(gone, faction, to, plus(forcesIn(gone, faction, to), rider));
  }, state);
}
