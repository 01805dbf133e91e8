/**
 * A data folder restored with `--restore`: what phones with an old page receive, and how the host assigns the table
 * again.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { openSqliteStore } from '../../server/store/sqlite.ts';
import { seatedTable, startServer, tokenOf, type SeatedTable } from '../support/server.ts';
import { LAPTOP, openDevice, PHONE, sees } from './support/device.ts';
import { expectLayout, showsHeading } from './support/browser-suite.ts';
import { startMentat, type Mentat } from './support/mentat.ts';
import { connectBrowser } from './support/shared.ts';

let folder: string;
let table: SeatedTable;
let mentat: Mentat;
let browser: Browser;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mentat-restored-'));
  const before = await startServer(openSqliteStore(folder));
  table = await seatedTable(before.url);
  await before.close();
  mentat = await startMentat(join(folder, 'mentat.db'));
  browser = await connectBrowser();
});
afterAll(async () => {
  await browser.close();
  await mentat.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('a phone with an old seat shows that its seat is gone', async () => {
  const { page } = await openDevice(browser, mentat.url, PHONE);
  const seats = { [table.code]: { atreides: tokenOf(table, 'atreides') } };
  await page.goto('/rules');
  await page.evaluate(
    ([held, current]) => {
      localStorage.setItem('mentat.seats', held ?? '');
      localStorage.setItem('mentat.current', current ?? '');
    },
    [JSON.stringify(seats), JSON.stringify({ [table.code]: 'atreides' })],
  );
  await page.goto(`/t/${table.code}/seat`);
  await showsHeading(page, 'Your seat has left this phone.');
  await sees(page.getByText('the moderator can give it back'));
});

it('the first page offers the vacant desk to the host', async () => {
  const { page, complaints } = await openDevice(browser, mentat.url, LAPTOP, { atHost: true });
  await page.goto('/');
  const kept = page.getByRole('region', { name: 'Tables kept on this machine' });
  await sees(kept.getByText(/Gale Force Nine 2019, with Player of atreides and Player of harkonnen/));
  await expectLayout(page);
  await kept.getByRole('button', { name: `Take the desk of ${table.code}` }).click();
  await sees(page.getByText('it was taken on the machine that runs Mentat'));
  await page.goto('/');
  await sees(page.getByRole('link', { name: 'Back to the desk' }));
  // The table now belongs to the device, so the full list names the table.
  expect(await kept.getByText(table.code).count()).toBe(0);
  await kept.getByRole('button', { name: 'Show every kept table' }).click();
  await sees(kept.getByText(table.code, { exact: true }));
  expect(complaints).toEqual([]);
});

it('the host deletes a table after a confirmation, and its open pages say so', async () => {
  const phone = await openDevice(browser, mentat.url, PHONE);
  await phone.page.goto(`/t/${table.code}/screen`);
  await sees(phone.page.getByText('Atreides').first());
  const { page, complaints } = await openDevice(browser, mentat.url, LAPTOP, { atHost: true });
  await page.goto('/');
  const kept = page.getByRole('region', { name: 'Tables kept on this machine' });
  const act = kept.getByRole('button', { name: `Delete table ${table.code}` });
  await act.click();
  const asked = page.getByRole('dialog', { name: `Delete table ${table.code}?` });
  await sees(asked.getByText('with its whole game'));
  await expectLayout(page);
  await asked.getByRole('button', { name: 'Keep the table' }).click();
  await sees(kept.getByText(table.code, { exact: true }));
  await act.click();
  await asked.getByRole('button', { name: `Delete ${table.code} now` }).click();
  await showsHeading(phone.page, 'The host has deleted this table.');
  await kept.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});
