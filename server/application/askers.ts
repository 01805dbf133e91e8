import { randomUUID } from 'node:crypto';
import type { FactionId, SeatAsker } from '../../lib/engine.ts';
import type { CredentialHash } from '../store/event-store.ts';

/** How long somebody is shown at the desk who asks for a seat (ms). */
const OPEN_TIME = 5 * 60_000;
/** A phone that has not looked for the answer for so long has gone (ms). */
const PATIENCE = 30_000;
/** So many may ask for one seat at a time: a stranger who knows the code fills no desk. */
const MOST_FOR_A_SEAT = 3;

/** A seat that somebody asks for, and the digest of what will open it. */
export interface AskedSeat {
  readonly faction: FactionId;
  readonly credential: CredentialHash;
}

/** Who asks the desk for free seats. Lives in memory: after a restart whoever still wants one asks again. */
export interface Askers {
  /** `null` when too many ask for one of these seats already. */
  ask(code: string, asker: Omit<SeatAsker, 'id' | 'factions'>, seats: readonly AskedSeat[]): SeatAsker | null;
  /** Who asks at this table, the first first. */
  at(code: string): readonly SeatAsker[];
  /** The phone behind this looks for its answer. */
  look(code: string, credential: CredentialHash): 'waits' | 'turned-away' | null;
  /** What this one asks for; `null` when it does not ask any more. */
  seatsOf(code: string, id: string): readonly AskedSeat[] | null;
  turnAway(code: string, id: string): void;
  forget(code: string, id: string): void;
}

interface Entry {
  readonly asker: SeatAsker;
  readonly seats: readonly AskedSeat[];
  readonly since: number;
  seen: number;
  turnedAway: boolean;
}

export function createAskers(now: () => number): Askers {
  const tables = new Map<string, readonly Entry[]>();

  const fresh = (code: string): readonly Entry[] => {
    const entries = (tables.get(code) ?? []).filter(({ since }) => since + OPEN_TIME > now());
    if (entries.length === 0) tables.delete(code);
    else tables.set(code, entries);
    return entries;
  };
  const open = (code: string) => fresh(code).filter(({ turnedAway }) => !turnedAway);
  const find = (code: string, id: string) => open(code).find(({ asker }) => asker.id === id);

  return {
    ask(code, { name, sign }, seats) {
      const asking = (faction: FactionId) => open(code).filter(({ asker }) => asker.factions.includes(faction)).length;
      if (seats.some(({ faction }) => asking(faction) >= MOST_FOR_A_SEAT)) return null;
      const asker = { id: randomUUID(), name, sign, factions: seats.map(({ faction }) => faction) };
      tables.set(code, [...fresh(code), { asker, seats, since: now(), seen: now(), turnedAway: false }]);
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
      return entry !== undefined && entry.seen + PATIENCE > now() ? entry.seats : null;
    },
    turnAway(code, id) {
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
