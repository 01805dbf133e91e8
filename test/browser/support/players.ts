/** Six players who answer every question of their phones through the interface alone. The tests count their taps. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { factionName, type FactionId } from '#engine';
import { SIX_FACTIONS } from '../../support/six.ts';
import { openDevice, PHONE, type Device } from './device.ts';
import { Phone } from './phone.ts';
import { Taps } from './taps.ts';

export interface Player {
  readonly phone: Phone;
  readonly taps: Taps;
}

export type Players = Readonly<Record<FactionId, Player>>;

/** The action of a player for a question. Its taps belong to the line `about` of the printed table. */
export interface AutoAnswer {
  readonly asked: RegExp;
  readonly about: string;
  readonly act: (phone: Phone) => Promise<void>;
}

/** The maximum time of six phones and a laptop from one question to the next. */
const PATIENCE_MS = 40_000;
const BETWEEN_LOOKS_MS = 80;

export const sitDown = (browser: Browser, url: string): Promise<Players> =>
  playersOf(() => openDevice(browser, url, PHONE));

/** Returns one player for each faction. */
export const playersOf = async (deviceOf: (faction: FactionId) => Promise<Device>): Promise<Players> =>
  Object.fromEntries(
    (await playersAmong(SIX_FACTIONS, deviceOf)).map((player) => [player.phone.faction, player]),
  ) as Players;

/**
 * Gives each player a device. The players join one after another, because a busy machine cannot open six browsers at
 * once.
 */
export async function playersAmong(
  factions: readonly FactionId[],
  deviceOf: (faction: FactionId) => Promise<Device>,
): Promise<readonly Player[]> {
  const players: Player[] = [];
  for (const faction of factions) {
    const device = await deviceOf(faction);
    // The pages skip presentations of results, because the game is long.
    await device.page.emulateMedia({ reducedMotion: 'reduce' });
    const taps = await Taps.count(device.page);
    players.push({ phone: new Phone(device, faction), taps });
  }
  return players;
}

type AtTable = Players | readonly Player[];

/** All players answer in the usual way, one after the other, until the awaited page has come. */
export const playOn = (players: AtTable, habits: readonly AutoAnswer[], until: () => Promise<boolean>): Promise<void> =>
  playUntil(players, until, async (all) => {
    let isHeard = false;
    for (const player of all) isHeard = (await answered(player, habits)) || isHeard;
    return isHeard;
  });

/** All players answer in parallel, until the awaited page has come. */
export const playAtOnce = (
  players: AtTable,
  habits: readonly AutoAnswer[],
  until: () => Promise<boolean>,
): Promise<void> =>
  playUntil(players, until, async (all) =>
    (await Promise.all(all.map((player) => answered(player, habits)))).includes(true),
  );

async function playUntil(
  players: AtTable,
  until: () => Promise<boolean>,
  round: (all: readonly Player[]) => Promise<boolean>,
): Promise<void> {
  let idleSince = Date.now();
  while (!(await until())) {
    if (await round(Object.values(players))) idleSince = Date.now();
    if (Date.now() - idleSince > PATIENCE_MS) throw new Error(`Nothing goes on: ${await standing(players)}`);
    await wait(BETWEEN_LOOKS_MS);
  }
}

/** Whether the phone showed a question that this player has answered. */
export async function answered({ phone, taps }: Player, habits: readonly AutoAnswer[]): Promise<boolean> {
  const title = await questionOn(phone);
  const habit = habits.find(({ asked }) => asked.test(title));
  if (habit === undefined || (await isAnswered(phone)) || (await isSending(phone))) return false;
  // The window may have closed between the two readings, and its question with it.
  if ((await questionOn(phone)) !== title) return false;
  await taps.of(habit.about, () => habit.act(phone));
  await movesOn(phone, title);
  return true;
}

/**
 * Waits until the phone shows that the answer has arrived: by another question, a seal, or a window marked as answered.
 */
async function movesOn(phone: Phone, from: string): Promise<void> {
  const patience = Date.now() + PATIENCE_MS;
  while ((await questionOn(phone)) === from && !(await isAnswered(phone))) {
    if (Date.now() > patience) throw new Error(`${phone.faction} answered, and is still asked: ${from}`);
    await wait(BETWEEN_LOOKS_MS);
  }
}

const questionOn = async ({ page }: Phone): Promise<string> => (await page.locator('h1').first().textContent()) ?? '';

/** Whether the page shows that the window is answered. The window stays on the page, but shows nothing else. */
const isAnswered = ({ page }: Phone): Promise<boolean> => page.getByText('Your answer is in.').isVisible();

/** An answer that was sent without a connection is still in flight. */
const isSending = ({ page }: Phone): Promise<boolean> =>
  page.getByRole('button', { name: 'Sending', exact: true }).first().isVisible();

const standing = async (players: AtTable): Promise<string> => {
  const titles = Object.values(players).map(async ({ phone }) => `${phone.faction}: ${await questionOn(phone)}`);
  return (await Promise.all(titles)).join('; ');
};

/** Prints the taps of each player as a table. */
export function tapsTable(players: Players, matters: readonly string[]): string {
  const rows = SIX_FACTIONS.map((faction) => [
    factionName(faction),
    ...matters.map((matter) => String(players[faction].taps.for(matter))),
  ]);
  const all = [['Taps', ...matters], ...rows];
  const widths = ['Taps', ...matters].map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
}
