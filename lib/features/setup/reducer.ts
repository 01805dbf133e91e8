import type { Feature } from '../../kernel/feature.ts';
import { forcesIn, withFaction, withForces, withSide, withSpiceCounted } from '../../pieces/changes.ts';
import { minus, plus, forcesOf } from '../../model/forces.ts';
import type { EventOf } from '../../model/events.ts';
import { pushActivity, popActivity, updateActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import type { SetupActivity, SetupContract } from './contract.ts';

/** The reducers of the set-up. */
export const reducer: Feature<SetupContract>['reducer'] = {
  SetupBegan: (state, { step }) =>
    pushActivity(
      {
        ...state,
        factions: state.factions.map((own) => ({ ...own, hand: [], traitors: 'unknown' })),
        leaders: state.leaders.map((disc) =>
          disc.captor === null ? disc : { ...disc, captor: null, faceDown: false, where: 'ready' },
        ),
      },
      { kind: 'setup', id: 'setup', step, doneBy: [] },
    ),
  SetupStepBegan: (state, { step }) => inSetup(state, () => ({ step, doneBy: [] })),
  SetupPartDone: (state, { faction }) => inSetup(state, ({ doneBy }) => ({ doneBy: [...doneBy, faction] })),
  PredictionSealed: (state, { faction: by, prediction: told }) => ({ ...state, prediction: { by, told } }),
  OwnDrawn: (state) => state,
  StartingSpiceTaken: (state, { faction, spice }) => withSpiceCounted(state, faction, spice),
  ForcesPlaced: forcesPlaced,
  SetupEnded: (state, { phase }) => popActivity({ ...state, phase }, 'setup'),
};

const inSetup = (state: GameState, change: (setup: SetupActivity) => Partial<SetupActivity>): GameState =>
  updateActivity(state, 'setup', 'setup', change);

function forcesPlaced(state: GameState, event: EventOf<'ForcesPlaced'>): GameState {
  const { faction, territory, side } = event;
  const placed = withForces(state, faction, event, plus(forcesIn(state, faction, event), forcesOf(event)));
  const taken = withFaction(placed, faction, ({ reserves }) => ({ reserves: minus(reserves, event) }));
  return withSide(taken, faction, territory, side);
}
