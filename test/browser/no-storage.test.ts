/**
 * A phone whose browser stores nothing, like in some private windows. It plays, and a code gives the seat back to it.
 */
import { beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { newAddress } from '../support/addresses.ts';
import { act, deviceAt, deviceElsewhere, TABLE_OF_TWO } from '../support/server.ts';
import { sees } from './support/device.ts';
import { setUpBrowserSuite } from './support/browser-suite.ts';
import { Phone } from './support/phone.ts';
import { LONG_WINDOW } from './support/preset-table.ts';

const house = setUpBrowserSuite();

let code: string;
let moderatorToken: string;
let page: Page;
let phone: Phone;

beforeAll(async () => {
  const device = deviceElsewhere(house.url, newAddress());
  const opened = await device.tables.open.mutate({ ...TABLE_OF_TWO, windowSeconds: LONG_WINDOW });
  if (!opened.ok) throw new Error(opened.refusal.code);
  ({ code, moderatorToken } = opened);
  await device.seats.take.mutate({ code, faction: 'harkonnen', name: 'Feyd' });
  page = await house.newPage();
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  phone = new Phone({ page, complaints: [] }, 'atreides');
});

it('the phone says to a new player that a reload loses the seat', async () => {
  await page.goto(`/t/${code}`);
  await sees(page.getByText('This browser stores nothing: reload the page, and your seat is lost.'));
});

it('the phone joins, and answers its questions', async () => {
  await phone.join(code, 'Paul');
  await phone.reads(/^This browser loses your seat at a reload/);
  expect(await act(house.url, moderatorToken, { type: 'BeginStorm' })).toEqual({ ok: true });
  await phone.isAsked('The storm gathers. Anyone play Weather Control?');
  await phone.press('Pass');
  await phone.reads('Your answer is in.');
});

it('the phone has lost its seat after a reload, and takes it again by a code from the desk', async () => {
  await page.reload();
  await phone.isAsked('This phone holds no seat here.');
  const desk = deviceAt(house.url, moderatorToken);
  const offered = await desk.seats.reissue.mutate({ faction: 'atreides' });
  if (!offered.ok) throw new Error('The desk was given no code for the seat.');
  await page.goto(`/t/${code}#seat=atreides.${offered.pass}`);
  await page.getByLabel('Your name').fill('Paul');
  await phone.press('Play Atreides here');
  await phone.reads('Your answer is in.');
});

it('no page has logged an error on its console', () => {
  expect(house.complaints()).toEqual([]);
});
