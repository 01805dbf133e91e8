import type { FactionId } from '#engine';
import type { Outcome } from './electorate.ts';

/**
 * How long the table is warned before the desk moves (ms), if more than half of several players have voted for one
 * player.
 */
const WARNING = 45_000;
/** and if only the connected players have voted, even a single one. */
const LONG_WARNING = 120_000;
/** How long no vote is possible after the moderator has answered (ms). */
const PEACE = 60_000;

/**
 * The facts about an election that are not votes. They are in memory only. After a restart every warning starts again.
 */
export interface ElectionMemory {
  /** The time from which the elected player may take a desk that is away since `awayAt` (server time, ms). */
  takesAt(code: string, outcome: Outcome, awayAt: number | null): number | null;
  /** The moderator has answered, so votes are closed for a while. */
  answered(code: string): void;
  /** How long no vote is possible yet (ms); 0 if votes are open. */
  peaceLeft(code: string): number;
  /** Whether any table has elected a player, so that a warning may be running. */
  isRunning(): boolean;
}

type Pace = keyof Outcome;

const LENGTHS: Readonly<Record<Pace, number>> = { soon: WARNING, late: LONG_WARNING };

export function createElectionMemory(now: () => number): ElectionMemory {
  const standing = new Map<string, { readonly chosen: FactionId; readonly since: number }>();
  const answeredAt = new Map<string, number>();

  /** Returns since when this faction has been elected without a break. Every outcome must pass through here. */
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
