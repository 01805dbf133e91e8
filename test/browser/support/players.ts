/** Six people who answer whatever their phones ask, by the interface alone, and count their taps. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { FACTIONS, factionName, type FactionId } from '#engine';
import { openDevice, PHONE, type Device } from './device.ts';
import { Phone } from './phone.ts';
import { Taps } from './taps.ts';

export interface Player {
  readonly phone: Phone;
  readonly taps: Taps;
}

export type Players = Readonly<Record<FactionId, Player>>;

/** What a player does when a phone asks this; `about` is the line of the table that the taps belong to. */
export interface AutoAnswer {
  readonly asked: RegExp;
  readonly about: string;
  readonly act: (phone: Phone) => Promise<void>;
}

/** How long six phones and a laptop may take from one question to the next. */
const PATIENCE_MS = 40_000;
const BETWEEN_LOOKS_MS = 80;

export const sitDown = (browser: Browser, url: string): Promise<Players> =>
  playersOf(() => openDevice(browser, url, PHONE));

/** One for each faction. */
export const playersOf = async (deviceOf: (faction: FactionId) => Promise<Device>): Promise<Players> =>
  Object.fromEntries(
    (await playersAmong(FACTIONS, deviceOf)).map((player) => [player.phone.faction, player]),
  ) as Players;

/** With a device of their own; they come in one after another, since a busy machine has no room for six at once. */
export async function playersAmong(
  factions: readonly FactionId[],
  deviceOf: (faction: FactionId) => Promise<Device>,
): Promise<readonly Player[]> {
  const players: Player[] = [];
  for (const faction of factions) {
    const device = await deviceOf(faction);
    // They leave nothing to the screen first: what they play is long enough.
    await device.page.emulateMedia({ reducedMotion: 'reduce' });
    const taps = await Taps.count(device.page);
    players.push({ phone: new Phone(device, faction), taps });
  }
  return players;
}

type AtTable = Players | readonly Player[];

/** Everybody answers by habit, one after the other, until what is awaited has come. */
export const playOn = (players: AtTable, habits: readonly AutoAnswer[], until: () => Promise<boolean>): Promise<void> =>
  playUntil(players, until, async (all) => {
    let isHeard = false;
    for (const player of all) isHeard = (await answered(player, habits)) || isHeard;
    return isHeard;
  });

/** The same, and nobody waits for anybody else. */
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

/** Whether the phone asked something that this player answers. */
export async function answered({ phone, taps }: Player, habits: readonly AutoAnswer[]): Promise<boolean> {
  const title = await questionOn(phone);
  const habit = habits.find(({ asked }) => asked.test(title));
  if (habit === undefined || (await isAnswered(phone)) || (await isSending(phone))) return false;
  // An answered stone may have gone between these looks, and its question with it.
  if ((await questionOn(phone)) !== title) return false;
  await taps.of(habit.about, () => habit.act(phone));
  await movesOn(phone, title);
  return true;
}

/** The phone shows that it was heard: another question, a seal, or the stone that is answered. */
async function movesOn(phone: Phone, from: string): Promise<void> {
  const patience = Date.now() + PATIENCE_MS;
  while ((await questionOn(phone)) === from && !(await isAnswered(phone))) {
    if (Date.now() > patience) throw new Error(`${phone.faction} answered, and is still asked: ${from}`);
    await wait(BETWEEN_LOOKS_MS);
  }
}

const questionOn = async ({ page }: Phone): Promise<string> => (await page.locator('h1').first().textContent()) ?? '';

/** The stone stays when it is answered, and says no more than that it is. */
const isAnswered = ({ page }: Phone): Promise<boolean> => page.getByText('Your answer is in.').isVisible();

/** What went out while the table was away is on its way still. */
const isSending = ({ page }: Phone): Promise<boolean> =>
  page.getByRole('button', { name: 'Sending', exact: true }).first().isVisible();

const standing = async (players: AtTable): Promise<string> => {
  const titles = Object.values(players).map(async ({ phone }) => `${phone.faction}: ${await questionOn(phone)}`);
  return (await Promise.all(titles)).join('; ');
};

/** The taps of each player, in a table to be read. */
export function tapsTable(players: Players, matters: readonly string[]): string {
  const rows = FACTIONS.map((faction) => [
    factionName(faction),
    ...matters.map((matter) => String(players[faction].taps.for(matter))),
  ]);
  const all = [['Taps', ...matters], ...rows];
  const widths = ['Taps', ...matters].map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
}
