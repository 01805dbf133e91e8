import { assertNever, must } from '../../core/assert-never.ts';
import { withKnowledge } from '../../rules/changes.ts';
import { runningStorm } from '../../rules/dialling.ts';
import { NOTHING_STOPPED } from '../../rules/stopping.ts';
import { type EventOf, isEventOf } from '../../table/events.ts';
import type { KnowledgeGrant } from '../../table/knowledge.ts';
import type { GameState } from '../../table/state.ts';
import type { SteeredBy } from '../../table/storm.ts';
import type { StormActivity } from './contract.ts';

const TYPES = [
  'StormBegan',
  'StormDialsReset',
  'WeatherResolved',
  'StormDialCommitted',
  'StormDialWithdrawn',
  'StormDialsRevealed',
  'StormCardRevealed',
  'StormCardDrawn',
  'StormLossesChosen',
  'StormLossesReset',
  'AtomicsResolved',
  'StormMoved',
  'StormEnded',
] as const;

/** Events that this phase records. */
export type StormEvent = EventOf<(typeof TYPES)[number]>;

/** Whether this phase records the event. */
export const isStormEvent = isEventOf(TYPES);

export function evolveStorm(state: GameState, event: StormEvent): GameState {
  switch (event.type) {
    case 'StormBegan':
      return { ...state, nextStorm: state.nextStorm + 1, phase: 'storm', stack: [newStorm(event)] };
    case 'StormDialsReset':
      return inStorm(state, ({ rung }) => ({
        dialers: event.dialers,
        range: event.range,
        steeredBy: event.steeredBy,
        committed: [],
        rung: rung === 'weather' ? rung : FIRST_RUNG[event.steeredBy],
      }));
    case 'WeatherResolved':
      return inStorm(state, ({ steeredBy }) =>
        event.control === null
          ? { rung: FIRST_RUNG[steeredBy] }
          : { rung: 'atomics', control: event.control, sectors: event.control.sectors },
      );
    case 'StormDialCommitted': {
      const { faction, dial } = event;
      return inStorm(state, ({ committed }) => ({ committed: [...committed, { faction, dial }] }));
    }
    case 'StormDialWithdrawn':
      return inStorm(state, ({ committed }) => ({
        committed: committed.filter((dial) => dial.faction !== event.faction),
      }));
    case 'StormDialsRevealed':
      return dialsRevealed(state, event);
    case 'StormCardRevealed':
      return stormCardRevealed(state, event);
    case 'StormCardDrawn':
      return withKnowledge(
        { ...state, stormCard: event.card },
        { knower: event.faction, secret: { kind: 'storm-card', of: event.faction, turn: state.turn } },
      );
    case 'StormLossesChosen': {
      const { faction, lost } = event;
      return inStorm(state, ({ chosenLosses }) => ({ chosenLosses: [...chosenLosses, { faction, lost }] }));
    }
    case 'StormLossesReset':
      return inStorm(state, () => ({ chosenLosses: [] }));
    case 'AtomicsResolved':
      return {
        ...inStorm(state, () => ({ rung: 'moving', atomics: event.by })),
        shieldWallStands: state.shieldWallStands && event.by === null,
      };
    case 'StormMoved':
      return stormMoved(state, event);
    case 'StormEnded':
      return stormEnded(state);
    default:
      return assertNever(event);
  }
}

/** How a storm's distance is found. */
const FIRST_RUNG: Readonly<Record<SteeredBy, StormActivity['rung']>> = { wheels: 'dials', card: 'card' };

const newStorm = ({ storm: id, steeredBy, dialers, range }: EventOf<'StormBegan'>): StormActivity => ({
  ...NOTHING_STOPPED,
  kind: 'storm',
  id,
  rung: 'weather',
  steeredBy,
  dialers,
  range,
  committed: [],
  revealed: [],
  control: null,
  sectors: null,
  atomics: null,
  card: null,
  chosenLosses: [],
});

function inStorm(state: GameState, change: (storm: StormActivity) => Partial<StormActivity>): GameState {
  return {
    ...state,
    stack: state.stack.map((activity) => (activity.kind === 'storm' ? { ...activity, ...change(activity) } : activity)),
  };
}

function dialsRevealed(state: GameState, { storm, dials, sectors }: EventOf<'StormDialsRevealed'>): GameState {
  const [one, two] = dials;
  const shown = inStorm(state, () => ({ rung: 'atomics', revealed: dials, sectors }));
  return withKnowledge(
    { ...shown, lastWheels: [one.faction, two.faction] },
    ...dials.map(({ faction: of }): KnowledgeGrant => ({
      knower: 'table',
      secret: { kind: 'storm-dial', of, storm, epoch: state.epoch },
    })),
  );
}

/** The card goes back among the others: none lies there until the next is drawn. */
function stormCardRevealed(state: GameState, { by, card }: EventOf<'StormCardRevealed'>): GameState {
  const shown = inStorm(state, () => ({ rung: 'atomics', card, sectors: card }));
  return withKnowledge(
    { ...shown, stormCard: 'none' },
    { knower: 'table', secret: { kind: 'storm-card', of: by, turn: state.turn - 1 } },
  );
}

function stormMoved(state: GameState, event: EventOf<'StormMoved'>): GameState {
  const { revealed: dials, control, card, atomics } = must(runningStorm(state), 'a running storm');
  const { storm, from, to, sectors, forcesLost, spiceLost, firstPlayer } = event;
  return {
    ...state,
    storm: to,
    firstPlayer,
    lastStorm: {
      storm,
      turn: state.turn,
      dials,
      control,
      card,
      atomics,
      from,
      to,
      sectors,
      forcesLost,
      spiceLost,
      firstPlayer,
    },
  };
}

/** "Nothing from me this phase" has run out. */
const stormEnded = (state: GameState): GameState => ({
  ...state,
  stack: [{ kind: 'table' }],
  factions: state.factions.map((own) => ({ ...own, standsAside: false })),
});
