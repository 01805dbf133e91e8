/** A phone whose live connection dies without a word, as behind a router that forgets it: it finds the table again. */
import { beforeAll, expect, it } from 'vitest';
import { PLAYER_CIRCLES } from '#engine';
import { setUpBrowserSuite } from './support/browser-suite.ts';
import { Phone } from './support/phone.ts';
import { LONG_WINDOW, PresetTable } from './support/preset-table.ts';

const house = setUpBrowserSuite();

let table: PresetTable;
let phone: Phone;
let connections = 0;
/** The newest connection by which the table has told something. */
let told = 0;
/** From now on nothing passes by the open connection, and neither end learns of it. */
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

/** Socket.IO begins a message of a server's event with these digits. */
const isEvent = (message: string | Buffer): boolean => message.toString().startsWith('42');

it('hears of what others do, as soon as it has noticed', async () => {
  await goSilent();
  const before = connections;
  await table.moderate({ type: 'PauseTable' });
  // The phone notices when no ping of the server has come for as long as both agreed on.
  await expect.poll(() => connections, { timeout: 60_000 }).toBeGreaterThan(before);
  await phone.reads('Paused by the moderator.');
});

it('shows what its player did, though the connection tells of nothing any more', async () => {
  await table.moderate({ type: 'ResumeTable' });
  await table.moderate({ type: 'BeginStorm' });
  await phone.isAsked('The storm gathers. Anyone play Weather Control?');
  await goSilent();
  const before = connections;
  await phone.press('Pass');
  await phone.reads('Your answer is in.');
  await expect.poll(() => connections).toBeGreaterThan(before);
});

it('left every console silent', () => {
  expect(house.complaints()).toEqual([]);
});
