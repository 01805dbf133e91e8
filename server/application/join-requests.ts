import { randomUUID } from 'node:crypto';
import type { FactionId, SeatAsker } from '#engine';
import type { CredentialHash } from '../store/event-store.ts';

/** How long the desk shows a request for a seat (ms). */
const OPEN_TIME = 5 * 60_000;
/** A phone that has not asked for its answer for this time counts as gone (ms). */
const PATIENCE = 30_000;
/** The number of open requests for one seat. A stranger with the code must not fill the desk. */
const MAX_FOR_A_SEAT = 3;

/** A requested seat, and the digest of the token that will open the seat. */
export interface AskedSeat {
  readonly faction: FactionId;
  readonly credential: CredentialHash;
}

/** Open requests for free seats. They live in memory: after a restart the phones ask again. */
export interface JoinRequests {
  /**
   * Adds a request. Returns `null` if there are too many for one of these seats. A phone that has gone makes room, and
   * so does an address with several requests.
   */
  ask(
    code: string,
    asker: Omit<SeatAsker, 'id' | 'factions'>,
    seats: readonly AskedSeat[],
    address: string,
  ): SeatAsker | null;
  /** Returns the requests at this table, the oldest first. */
  at(code: string): readonly SeatAsker[];
  /** Returns the answer for the phone with this credential. */
  look(code: string, credential: CredentialHash): 'waits' | 'turned-away' | null;
  /** Returns the seats of this request; `null` if the request is no longer open. */
  seatsOf(code: string, id: string): readonly AskedSeat[] | null;
  rejectJoin(code: string, id: string): void;
  forget(code: string, id: string): void;
}

interface Entry {
  readonly asker: SeatAsker;
  readonly seats: readonly AskedSeat[];
  /** The address that asked. */
  readonly address: string;
  readonly since: number;
  seen: number;
  turnedAway: boolean;
}

export function createJoinRequests(now: () => number): JoinRequests {
  const tables = new Map<string, readonly Entry[]>();

  const fresh = (code: string): readonly Entry[] => {
    const entries = (tables.get(code) ?? []).filter(({ since }) => since + OPEN_TIME > now());
    if (entries.length === 0) tables.delete(code);
    else tables.set(code, entries);
    return entries;
  };
  const isThere = ({ seen }: Entry) => seen + PATIENCE > now();
  const open = (code: string) => fresh(code).filter(({ turnedAway }) => !turnedAway);
  const find = (code: string, id: string) => open(code).find(({ asker }) => asker.id === id);

  return {
    ask(code, { name, sign }, seats, address) {
      const factions = seats.map(({ faction }) => faction);
      const here = fresh(code).filter((entry) => entry.turnedAway || isThere(entry));
      const room = factions.reduce<readonly Entry[] | null>((left, one) => left && withRoom(left, one, address), here);
      if (room === null) return null;
      const asker = { id: randomUUID(), name, sign, factions };
      tables.set(code, [...room, { asker, seats, address, since: now(), seen: now(), turnedAway: false }]);
      return asker;
    },
    at: (code) => open(code).map(({ asker }) => asker),
    look(code, credential) {
      const entry = fresh(code).find(({ seats }) => seats.some((seat) => seat.credential === credential));
      if (entry === undefined) return null;
      entry.seen = now();
      return entry.turnedAway ? 'turned-away' : 'waits';
    },
    seatsOf(code, id) {
      const entry = find(code, id);
      return entry !== undefined && isThere(entry) ? entry.seats : null;
    },
    rejectJoin(code, id) {
      const entry = find(code, id);
      if (entry !== undefined) entry.turnedAway = true;
    },
    forget(code, id) {
      tables.set(
        code,
        fresh(code).filter(({ asker }) => asker.id !== id),
      );
    },
  };
}

/**
 * Makes room for one more request: drops the latest one from another address that has sent several. Returns `null` if
 * there is none.
 */
function withRoom(entries: readonly Entry[], faction: FactionId, address: string): readonly Entry[] | null {
  const asking = entries.filter(({ asker, turnedAway }) => !turnedAway && asker.factions.includes(faction));
  if (asking.length < MAX_FOR_A_SEAT) return entries;
  const isRepeated = (one: Entry) => asking.some((other) => other !== one && other.address === one.address);
  const spare = asking.findLast((one) => one.address !== address && isRepeated(one));
  return spare === undefined ? null : entries.filter((entry) => entry !== spare);
}
