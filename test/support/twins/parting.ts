/** How twins part: an owner does one thing with a secret at one table, and another at the other. */
import {
  enumerate,
  LEADERS,
  sample,
  sameAnswer,
  shuffled,
  type AnswerValue,
  type FactionId,
  type LeaderId,
  type OwnFact,
  type PromptKind,
  type Random,
} from '../../../lib/engine.ts';
import { chance, pick, type Move } from '../chances.ts';
import { randomCard } from '../random-secrets.ts';
import { makeMove } from '../random-play.ts';
import { factionsOf, promptsOf, seatView, type Sent, type Table } from '../table.ts';
import { after } from './disclosure.ts';
import type { Secret, Twins } from './twins.ts';

export interface Parting {
  readonly owner: FactionId;
  readonly one: Move;
  /** `null` when nothing is sent at the second table. */
  readonly two: Move | null;
  /** Who else may know what differs. */
  readonly alsoKnows?: readonly FactionId[];
}

/** Questions that everybody is asked at once. */
const WINDOWS: readonly PromptKind[] = ['interfere', 'treachery', 'weather-control', 'family-atomics'];

/** Some owner does one thing with a secret of this kind at one table and another at the other; `null` if nobody can. */
export function partingMoves(table: Table, secret: Secret, random: Random): Parting | null {
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
    case 'prediction': {
      if (mine.prediction === null) return null;
      const others = factionsOf(table).filter((other) => other !== owner);
      const other = chance(25, random) ? ('untold' as const) : { faction: pick(others, random), turn: 1 + random(10) };
      return tell({ kind: 'prediction', prediction: mine.prediction }, { kind: 'prediction', prediction: other });
    }
    case 'foretelling':
      return partingAnswers(table, owner, ['predict'], random);
    case 'telling': {
      const drawn = promptsOf(table, owner).find((prompt) => prompt.kind === 'draw-own');
      if (drawn === undefined) return null;
      const theirs = seen.leaders.map(({ leader }) => leader);
      const fact: OwnFact =
        drawn.matter === 'hand'
          ? { kind: 'hand', cards: [randomCard(random)] }
          : { kind: 'traitors', leaders: [pick(theirs, random)] };
      return {
        owner,
        one: { by: owner, want: { type: 'EnterOwn', fact } },
        two: { by: owner, want: { type: 'Answer', prompt: drawn.id, value: 'drawn' } },
      };
    }
    case 'captive':
    case 'face-down': {
      if (mine.captives === null) return null;
      const free = seen.leaders.filter(
        ({ leader, where, foughtIn }) => LEADERS[leader].faction !== owner && where !== 'tanks' && foughtIn === null,
      );
      const [one] = shuffled(free, random);
      const two = free.find(
        ({ leader }) =>
          leader !== one?.leader && one !== undefined && LEADERS[leader].faction === LEADERS[one.leader].faction,
      );
      if (one === undefined || two === undefined) return null;
      const asTold = (leader: LeaderId): OwnFact =>
        secret === 'captive'
          ? { kind: 'captives', held: [leader], faceDown: [] }
          : { kind: 'captives', held: [], faceDown: [leader] };
      const victim = LEADERS[one.leader].faction;
      const parted = tell(asTold(one.leader), asTold(two.leader));
      return { ...parted, alsoKnows: [victim] };
    }
    case 'battle-losses':
      if (mine.battleLosses === null) return null;
      return tell({ kind: 'battle-losses', losses: random(7) }, { kind: 'battle-losses', losses: 7 + random(7) });
    case 'plan':
      return partingAnswers(table, owner, ['battle-plan'], random);
    case 'storm-card': {
      if (mine.stormCard === null || mine.stormCard === 'none') return null;
      const [card, other] = shuffled([1, 2, 3, 4, 5, 6], random);
      return tell(
        { kind: 'storm-card', card: card ?? 'untold' },
        { kind: 'storm-card', card: chance(25, random) ? 'untold' : (other ?? 'untold') },
      );
    }
    case 'storm-dial':
      return partingAnswers(table, owner, ['storm-dial'], random);
    case 'window-answer':
      return partingAnswers(table, owner, WINDOWS, random);
    case 'traitor-choice':
      return partingAnswers(table, owner, ['choose-traitor'], random);
    case 'window-silence': {
      const found = partingAnswers(table, owner, WINDOWS, random, 1);
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

export function part(twins: Twins, { owner, one, two, alsoKnows = [] }: Parting): Twins | 'told' {
  const first = makeMove(twins.one, one);
  const second: Sent =
    two === null ? { ok: true, table: idle(twins.two, first.table), events: [] } : makeMove(twins.two, two);
  // If only one of the two may be said, the twins stay alike.
  if (!first.ok || !second.ok) return twins;
  return after(
    {
      ...twins,
      unknowing: twins.unknowing.filter((who) => who !== owner && !alsoKnows.some((other) => other === who)),
    },
    first,
    second,
  );
}

export const idle = (table: Table, other: Table): Table => ({ ...table, now: other.now });
