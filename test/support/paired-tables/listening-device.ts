/**
 * The messages to devices of two tables that differ in one secret: frames and changes, byte for byte, as they are sent.
 */
import { seededRandom, type Audience, type Random, type Timeline } from '#engine';
import { createFrames, type Change, type Frame, type Frames } from '#server/application/frames.ts';
import { chance } from '../random-choice.ts';
import type { Engine } from '../table.ts';
import { noted, twinsAtPlay, type AtPlay } from './find-leak.ts';
import type { Secret } from './secrets.ts';
import type { Leak, PairedTables } from './paired-tables.ts';

/** The frames of one table at the present position of its timeline. */
type OfTable = (timeline: () => Timeline, engine: Engine) => Frames;

export const asServed: OfTable = (timeline, { view }) =>
  createFrames({ load: () => Promise.resolve(timeline()) }, () => 1_000, view);

/** A device that does the same at both tables: at the same moments it connects, sleeps and asks. */
interface Device {
  readonly audience: Audience;
  /** The percentage of moments at which the device misses frames and then reconnects. */
  readonly sleeps: number;
  had: [number, number];
}

/** Plays one pair of tables with listening devices. Returns the leak, if any, and whether the tables ever differed. */
export async function comparedOnWire(
  engine: Engine,
  secret: Secret,
  seed: number,
  steps: number,
  ofTable: OfTable = asServed,
): Promise<{ readonly leak: Leak | null; readonly parted: boolean }> {
  let parted = false;
  const course = noted(twinsAtPlay({ engine, secret, seed, steps }, seededRandom(seed + 1)), () => {
    parted = true;
  });
  const leak = await heardIn(course, engine, seededRandom(seed + 7), ofTable);
  return { leak, parted };
}

/** What a device hears of a pair in the middle of a game. */
export async function heardIn(
  course: Iterable<AtPlay | Leak>,
  engine: Engine,
  random: Random,
  ofTable: OfTable = asServed,
): Promise<Leak | null> {
  let now: PairedTables | null = null;
  const frames = ([1, 2] as const).map((which) => ofTable(() => timelineAt(now, which), engine));
  const devices = new Map<Audience, readonly Device[]>();
  for (const at of course) {
    // A refusal is sent only to the sender of the command.
    if ('received' in at) return null;
    const { pairedTables } = at;
    now = pairedTables;
    for (const audience of pairedTables.unknowing) {
      const listening = devices.get(audience) ?? [steady(audience), sleepy(audience)];
      devices.set(audience, listening);
      const [one, two] = await Promise.all(frames.map((of) => of.frame('', audience)));
      if (one === undefined || two === undefined) continue;
      for (const device of listening) {
        const leak = hears(device, frames, [one, two], random);
        if (leak !== null) return leak;
      }
    }
  }
  return null;
}

const steady = (audience: Audience): Device => ({ audience, sleeps: 0, had: [0, 0] });
const sleepy = (audience: Audience): Device => ({ audience, sleeps: 30, had: [0, 0] });

const timelineAt = (pairedTables: PairedTables | null, which: 1 | 2): Timeline => {
  if (pairedTables === null) throw new Error('Nobody plays yet');
  return (which === 1 ? pairedTables.one : pairedTables.two).timeline;
};

function hears(device: Device, frames: readonly Frames[], [one, two]: readonly [Frame, Frame], random: Random) {
  if (chance(device.sleeps, random)) {
    device.had = [0, 0];
    return null;
  }
  const [received, instead] = [
    sent(frames[0]?.since(device.had[0], one) ?? null),
    sent(frames[1]?.since(device.had[1], two) ?? null),
  ];
  device.had = [one.version, two.version];
  return received === instead ? null : { audience: device.audience, about: 'what is sent', received, instead };
}

/** Returns a message without the mark of the run, because that mark is random. */
const sent = (news: Frame | Change | null): string => JSON.stringify(news === null ? null : { ...news, run: '' });
