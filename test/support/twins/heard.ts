/**
 * What sockets hear of two tables that differ in one secret: all that is published to them and answered, in its order, as
 * the server’s own encoder writes it.
 */
import { PacketType } from 'socket.io-parser';
import { must, seededRandom, type Audience, type Random, type Timeline } from '#engine';
import { createFrames, type Frames } from '#server/application/frames.ts';
import { frameFor } from '#server/realtime/asking.ts';
import { createParser } from '#server/realtime/parser.ts';
import { audienceRoom, NOT_LET_IN, type LiveServer, type LiveSocket } from '#server/realtime/protocol.ts';
import { publishFrames } from '#server/realtime/publish.ts';
import { chance } from '../chances.ts';
import type { Engine } from '../table.ts';
import { twinsAtPlay, type AtPlay } from './find-leak.ts';
import type { Leak, Secret, Twins } from './twins.ts';

/** The frames of one table, which stands where its timeline does. */
type OfTable = (timeline: () => Timeline, engine: Engine) => Frames;

export const asServed: OfTable = (timeline, { view }) =>
  createFrames({ load: () => Promise.resolve(timeline()) }, () => 1_000, view);

const CODE = 'TWIN';

/** Phones of one audience, the same at both tables: in how many of a hundred moments each is away, and asks. */
const PHONES = [
  { away: 0, asks: 0 },
  { away: 25, asks: 15 },
] as const;

/** Plays one pair of twins with devices that listen; `null` when none that may not know heard otherwise. */
export const heardOtherwise = (
  engine: Engine,
  secret: Secret,
  seed: number,
  steps: number,
  ofTable: OfTable = asServed,
): Promise<Leak | null> =>
  heardIn(
    twinsAtPlay({ engine, secret, seed, steps }, seededRandom(seed + 1)),
    engine,
    seededRandom(seed + 7),
    ofTable,
  );

/** The same of twins who stand anywhere in a game. */
export async function heardIn(
  course: Iterable<AtPlay | Leak>,
  engine: Engine,
  random: Random,
  ofTable: OfTable = asServed,
): Promise<Leak | null> {
  let now: Twins | null = null;
  const one = wireOf(ofTable(() => must(now, 'a pair of twins').one.timeline, engine));
  const two = wireOf(ofTable(() => must(now, 'a pair of twins').two.timeline, engine));
  for (const at of course) {
    // What is refused travels over HTTP.
    if ('received' in at) return null;
    now = at.twins;
    const doings = doingsOf(at.twins.unknowing, random);
    const [received, instead] = [await one.heard(doings), await two.heard(doings)];
    const differs = received.findIndex(({ packet }, n) => packet !== instead[n]?.packet);
    if (differs >= 0 || received.length !== instead.length) return leakAt(received, instead, differs);
  }
  return null;
}

/** What one phone does while something happens at its table. */
interface Doing {
  readonly audience: Audience;
  readonly phone: number;
  readonly isHere: boolean;
  readonly asks: boolean;
}

const doingsOf = (unknowing: readonly Audience[], random: Random): readonly Doing[] =>
  unknowing.flatMap((audience) =>
    PHONES.map(({ away, asks }, phone) => ({
      ...{ audience, phone },
      isHere: !chance(away, random),
      asks: chance(asks, random),
    })),
  );

interface Heard {
  readonly audience: Audience;
  /** As it goes over the wire, but for the mark of the run, which is chance alone. */
  readonly packet: string;
}

/** A table’s sockets. Whoever knows the secret by now has gone. */
function wireOf(frames: Frames) {
  const encoder = new (createParser(frames).Encoder)();
  const rooms = new Map<string, Set<string>>();
  const sockets = new Map<string, LiveSocket>();
  const io = { sockets: { adapter: { rooms }, sockets } } as unknown as LiveServer;
  const heard: Heard[] = [];

  const hear = ({ audience, phone }: Doing, type: PacketType, data: readonly unknown[]) => {
    const written = encoder.encode({ type, nsp: '/', data, ...(type === PacketType.ACK ? { id: phone } : {}) });
    heard.push({ audience, packet: `${audience} ${phone} ${written.join('').replace(/"run":"[^"]*"/, '')}` });
  };

  const come = async (doing: Doing) => {
    const emit = (event: string, said: unknown) => {
      hear(doing, PacketType.EVENT, [event, said]);
    };
    const socket = {
      emit,
      data: { code: CODE, audience: doing.audience, version: NOT_LET_IN },
    } as unknown as LiveSocket;
    sockets.set(idOf(doing), socket);
    socket.emit('frame', await frameFor({ frames }, socket));
  };

  return {
    /** What all of them hear once the table has moved. */
    async heard(doings: readonly Doing[]): Promise<readonly Heard[]> {
      const here = doings.filter(({ isHere }) => isHere);
      const known = new Set(here.map(idOf));
      for (const id of sockets.keys()) if (!known.has(id)) sockets.delete(id);
      const newcomers = here.filter((doing) => !sockets.has(idOf(doing)));
      rooms.clear();
      for (const { audience } of here) {
        const ids = here.filter((doing) => doing.audience === audience && sockets.has(idOf(doing))).map(idOf);
        rooms.set(audienceRoom(CODE, audience), new Set(ids));
      }
      await publishFrames({ frames }, io, CODE);
      for (const doing of newcomers) await come(doing);
      for (const doing of here) {
        if (doing.asks) hear(doing, PacketType.ACK, [await frameFor({ frames }, must(sockets.get(idOf(doing)), 'it'))]);
      }
      return heard.splice(0);
    },
  };
}

const idOf = ({ audience, phone }: Doing): string => `${audience} ${phone}`;

function leakAt(received: readonly Heard[], instead: readonly Heard[], differs: number): Leak {
  const at = differs < 0 ? received.length : differs;
  const [one, two] = [received[at], instead[at]];
  return {
    audience: must(one ?? two, 'what differs').audience,
    about: 'what is sent',
    received: one?.packet ?? '',
    instead: two?.packet ?? '',
  };
}
