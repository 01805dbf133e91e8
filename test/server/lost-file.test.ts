/** The data file was lost, emptied or replaced, but the backups still have the games. */
import { copyFileSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentsOfFile } from '../../server/store/contents.ts';
import { openBackedUpStore } from '../../server/store/backed-up-store.ts';
import { newDataDir } from '../support/process.ts';
import { CODE, raised, table, write } from '../support/stores.ts';

const EVENING = new Date(2026, 10, 22, 21, 31, 5).getTime();
const HOUR = 3_600_000;

/** Starts servers in one data folder, each an hour after the last one. Returns the output of each for the host. */
function starts(dataDir = newDataDir()) {
  let hour = 0;
  const told: string[] = [];
  return {
    dataDir,
    file: join(dataDir, 'mentat.db'),
    /** Starts the server, runs this function, stops the server, and returns the output. */
    start: async (
      play: (store: Awaited<ReturnType<typeof openBackedUpStore>>) => Promise<unknown>,
      restore: string | null = null,
    ) => {
      told.length = 0;
      const now = EVENING + HOUR * hour++;
      const tell = (sentence: string) => told.push(sentence);
      const store = await openBackedUpStore(dataDir, { tell, restore, now: () => new Date(now) });
      await play(store);
      await store.close();
      return [...told];
    },
  };
}

const nothing = () => Promise.resolve();
const backupsIn = (dataDir: string) => {
  const folder = join(dataDir, 'backups');
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
};
const holdersOf = (dataDir: string, code: string) =>
  backupsIn(dataDir).filter((path) => contentsOfFile(path).tables.has(code));
const RESTORE = /npm start -- --restore "(.*)"$/;

describe('a start without the data file', () => {
  test.each([
    ['gone', () => undefined],
    [
      'empty',
      (file: string) => {
        writeFileSync(file, '');
      },
    ],
  ])(
    'that is %s names the backup in one sentence, and the printed command restores the games',
    async (_how, remains) => {
      const { dataDir, file, start } = starts();
      expect(await start((store) => store.foundTable(table()))).toEqual([]);
      const [backup = ''] = backupsIn(dataDir);
      rmSync(file);
      remains(file);

      const told = await start(nothing);
      expect(told).toEqual([expect.stringMatching(/^The file mentat\.db in \S+ holds no table, but its backup /)]);
      const named = RESTORE.exec(told[0] ?? '')?.[1] ?? '';
      expect(named).toBe(backup);

      await start(async (store) => {
        expect(await store.hasTable(CODE)).toBe(true);
      }, named);
      expect(await start(nothing)).toEqual([]);
    },
  );

  test('keeps the backups with the games, however often the server starts', async () => {
    const { dataDir, file, start } = starts();
    await start((store) => store.foundTable(table()));
    await start((store) => store.append(write(1, [raised(1)])));
    const holders = holdersOf(dataDir, CODE);
    expect(holders).toHaveLength(2);
    rmSync(file);
    for (let more = 0; more < 10; more += 1) {
      const code = `JUNK${more}`;
      const told = await start((store) => store.foundTable(table(code)));
      expect(RESTORE.exec(told[0] ?? '')?.[1]).toBe(holders[1]);
    }
    expect(holdersOf(dataDir, CODE)).toEqual(holders);
    expect(backupsIn(dataDir)).toHaveLength(7 + holders.length);
  });
});

describe('a start with a data file that has less than a backup', () => {
  test('is reported, unless the file was restored', async () => {
    const { dataDir, file, start } = starts();
    await start((store) => store.foundTable(table()));
    const [first = ''] = backupsIn(dataDir);
    await start((store) => store.append(write(1, [raised(1)])));
    const [, second = ''] = backupsIn(dataDir);

    copyFileSync(first, file);
    const [told = ''] = await start(nothing);
    expect(told).toContain('lacks games or moves that its backup');
    expect(RESTORE.exec(told)?.[1]).toBe(second);

    expect(await start(nothing, first)).toEqual([expect.stringContaining('Restored')]);
    expect(await start(nothing)).toEqual([]);
    expect(existsSync(second)).toBe(true);
  });
});

describe('a table that the host deleted', () => {
  test('is not reported as missing at the next start', async () => {
    const { dataDir, start } = starts();
    await start(async (store) => {
      await store.foundTable(table());
      await store.append(write(1, [raised(1), raised(2)]));
    });
    expect(holdersOf(dataDir, CODE)).toHaveLength(1);
    await start((store) => store.deleteTable(CODE));
    for (let more = 0; more < 8; more += 1) {
      expect(await start((store) => store.foundTable(table(`MORE${more}`)))).toEqual([]);
    }
    expect(holdersOf(dataDir, CODE)).toEqual([]);
    expect(backupsIn(dataDir)).toHaveLength(7);
  });

  test('returns with an earlier backup, and can then be lost again', async () => {
    const { dataDir, file, start } = starts();
    await start((store) => store.foundTable(table()));
    const [before = ''] = backupsIn(dataDir);
    await start((store) => store.deleteTable(CODE));
    const [, after = ''] = backupsIn(dataDir);
    await start(async (store) => {
      expect(await store.hasTable(CODE)).toBe(true);
      await store.append(write(1, [raised(1)]));
    }, before);
    copyFileSync(after, file);
    expect(await start(nothing)).toEqual([expect.stringMatching(/^The file mentat\.db in \S+ lacks games or moves/)]);
  });
});
