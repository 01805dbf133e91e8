import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import Database from 'libsql';
import { temporaryFolder } from './processes.ts';
import type { DiskFigures } from './report.ts';
import { tailOf } from './spread.ts';

const APPENDS = 300;
/** The approximate size of a command's event and its receipt. */
const BYTES = 300;

/** The time of one small durable append on this disk: no server that writes before it answers is faster. */
export function benchDisk(): DiskFigures {
  const db = new Database(join(temporaryFolder(), 'floor.db'));
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE log (body TEXT)');
  const insert = db.prepare('INSERT INTO log VALUES (?)');
  const body = 'x'.repeat(BYTES);
  const times = Array.from({ length: APPENDS }, () => {
    const start = performance.now();
    insert.run(body);
    return performance.now() - start;
  });
  db.close();
  return { appends: APPENDS, milliseconds: tailOf(times) };
}
