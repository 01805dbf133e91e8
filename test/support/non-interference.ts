/**
 * Non-interference: two tables play the same game, but for one secret. Whoever may not know that secret must receive
 * the same bytes at both – views, log, refusals, the clock's deadlines – until it is lawfully disclosed.
 *
 * The two games are twins: each public act happens at both, word for word. Where an owner's own secret answer is no
 * longer possible at the second table (he holds other cards there), he gives another one in its place. Where a public
 * act of his is no longer possible, the secret has told by his own choice, and the comparison ends.
 */
import {
  contains,
  enumerate,
  sample,
  sameAnswer,
  seededRandom,
  shuffled,
  type AnswerValue,
  type Audience,
  type FactionId,
  type GameEvent,
  type OwnFact,
  type Prompt,
  type PromptKind,
  type Random,
} from '../../lib/engine.ts';
import { must } from '../../lib/core/assert-never.ts';
import { chance, pick, randomCard, randomChoices, randomEntries, randomSeating, type Move } from './random-position.ts';
import { makeMove, openPrompts, randomMove } from './random-play.ts';
import {
  emptyTable,
  factionsOf,
  promptsOf,
  seatView,
  send,
  stateOf,
  type Engine,
  type Sent,
  type Table,
} from './table.ts';

/** What the twins can differ in. */
export const SECRETS = [
  'card',
  'count',
  'spice',
  'traitor',
  'plan',
  'window-answer',
  'window-silence',
  'stands-aside',
  'traitor-choice',
  'deck',
] as const;
export type Secret = (typeof SECRETS)[number];

export interface Leak {
  readonly audience: Audience;
  readonly secret: Secret;
  readonly step: number;
  /** What was asked or received. */
  readonly about: string;
  readonly received: string;
  readonly instead: string;
}

interface Twins {
  readonly one: Table;
  readonly two: Table;
  /** Audiences who may not know the secret, still. */
  readonly unknowing: readonly Audience[];
}

/** Plays one pair of twins; `null` when nobody learnt what he may not know. */
export function findLeak(engine: Engine, secret: Secret, seed: number, steps: number): Leak | null {
  const random = seededRandom(seed + 1);
  let twins = secret === 'deck' ? twinsWithOtherDecks(engine, seed) : twinsAlike(engine, seed);
  let parted = secret === 'deck';
  const partAt = random(Math.max(1, steps >> 1));
  for (let step = 0; step < steps && twins.unknowing.length > 0; step += 1) {
    const pair = !parted && step >= partAt ? partingMoves(twins.one, secret, random) : null;
    const next =
      pair === null ? sameMove(twins, randomMove(twins.one, random), random, secret, step) : part(twins, pair);
    if (next === 'told') return null;
    if ('received' in next) return next;
    parted = parted || pair !== null;
    twins = next;
    const leak =
      compare(twins, secret, step) ?? (parted && chance(40, random) ? probe(twins, secret, step, random) : null);
    if (leak !== null) return leak;
  }
  return null;
}

function twinsAlike(engine: Engine, seed: number): Twins {
  const table = entered(emptyTable(seed, engine), emptyTable(seed, engine), seed).one;
  return { one: table, two: table, unknowing: everybody(table) };
}

/** The same table, shuffled otherwise: nobody may tell, but for those who were dealt something else. */
function twinsWithOtherDecks(engine: Engine, seed: number): Twins {
  const { one, two } = entered(emptyTable(seed, engine), emptyTable(seed + 1, engine), seed);
  return {
    one,
    two: { ...two, seed: one.seed },
    unknowing: everybody(one).filter((who) => !wasDealtOtherwise(one, two, who)),
  };
}

function entered(empty: Table, other: Table, seed: number): { readonly one: Table; readonly two: Table } {
  const random = seededRandom(seed);
  const seating = randomSeating(random);
  const choices = randomChoices(random);
  const open: Move = { by: 'moderator', want: { type: 'OpenTable', seating, choices } };
  const first = { one: send(empty, open.by, open.want).table, two: send(other, open.by, open.want).table };
  return randomEntries(factionsOf(first.one), choices, random).reduce(
    ({ one, two }, { by, want }) => ({ one: send(one, by, want).table, two: send(two, by, want).table }),
    first,
  );
}

