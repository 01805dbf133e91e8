import { basename } from 'node:path';
import type { Backups, NotifyHost } from './backups.ts';
import type { DatabaseFile } from './database-file.ts';

/** The intervals of the upkeep (ms). */
export interface Pace {
  /** How often writes are moved from SQLite's log into the database file. */
  readonly fold: number;
  readonly backup: number;
}

export const PACE: Pace = { fold: 30_000, backup: 30 * 60_000 };

export interface Upkeep {
  /** Resolves when the last backup is on disk. */
  stop(): Promise<void>;
}

/** Keeps the database file nearly complete and makes backups of it, while other code writes to it. */
export function startUpkeep(file: DatabaseFile, backups: Backups, tell: NotifyHost, pace: Pace): Upkeep {
  let folded = file.changes();
  const fold = () => {
    const written = file.changes();
    if (written === folded) return;
    try {
      file.fold();
      folded = written;
    } catch (error) {
      const { code = 'unknown' } = error as { code?: string };
      tell(`What was played last is safe in ${file.path}-wal, but not yet in ${basename(file.path)} itself (${code}).`);
    }
  };
  const timers = [
    setInterval(fold, pace.fold),
    setInterval(() => {
      void backups.make();
    }, pace.backup),
  ];
  return {
    async stop() {
      timers.forEach(clearInterval);
      await backups.make();
    },
  };
}
