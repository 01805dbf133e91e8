import { useState } from 'react';
import type { LogLine } from '#client';

/** Returns the known lines of one log, without a gap up to the newest. `learn` adds a page of earlier lines. */
export function useKnownLines(latest: readonly LogLine[], turn: number) {
  const [known, setKnown] = useState<Known>({ turn, lines: latest });
  const [newest, setNewest] = useState(latest);
  if (newest !== latest) {
    setNewest(latest);
    setKnown(mergeKnownLines(known, latest, turn));
  }
  const learn = (earlier: readonly LogLine[]) => {
    setKnown((now) => ({ ...now, lines: [...earlier, ...now.lines] }));
  };
  return { ...knownRun(known.lines), learn };
}

/** The known lines, and the turn in which the page read them. */
interface Known {
  readonly turn: number;
  readonly lines: readonly LogLine[];
}

/**
 * Adds the newest lines. In another turn earlier lines may have other texts, so the page requests them again.
 */
export const mergeKnownLines = (known: Known, latest: readonly LogLine[], turn: number): Known => ({
  turn,
  lines: known.turn === turn ? knownRun([...known.lines, ...latest]).run : latest,
});

/**
 * Returns the lines that are known without a gap, oldest first, and the position where an earlier page would end (0
 * when nothing is missing).
 */
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