function wasDealtOtherwise(one: Table, two: Table, who: Audience): boolean {
  if (who === 'table' || who === 'moderator') return false;
  const held = (table: Table): string => {
    const { hand, traitors, traitorsDealt } = must(
      stateOf(table).factions.find((own) => own.faction === who),
      who,
    );
    return JSON.stringify([hand, traitors, traitorsDealt]);
  };
  return held(one) !== held(two);
}

const everybody = (table: Table): readonly Audience[] => ['table', 'moderator', ...factionsOf(table)];

// ---- how twins part ----

interface Parting {
  readonly owner: FactionId;
  readonly one: Move;
  /** `null` when nothing is sent at the second table. */
  readonly two: Move | null;
}

/** Some owner does one thing with a secret of this kind at one table and another at the other; `null` if nobody can. */
function partingMoves(table: Table, secret: Secret, random: Random): Parting | null {
  for (const owner of shuffled(factionsOf(table), random)) {
    const found = partingOf(table, secret, owner, random);
    if (found !== null) return found;
  }
  return null;
}

function partingOf(table: Table, secret: Secret, owner: FactionId, random: Random): Parting | null {
  const { mine, table: seen } = seatView(table, owner);
  const cards = mine.hand.map(({ card }) => card);
  const { components } = seen.choices;
  const tell = (one: OwnFact, two: OwnFact): Parting => ({
    owner,
    one: { by: owner, want: { type: 'EnterOwn', fact: one } },
    two: { by: owner, want: { type: 'EnterOwn', fact: two } },
  });
  switch (secret) {
    case 'card': {
      if (components.treachery === 'app' || cards.length === 0) return null;
      const at = random(cards.length);
      const other = chance(30, random) ? 'unknown' : randomCard(random);
      return tell(
        { kind: 'hand', cards },
        { kind: 'hand', cards: cards.map((card, index) => (index === at ? other : card)) },
      );
    }
    case 'count': {
      if (components.treachery === 'app') return null;
      const fewer = cards.length > 0 && (cards.length >= mine.handLimit || chance(50, random));
      const other = fewer ? cards.slice(1) : [...cards, randomCard(random)];
      return tell({ kind: 'hand', cards }, { kind: 'hand', cards: other });
    }
    case 'spice':
      return tell(
        { kind: 'spice', spice: random(20) },
        { kind: 'spice', spice: chance(25, random) ? 'uncounted' : 20 + random(20) },
      );
    case 'traitor': {
      if (components.traitors === 'app') return null;
      const theirs = seen.leaders.map(({ leader }) => leader);
      const other = chance(30, random) ? ('unknown' as const) : [pick(theirs, random)];
      return tell({ kind: 'traitors', leaders: mine.traitors }, { kind: 'traitors', leaders: other });
    }
    case 'plan':
      return partingAnswers(table, owner, ['battle-plan'], random);
    case 'window-answer':
      return partingAnswers(table, owner, ['interfere', 'treachery'], random);
    case 'traitor-choice':
      return partingAnswers(table, owner, ['choose-traitor'], random);
    case 'window-silence': {
      const found = partingAnswers(table, owner, ['interfere', 'treachery'], random, 1);
      return found === null ? null : { ...found, two: null };
    }
    case 'stands-aside':
      return {
        owner,
        one: { by: owner, want: { type: 'StandAside', on: true } },
        two: { by: owner, want: { type: 'StandAside', on: false } },
      };
    case 'deck':
      return null;
  }
}

function partingAnswers(
  table: Table,
  owner: FactionId,
  kinds: readonly PromptKind[],
  random: Random,
  needed = 2,
): Parting | null {
  const prompt = promptsOf(table, owner).find((open) => kinds.includes(open.kind) && !open.sealed);
  if (prompt === undefined) return null;
  const one = sample(prompt.answers, random);
  const others = firstOf(enumerate(prompt.answers), 200).filter((value) => !sameAnswer(value, one));
  if (others.length + 1 < needed) return null;
  const two = others.length === 0 ? one : pick(others, random);
  const answer = (value: AnswerValue): Move => ({ by: owner, want: { type: 'Answer', prompt: prompt.id, value } });
  return { owner, one: answer(one), two: answer(two) };
}

function firstOf<T>(items: Iterable<T>, count: number): readonly T[] {
  const found: T[] = [];
  for (const item of items) {
    if (found.length >= count) break;
    found.push(item);
  }
  return found;
}

