import { createHash, randomBytes } from 'node:crypto';
import {
  createSharedDiff,
  view as viewOf,
  type Audience,
  type Compare,
  type Patch,
  type Timeline,
  type View,
} from '#engine';
import { createLruCache } from './lru-cache.ts';
import { TableNotFound } from './refusals.ts';
import type { Timelines } from './timelines.ts';

/** A view on its way to a device. `version` counts the changes that this audience could see, and nothing else. */
export interface Frame extends FrameEnvelope {
  readonly view: View;
}

/** The same for a device that has the frame of the version before: what leads from that view to this one. */
export interface Change extends FrameEnvelope {
  readonly patch: Patch;
}

interface FrameEnvelope {
  /** Which start of the server counted: versions compare within one run alone. */
  readonly run: string;
  readonly version: number;
  /** Server time in milliseconds, so that a device can show deadlines. Not part of what makes a frame new. */
  readonly serverTime: number;
}

export interface Frames {
  /**
   * What this audience may see now. Neighbouring frames have the same version exactly when their views are the same.
   * A view is built once for each change of the table, whoever asks and however often. Throws `TableNotFound`.
   */
  frame(code: string, audience: Audience): Promise<Frame>;
  /**
   * What a device must hear to have this frame, if it was sent that of version `had` last: nothing where that is as new,
   * what has changed where it was the one before, and otherwise all of it – as where the difference is no shorter.
   */
  since(had: number, frame: Frame): Frame | Change | null;
  /** The JSON of a view or a difference that one of these carries; made once as well, and not before it is asked for. */
  json(part: View | Patch): string;
}

/** A view that was shown. */
type ViewSnapshot = Pick<Frame, 'version' | 'view'>;

/** The views of one moment of a table, and what compares them with those of the moment before. */
interface Moment {
  readonly pictures: Map<Audience, ViewSnapshot>;
  readonly compare: Compare;
}

/** What is left of one that is forgotten: whether the next is another. */
interface ViewFingerprint {
  readonly version: number;
  readonly digest: string;
}

/** Of how many audiences something is kept. */
export interface Memory {
  /** The last view. */
  readonly pictures: number;
  /** What is left of it. */
  readonly traces: number;
}

/** The views of five hundred tables that play. */
export const MEMORY: Memory = { pictures: 4_000, traces: 100_000 };

/** What everybody may see of a moment is the same objects in each view: `table`, and what stands under its keys. */
const SHARED_DEPTH = 2;

/** A difference as short as this is shorter than any view. */
const SHORT = 1_000;

/** Builds each audience's view by itself. */
export function createFrames(
  timelines: Pick<Timelines, 'load'>,
  now: () => number,
  view = viewOf,
  memory: Memory = MEMORY,
): Frames {
  const run = randomBytes(6).toString('base64url');
  /** Higher than every version of which nothing is left at all. */
  let unknown = 0;
  const traces = createLruCache<ViewFingerprint>(memory.traces, (_key, { version }) => {
    unknown = Math.max(unknown, version + 1);
  });
  /** The last of each audience, so far as it is kept. */
  const shown = createLruCache<ViewSnapshot>(memory.pictures, (key, { version, view: seen }) => {
    traces.set(key, { version, digest: digestOf(jsonOf(seen)) });
  });
  /** As long as the table stands so. */
  const moments = new WeakMap<Timeline, Moment>();
  const differences = new WeakMap<View, Patch>();
  const jsons = new WeakMap<View | Patch, string>();

  const jsonOf = (part: View | Patch): string => {
    const json = jsons.get(part) ?? JSON.stringify(part);
    jsons.set(part, json);
    return json;
  };

  const momentOf = (timeline: Timeline): Moment => {
    const known = moments.get(timeline);
    if (known !== undefined) return known;
    const fresh: Moment = { pictures: new Map(), compare: createSharedDiff(SHARED_DEPTH) };
    moments.set(timeline, fresh);
    return fresh;
  };

  const pictureOf = (code: string, timeline: Timeline, audience: Audience): ViewSnapshot => {
    const { pictures, compare } = momentOf(timeline);
    const known = pictures.get(audience);
    if (known !== undefined) return known;
    const picture = pictureAfter(`${code}/${audience}`, view(timeline, audience), compare);
    pictures.set(audience, picture);
    return picture;
  };

  const pictureAfter = (key: string, seen: View, compare: Compare): ViewSnapshot => {
    const last = shown.get(key);
    const patch = last === undefined ? null : compare(last.view, seen);
    if (last !== undefined && patch === null) return last;
    const picture = { version: last === undefined ? firstVersion(key, seen) : last.version + 1, view: seen };
    shown.set(key, picture);
    if (patch !== null && isShorter(patch, seen)) differences.set(seen, patch);
    return picture;
  };

  const firstVersion = (key: string, seen: View): number => {
    const trace = traces.get(key);
    // Counting from the clock lets versions rise over a restart too, for whoever reads them there.
    if (trace === undefined) return Math.max(now(), unknown);
    return trace.digest === digestOf(jsonOf(seen)) ? trace.version : trace.version + 1;
  };

  const isShorter = (patch: Patch, seen: View): boolean => {
    const { length } = jsonOf(patch);
    return length < SHORT || length < jsonOf(seen).length;
  };

  return {
    async frame(code, audience) {
      const timeline = await timelines.load(code);
      if (timeline === null) throw new TableNotFound();
      const { version, view: seen } = pictureOf(code, timeline, audience);
      return { run, version, view: seen, serverTime: now() };
    },
    since(had, frame) {
      // An audience that could not see the change has the same version still, and hears nothing.
      if (had >= frame.version) return null;
      const { view: seen, ...sending } = frame;
      const patch = had === frame.version - 1 ? differences.get(seen) : undefined;
      return patch === undefined ? frame : { ...sending, patch };
    },
    json: jsonOf,
  };
}

const digestOf = (json: string): string => createHash('sha256').update(json).digest('base64');
