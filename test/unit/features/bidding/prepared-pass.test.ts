/** A prepared pass. No other seat learns of it, neither from the times of its answers nor from a correction. */
import { describe, expect, it } from 'vitest';
import {
  allItems,
  PLAYER_CIRCLES,
  sector,
  type Audience,
  type FactionId,
  type GameEvent,
  type Command,
  type Timeline,
} from '#engine';
import type { BiddingWay } from '#lib/model/bidding.ts';
import {
  emptyTable,
  letWindowPass,
  nextPhase,
  openedTable,
  promptOf,
  realEngine,
  sendOk,
  stateOf,
  tableView,
  type Engine,
  type Table,
} from '../../../support/table.ts';

const BIDDERS: readonly FactionId[] = ['fremen', 'emperor', 'guild'];
const OTHERS: readonly Audience[] = ['table', 'moderator', 'fremen', 'guild'];

/** The bidding has just begun. The Emperor prepares a pass. */
function begun(way: BiddingWay, clock: boolean, engine: Engine = realEngine): Table {
  const seating = BIDDERS.map((faction, at) => ({ faction, circle: PLAYER_CIRCLES[at] ?? 0 }));
  const opened = openedTable(seating, {}, emptyTable(1, engine));
  const steps: readonly [by: FactionId | 'moderator', command: Command][] = [
    ['moderator', { type: 'ChooseBidding', way, clock }],
    // The printed clock never runs for the first card of a game.
    ['moderator', { type: 'CorrectFact', fact: { kind: 'turn', turn: 2 } }],
    ['moderator', { type: 'CorrectFact', fact: { kind: 'phase', phase: 'bidding' } }],
    ...BIDDERS.map((faction): [FactionId, Command] => [
      faction,
      { type: 'DeclareSecret', fact: { kind: 'spice', spice: 9 } },
    ]),
  ];
  const ready = steps.reduce((table, [by, command]) => sendOk(table, by, command), opened);
  return sendOk(ready, 'moderator', nextPhase(ready));
}

const preparesToPass = (table: Table): Table =>
  sendOk(table, 'emperor', { type: 'PreparePass', lot: 1, passes: 'rest' });

/** Sends the bid of a faction if the faction has to bid. 0 is a pass. */
function bids(table: Table, faction: FactionId, value: number): Table {
  const prompt = promptOf(table, faction, 'bid');
  return prompt === null || prompt.sealed
    ? table
    : sendOk(table, faction, { type: 'Answer', prompt: prompt.id, value });
}

describe('the times of prepared passes', () => {
  /** Returns how long after each question the Emperor's pass comes (ms). */
  const delays = (timeline: Timeline): readonly number[] =>
    allItems(timeline.entries).flatMap(({ at, event }) => (event.type === 'PassTimed' ? [event.at - at] : []));

  /** Two cards are sold to the first bidder. From the second card on, the random numbers come from `seed`. */
  function delaysWith(engine: Engine, seed: number): readonly number[] {
    let table = preparesToPass(begun('open', false, engine));
    while (delays(table.timeline).length < 2) {
      if (delays(table.timeline).length === 1) table = { ...table, seed };
      table = bids(bids(letWindowPass(table), 'fremen', hasHighBid(table) ? 0 : 1), 'guild', 0);
    }
    return delays(table.timeline);
  }

  const hasHighBid = (table: Table): boolean =>
    tableView(table).bidding?.card?.words.some(({ amount }) => amount !== null) ?? false;

  const SEEDS = Array.from({ length: 30 }, (_, at) => at + 1);
  const secondDelays = (engine: Engine): ReadonlySet<number | undefined> => {
    const all = SEEDS.map((seed) => delaysWith(engine, seed));
    expect(new Set(all.map(([first]) => first)).size).toBe(1);
    return new Set(all.map(([, second]) => second));
  };

  it('cannot be predicted from an earlier one', () => {
    const found = secondDelays(realEngine);
    expect(found.size).toBeGreaterThan(20);
    for (const delay of found) {
      expect(delay).toBeGreaterThanOrEqual(1_500);
      expect(delay).toBeLessThanOrEqual(4_000);
    }
  });

  it('are found predictable if one random number decides them all', () => {
    expect(secondDelays(predictionAnswer).size).toBe(1);
  });

  /** A planted leak: all times follow from the moment at which the pass was prepared. */
  const predictionAnswer: Engine = {
    ...realEngine,
    decide: (timeline, envelope, random) => {
      const verdict = realEngine.decide(timeline, envelope, random);
      if (!verdict.ok) return verdict;
      const prepared = allItems(timeline.entries).find(({ event }) => event.type === 'PassPrepared')?.at ?? 0;
      const timed = (event: GameEvent): GameEvent =>
        event.type === 'PassTimed'
          ? { ...event, at: envelope.at + 1_500 + ((prepared + 977 * event.lot) % 2_500) }
          : event;
      return { ok: true, events: verdict.events.map(timed) };
    },
  };
});

describe('a correction while a pass is prepared', () => {
  const CORRECTIONS: readonly [name: string, (table: Table) => Command][] = [
    ['of a fact', () => ({ type: 'CorrectFact', fact: { kind: 'storm', sector: sector(7) } })],
    ['by a step back', (table) => ({ type: 'TakeBack', to: tableView(table).log.length - 3 })],
  ];
  const WAYS: readonly [name: string, way: BiddingWay, clock: boolean, holds: boolean][] = [
    ['with open bids and no clock', 'open', false, false],
    ['with open bids and a clock', 'open', true, true],
    ['with sealed bids', 'sealed', false, false],
  ];
  const corrections = CORRECTIONS.flatMap(([correction, command]) =>
    WAYS.map(([name, ...way]) => [`${correction}, ${name}`, command, ...way] as const),
  );

  it.each(corrections)(
    'by %s looks to all other seats as if no pass were prepared',
    (_name, command, way, clock, holds) => {
      const corrected = (table: Table): Table => sendOk(table, 'moderator', command(table));
      const unprepared = begun(way, clock);
      const prepared = preparesToPass(unprepared);
      const asked = askedNext(prepared);
      expect(stateOf(asked).stack.some((one) => one.kind === 'bidding' && one.card?.passing.length === 1)).toBe(true);
      const ahead = corrected(asked);
      const plain = corrected(askedNext({ ...unprepared, now: prepared.now }));
      expect(OTHERS.filter((audience) => received(ahead, audience) !== received(plain, audience))).toEqual([]);
      expect(stateOf(ahead).paused !== null).toBe(holds);
    },
  );

  /** The first bidder has answered, so that the Emperor is asked. Then there are two more lines to take back. */
  const askedNext = (table: Table): Table =>
    sendOk(sendOk(bids(table, 'fremen', 1), 'guild', { type: 'RaiseHand' }), 'guild', { type: 'LowerHand' });

  const received = ({ engine, timeline }: Table, audience: Audience): string =>
    JSON.stringify(engine.view(timeline, audience));
});
