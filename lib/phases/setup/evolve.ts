import { assertNever } from '../../core/assert-never.ts';
import { forcesIn, withFaction, withForces, withSide } from '../../rules/changes.ts';
import { minus, plus, troopsOf } from '../../rules/troops.ts';
import { type EventOf, isEventOf } from '../../table/events.ts';
import type { GameState } from '../../table/state.ts';
import type { SetupActivity } from './contract.ts';

const TYPES = [
  'SetupBegan',
  'SetupStepBegan',
  'SetupPartDone',
  'PredictionSealed',
  'OwnDrawn',
  'StartingSpiceTaken',
  'ForcesPlaced',
  'SetupEnded',
] as const;

/** Events that this phase records. */
export type SetupEvent = EventOf<(typeof TYPES)[number]>;

/** Whether this phase records the event. */
export const isSetupEvent = isEventOf(TYPES);

export function evolveSetup(state: GameState, event: SetupEvent): GameState {
  switch (event.type) {
    case 'SetupBegan':
      return {
        ...state,
        factions: state.factions.map((own) => ({ ...own, hand: [], traitors: 'unknown' })),
        leaders: state.leaders.map((disc) =>
          disc.captor === null ? disc : { ...disc, captor: null, faceDown: false, where: 'ready' },
        ),
        kwisatzHaderach: state.kwisatzHaderach === null ? null : { ...state.kwisatzHaderach, losses: 0 },
        stack: [{ kind: 'setup', rung: event.step, doneBy: [] }],
      };
    case 'SetupStepBegan':
      return inSetup(state, () => ({ rung: event.step, doneBy: [] }));
    case 'SetupPartDone':
      return inSetup(state, ({ doneBy }) => ({ doneBy: [...doneBy, event.faction] }));
    case 'PredictionSealed':
      return { ...state, prediction: { by: event.faction, told: event.prediction } };
    case 'OwnDrawn':
      return state;
    case 'StartingSpiceTaken':
      return withFaction(state, event.faction, () => ({ spice: event.spice }));
    case 'ForcesPlaced':
      return forcesPlaced(state, event);
    case 'SetupEnded':
      return { ...state, phase: event.phase, stack: [{ kind: 'table' }] };
    default:
      return assertNever(event);
  }
}

function inSetup(state: GameState, change: (setup: SetupActivity) => Partial<SetupActivity>): GameState {
  return {
    ...state,
    stack: state.stack.map((activity) => (activity.kind === 'setup' ? { ...activity, ...change(activity) } : activity)),
  };
}

function forcesPlaced(state: GameState, event: EventOf<'ForcesPlaced'>): GameState {
  const { faction, territory, side } = event;
  const placed = withForces(state, faction, event, plus(forcesIn(state, faction, event), troopsOf(event)));
  const taken = withFaction(placed, faction, ({ reserves }) => ({ reserves: minus(reserves, event) }));
  return withSide(taken, faction, territory, side);
}
