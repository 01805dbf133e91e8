/** Undo by replay, computed beside the way back that the features write themselves. */
import { isDeepStrictEqual } from 'node:util';
import { type AdvantageId, type EventOf, type FactionId, type GameEvent, type GameState, type OpenUse } from '#engine';
import { evolve } from '#lib/kernel/evolve.ts';
import { withoutUse } from '#lib/kernel/undo.ts';
import { NO_OPEN_USES } from '#lib/kernel/uses.ts';
import type { Move } from '../random-choice.ts';
import { stateOf, type Table } from '../table.ts';
import { carriedOn } from './carried-on.ts';

/** What came of one undo, and both positions where they differ. */
export interface Outcome {
  readonly kind: string;
  readonly differs: readonly string[];
  readonly example: string;
}

/** The position as undo by replay has it. */
export interface Beside {
  readonly state: GameState | null;
  readonly undone: number;
}

export const NOTHING_YET: Beside = { state: null, undone: 0 };

/** Differences that are meant: a plan that was laid out comes back, and a turn has had its shipment when that was stopped. */
export const MEANT: readonly string[] = ['plans', 'shippedIn'];

interface Played {
  readonly beside: Beside;
  readonly outcome: Outcome | null;
}

/** The position after one more command, and what came of the undo that it was, if it was one. */
export function playedOn(beside: Beside, move: Move, events: readonly GameEvent[], after: Table): Played {
  const { state } = beside;
  const now = stateOf(after);
  if (state === null || events.some(({ type }) => type === 'TakenBack'))
    return { beside: { ...beside, state: afresh(now) }, outcome: null };
  if (events.some(({ type }) => OLD_WAY.includes(type))) return undoneBeside(beside, state, move, events, after);
  const next = events.reduce(folded, withChecklistOf(now, state));
  return { beside: { ...beside, state: withChecklistOf(now, next) }, outcome: null };
}

/** The position of the game, in which nothing can be undone. */
const afresh = (state: GameState): GameState => ({ ...state, undo: NO_OPEN_USES });

function undoneBeside(
  { undone }: Beside,
  state: GameState,
  { by, command }: Move,
  events: readonly GameEvent[],
  after: Table,
): Played {
  const now = stateOf(after);
  const leftOut = (kind: string, differs: readonly string[]): Played => ({
    beside: { state: afresh(now), undone },
    outcome: { kind, differs, example: '' },
  });
  const slip = command.type === 'UndoStep' && by !== 'moderator' && by !== 'clock' ? by : null;
  const met = slip === null ? cardPlayed(state, events) : state;
  const target = targetOf(met, events, slip);
  if (typeof target === 'string') return leftOut(target, []);
  const undo = withoutUse(met, target.use.use, evolve as (state: GameState, event: GameEvent) => GameState);
  if (undo === null) return leftOut(`refused: ${target.kind}`, ['refused']);
  const on = carriedOn(
    { ...withWhatFollows(undo, target, events), nextUse: (undone + 1) * USES_APART },
    after.now,
    folded,
  );
  const [mine, old] = [normal(on, now), normal(now, now)];
  const differs = Object.keys(mine).filter((part) => !isDeepStrictEqual(mine[part], old[part]));
  const isMeant = differs.every((part) => MEANT.includes(part));
  return {
    beside: { state: isMeant ? withMeantOf(now, on) : afresh(now), undone: undone + 1 },
    outcome: {
      kind: target.kind,
      differs,
      example: differs.map((part) => `${part}: ${json(mine[part])} instead of ${json(old[part])}`).join('; '),
    },
  };
}

/** Uses that follow an undo by themselves are named apart from those of the game. */
const USES_APART = 10_000;

/** What a Karama does before anything is undone. */
function cardPlayed(state: GameState, events: readonly GameEvent[]): GameState {
  const at = events.findIndex(({ type }) => UNDOING.includes(type));
  const met = (at < 0 ? events : events.slice(0, at)).filter(isOfTheCard).reduce(folded, state);
  return { ...met, undo: { ...met.undo, current: null } };
}

/** The turn has had its shipment where the Guild's Karama has stopped it; and a Hajr gives one more move. */
function withWhatFollows(state: GameState, { use, isLost }: Target, events: readonly GameEvent[]): GameState {
  const gained = events.filter(({ type }) => type === 'MoveGained').reduce(folded, state);
  return isLost && use.by !== 'moderator' && use.by !== 'clock'
    ? evolve(gained, { type: 'ShipmentCancelled', shipment: 'ship0', faction: use.by })
    : gained;
}

/** The position without the differences that are meant, so that they are not met again. */
const withMeantOf = (now: GameState, on: GameState): GameState => ({
  ...withChecklistOf(now, on),
  nextUse: now.nextUse,
  standingOrders: now.standingOrders,
  factions: on.factions.map((own, index) => ({
    ...own,
    shippedIn: now.factions[index]?.shippedIn ?? null,
    spice: now.factions[index]?.spice ?? own.spice,
  })),
});

/** Events on the checklist of the game that is played. */
const withChecklistOf = ({ instructions, nextInstruction }: GameState, state: GameState): GameState => ({
  ...state,
  instructions,
  nextInstruction,
});

const json = (value: unknown): string => JSON.stringify(value).slice(0, 1500);

const OLD_WAY: readonly string[] = [
  'StepUndone',
  'OwnTurnReopened',
  'FaresWithheld',
  'AdvisorSentBack',
  'TurningUndone',
];
const UNDOING: readonly string[] = ['StepUndone', 'FaresWithheld', 'AdvisorSentBack', 'TurningUndone'];
const OF_THE_CARD: readonly string[] = [
  'UseBegan',
  'UseContinued',
  'CardDiscarded',
  'CardRemoved',
  'SpecialKaramaUsed',
  'UseCancelled',
  'UseStands',
  'PlayedAsKarama',
  'WindowClosed',
  'LeaderRevived',
  'ForcesRevived',
];
const isOfTheCard = ({ type }: GameEvent): boolean => OF_THE_CARD.includes(type);

