import { firstAndLastOfEachSubject, type FactionId, type LogEntry, type TableNotice } from '#engine';
import type {
  Append,
  CredentialHash,
  EventStore,
  Holder,
  SeatMove,
  SeatOnOffer,
  SeatRecord,
  SeatSwap,
} from './event-store.ts';
import {
  dumped,
  founded,
  kept,
  receiptKey,
  restored,
  storedEntry,
  type StoredSeat,
  type StoredTable,
} from './memory-table.ts';
import { settled } from './settled.ts';
import { sealed, soundSnapshot } from './snapshot-digest.ts';
import { fromStored } from './upcasts.ts';

/** A store that forgets everything with the process, for tests and simulations. Events pass through JSON as on disk. */
export function memoryStore(): EventStore {
  const tables = new Map<string, StoredTable>();
  const known = (code: string): StoredTable => {
    const table = tables.get(code);
    if (table === undefined) throw new Error('No such table in the store');
    return table;
  };

  return {
    foundTable: (table) =>
      settled(() => {
        if (tables.has(table.code)) return false;
        tables.set(table.code, founded(table));
        return true;
      }),
    hasTable: (code) => settled(() => tables.has(code)),
    keptTables: (most) =>
      settled(() =>
        [...tables]
          .map(([code, table]) => kept(code, table))
          .sort((one, other) => other.playedAt - one.playedAt)
          .slice(0, most),
      ),
    size: () => Promise.resolve(0),
    dueTables: () => settled(() => [...tables].filter(([, { due }]) => due !== null).map(([code]) => code)),
    latest: () => settled(() => Math.max(0, ...[...tables.values()].map(({ events }) => events.at(-1)?.at ?? 0))),
    entries: (code, from) => settled(() => entriesOf(tables.get(code), from)),
    opening: (code, program) =>
      settled(() => {
        const { snapshot = null, events = [] } = tables.get(code) ?? {};
        const entries = entriesOf(tables.get(code), 0);
        return { entries, snapshot: program === null ? null : soundSnapshot(snapshot, program, events) };
      }),
    keepSnapshot: (code, snapshot) =>
      settled(() => {
        const table = known(code);
        table.snapshot = sealed(snapshot, table.events);
      }),
    append: (write) => settled(() => append(tables.get(write.code), write)),
    appendInTurn: (writes) =>
      settled(() => {
        const stopped = writes.findIndex((write) => append(tables.get(write.code), write) === 'conflict');
        return stopped < 0 ? writes.length : stopped;
      }),
    receipt: (code, actor, id) => settled(() => tables.get(code)?.receipts.get(receiptKey(actor, id))?.answer ?? null),

    seats: (code) => settled(() => [...(tables.get(code)?.seats ?? [])].flatMap(held)),
    emptySeats: (code) =>
      settled(() =>
        [...(tables.get(code)?.seats ?? [])].flatMap(([faction, { name, credential }]) =>
          credential === null ? [{ faction, was: name }] : [],
        ),
      ),
    takeSeat: (code, { faction, name }, credential, told) =>
      settled(() => {
        const { seats, notices } = known(code);
        if (isHeld(seats.get(faction))) return false;
        seats.set(faction, { name, credential, pass: null, device: null });
        if (told !== undefined) notices.push(told);
        return true;
      }),
    releaseSeat: (code, faction, keepName, told) =>
      settled(() => {
        const table = tables.get(code);
        const seat = table?.seats.get(faction);
        if (table === undefined || !isHeld(seat)) return;
        if (keepName) table.seats.set(faction, { ...EMPTY, name: seat.name });
        else table.seats.delete(faction);
        if (told !== undefined) table.notices.push(told);
        forget(table.votes, faction);
        forget(table.swapOffers, faction);
      }),
    renameSeat: (code, { faction, name }, told) =>
      settled(() => {
        const { seats, notices } = known(code);
        const seat = seats.get(faction);
        if (!isHeld(seat)) return;
        seats.set(faction, { ...seat, name });
        notices.push(told);
      }),
    offerSeat: (code, faction, secret, until, told) =>
      settled(() => {
        const { seats, notices } = known(code);
        seats.set(faction, { ...(seats.get(faction) ?? EMPTY), pass: { secret, until } });
        if (told !== undefined) notices.push(told);
      }),
    seatOnOffer: (code, pass, now) => settled(() => onOffer(tables.get(code), pass, now)),
    acceptSeat: (move) => settled(() => accept(tables.get(move.code), move)),
    offerSwap: (code, by, partner, told) =>
      settled(() => {
        const { swapOffers, notices } = known(code);
        if (partner === null) swapOffers.delete(by);
        else swapOffers.set(by, partner);
        if (told !== undefined) notices.push(told);
      }),
    swapOffers: (code) =>
      settled(() =>
        [...(tables.get(code)?.swapOffers ?? [])].map(([by, partner]) => ({ by, partner })).sort(inOrderOfNames),
      ),
    announce: (code, told) =>
      settled(() => {
        known(code).notices.push(told);
      }),
    notices: (code, each) => settled(() => firstAndLastOfEachSubject(tables.get(code)?.notices ?? [], each)),
    holder: (credential) => settled(() => holderOf(tables, credential)),
    devices: (code) =>
      settled(() => {
        const { deskDevice, seats } = known(code);
        return { desk: deskDevice, seats: [...seats].map(([faction, { device }]) => ({ faction, device })) };
      }),
    shareDevice: (code, { device, seats, desk }) =>
      settled(() => {
        const table = known(code);
        if (desk) table.deskDevice = device;
        for (const faction of seats) {
          const seat = table.seats.get(faction);
          if (isHeld(seat)) table.seats.set(faction, { ...seat, device });
        }
      }),
    inviteToDesk: (code, secret, until) =>
      settled(() => {
        known(code).invite = { secret, until };
      }),
    acceptDesk: ({ code, invite, now, credential, told }) =>
      settled(() => {
        const table = tables.get(code);
        const open = table?.invite ?? null;
        if (table === undefined || open?.secret !== invite || open.until < now) return false;
        giveDesk(table, credential, told);
        return true;
      }),
    fillVacantDesk: (code, credential, told) =>
      settled(() => {
        const table = tables.get(code);
        if (table?.desk !== null) return false;
        giveDesk(table, credential, told);
        return true;
      }),
    vote: (code, by, candidate, told) =>
      settled(() => {
        const { votes, notices } = known(code);
        if (candidate === null) votes.delete(by);
        else votes.set(by, candidate);
        if (told !== undefined) notices.push(told);
      }),
    votes: (code) =>
      settled(() =>
        [...(tables.get(code)?.votes ?? [])].map(([by, candidate]) => ({ by, candidate })).sort(inOrderOfNames),
      ),
    strikeVotes: (code, told) =>
      settled(() => {
        const { votes, notices } = known(code);
        votes.clear();
        notices.push(told);
      }),
    electDesk: (code, credential, told) =>
      settled(() => {
        giveDesk(known(code), credential, told);
      }),
    dump: (code, told) =>
      settled(() => {
        const table = tables.get(code);
        table?.notices.push(told);
        return table === undefined ? null : dumped(code, table);
      }),
    restore: (dump) =>
      settled(() => {
        if (tables.has(dump.code)) return false;
        tables.set(dump.code, restored(dump));
        return true;
      }),
    close: () => Promise.resolve(),
  };
}

