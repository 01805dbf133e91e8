import { FACTIONS, type FactionId } from '#client';
import { deviceStorage } from './key-value-storage.ts';
import { startSeatSession } from './seat-session.ts';

/** The seats of this device at one table, and the seat that is shown. */
export interface DeviceSeats {
  readonly tokens: { readonly [faction in FactionId]?: string };
  readonly current: FactionId | null;
}

type PerTable<T> = { readonly [code: string]: T };

const SEATS = 'mentat.seats';
const CURRENT = 'mentat.current';
const DESKS = 'mentat.desks';

const NO_SEATS: DeviceSeats = { tokens: {}, current: null };
const watchers = new Set<() => void>();
const seen = new Map<string, { readonly raw: string; readonly seats: DeviceSeats }>();

export function watchDevice(watcher: () => void): () => void {
  watchers.add(watcher);
  window.addEventListener('storage', watcher);
  return () => {
    watchers.delete(watcher);
    window.removeEventListener('storage', watcher);
  };
}

/** The seats at a table; the same object until something changes. */
export function deviceSeats(code: string): DeviceSeats {
  const raw = `${deviceStorage().getItem(SEATS) ?? ''}\n${deviceStorage().getItem(CURRENT) ?? ''}`;
  const known = seen.get(code);
  if (known?.raw === raw) return known.seats;
  const tokens = read<DeviceSeats['tokens']>(SEATS)[code] ?? {};
  const wanted = read<FactionId>(CURRENT)[code];
  const held = FACTIONS.filter((faction) => tokens[faction] !== undefined);
  const current = held.find((faction) => faction === wanted) ?? held[0] ?? null;
  const seats = { tokens, current };
  seen.set(code, { raw, seats });
  return seats;
}

/** The tokens of all seats that this device holds at a table. */
export const seatTokens = (code: string): readonly string[] => {
  const { tokens } = deviceSeats(code);
  return FACTIONS.flatMap((faction) => tokens[faction] ?? []);
};

export const noSeats = (): DeviceSeats => NO_SEATS;

/** Keeps a seat's token and shows that seat. */
export function rememberSeat(code: string, faction: FactionId, token: string): void {
  startSeatSession(code, faction);
  const all = read<DeviceSeats['tokens']>(SEATS);
  write(SEATS, { ...all, [code]: { ...all[code], [faction]: token } });
  showSeat(code, faction);
}

/**
 * Records a swap: this token has another seat now. If this device has both seats, they change places. If another tab
 * has recorded the swap before, nothing changes.
 */
export function swapSeat(code: string, from: FactionId, to: FactionId, token: string): void {
  const all = read<DeviceSeats['tokens']>(SEATS);
  const held = all[code];
  if (held?.[from] !== token) return;
  startSeatSession(code, from);
  startSeatSession(code, to);
  const wasShown = deviceSeats(code).current === from;
  write(SEATS, { ...all, [code]: { ...held, [from]: held[to], [to]: token } });
  if (wasShown) showSeat(code, to);
}

export function forgetSeat(code: string, faction: FactionId): void {
  const all = read<DeviceSeats['tokens']>(SEATS);
  write(SEATS, { ...all, [code]: { ...all[code], [faction]: undefined } });
}

/** Selects the shown one of several seats of this device. */
export function showSeat(code: string, faction: FactionId): void {
  write(CURRENT, { ...read<FactionId>(CURRENT), [code]: faction });
}

/** The moderator's token for a table, if this device has one. */
export const deskToken = (code: string): string | null => read<string>(DESKS)[code] ?? null;

/** A table at which this device holds something: seats, the desk, or both. */
export interface DeviceTable {
  readonly code: string;
  readonly seats: readonly FactionId[];
  readonly desk: boolean;
}

const NO_TABLES: readonly DeviceTable[] = [];
let listedTables = { raw: '', tables: NO_TABLES };

/** Returns every table of this device, the latest first; the same list until something changes. */
export function deviceTables(): readonly DeviceTable[] {
  const raw = `${deviceStorage().getItem(SEATS) ?? ''}\n${deviceStorage().getItem(DESKS) ?? ''}`;
  if (listedTables.raw === raw) return listedTables.tables;
  const desks = read<string>(DESKS);
  const codes = new Set([...Object.keys(read<DeviceSeats['tokens']>(SEATS)), ...Object.keys(desks)]);
  const tables = [...codes]
    .map((code) => ({ code, seats: heldSeats(code), desk: desks[code] !== undefined }))
    .filter(({ seats, desk }) => desk || seats.length > 0)
    .reverse();
  listedTables = { raw, tables };
  return tables;
}

export const noTables = (): readonly DeviceTable[] => NO_TABLES;

function heldSeats(code: string): readonly FactionId[] {
  const { tokens } = deviceSeats(code);
  return FACTIONS.filter((faction) => tokens[faction] !== undefined);
}

export function rememberDesk(code: string, token: string): void {
  startSeatSession(code, 'desk');
  write(DESKS, { ...read<string>(DESKS), [code]: token });
}

export function forgetDesk(code: string): void {
  write(DESKS, { ...read<string>(DESKS), [code]: undefined });
}

/** Deletes everything that this device keeps for a table. */
export function forgetTable(code: string): void {
  for (const faction of heldSeats(code)) forgetSeat(code, faction);
  forgetDesk(code);
}

function read<T>(key: string): PerTable<T> {
  try {
    const parsed: unknown = JSON.parse(deviceStorage().getItem(key) ?? '{}');
    return typeof parsed === 'object' && parsed !== null ? (parsed as PerTable<T>) : {};
  } catch {
    return {};
  }
}

function write(key: string, value: object): void {
  deviceStorage().setItem(key, JSON.stringify(value));
  for (const watcher of watchers) watcher();
}
