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

/** A view for a device. `version` counts only the changes that this audience could see. */
export interface Frame extends FrameEnvelope {
  readonly view: View;
}

/** The difference from the previous version's view, for a device that has that frame. */
export interface Change extends FrameEnvelope {
  readonly patch: Patch;
}

interface FrameEnvelope {
  /** The run of the server that counted. Versions compare within one run only. */
  readonly run: string;
  readonly version: number;
  /** Server time (ms), so that a device can show deadlines. It does not make a frame new. */
  readonly serverTime: number;
}

export interface Frames {
  /**
   * Returns what this audience may see now. Consecutive frames have the same version exactly if their views are the
   * same. A view is built once for each change of the table. Throws `TableNotFound`.
   */
  frame(code: string, audience: Audience): Promise<Frame>;
  /**
   * Returns the data that a device needs to have this frame if its last frame was version `had`. That is nothing if
   * `had` is current, the difference if `had` was the version before, and otherwise the whole frame. It is also the
   * whole frame if the difference is no shorter.
   */
  since(had: number, frame: Frame): Frame | Change | null;
  /** Returns the JSON of a view or a difference. It is made once, on the first call. */
  json(part: View | Patch): string;
}

/** A view that was sent. */
type ViewSnapshot = Pick<Frame, 'version' | 'view'>;

/** All views of a table at one moment, and their comparisons with the views of the moment before. */
interface Moment {
  readonly pictures: Map<Audience, ViewSnapshot>;
  readonly compare: Compare;
}

/** The fingerprint of an evicted view. It shows whether the next view differs. */
interface ViewFingerprint {
  readonly version: number;
  readonly digest: string;
}

/** The number of audiences whose views and fingerprints are kept. */
export interface Memory {
  /** The number of last views. */
  readonly pictures: number;
  /** The number of fingerprints. */
  readonly traces: number;
}

/** Enough for five hundred running tables. */
export const MEMORY: Memory = { pictures: 4_000, traces: 100_000 };

/** The public part of a moment is the same objects in each view: `table`, and the values of its keys. */
const SHARED_DEPTH = 2;

/** A difference of this length is shorter than any view. */
const SHORT = 1_000;

/** Builds each audience's view separately. */
export function createFrames(
  timelines: Pick<Timelines, 'load'>,
  now: () => number,
  view = viewOf,
  memory: Memory = MEMORY,
): Frames {
  const run = randomBytes(6).toString('base64url');
  /** Higher than every version without a stored view or fingerprint. */
  let unknown = 0;
  const traces = createLruCache<ViewFingerprint>(memory.traces, (_key, { version }) => {
    unknown = Math.max(unknown, version + 1);
  });
  /** The last view of each audience, unless it was dropped from memory. */
  const shown = createLruCache<ViewSnapshot>(memory.pictures, (key, { version, view: seen }) => {
    traces.set(key, { version, digest: digestOf(jsonOf(seen)) });
  });
  /** Kept as long as the timeline exists. */
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
    // A version that comes from the clock also rises over a restart. This helps people who read versions.
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
      // If the audience could not see the change, the version is the same and nothing is sent.
      if (had >= frame.version) return null;
      const { view: seen, ...sending } = frame;
      const patch = had === frame.version - 1 ? differences.get(seen) : undefined;
      return patch === undefined ? frame : { ...sending, patch };
    },
    json: jsonOf,
  };
}

const digestOf = (json: string): string => createHash('sha256').update(json).digest('base64');
