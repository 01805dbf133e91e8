/**
 * The memory of the server only saves time. With almost no memory, all devices see the same in random games at several
 * tables.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { replay, seededRandom, view, type Actor, type Audience, type Random } from '#engine';
import { applyChange } from '#app/_connection/frame.ts';
import { createApplication } from '../../server/application/application.ts';
import type { Frame } from '../../server/application/frames.ts';
import { NotAuthorized, type Answer } from '../../server/application/refusals.ts';
import { acceptSeatInvite, inviteToSeat } from '../../server/application/seat-invites.ts';
import { digestOf } from '../../server/application/credentials.ts';
import type { Services } from '../../server/application/services.ts';
import type { EventStore } from '../../server/store/event-store.ts';
import { openSqliteStore } from '../../server/store/sqlite.ts';
import { authority, seated, send, type Seats } from '../support/application.ts';
import { chance, pickRandom, type Move } from '../support/random-choice.ts';
import { randomMove } from '../support/random-play.ts';
import { realEngine } from '../support/table.ts';

const TABLES = 3;
const COMMANDS = 120;
const AUDIENCES: readonly Audience[] = ['table', 'moderator', 'atreides', 'harkonnen'];

/** A server that keeps almost nothing, and one that keeps the usual amount. */
const MEMORIES = [{ tables: 1, pictures: 1, traces: 1 }, { tables: 2, pictures: 3, traces: 2 }, undefined];

interface Sent {
  readonly seats: Seats;
  readonly move: Move;
  readonly id: string;
  readonly answer: Answer;
}

describe.each(MEMORIES)('a server that keeps %o in memory', (memory) => {
  let folder: string;
  let store: EventStore;
  let services: Services;
  const start = () => createApplication(store, memory === undefined ? {} : { memory });

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mentat-forgetting-'));
    store = openSqliteStore(folder);
    services = start();
  });

  afterEach(async () => {
    services.clock.stop();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const timelineOf = async ({ code }: Seats) => replay(await store.entries(code, 0));

  const nextOf = async (seats: Seats, random: Random): Promise<Move> =>
    randomMove({ engine: realEngine, timeline: await timelineOf(seats), now: Date.now(), seed: 1 }, random);

  /** Whether the frame shows what the log says. The number of the frame rises only when the view changes. */
  const looksRight = async (seats: Seats, audience: Audience, shown: Map<string, Frame>) => {
    const frame = await services.frames.frame(seats.code, audience);
    const seen = view(await timelineOf(seats), audience);
    expect(frame.view).toEqual(seen);
    const key = `${seats.code}/${audience}`;
    const before = shown.get(key);
    shown.set(key, frame);
    if (before?.run !== frame.run) return;
    const isNew = JSON.stringify(before.view) !== JSON.stringify(frame.view);
    // After the server has dropped a frame, it may count an equal frame as new, but never a new frame as equal.
    if (isNew) expect(frame.version).toBeGreaterThan(before.version);
    else expect(frame.version).toBeGreaterThanOrEqual(before.version);
    const news = services.frames.since(before.version, frame);
    if (news === null) expect(isNew).toBe(false);
    else expect(('view' in news ? news : applyChange(before, news))?.view).toEqual(seen);
  };

  /** A repeated command gets the same answer and has no effect. */
  const isAnsweredAlike = async ({ seats, move: { by, command }, id, answer }: Sent) => {
    const before = await store.entries(seats.code, 0);
    expect(await send(services, seats, by, id, command)).toEqual(answer);
    expect(await store.entries(seats.code, 0)).toEqual(before);
  };

  /** A seat goes to another device, and the old device is refused from then on. */
  const changesHands = async (seats: Seats) => {
    const old = { ...seats, credentials: new Map(seats.credentials) };
    const offered = await inviteToSeat(services, authority(seats, 'moderator'), 'atreides');
    if (!offered.ok) throw new Error(offered.refusal.code);
    const moved = await acceptSeatInvite(services, seats.code, {
      pass: offered.pass,
      faction: 'atreides',
      name: 'another',
    });
    if (!moved.ok) throw new Error(moved.refusal.code);
    (seats.credentials as Map<Actor, string>).set('atreides', digestOf(moved.token));
    const turnedAway = send(services, old, 'atreides', 'too-late', { type: 'RaiseHand' });
    await expect(turnedAway).rejects.toBeInstanceOf(NotAuthorized);
  };

  test.each([1, 2, 3])('plays game %i as if it kept everything', async (seed) => {
    const random = seededRandom(seed);
    const tables = [];
    for (let n = 0; n < TABLES; n += 1) tables.push(await seated(services));
    const shown = new Map<string, Frame>();
    const sent: Sent[] = [];

    for (let n = 0; n < COMMANDS; n += 1) {
      if (chance(5, random)) {
        services.clock.stop();
        services = start();
      }
      const seats = pickRandom(tables, random);
      const move = await nextOf(seats, random);
      if (seats.credentials.has(move.by)) {
        const id = `command-${n}`;
        sent.push({ seats, move, id, answer: await send(services, seats, move.by, id, move.command) });
      }
      await looksRight(pickRandom(tables, random), pickRandom(AUDIENCES, random), shown);
      if (sent.length > 0) await isAnsweredAlike(pickRandom(sent, random));
      if (chance(10, random)) await changesHands(pickRandom(tables, random));
    }
    expect(sent.filter(({ answer }) => answer.ok).length).toBeGreaterThan(COMMANDS / 4);
  });
});
