'use client';
import { useState } from 'react';
import type { DeskView, LogLine } from '../../../../../lib/client.ts';

/** Since when each open decision is owed, in server time (ms). */
export type OwedSince = (prompt: string) => number;

/**
 * A decision is owed since the last thing that everybody saw happen when it was first on the list; a reload therefore
 * finds the same moment, unless something else happened in between.
 */
export function useOwedSince(owed: DeskView['owed'], log: readonly LogLine[]): OwedSince {
  const [known] = useState(() => new Map<string, number>());
  const latest = log.at(-1)?.at ?? 0;
  for (const { prompt } of owed) {
    if (!known.has(prompt)) known.set(prompt, latest);
  }
  return (prompt) => known.get(prompt) ?? latest;
}
