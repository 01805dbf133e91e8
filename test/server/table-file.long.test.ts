/** Opens files that would block the server if it opened them in its own process. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_FILE, MAX_UNPACKED } from '../../server/application/table-file/bounds.ts';
import { createOpener, type ImportWorker } from '../../server/application/table-file/import-worker.ts';
import { memoryStore } from '../support/memory-store.ts';
import {
  act,
  deviceAt,
  deviceElsewhere,
  errorCode,
  eventually,
  seatedTable,
  startServer,
  tokenOf,
  type SeatedTable,
  type TestServer,
} from '../support/server.ts';
import { sealedText, sentFile } from '../support/table-files.ts';

const PASSPHRASE = 'the sleeper must awaken';

describe('a file that is costly to open', () => {
  let server: TestServer;
  let table: SeatedTable;
  const now = Date.now();
  let later = 0;
  /** The number of files that were opened. */
  let begun = 0;
  beforeAll(async () => {
    // Each file comes an hour after the last one, so that the limit of tries does not count.
    const real = createOpener();
    const opener: ImportWorker = {
      open(sent) {
        begun += 1;
        return real.open(sent);
      },
    };
    server = await startServer(memoryStore(), { wall: () => now + later, monotonic: () => now + later, opener });
    table = await seatedTable(server.url);
  });
  afterAll(() => server.close());

  const restore = (sent: Blob) => {
    later += 3_600_000;
    return deviceAt(server.url).tables.restore.mutate(sent);
  };
  const refusedAs = (code: string) => ({ ok: false, refusal: { code } });

  const NESTED = '['.repeat(1_000_000);
  const ATTACKS: Readonly<Record<string, () => Promise<Blob>>> = {
    'that unpacks to 120 MB': async () =>
      sentFile(await sealedText(`{"code":"${'x'.repeat(120_000_000)}"}`, PASSPHRASE), PASSPHRASE),
    'that unpacks to 60 MB': async () =>
      sentFile(await sealedText(`{"code":"${'x'.repeat(60_000_000)}"}`, PASSPHRASE), PASSPHRASE),
    'nested a million times': () => Promise.resolve(sentFile(NESTED, PASSPHRASE)),
    'with a content nested a million times': async () => sentFile(await sealedText(NESTED, PASSPHRASE), PASSPHRASE),
    'of millions of objects': async () =>
      sentFile(await sealedText(`[${'{},'.repeat(MAX_UNPACKED / 3 - 2)}{}]`, PASSPHRASE), PASSPHRASE),
  };

  test.each(Object.entries(ATTACKS))('is refused while the other tables play on: a file %s', async (_, forge) => {
    const sent = await forge();
    expect(sent.size).toBeLessThan(MAX_FILE);
    const before = begun;
    const [attack, ended] = [restore(sent), { yet: false }];
    void attack.finally(() => (ended.yet = true));
    await eventually(() => begun > before);
    // The server opens one file at a time and asks other hosts to wait.
    expect(await restore(sentFile('{}', PASSPHRASE))).toEqual(refusedAs('restoring-another'));
    expect(await act(server.url, tokenOf(table, 'atreides'), { type: 'RaiseHand' })).toMatchObject({});
    expect(ended.yet).toBe(false);
    expect(await attack).toEqual(refusedAs('file-damaged'));
    // After that, the server accepts another file.
    expect(await restore(sentFile('{}', PASSPHRASE))).toEqual(refusedAs('file-damaged'));
  });

  test('is not even read if it is 24 MB', async () => {
    const sent = sentFile('['.repeat(24_000_000), PASSPHRASE);
    expect(await errorCode(restore(sent))).toBe('PAYLOAD_TOO_LARGE');
    // A stranger does not learn that limit.
    const stranger = deviceElsewhere(server.url, '10.0.0.7');
    expect(await errorCode(stranger.tables.restore.mutate(sent))).toBe('FORBIDDEN');
  });

  test('counts as a try, even if it is unreadable', async () => {
    later += 3_600_000;
    const headers = { 'content-type': 'application/octet-stream' };
    const nonsense = () => fetch(`${server.url}/api/trpc/tables.restore`, { method: 'POST', body: '{', headers });
    for (let n = 0; n < 6; n += 1) expect((await nonsense()).status).not.toBe(429);
    expect((await nonsense()).status).toBe(429);
  });
});
