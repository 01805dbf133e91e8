import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openSqliteStore } from '../../server/store/sqlite.ts';
import { CODE, raised, receipt, table, write } from '../support/stores.ts';

describe('the sqlite store', () => {
  test('finds everything again after it was closed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mentat-store-'));
    const before = openSqliteStore(folder);
    await before.foundTable(table());
    await before.takeSeat(CODE, { faction: 'atreides', name: 'Paul' }, 'credential of Paul');
    await before.append(write(1, [raised(2)], { receipt: receipt('kept'), due: 99 }));
    await before.close();

    const after = openSqliteStore(folder);
    expect(await after.entries(CODE, 0)).toEqual([raised(1), raised(2)]);
    expect(await after.receipt(CODE, 'atreides', 'kept')).toBe('answer to kept');
    expect(await after.dueTables()).toEqual([CODE]);
    expect(await after.holder('credential of Paul')).toMatchObject({ faction: 'atreides' });
    await after.close();
    rmSync(folder, { recursive: true, force: true });
  });
});
