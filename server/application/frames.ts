import { createHash } from 'node:crypto';
import { view, type Audience, type View } from '../../lib/engine.ts';
import { NoSuchTable } from './refusals.ts';
import type { Timelines } from './timelines.ts';

/** A view on its way to a device. `version` counts the changes that this audience could see, and nothing else. */
export interface Frame {
  readonly version: number;
  readonly view: View;
  /** Server time in milliseconds, so that a device can show deadlines. Not part of what makes a frame new. */
  readonly serverTime: number;
}

export interface Frames {
  /** What this audience may see now. Neighbouring frames have the same version exactly when their views are the same. */
  frame(code: string, audience: Audience): Promise<Frame>;
}

interface Shown {
  readonly digest: string;
  readonly version: number;
}

/** Builds each audience's view by itself. Throws `NoSuchTable`. */
export function createFrames(timelines: Timelines, now: () => number): Frames {
  const shown = new Map<string, Shown>();

  const versionOf = (key: string, digest: string): number => {
    const last = shown.get(key);
    if (last?.digest === digest) return last.version;
    // A device may have seen frames before a restart: starting at the clock keeps later versions higher.
    const version = last === undefined ? now() : last.version + 1;
    shown.set(key, { digest, version });
    return version;
  };

  return {
    async frame(code, audience) {
      const timeline = await timelines.load(code);
      if (timeline === null) throw new NoSuchTable();
      const seen = view(timeline, audience);
      const digest = createHash('sha256').update(JSON.stringify(seen)).digest('base64');
      return { version: versionOf(`${code}/${audience}`, digest), view: seen, serverTime: now() };
    },
  };
}