const entriesOf = (table: StoredTable | undefined, from: number): readonly LogEntry[] =>
  (table?.events.slice(from) ?? []).map((stored) => ({ at: stored.at, event: fromStored(stored) }));

function append(
  table: StoredTable | undefined,
  { expected, entries, receipt, due, swap }: Append,
): 'appended' | 'conflict' {
  if (table?.events.length !== expected) return 'conflict';
  if (receipt !== null && table.receipts.has(receiptKey(receipt.actor, receipt.id))) return 'conflict';
  if (swap !== undefined && !exchange(table, swap)) return 'conflict';
  if (receipt !== null) table.receipts.set(receiptKey(receipt.actor, receipt.id), receipt);
  table.events.push(...entries.map(storedEntry));
  table.due = due;
  return 'appended';
}

function onOffer(table: StoredTable | undefined, secret: CredentialHash, now: number): SeatOnOffer | null {
  for (const [faction, { name, pass }] of table?.seats ?? []) {
    if (pass?.secret === secret && pass.until >= now) return { faction, name };
  }
  return null;
}

function accept(table: StoredTable | undefined, { seat, pass, now, credential, told }: SeatMove): boolean {
  const open = table?.seats.get(seat.faction)?.pass ?? null;
  if (table === undefined || open?.secret !== pass || open.until < now) return false;
  table.seats.set(seat.faction, { ...EMPTY, name: seat.name, credential });
  forget(table.votes, seat.faction);
  forget(table.swapOffers, seat.faction);
  if (told !== undefined) table.notices.push(told);
  return true;
}

/** Two seats change hands; `false` when that is not on offer. */
function exchange(table: StoredTable, { offeredBy, acceptedBy, told }: SeatSwap): boolean {
  const [one, other] = [table.seats.get(offeredBy), table.seats.get(acceptedBy)];
  if (table.swapOffers.get(offeredBy) !== acceptedBy || !isHeld(one) || !isHeld(other)) return false;
  table.seats.set(offeredBy, { ...other, pass: null });
  table.seats.set(acceptedBy, { ...one, pass: null });
  for (const faction of [offeredBy, acceptedBy]) {
    forget(table.votes, faction);
    forget(table.swapOffers, faction);
  }
  table.notices.push(told);
  return true;
}

/** What one seat says of another ends for this seat, on either side. */
function forget(said: Map<FactionId, FactionId>, faction: FactionId): void {
  for (const [by, of] of said) {
    if (by === faction || of === faction) said.delete(by);
  }
}

function giveDesk(table: StoredTable, credential: CredentialHash, told: TableNotice | undefined): void {
  table.desk = credential;
  table.deskDevice = null;
  table.invite = null;
  table.votes.clear();
  if (told !== undefined) table.notices.push(told);
}

const EMPTY: StoredSeat = { name: null, credential: null, pass: null, device: null };

type HeldSeat = StoredSeat & { readonly name: string; readonly credential: CredentialHash };

const isHeld = (seat: StoredSeat | undefined): seat is HeldSeat =>
  seat !== undefined && seat.credential !== null && seat.name !== null;

const held = ([faction, seat]: readonly [FactionId, StoredSeat]): readonly SeatRecord[] =>
  isHeld(seat) ? [{ faction, name: seat.name }] : [];

const inOrderOfNames = (one: { readonly by: FactionId }, other: { readonly by: FactionId }): number =>
  one.by < other.by ? -1 : 1;

function holderOf(tables: ReadonlyMap<string, StoredTable>, credential: CredentialHash): Holder | null {
  for (const [code, { desk, seats }] of tables) {
    if (desk === credential) return { role: 'moderator', code };
    for (const [faction, seat] of seats) {
      if (isHeld(seat) && seat.credential === credential) return { role: 'seat', code, faction, name: seat.name };
    }
  }
  return null;
}
