/**
 * Engines with planted faults, one for each kind of finding, to test the simulator. Each engine is the real engine with
 * one fault behind its interface.
 */
import {
  allItems,
  append,
  getField,
  EMPTY_LIST,
  present,
  type AnswerValue,
  type GameEvent,
  type Refusal,
} from '#engine';
import { must } from '#lib/core/assert-never.ts';
import type { FindingKind } from '../simulate/findings.ts';
import type { What } from '../simulate/setting.ts';
import { realEngine, type Engine } from './table.ts';

export interface FaultyEngine {
  /** The fault. */
  readonly fault: string;
  readonly foundAs: FindingKind;
  /** The phase in which the fault shows soon; battles by default. */
  readonly what?: What;
  readonly engine: Engine;
}

type Decide = Engine['decide'];

const deciding = (decide: Decide): Engine => ({ ...realEngine, decide });

/** Returns an engine that reports a wrong event in place of the event that happened. */
const telling = (told: (event: GameEvent) => readonly GameEvent[]): Engine =>
  deciding((timeline, envelope, random) => {
    const verdict = realEngine.decide(timeline, envelope, random);
    return verdict.ok ? { ok: true, events: verdict.events.flatMap(told) } : verdict;
  });

/** Returns an engine that accepts answers in place of this refusal, without events. */
const deafTo = (code: Refusal['code']): Engine =>
  deciding((timeline, envelope, random) => {
    const verdict = realEngine.decide(timeline, envelope, random);
    return !verdict.ok && verdict.refusal.code === code && envelope.command.type === 'Answer'
      ? { ok: true, events: [] }
      : verdict;
  });

/** Whether spice moves from one shield to another, or to the front of a shield. */
const isBetweenPlayers = ({ from, to }: Extract<GameEvent, { readonly type: 'SpiceMoved' }>): boolean =>
  typeof from === 'string' && from !== 'bank' && (typeof to === 'string' ? to !== 'bank' : 'inFrontOf' in to);

const dialOf = (value: unknown): AnswerValue | undefined => getField(value as AnswerValue, 'dial');

