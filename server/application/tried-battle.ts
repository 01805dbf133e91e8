/**
 * The example battle that a visitor plays from the first page. It has no table, no log on disk and no memory. Each
 * request carries all steps of both sides, and the engine computes them again from the same position.
 */
import {
  appended,
  decide,
  emptyTimeline,
  nextDeadline,
  promptsNow,
  sector,
  seededRandom,
  view,
  type Actor,
  type Command,
  type Refusal,
  type SeatView,
  type TableView,
  type Timeline,
} from '#engine';

export const TRIED_SIDES = ['atreides', 'harkonnen'] as const;
export type TriedSide = (typeof TRIED_SIDES)[number];

/** A step of one side. It can reach no other part of the engine. */
export interface TriedStep {
  readonly by: TriedSide;
  readonly command: Extract<Command, { readonly type: 'Answer' | 'Withdraw' | 'TickInstruction' }>;
}

/** The views of both phones and the screen after the steps. If the last step was refused, also its refusal. */
export interface TriedBattle {
  readonly seats: Readonly<Record<TriedSide, SeatView>>;
  readonly table: TableView;
  readonly refusal: Refusal | null;
}

interface Moment {
  readonly timeline: Timeline;
  /** Time of this table, in milliseconds. */
  readonly now: number;
}

const START: Moment = { timeline: emptyTimeline, now: 1_000_000 };
const SECOND = 1000;
/** The server answers for a seat that has been silent for this long (ms). */
const SILENT = 60 * SECOND;
const SEED = 5;
/** More automatic steps than any battle needs. A bug of ours stops here instead of looping. */
const MAX_STEPS = 20;

/** The prompts that visitors answer here. The server answers the others by default: no side uses prescience. */
const ASKED_HERE: readonly string[] = ['battle-plan', 'choose-losses', 'keep-cards', 'battle-done'];

const SETTING: readonly { readonly by: Actor; readonly command: Command }[] = [
  {
    by: 'moderator',
    command: {
      type: 'OpenTable',
      seating: [
        { faction: 'atreides', circle: 0 },
        { faction: 'harkonnen', circle: 3 },
      ],
      choices: {
        edition: 'gf9-2019',
        layer: 'basic',
        options: [],
        components: { treachery: 'cardboard', traitors: 'cardboard', stormCards: 'cardboard', spiceDeck: 'cardboard' },
        pairs: [],
        windowTime: 3 * SECOND,
      },
    },
  },
  ...(
    [
      { kind: 'turn', turn: 4 },
      { kind: 'first-player', faction: 'atreides' },
      { kind: 'forces', faction: 'atreides', count: 10, special: 0, territory: 'carthag', sector: sector(10) },
      { kind: 'forces', faction: 'harkonnen', count: 9, special: 0, territory: 'carthag', sector: sector(10) },
      { kind: 'phase', phase: 'battle' },
    ] as const
  ).map((fact) => ({ by: 'moderator' as const, command: { type: 'CorrectFact' as const, fact } })),
  ownFact('atreides', { kind: 'spice', spice: 10 }),
  ownFact('harkonnen', { kind: 'spice', spice: 10 }),
  ownFact('atreides', { kind: 'hand', cards: ['maula-pistol', 'snooper', 'la-la-la'] }),
  ownFact('harkonnen', { kind: 'hand', cards: ['chaumas', 'shield', 'crysknife'] }),
  { by: 'moderator', command: { type: 'BeginBattles' } },
];

function ownFact(by: TriedSide, fact: Extract<Command, { readonly type: 'DeclareSecret' }>['fact']) {
  return { by, command: { type: 'DeclareSecret' as const, fact } };
}

let opening: Moment | null = null;

/** Returns the public view after these steps. The function stops after a refused step. */
export function triedBattle(steps: readonly TriedStep[]): TriedBattle {
  opening ??= settled(SETTING.reduce((moment, { by, command }) => mustBe(sent(moment, by, command)), START));
  let moment = opening;
  for (const { by, command } of steps) {
    const next = sent(moment, by, command);
    if ('refusal' in next) return seen(moment, next.refusal);
    moment = settled(next);
  }
  return seen(moment, null);
}

function seen({ timeline }: Moment, refusal: Refusal | null): TriedBattle {
  const seat = (side: TriedSide): SeatView => {
    const own = view(timeline, side);
    if (!('mine' in own)) throw new Error(`${side} has no seat`);
    return own;
  };
  return {
    seats: { atreides: seat('atreides'), harkonnen: seat('harkonnen') },
    table: view(timeline, 'table').table,
    refusal,
  };
}

/** Closes windows and answers by default until a side is asked. */
function settled(from: Moment): Moment {
  let moment = from;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const due = nextDeadline(moment.timeline);
    const prompts = promptsNow(moment.timeline);
    const other = prompts.find(({ kind }) => !ASKED_HERE.includes(kind));
    if (due !== null) moment = mustBe(sent({ ...moment, now: Math.max(moment.now, due.at) }, 'clock', due.command));
    else if (other !== undefined) {
      const late = { ...moment, now: moment.now + SILENT };
      moment = mustBe(sent(late, 'moderator', { type: 'AnswerByDefault', prompt: other.id }));
    } else return moment;
  }
  return moment;
}

/** Decides one command. Chance depends on the time alone, so that the same steps give the same battle. */
function sent({ timeline, now }: Moment, by: Actor, command: Command): Moment | { readonly refusal: Refusal } {
  const verdict = decide(timeline, { by, at: now, command }, seededRandom(SEED + now));
  if (!verdict.ok) return { refusal: verdict.refusal };
  const entries = verdict.events.map((event) => ({ at: now, event }));
  return { timeline: appended(timeline, entries), now: now + SECOND };
}

function mustBe(moment: Moment | { readonly refusal: Refusal }): Moment {
  if ('refusal' in moment) throw new Error(`The tried battle cannot go on: ${moment.refusal.code}`);
  return moment;
}
