import { createHash, randomBytes } from 'node:crypto';
import { view, type Audience, type Timeline, type View } from '#engine';
import { NoSuchTable } from './refusals.ts';
import type { Timelines } from './timelines.ts';

/** A view on its way to a device. `version` counts the changes that this audience could see, and nothing else. */
export interface Frame {
  /** Which start of the server counted: versions compare within one run alone. */
  readonly run: string;
  readonly version: number;
  readonly view: View;
  /** Server time in milliseconds, so that a device can show deadlines. Not part of what makes a frame new. */
  readonly serverTime: number;
}

export interface Frames {
  /**
   * What this audience may see now. Neighbouring frames have the same version exactly when their views are the same.
   * A view is built once for each change of the table, whoever asks and however often. Throws `NoSuchTable`.
   */
  frame(code: string, audience: Audience): Promise<Frame>;
  /** The JSON of a view that one of these frames carries; made once as well. */
  json(view: View): string | undefined;
}

interface Shown {
  readonly digest: string;
  readonly version: number;
}

type Picture = Pick<Frame, 'version' | 'view'>;

/** Builds each audience's view by itself. */
export function createFrames(timelines: Timelines, now: () => number): Frames {
  const run = randomBytes(6).toString('base64url');
  const shown = new Map<string, Shown>();
  /** As long as the table stands so. */
  const pictures = new WeakMap<Timeline, Map<Audience, Picture>>();
  const jsons = new WeakMap<View, string>();

  const pictureOf = (code: string, timeline: Timeline, audience: Audience): Picture => {
    const known = pictures.get(timeline) ?? new Map<Audience, Picture>();
    pictures.set(timeline, known);
    const picture = known.get(audience) ?? newPicture(`${code}/${audience}`, view(timeline, audience));
    known.set(audience, picture);
    return picture;
  };

  const newPicture = (key: string, seen: View): Picture => {
    const json = JSON.stringify(seen);
    jsons.set(seen, json);
    return { version: versionOf(key, createHash('sha256').update(json).digest('base64')), view: seen };
  };

  const versionOf = (key: string, digest: string): number => {
    const last = shown.get(key);
    if (last?.digest === digest) return last.version;
    // Counting from the clock lets versions rise over a restart too, for whoever reads them there.
    const version = last === undefined ? now() : last.version + 1;
    shown.set(key, { digest, version });
    return version;
  };

  return {
    async frame(code, audience) {
      const timeline = await timelines.load(code);
      if (timeline === null) throw new NoSuchTable();
      return { run, ...pictureOf(code, timeline, audience), serverTime: now() };
    },
    json: (seen) => jsons.get(seen),
  };
}