export const FAULTY_ENGINES = {
  'wrong-winner': {
    fault: 'whoever has the higher total loses',
    foundAs: 'settled-otherwise',
    engine: telling((event) => {
      if (event.type !== 'BattleResolved' || event.outcome.why.kind !== 'sum') return [event];
      const [one, other] = event.outcome.lost;
      const winner = event.outcome.winner === one.faction ? other.faction : one.faction;
      const lost = [
        { ...one, loses: other.loses },
        { ...other, loses: one.loses },
      ] as const;
      return [{ ...event, outcome: { ...event.outcome, winner, lost } }];
    }),
  },
  'no-bounty': {
    fault: 'nobody is paid for the dead',
    foundAs: 'settled-otherwise',
    engine: telling((event) => (event.type === 'SpiceMoved' && event.from === 'bank' ? [] : [event])),
  },
  'undead-leader': {
    fault: 'leaders survive everything',
    foundAs: 'settled-otherwise',
    engine: telling((event) => (event.type === 'LeaderKilled' ? [] : [event])),
  },
  'force-survives': {
    fault: 'one force of each stack survives',
    foundAs: 'settled-otherwise',
    engine: telling((event) => {
      if (event.type !== 'ForcesLost') return [event];
      const count = event.count - 1;
      return count < 1 ? [] : [{ ...event, count, special: Math.min(event.special, count) }];
    }),
  },
  'storm-everywhere': {
    fault: 'the storm takes a force of every shipment, wherever it lands',
    foundAs: 'invariant',
    engine: telling((event) => {
      if (event.type !== 'ForcesShipped' || event.count === 0) return [event];
      const { count, special, lost } = event;
      const star = special === count ? 1 : 0;
      return [
        {
          ...event,
          count: count - 1,
          special: special - star,
          lost: { count: lost.count + 1, special: lost.special + star },
        },
      ];
    }),
  },
  'force-vanishes': {
    fault: 'a force is lost on the way to the tanks',
    foundAs: 'invariant',
    engine: {
      ...realEngine,
      appended: (timeline, added) => {
        const next = realEngine.appended(timeline, added);
        if (!added.some(({ event }) => event.type === 'ForcesLost')) return next;
        const last = must(present(next), 'an open table');
        const factions = last.factions.map((own) => ({ ...own, tanks: { count: 0, special: 0 } }));
        const states = [...allItems(next.states).slice(0, -1), { ...last, factions }];
        return { ...next, states: states.reduce<typeof next.states>(append, EMPTY_LIST) };
      },
    },
  },
  'shown-twice': {
    fault: 'what was covered again may be looked at once more',
    foundAs: 'invariant',
    engine: telling((event) => (event.type === 'SecretSeen' ? [event, event] : [event])),
  },
  'bribe-unpaid': {
    fault: 'a deal is made, and the spice of it stays where it is',
    foundAs: 'invariant',
    what: 'turns',
    engine: telling((event) => (event.type === 'SpiceMoved' && isBetweenPlayers(event) ? [] : [event])),
  },
  'wrong-purse': {
    fault: 'who pays and who is paid are mixed up',
    foundAs: 'invariant',
    what: 'turns',
    engine: telling((event) =>
      event.type === 'SpiceMoved' && isBetweenPlayers(event) ? [{ ...event, from: event.to, to: event.from }] : [event],
    ),
  },
  'dial-too-high': {
    fault: 'a dial may be one more than the forces',
    foundAs: 'wrongly-accepted',
    engine: deciding((timeline, envelope, random) => {
      const verdict = realEngine.decide(timeline, envelope, random);
      const { command } = envelope;
      if (verdict.ok || command.type !== 'Answer') return verdict;
      const dial = dialOf(command.value);
      if (typeof dial !== 'number') return verdict;
      const value = { ...(command.value as object), dial: dial - 1 };
      return realEngine.decide(timeline, { ...envelope, command: { ...command, value } }, random);
    }),
  },
  'dial-of-nothing': {
    fault: 'nobody may dial nothing',
    foundAs: 'wrongly-refused',
    engine: deciding((timeline, envelope, random) =>
      envelope.command.type === 'Answer' && dialOf(envelope.command.value) === 0
        ? { ok: false, refusal: { code: 'not-an-answer' } }
        : realEngine.decide(timeline, envelope, random),
    ),
  },
  'accepts-anything': {
    fault: 'an answer that is none is taken in silence',
    foundAs: 'wrongly-accepted',
    engine: deafTo('not-an-answer'),
  },
  'hears-twice': {
    fault: 'answers to questions that have gone are taken in silence',
    foundAs: 'wrongly-accepted',
    engine: deafTo('stale-prompt'),
  },
  'wrong-reason': {
    fault: 'a stale answer is called a wrong one',
    foundAs: 'refused-otherwise',
    engine: deciding((timeline, envelope, random) => {
      const verdict = realEngine.decide(timeline, envelope, random);
      return verdict.ok || verdict.refusal.code !== 'stale-prompt'
        ? verdict
        : { ok: false, refusal: { code: 'not-an-answer' } };
    }),
  },
  'breaks-down': {
    fault: 'a list in place of an answer stops the program',
    foundAs: 'threw',
    engine: deciding((timeline, envelope, random) => {
      if (envelope.command.type === 'Answer' && Array.isArray(envelope.command.value))
        throw new Error('no such answer');
      return realEngine.decide(timeline, envelope, random);
    }),
  },
  'waits-for-ever': {
    fault: 'the clock never closes a window',
    foundAs: 'stuck',
    engine: { ...realEngine, nextDeadline: () => null },
  },
} as const satisfies Readonly<Record<string, FaultyEngine>>;
