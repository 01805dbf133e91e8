/** Battles of a game that went from the plans to their end without anybody correcting, telling, reviving or taking back. */
import type {
  BattleOutcome,
  GameEvent,
  GameState,
  LeaderId,
  Timeline,
  WindowAnswer,
  FactionId,
} from '../../../lib/engine.ts';
import type { Battle } from './site.ts';

/** One battle with everything that a second settlement needs. */
export interface Fought {
  readonly outcome: BattleOutcome;
  /** As it stood when it was resolved. */
  readonly battle: Battle;
  readonly before: GameState;
  readonly after: GameState;
  /** What everybody had answered when the window for treachery closed; none where it did not open. */
  readonly answers: readonly { readonly faction: FactionId; readonly answer: WindowAnswer }[];
  /** Slots of the cards that the winner chose to keep. */
  readonly kept: number;
  /** Whom the winner drew and put face down into the tanks. */
  readonly slain: readonly LeaderId[];
}

const DISTURBING: readonly GameEvent['type'][] = [
  'FactCorrected',
  'OwnFactEntered',
  'TakenBack',
  'DefaultTaken',
  'LeaderRevived',
  'ForcesRevived',
  'TruthAsked',
];

const STOPPING: readonly GameEvent['type'][] = ['ActCancelled', 'PlayedAsKarama'];

export function undisturbedBattles({ entries, states }: Timeline): readonly Fought[] {
  return entries.flatMap(({ event }, at): readonly Fought[] => {
    if (event.type !== 'BattleResolved') return [];
    const end = entries.findIndex((entry, later) => later > at && entry.event.type === 'BattleEnded');
    const start = entries.findLastIndex((entry, earlier) => earlier < at && entry.event.type === 'PlansRevealed');
    const between = entries.slice(start, end + 1).map((entry) => entry.event);
    // A card laid down against a capture is a matter of its own; one against what was in the battle is not.
    const isStoppedLater = entries.slice(at, end + 1).some((entry) => STOPPING.includes(entry.event.type));
    if (end < 0 || isStoppedLater || between.some(({ type }) => DISTURBING.includes(type))) return [];
    const before = states[at - 1];
    const after = states[end];
    const battle = before?.stack.find((activity): activity is Battle => activity.kind === 'battle');
    if (before === undefined || after === undefined || battle === undefined)
      throw new Error('A battle without a place.');
    return [
      {
        outcome: event.outcome,
        battle,
        before,
        after,
        answers: answersIn(states, between, start),
        kept: keptIn(between),
        slain: between.flatMap((event) => (event.type === 'CaptiveKilled' ? [event.leader] : [])),
      },
    ];
  });
}

const keptIn = (between: readonly GameEvent[]): number =>
  between.flatMap((event) => (event.type === 'CardsSettled' ? event.fates : [])).filter(({ fate }) => fate === 'kept')
    .length;

/** The window for treachery, as it stood just before it closed. */
function answersIn(states: readonly GameState[], between: readonly GameEvent[], start: number): Fought['answers'] {
  return between.flatMap(({ type }, at) => {
    if (type !== 'WindowClosed') return [];
    const open = states[start + at - 1]?.stack.find((activity) => activity.kind === 'window');
    return open?.ask.kind === 'treachery' ? open.answers : [];
  });
}