/** One event, whose brackets name the uses of this position. */
function folded(state: GameState, event: GameEvent): GameState {
  switch (event.type) {
    case 'TakenBack':
    case 'Instructed':
    case 'InstructionsMerged':
      return state;
    case 'UseContinued': {
      const top = state.stack.at(-1)?.id;
      const owner = state.undo.owners.findLast(({ activity }) => activity === top);
      return owner === undefined ? state : evolve(state, { ...event, use: owner.use });
    }
    case 'UseBegan': {
      const { turn } = event;
      const step = state.undo.open.findLast((one) => one.turn === turn && one.answers === null)?.use ?? null;
      return evolve(state, { ...event, answers: event.answers === null ? null : step });
    }
    default:
      return evolve(state, event);
  }
}

/** The use that the old way has undone. */
interface Target {
  readonly kind: string;
  readonly use: OpenUse;
  readonly isLost: boolean;
}

/** The use that the old way has undone; a word where it has done something else. */
function targetOf(
  { undo: { open } }: GameState,
  events: readonly GameEvent[],
  slip: FactionId | null,
): Target | string {
  const of = <Type extends GameEvent['type']>(type: Type): readonly EventOf<Type>[] =>
    events.filter((event): event is EventOf<Type> => event.type === type);
  const found = (kind: string, use: OpenUse | undefined, isLost = false): Target | string =>
    use === undefined ? `no use: ${kind}` : { kind, use, isLost };
  const steps = open.filter(({ answers, what }) => answers === null && STEPS.includes(what));
  if (slip !== null) {
    const use = steps.findLast(({ by }) => by === slip);
    return found(
      `slip of ${of('StepUndone')[0]?.done.kind ?? '?'}${of('OwnTurnReopened').length > 0 ? ', turn over' : ''}`,
      use,
    );
  }
  const [first] = of('StepUndone');
  const power = of('UseCancelled').map(({ use }) => (use.kind === 'advantage' ? use.advantage : null))[0] ?? null;
  if (of('AdvisorSentBack').length > 0 || of('TurningUndone').length > 0) return 'advisors';
  if (of('FaresWithheld').length > 0) return 'fares withheld';
  if (first === undefined) {
    const over = open.findLast(({ what, by }) => what === 'turn-over' && by === of('OwnTurnReopened')[0]?.faction);
    return of('MoveGained').length > 0 ? found('hajr after the turn', over) : 'turn reopened alone';
  }
  if (first.because === 'forces-came')
    return found(
      'forces came',
      open.findLast(({ what, by }) => what === 'passed-by' && by === first.faction),
    );
  if (first.because === 'slip') return 'other slip';
  if (of('StepUndone').some(({ again }) => !again))
    return found(
      'shipment stopped',
      steps.find(({ what, by }) => what === 'shipment' && by === first.faction),
      true,
    );
  if (power === null) return 'cancelled otherwise';
  return found(
    'power cancelled',
    steps.find(({ by, powers }) => by === first.faction && powers.includes(power)),
  );
}

const STEPS: readonly string[] = ['shipment', 'move', 'no-shipment', 'no-move'];

/**
 * A Karama against a worthless card as a Karama counts for that one use. The old way takes the mark off with the step.
 * By replay the mark stays, until cancelling goes by replay too and says how long it counts.
 */
const ONE_USE: AdvantageId = 'bene-gesserit/worthless-karama';

/**
 * A position without ids, and without what only the old way notes. Who owes the bank a fare in the old way (`old`) has less
 * than nothing in the new one.
 */
function normal(state: GameState, old: GameState): Readonly<Record<string, unknown>> {
  const owes = (faction: FactionId): boolean => old.faresOwed.some((one) => one.faction === faction);
  const sorted = (all: readonly unknown[]): readonly string[] => all.map((one) => JSON.stringify(one)).sort();
  return {
    phase: [state.phase, state.turn, state.storm, state.alliances, state.firstPlayer],
    forces: sorted(state.forces),
    stack: state.stack.map((activity) => {
      switch (activity.kind) {
        case 'own-turn': {
          const { kind, faction, step, movesLeft, arrival, cancelled, done, isOpen } = activity;
          return {
            kind,
            faction,
            step,
            movesLeft,
            arrival,
            cancelled: cancelled.filter((power) => power !== ONE_USE).sort(),
            done: done.map((one) => one.kind),
            isOpen,
          };
        }
        case 'ship-and-move':
          return { ...activity, last: null, laidOut: [] };
        default:
          return activity.kind;
      }
    }),
    factions: state.factions.map(({ nextSlot: _, shippedIn: _shipped, spice, advisorsIn, ...own }) => ({
      ...own,
      advisorsIn: [...advisorsIn].sort(),
      spice: owes(own.faction) ? 'owes' : spice,
    })),
    shippedIn: state.factions.map(({ shippedIn }) => shippedIn),
    board: sorted(state.spiceOnBoard),
    inFront: sorted(state.spiceInFront),
    leaders: state.leaders,
    piles: [state.discards, state.removedCards, state.treacheryDeck],
    orders: sorted(state.standingOrders.filter(({ order }) => order.kind !== 'prepared-turn')),
    plans: sorted(state.standingOrders.filter(({ order }) => order.kind === 'prepared-turn')),
    locked: state.advisors.locked.turn === state.turn ? state.advisors.locked.territories : [],
  };
}
