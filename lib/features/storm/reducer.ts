import { must } from '../../core/assert-never.ts';
import type { Feature } from '../../kernel/feature.ts';
import { withKnowledge } from '../../pieces/changes.ts';
import { currentBattle, currentStorm, sidesOf } from '../../model/selectors.ts';
import { NOTHING_CANCELLED } from '../../powers/cancelling.ts';
import { NO_COMMITMENTS, withCommitment, withoutCommitted } from '../../model/commitments.ts';
import type { EventOf } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { KnowledgeGrant } from '../../model/knowledge.ts';
import type { TakenBack } from '../../model/machine.ts';
import { pushActivity, popActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import type { SteeredBy } from '../../model/storm.ts';
import { PLANS_REVEALED } from '../battle/steps.ts';
import { inStorm } from './changes.ts';
import type { StormActivity, StormContract } from './contract.ts';

/** The reducers of the storm. */
export const reducer: Feature<StormContract>['reducer'] = {
  StormBegan: (state, event) =>
    pushActivity({ ...state, nextStorm: state.nextStorm + 1, phase: 'storm' }, newStorm(event)),
  StormDialsReset: (state, { dialers, range, steeredBy }) =>
    inStorm(state, ({ step }) => ({
      dialers,
      range,
      steeredBy,
      committed: NO_COMMITMENTS,
      step: step === 'weather' ? step : firstRung(steeredBy),
    })),
  WeatherResolved: (state, { control, mayBeAnswered }) =>
    inStorm(state, ({ steeredBy }) =>
      control === null
        ? { step: firstRung(steeredBy) }
        : { step: mayBeAnswered === true ? 'weather-answer' : 'atomics', control, sectors: control.sectors },
    ),
  WeatherAnswered: (state, { answer }) =>
    inStorm(state, ({ sectors }) => ({
      step: 'atomics',
      answer,
      sectors: must(sectors, 'where the first card leads') + (answer?.sectors ?? 0),
    })),
  StormDialCommitted: (state, { faction, dial }) =>
    inStorm(state, ({ committed }) => ({ committed: withCommitment(committed, faction, dial) })),
  StormDialWithdrawn: (state, { faction }) =>
    inStorm(state, ({ committed }) => ({ committed: withoutCommitted(committed, faction) })),
  StormDialsRevealed: dialsRevealed,
  StormThrown: (state, { sectors }) => inStorm(state, () => ({ step: 'atomics', sectors })),
  StormLossesChosen: (state, { faction, lost }) =>
    inStorm(state, ({ chosenLosses }) => ({ chosenLosses: [...chosenLosses, { faction, lost }] })),
  StormLossesReset: (state) => inStorm(state, () => ({ chosenLosses: [] })),
  AtomicsResolved: (state, { by }) => ({
    ...inStorm(state, ({ step }) => ({ step: step === 'moved' ? 'over' : 'moving', atomics: by })),
    shieldWallStands: state.shieldWallStands && by === null,
    lastStorm: withAtomics(state, by),
  }),
  StormMoved: stormMoved,
  StormEnded: (state, { storm }) => popActivity(state, storm),
};

/**
 * The reducers of other features' events. The two factions that used the wheels last, even in a battle, dial the next
 * storm.
 */
export const subscriptions: NonNullable<Feature<StormContract>['subscriptions']> = {
  [PLANS_REVEALED]: (state) => {
    const [aggressor, defender] = sidesOf(must(currentBattle(state), 'the battle of two plans'));
    return { ...state, lastWheels: [aggressor.faction, defender.faction] };
  },
};

/** Returns the first step of the storm, which depends on the means by which the storm moves. */
const firstRung = (steeredBy: SteeredBy): StormActivity['step'] => (steeredBy === 'wheels' ? 'dials' : 'steered');

const newStorm = ({ storm: id, steeredBy, dialers, range }: EventOf<'StormBegan'>): StormActivity => ({
  ...NOTHING_CANCELLED,
  kind: 'storm',
  id,
  step: 'weather',
  steeredBy,
  dialers,
  range,
  committed: NO_COMMITMENTS,
  revealed: [],
  control: null,
  answer: null,
  sectors: null,
  atomics: null,
  chosenLosses: [],
});

function dialsRevealed(state: GameState, { storm, dials, sectors }: EventOf<'StormDialsRevealed'>): GameState {
  const [one, two] = dials;
  const shown = inStorm(state, () => ({ step: 'atomics', revealed: dials, sectors }));
  return withKnowledge(
    { ...shown, lastWheels: [one.faction, two.faction] },
    ...dials.map(({ faction: of }): KnowledgeGrant => ({
      knower: 'table',
      secret: { kind: 'storm-dial', of, storm, epoch: state.epoch },
    })),
  );
}

/** Returns the report of the last storm. If the storm has moved already, the report names the player of the atomics. */
function withAtomics(state: GameState, by: FactionId | null): GameState['lastStorm'] {
  const { lastStorm } = state;
  return lastStorm !== null && currentStorm(state)?.step === 'moved' ? { ...lastStorm, atomics: by } : lastStorm;
}

function stormMoved(state: GameState, event: EventOf<'StormMoved'>): GameState {
  const { revealed: dials, control, answer, atomics } = must(currentStorm(state), 'a running storm');
  const { storm, from, to, sectors, forcesLost, spiceLost, firstPlayer } = event;
  return {
    ...inStorm(state, () => ({ step: 'moved' })),
    storm: to,
    firstPlayer,
    lastStorm: {
      storm,
      turn: state.turn,
      dials,
      control,
      answer,
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

/**
 * Clears both dials after a take-back if the table has seen them. Otherwise one faction would dial against a known
 * number.
 */
export function onTakeBack(storm: StormActivity, { seen }: TakenBack): StormActivity {
  const wasSeen = seen.some(({ secret }) => secret.kind === 'storm-dial' && secret.storm === storm.id);
  return wasSeen ? { ...storm, committed: NO_COMMITMENTS } : storm;
}
