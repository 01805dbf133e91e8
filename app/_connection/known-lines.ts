import { useState } from 'react';
import type { LogLine } from '#client';

/** The lines of one log that a page has been told, without a gap up to the newest. `learn` adds a page of earlier ones. */
export function useKnownLines(latest: readonly LogLine[]) {
  const [known, setKnown] = useState(latest);
  const [newest, setNewest] = useState(latest);
  if (newest !== latest) {
    setNewest(latest);
    setKnown(knownRun([...known, ...latest]).run);
  }
  const learn = (earlier: readonly LogLine[]) => {
    setKnown((lines) => [...earlier, ...lines]);
  };
  return { ...knownRun(known), learn };
}

/** The lines that are known without a gap, oldest first, and where an earlier page would end (0 when nothing is missing). */
export function knownRun(lines: readonly LogLine[]): { readonly run: readonly LogLine[]; readonly before: number } {
  const byPosition = new Map(lines.map((line) => [line.position, line]));
  const newest = Math.max(-1, ...byPosition.keys());
  const run: LogLine[] = [];
  for (let position = newest; byPosition.has(position); position -= 1) {
    const line = byPosition.get(position);
    if (line !== undefined) run.unshift(line);
  }
  return { run, before: run[0]?.position ?? 0 };
}
