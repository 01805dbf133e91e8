import type Database from 'libsql';
import { inTransaction } from './transaction.ts';

/** Writes that come in the same turn of the event loop, as one commit. */
export interface SharedCommit {
  /**
   * Does this work whole or not at all, and resolves when it is on disk. Others may be committed with it; what it throws
   * undoes it alone.
   */
  write<Result>(work: () => Result): Promise<Result>;
  /** Commits what waits, now. */
  flush(): void;
}

interface Waiting {
  /** Does it within a transaction, and says what to tell whoever waits once that is committed. */
  readonly attempt: () => () => void;
  readonly failed: (error: unknown) => void;
}

/** The disk takes as long for one commit of forty writes as for that of one. */
export function createGroupCommit(db: Database.Database): SharedCommit {
  let waiting: Waiting[] = [];
  const flush = () => {
    const writes = waiting;
    waiting = [];
    if (writes.length < 2 || !areCommitted(db, writes)) for (const write of writes) commitAlone(db, write);
  };
  return {
    flush,
    write: (work) =>
      new Promise((resolve, reject) => {
        const attempt = () => {
          const result = work();
          return () => {
            resolve(result);
          };
        };
        if (waiting.length === 0) setImmediate(flush);
        waiting.push({ attempt, failed: reject });
      }),
  };
}

function commitAlone(db: Database.Database, { attempt, failed }: Waiting): void {
  try {
    inTransaction(db, attempt)()();
  } catch (error) {
    failed(error);
  }
}

/** `false` where the commit failed for all, and nothing of it is there: on a full disk one may still be written alone. */
function areCommitted(db: Database.Database, writes: readonly Waiting[]): boolean {
  const told: (() => void)[] = [];
  try {
    inTransaction(db, () => {
      for (const write of writes) told.push(attempted(db, write));
    })();
  } catch {
    return false;
  }
  for (const tell of told) tell();
  return true;
}

/** What one of several writes comes to. Where SQLite has undone them all with it, it throws. */
function attempted(db: Database.Database, { attempt, failed }: Waiting): () => void {
  db.exec('SAVEPOINT one');
  try {
    const done = attempt();
    db.exec('RELEASE one');
    return done;
  } catch (error) {
    if (!db.inTransaction) throw error;
    db.exec('ROLLBACK TO one; RELEASE one');
    return () => {
      failed(error);
    };
  }
}
