/** Stores for tests: a fresh store for each test, and the data that tests write into it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { LogEntry, TableNotice } from '#engine';
import type { Append, EventStore, Receipt } from '../../server/store/event-store.ts';
import { openSqliteStore } from '../../server/store/sqlite.ts';

/** Defines tests of the store. Each test has a fresh store, in a folder of its own. */
export function withStore(body: (store: () => EventStore, folder: () => string) => void): void {
  let folder: string;
  let store: EventStore;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mentat-store-'));
    store = openSqliteStore(folder);
  });

  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  body(
    () => store,
    () => folder,
  );
}

export const CODE = 'ABCD';
export const raised = (at: number): LogEntry => ({ at, event: { type: 'HandRaised', faction: 'atreides', at } });
export const receipt = (id: string, actor: Receipt['actor'] = 'atreides'): Receipt => ({
  actor,
  id,
  answer: `answer to ${id}`,
});
export const table = (code = CODE, entries: readonly LogEntry[] = [raised(1)]) => ({
  code,
  at: 1,
  deskCredential: `desk of ${code}`,
  entries,
});
export const write = (expected: number, entries: readonly LogEntry[], more: Partial<Append> = {}): Append => ({
  code: CODE,
  expected,
  entries,
  receipt: null,
  due: null,
  ...more,
});

export const told = (at: number, name = 'Paul'): TableNotice => ({
  at,
  notice: { kind: 'seat-taken', faction: 'atreides', name },
});