function part(twins: Twins, { owner, one, two }: Parting): Twins | 'told' {
  const first = makeMove(twins.one, one);
  const second: Sent =
    two === null ? { ok: true, table: idle(twins.two, first.table), events: [] } : makeMove(twins.two, two);
  // If only one of the two may be said, the twins stay alike.
  if (!first.ok || !second.ok) return twins;
  return after({ ...twins, unknowing: twins.unknowing.filter((who) => who !== owner) }, first, second);
}

const idle = (table: Table, other: Table): Table => ({ ...table, now: other.now });

// ---- the same at both tables ----

/** Answers that nobody else sees until all are in. */
const SECRET_ANSWERS: readonly PromptKind[] = [
  'battle-plan',
  'interfere',
  'treachery',
  'choose-traitor',
  'show-element',
  'check-own',
];

function sameMove(twins: Twins, move: Move, random: Random, secret: Secret, step: number): Twins | Leak | 'told' {
  const first = makeMove(twins.one, move);
  const second = makeMove(twins.two, move);
  if (first.ok === second.ok) {
    const leak = refusedOtherwise(twins, move, first, second, secret, step);
    return leak ?? after(twins, first, second);
  }
  const { by } = move;
  if (by === 'clock') return 'told';
  if (twins.unknowing.includes(by)) return refusalLeak(move, by, first, second, secret, step);
  return inPlaceOf(twins, move, first, second, random);
}

/** The owner's own act is possible at one table only: another secret answer in its place, or nothing. */
function inPlaceOf(twins: Twins, move: Move, first: Sent, second: Sent, random: Random): Twins | 'told' {
  if (move.want.type !== 'Answer') return 'told';
  const id = move.want.prompt;
  const [done, table] = first.ok ? [first, twins.two] : [second, twins.one];
  const asked = openPrompts(first.ok ? twins.one : twins.two).find((prompt) => prompt.id === id);
  if (asked === undefined || !SECRET_ANSWERS.includes(asked.kind)) return 'told';
  const there = openPrompts(table).find((prompt) => prompt.id === id && !prompt.sealed);
  const other: Sent =
    there === undefined
      ? { ok: true, table: idle(table, done.table), events: [] }
      : makeMove(table, { by: move.by, want: { type: 'Answer', prompt: id, value: sample(there.answers, random) } });
  if (!other.ok) return 'told';
  return first.ok ? after(twins, done, other) : after(twins, other, done);
}

function refusedOtherwise(
  twins: Twins,
  move: Move,
  first: Sent,
  second: Sent,
  secret: Secret,
  step: number,
): Leak | null {
  if (first.ok || second.ok || move.by === 'clock' || !twins.unknowing.includes(move.by)) return null;
  return JSON.stringify(first.refusal) === JSON.stringify(second.refusal)
    ? null
    : refusalLeak(move, move.by, first, second, secret, step);
}

const refusalLeak = (
  move: Move,
  audience: Audience,
  first: Sent,
  second: Sent,
  secret: Secret,
  step: number,
): Leak => ({
  audience,
  secret,
  step,
  about: `refusal of ${JSON.stringify(move.want)}`,
  received: wordOf(first),
  instead: wordOf(second),
});

const wordOf = (sent: Sent): string => (sent.ok ? 'accepted' : JSON.stringify(sent.refusal));

// ---- what is lawfully disclosed ----

/**
 * Facts that tell everybody what was secret before. Whoever has no leader free must announce whether he has a cheap
 * hero, and the moderator can have that said for a silent seat.
 */
const DISCLOSING: readonly GameEvent['type'][] = [
  'LeaderAnnounced',
  'PlansRevealed',
  'ActStands',
  'ActCancelled',
  'TreacheryResolved',
];

/** The twins after what happened at each; those who lawfully learnt of a difference know it from now on. */
function after(twins: Twins, first: Sent, second: Sent): Twins {
  const eventsOf = (sent: Sent): readonly GameEvent[] => (sent.ok ? sent.events : []);
  const [one, two] = [eventsOf(first), eventsOf(second)];
  const told = (events: readonly GameEvent[]): string =>
    JSON.stringify(events.filter(({ type }) => DISCLOSING.includes(type)).map(faceUp));
  const next = { one: first.table, two: second.table };
  if (told(one) !== told(two)) return { ...next, unknowing: [] };
  const knows: readonly Audience[] = [...newlyKnowing(one, two), ...newlyKnowing(two, one)];
  const unknowing = twins.unknowing.filter(
    (who) => !knows.includes(who) && !wasDealtOtherwise(first.table, second.table, who),
  );
  return { ...next, unknowing };
}

