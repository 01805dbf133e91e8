/** The connection of a phone fails silently, like behind a router that drops it. The phone reconnects to the table. */
import { beforeAll, expect, it } from 'vitest';
import { PLAYER_CIRCLES } from '#engine';
import { setUpBrowserSuite } from './support/browser-suite.ts';
import { Phone } from './support/phone.ts';
import { LONG_WINDOW, PresetTable } from './support/preset-table.ts';

const house = setUpBrowserSuite();

let table: PresetTable;
let phone: Phone;
let connections = 0;
/** The newest connection over which the server has sent something. */
let told = 0;
/** From now on, no bytes pass through the open connection, and neither end notices. */
let goSilent: () => Promise<void>;

beforeAll(async () => {
  table = await PresetTable.open(house.url, LONG_WINDOW, {
    layer: 'basic',
    seating: (['harkonnen', 'emperor'] as const).map((faction, at) => ({ faction, circle: PLAYER_CIRCLES[at] ?? 0 })),
    position: [{ kind: 'turn', turn: 4 }],
    own: [],
  });
  const device = await house.use(await table.phone(house.browser, 'harkonnen'));
  let silent = 0;
  goSilent = async () => {
    await expect.poll(() => told).toBe(connections);
    silent = connections;
  };
  await device.page.routeWebSocket(/\/api\/live/, (page) => {
    connections += 1;
    const own = connections;
    const server = page.connectToServer();
    page.onMessage((sent) => {
      if (own > silent) server.send(sent);
    });
    server.onMessage((message) => {
      if (own <= silent) return;
      if (isEvent(message)) told = own;
      page.send(message);
    });
  });
  await device.page.reload();
  phone = new Phone(device, 'harkonnen');
  await phone.isAsked('The game is on the board.');
});

/** Whether a Socket.IO message is an event of the server. Such a message begins with these digits. */
const isEvent = (message: string | Buffer): boolean => message.toString().startsWith('42');

it('the phone shows the actions of others once it has noticed the failure', async () => {
  await goSilent();
  const before = connections;
  await table.moderate({ type: 'PauseTable' });
  // The phone notices when no ping has come for the agreed time.
  await expect.poll(() => connections, { timeout: 60_000 }).toBeGreaterThan(before);
  await phone.reads('Paused by the moderator.');
});

it('the phone shows its player’s own actions, although the connection delivers nothing', async () => {
  await table.moderate({ type: 'ResumeTable' });
  await table.moderate({ type: 'BeginStorm' });
  await phone.isAsked('The storm gathers. Anyone play Weather Control?');
  await goSilent();
  const before = connections;
  await phone.press('Pass');
  await phone.reads('Your answer is in.');
  await expect.poll(() => connections).toBeGreaterThan(before);
});

it('no page has logged an error on its console', () => {
  expect(house.complaints()).toEqual([]);
});
