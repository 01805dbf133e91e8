/** The requests that the content policy and the edge of the server allow in a browser, and those that they block. */
import { once } from 'node:events';
import { Agent, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { Page } from 'playwright-core';
import { ask } from '../support/raw-http.ts';
import { strangeInputs } from '../support/runs.ts';
import { seatedTable, type SeatedTable } from '../support/server.ts';
import { strangeVisit } from '../support/malformed-requests.ts';
import { LAPTOP, openDevice } from './support/device.ts';
import { openOwnHouse, showsHeading } from './support/browser-suite.ts';

const house = openOwnHouse();
let table: SeatedTable;
beforeAll(async () => {
  table = await seatedTable(house.url);
});

/** Opens a device whose blocked requests are recorded. */
async function strangeDevice(): Promise<{
  readonly page: Page;
  readonly violations: () => Promise<readonly string[]>;
}> {
  const { page } = await openDevice(house.browser, house.url, LAPTOP);
  await page.addInitScript(() => {
    const violations: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      violations.push(`${effectiveDirective} ${blockedURI}`);
    });
    Object.assign(window, { violations });
  });
  return { page, violations: () => page.evaluate(() => (window as unknown as { violations: string[] }).violations) };
}

describe('the content policy of our pages', () => {
  test.each([
    ['/', 'Mentat'],
    ['/new', 'Open a table'],
    ['/rules', 'How a battle goes'],
    ['/network', 'When phones do not reach the table'],
    ['/restore', /.+/],
    ['/nowhere', 'There is nothing here'],
    ['/t/CODE', 'The table is open.'],
    ['/t/CODE/screen', /.+/],
    ['/t/CODE/seat', 'This phone holds no seat here.'],
    ['/t/CODE/moderate', 'The desk is on another device.'],
  ])('allows everything on the page %s', async (path, title) => {
    const { page, violations } = await strangeDevice();
    await page.goto(path.replace('CODE', table.code));
    await showsHeading(page, title);
    await page.waitForLoadState('networkidle');
    expect(await violations()).toEqual([]);
    await page.context().close();
  });

  it('runs no script that was injected into a page', async () => {
    const { page, violations } = await strangeDevice();
    await page.goto('/');
    await showsHeading(page, 'Mentat');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.taken = true';
      document.body.append(script);
      document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.taken = true">');
    });
    await expect.poll(violations).toEqual(expect.arrayContaining(['script-src-elem inline', 'script-src-attr inline']));
    expect(await page.evaluate(() => 'taken' in window)).toBe(false);
    await page.context().close();
  });
});

describe('a page of another site', () => {
  const other = createServer((_req, res) => res.setHeader('Content-Type', 'text/html').end('<h1>Another site</h1>'));
  let site: string;
  beforeAll(async () => {
    await once(other.listen(0, '127.0.0.1'), 'listening');
    site = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  });
  afterAll(() => other.close());

  it('opens no socket, and uses up no tries of the host', async () => {
    const { page } = await strangeDevice();
    await page.goto(site);
    const heard = await page.evaluate(async (url) => {
      const socket = await new Promise<string>((resolve) => {
        const live = new WebSocket(`${url.replace('http', 'ws')}/api/live/?EIO=4&transport=websocket`);
        live.onopen = () => resolve('open');
        live.onerror = () => resolve('refused');
      });
      const asked = await fetch(`${url}/api/trpc/tables.addresses`).then(
        () => 'answered',
        () => 'refused',
      );
      return { socket, asked };
    }, house.url);
    expect(heard).toEqual({ socket: 'refused', asked: 'refused' });
    await page.context().close();
  });
});

it('the pages answer every request without an internal error', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const { count, seed } = strangeInputs(800);
  for (let input = seed; input < seed + count; input += 1) {
    const strange = strangeVisit(input);
    const { status, headers, text } = await ask(house.url, strange.path, { ...strange, agent });
    expect.soft({ input, path: strange.path, status, isFault: status >= 500 }).toMatchObject({ isFault: false });
    expect.soft(text).not.toMatch(/\n\s+at |node_modules/);
    // No request is redirected to another site.
    expect.soft(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
  }
  agent.destroy();
});

it('no page has logged an error on its console', () => {
  expect(house.complaints()).toEqual([]);
});