/** Slots are their owner's names for cards; a disclosure tells faces. */
const faceUp = (event: GameEvent): unknown =>
  JSON.parse(JSON.stringify(event, (key, value: unknown) => (key === 'slot' ? undefined : value)));

/** Who is shown an element here that is another one there: the ledger grants it to him alone. */
function newlyKnowing(here: readonly GameEvent[], there: readonly GameEvent[]): readonly FactionId[] {
  return here.flatMap((event) => {
    if (event.type !== 'ElementShown') return [];
    const same = there.some((other) => JSON.stringify(faceUp(other)) === JSON.stringify(faceUp(event)));
    return same ? [] : [event.to];
  });
}

// ---- what each audience receives ----

function compare({ one, two, unknowing }: Twins, secret: Secret, step: number): Leak | null {
  for (const audience of unknowing) {
    const [received, instead] = [receivedBy(one, audience), receivedBy(two, audience)];
    if (received !== instead) return { audience, secret, step, about: 'view and log', received, instead };
  }
  const [received, instead] = [deadlineOf(one), deadlineOf(two)];
  if (received === instead || unknowing.length === 0) return null;
  return { audience: 'table', secret, step, about: 'the moment a window closes', received, instead };
}

const receivedBy = ({ engine, timeline }: Table, audience: Audience): string =>
  JSON.stringify([engine.view(timeline, audience), engine.logPage(timeline, audience, Number.MAX_SAFE_INTEGER, 30)]);

const deadlineOf = ({ engine, timeline }: Table): string => JSON.stringify(engine.nextDeadline(timeline));

/** What somebody unknowing might try in order to find out; nothing of it may be answered differently. */
function probe(twins: Twins, secret: Secret, step: number, random: Random): Leak | null {
  const actors = twins.unknowing.filter((who) => who !== 'table');
  if (actors.length === 0) return null;
  const by = pick(actors, random);
  for (const move of probes(twins.one, by, random)) {
    const [first, second] = [makeMove(twins.one, move), makeMove(twins.two, move)];
    if (wordOf(first) !== wordOf(second)) return refusalLeak(move, by, first, second, secret, step);
    const next = after(twins, first, second);
    const leak = next.unknowing.includes(by) ? compare({ ...next, unknowing: [by] }, secret, step) : null;
    if (leak !== null) return { ...leak, about: `${leak.about} after ${JSON.stringify(move.want)}` };
  }
  return by === 'moderator' ? previewLeak(twins, secret, step) : null;
}

function probes(table: Table, by: Exclude<Audience, 'table'>, random: Random): readonly Move[] {
  const open = openPrompts(table);
  const theirs = open.filter((prompt) => prompt.asks !== by);
  const wants: readonly Move['want'][] =
    by === 'moderator'
      ? [
          ...theirs.map((prompt) => ({ type: 'AnswerByDefault' as const, prompt: prompt.id })),
          ...factionsOf(table).map((faction) => ({ type: 'AskOwner' as const, faction, matter: 'hand' as const })),
          { type: 'LowerHand' },
          { type: 'EndBattles' },
        ]
      : [
          ...theirs.flatMap((prompt) => [
            { type: 'Answer' as const, prompt: prompt.id, value: guess(prompt, random) },
            { type: 'Withdraw' as const, prompt: prompt.id },
          ]),
          ...open
            .filter((prompt) => prompt.asks === by)
            .map((prompt) => ({ type: 'Withdraw' as const, prompt: prompt.id })),
          { type: 'RaiseHand' },
          { type: 'StandAside', on: true },
        ];
  return wants.map((want) => ({ by, want }));
}

const guess = (prompt: Prompt, random: Random): AnswerValue => {
  const value = sample(prompt.answers, random);
  return contains(prompt.answers, value) ? value : null;
};

function previewLeak({ one, two }: Twins, secret: Secret, step: number): Leak | null {
  const desk = one.engine.view(one.timeline, 'moderator');
  const points = 'desk' in desk ? desk.desk.points : [];
  for (const { position } of points.slice(-3)) {
    const [received, instead] = [one, two].map(({ engine, timeline }) =>
      JSON.stringify(engine.previewTakeBack(timeline, position)),
    );
    if (received !== instead && received !== undefined && instead !== undefined) {
      return {
        audience: 'moderator',
        secret,
        step,
        about: `what going back to ${position} would mean`,
        received,
        instead,
      };
    }
  }
  return null;
}
