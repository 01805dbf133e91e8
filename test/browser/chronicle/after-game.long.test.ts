/** After the game, players open records and save the chronicle, and the same seats play another game. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { expectLayout, setUpBrowserSuite } from '../support/browser-suite.ts';
import { Desk } from '../support/desk.ts';
import { sees, seesNo } from '../support/device.ts';
import { forces, PresetTable, SHORT_WINDOW } from '../support/preset-table.ts';

const house = setUpBrowserSuite();

/** Harkonnen holds four strongholds at the end of turn 5. */
async function finishedTable(): Promise<PresetTable> {
  const table = await PresetTable.open(house.url, SHORT_WINDOW, {
    layer: 'basic',
    seating: [
      { faction: 'atreides', circle: 0 },
      { faction: 'bene-gesserit', circle: 2 },
      { faction: 'harkonnen', circle: 4 },
    ],
    position: [
      { kind: 'turn', turn: 5 },
      forces('harkonnen', 4, 'carthag', 10),
      forces('harkonnen', 4, 'arrakeen', 9),
      forces('harkonnen', 2, 'tueks-sietch', 4),
      forces('harkonnen', 2, 'sietch-tabr', 13),
      forces('atreides', 0, 'arrakeen', 9),
      { kind: 'phase', phase: 'collection' },
    ],
    own: [
      { faction: 'bene-gesserit', fact: { kind: 'spice', spice: 17 } },
      { faction: 'bene-gesserit', fact: { kind: 'prediction', prediction: { faction: 'atreides', turn: 7 } } },
    ],
  });
  for (const to of ['collection', 'mentat-pause'] as const) await table.moderate({ type: 'NextPhase', to });
  await table.moderate({ type: 'EndPhase', phase: 'mentat-pause' });
  await table.answer('bene-gesserit', 'open-prediction', () => null);
  return table;
}

it('after a game, the pages show the end, open records, save the chronicle and start another game', async () => {
  const table = await finishedTable();
  const sisters = await house.use(await table.phone(house.browser, 'bene-gesserit'));
  const screen = await house.use(await table.screen(house.browser));
  const desk = new Desk(await house.use(await table.desk(house.browser)));

  await sees(screen.page.getByRole('heading', { name: 'Harkonnen rules Arrakis' }));
  await sees(sisters.page.getByRole('heading', { name: 'Harkonnen wins.' }));
  await expectLayout(sisters.page);
  await sisters.page.getByRole('button', { name: 'Open your record' }).click();
  await sees(sisters.page.getByText('Your record is open'));

  await expect.poll(() => screen.page.getByText('prediction failed.').isVisible(), { timeout: 30_000 }).toBe(true);
  await sees(screen.page.getByText('Atreides was predicted to win in turn 7.'));
  await expect
    .poll(() => screen.page.getByText('Spice behind the shields').isVisible(), { timeout: 30_000 })
    .toBe(true);
  await seesNo(screen.page.getByText('No record is open.'));

  const reader = await house.newPage();
  await reader.goto(`/t/${table.code}/chronicle`);
  await sees(reader.getByRole('cell', { name: '17' }));
  await expectLayout(reader);
  expect(await savedBy(reader, 'Save the page')).toContain('Bene Gesserit’s prediction failed.');
  expect(await savedBy(reader, 'Save the picture')).toContain('PNG');

  await desk.press('Same seats, another game');
  await sisters.page.getByRole('button', { name: 'Take your seat in the next game' }).click();
  await sees(sisters.page.getByText('Bene Gesserit', { exact: true }).first());
  await expect.poll(() => screen.page.url()).not.toContain(table.code);
  await expect
    .poll(() => sisters.page.url().split('/t/')[1]?.slice(0, 6))
    .toBe(screen.page.url().split('/t/')[1]?.slice(0, 6));
});

it('no page has logged an error on its console', () => {
  expect(house.complaints()).toEqual([]);
});

/** Returns the text of the file that this button saves. */
async function savedBy(page: Awaited<ReturnType<typeof house.newPage>>, button: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
  const folder = mkdtempSync(join(tmpdir(), 'mentat-saved-'));
  const path = join(folder, file.suggestedFilename());
  await file.saveAs(path);
  const text = readFileSync(path, 'utf8');
  rmSync(folder, { recursive: true });
  return text;
}
