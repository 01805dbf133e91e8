import type { FactionId } from '#engine';
import type { Outcome } from './electorate.ts';

/** How long everybody is warned before the desk moves (ms): when more than half of several people have chosen, */
const WARNING = 45_000;
/** and when only those have who are awake, a lone one among them. */
const LONG_WARNING = 120_000;
/** After the moderator has answered nobody votes for so long (ms). */
const PEACE = 60_000;

/** What is remembered of votes beside the votes. Lives in memory: after a restart every warning begins anew. */
export interface ElectionMemory {
  /** From when on the chosen one may take a desk that is away from `awayAt` on (server time, ms). */
  takesAt(code: string, outcome: Outcome, awayAt: number | null): number | null;
  /** The moderator has answered: nobody votes for a while. */
  answered(code: string): void;
  /** How long nobody votes yet (ms); 0 when one may. */
  peaceLeft(code: string): number;
  /** Whether anybody is chosen at any table: a warning may be running. */
  isRunning(): boolean;
}

type Pace = keyof Outcome;

const LENGTHS: Readonly<Record<Pace, number>> = { soon: WARNING, late: LONG_WARNING };

export function createElectionMemory(now: () => number): ElectionMemory {
  const standing = new Map<string, { readonly chosen: FactionId; readonly since: number }>();
  const answeredAt = new Map<string, number>();

  /** Since when this one has been chosen without a break. Every outcome must come by here. */
  const since = (code: string, pace: Pace, chosen: FactionId | null): number | null => {
    const key = `${code}/${pace}`;
    const known = standing.get(key);
    if (chosen === null) standing.delete(key);
    else if (known?.chosen !== chosen) standing.set(key, { chosen, since: now() });
    return standing.get(key)?.since ?? null;
  };

  return {
    takesAt(code, outcome, awayAt) {
      const chosen = outcome.soon ?? outcome.late;
      const ends = (['soon', 'late'] as const).flatMap((pace) => {
        const from = since(code, pace, outcome[pace]);
        if (from === null || awayAt === null || outcome[pace] !== chosen) return [];
        return [Math.max(from, awayAt) + LENGTHS[pace]];
      });
      return ends.length === 0 ? null : Math.min(...ends);
    },
    answered(code) {
      answeredAt.set(code, now());
    },
    peaceLeft: (code) => Math.max(0, (answeredAt.get(code) ?? -Infinity) + PEACE - now()),
    isRunning: () => standing.size > 0,
  };
}
