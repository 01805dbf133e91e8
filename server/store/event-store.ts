import type { Actor, DeskVote, EditionId, FactionId, LogEntry, SwapOffer, TableNotice } from '#engine';
import type { StoredEvent } from './upcasts.ts';

/** The first answer to a command, as the JSON that the application made. */
export interface Receipt {
  readonly actor: Actor;
  readonly id: string;
  readonly answer: string;
}

/** A new table, with its desk and the first events of its log. */
export interface NewTable {
  readonly code: string;
  readonly at: number;
  readonly deskCredential: CredentialHash;
  readonly entries: readonly LogEntry[];
}

/** A position within a log, as text. It was made from the first `length` events. */
export interface KeptSnapshot {
  readonly length: number;
  /** The program that made the snapshot. No other program reads it. */
  readonly program: string;
  readonly body: string;
}

/** The whole log of a table, and a snapshot from which to continue, if there is one. */
export interface Opening {
  readonly entries: readonly LogEntry[];
  readonly snapshot: KeptSnapshot | null;
}

/** A write to a table's log. It is stored completely or not at all. */
export interface Append {
  readonly code: string;
  /** The number of events when the writer decided. */
  readonly expected: number;
  readonly entries: readonly LogEntry[];
  /** `null` if no device waits for an answer, for example for commands of the clock. */
  readonly receipt: Receipt | null;
  /** The moment when the clock must next act on this table (server time, ms), or `null`. */
  readonly due: number | null;
  /** Two seats that change hands in this write, if any do. */
  readonly swap?: SeatSwap | undefined;
}

/** A write without a swap of seats. */
export type AppendAlone = Omit<Append, 'swap'>;

/** Two seats whose holders exchange them, including names and credentials. */
export interface SeatSwap {
  readonly offeredBy: FactionId;
  readonly acceptedBy: FactionId;
  readonly told: TableNotice;
}

export interface SeatRecord {
  readonly faction: FactionId;
  readonly name: string;
}

/** The digest of a credential. Nobody can recover the token from it. */
export type CredentialHash = string;

/** The seat or desk that a credential speaks for. */
export type Holder =
  | { readonly role: 'seat'; readonly code: string; readonly faction: FactionId; readonly name: string }
  | { readonly role: 'moderator'; readonly code: string };

/** An empty seat of a running game. */
export interface EmptySeat {
  readonly faction: FactionId;
  /** The last player; `null` if there was none. */
  readonly was: string | null;
}

/** A seat that a pass gives away, with its present or last player; `null` if it never had one. */
export interface SeatOnOffer {
  readonly faction: FactionId;
  readonly name: string | null;
}

/**
 * The seats and desk of each device, as the devices have shown them. Equal marks mean one device; `null` means unknown.
 */
export interface Devices {
  readonly desk: string | null;
  readonly seats: readonly { readonly faction: FactionId; readonly device: string | null }[];
}

/** A device that holds several seats, or a seat and the desk. */
export interface SharedDevice {
  /** A mark that no other device of this table has. */
  readonly device: string;
  readonly seats: readonly FactionId[];
  readonly desk: boolean;
}

/** The move of a seat to another device with a one-time pass. */
export interface SeatMove {
  readonly code: string;
  /** The seat with its new player. */
  readonly seat: SeatRecord;
  readonly pass: CredentialHash;
  readonly now: number;
  readonly credential: CredentialHash;
  /** The notice of the move; left out if the seat stays on its device. */
  readonly told?: TableNotice | undefined;
}

/** A desk that changes hands by an invitation. It clears all votes for another moderator. */
export interface DeskMove {
  readonly code: string;
  readonly invite: CredentialHash;
  /** Server time (ms), because an invitation may have expired. */
  readonly now: number;
  readonly credential: CredentialHash;
  readonly told?: TableNotice | undefined;
}

/**
 * All stored data of one table, for another store. Credentials are stored as digests here too. Open passes, invitations
 * and offers to swap are left out, because they are valid only for minutes.
 */
export interface TableDump {
  readonly code: string;
  readonly foundedAt: number;
  /** The moment when the clock must next act on the table (server time, ms), or `null`. */
  readonly due: number | null;
  /** `null` if the desk is vacant. */
  readonly desk: CredentialHash | null;
  readonly events: readonly (StoredEvent & { readonly at: number })[];
  readonly receipts: readonly Receipt[];
  /** A seat without a credential is empty, and `name` is its last player. */
  readonly seats: readonly {
    readonly faction: FactionId;
    readonly name: string | null;
    readonly credential: CredentialHash | null;
  }[];
  readonly notices: readonly TableNotice[];
  readonly votes: readonly DeskVote[];
}

/** A table in the host's list. It contains nothing of the game. */
export interface KeptTable {
  readonly code: string;
  readonly foundedAt: number;
  /** The moment when the table's log last grew. */
  readonly playedAt: number;
  /** `null` if the beginning of the table's log cannot be read. */
  readonly edition: EditionId | null;
  /** The present or last players of the table's seats. */
  readonly players: readonly SeatRecord[];
  /** Whether the table's desk is vacant, because the table was restored from a backup. */
  readonly isDeskVacant: boolean;
}

/**
 * The store of everything that outlives the process: tables, their logs, the receipts of commands, and the holders of
 * seats. When a promise resolves, the write is on disk. One contract suite runs against every implementation.
 */
export interface EventStore {
  /** Stores a new table. Returns `false` and writes nothing if the code is taken. */
  foundTable(table: NewTable): Promise<boolean>;
  hasTable(code: string): Promise<boolean>;
  /** Returns at most `most` tables, the last played first. */
  keptTables(most: number): Promise<readonly KeptTable[]>;
  /**
   * Deletes a table with all its data, and records the deletion. Returns `false` for an unknown table. The table is
   * gone at once; its space is freed in slices.
   */
  deleteTable(code: string): Promise<boolean>;
  /** Returns the size of everything in bytes. */
  size(): Promise<number>;
  /** Returns the codes of the tables that wait for the clock. */
  dueTables(): Promise<readonly string[]>;
  /**
   * Returns when the newest entry of any log was written (server time, ms); 0 if there is none. It reads the end of
   * each log.
   */
  latest(): Promise<number>;

  /** Returns the log from position `from` on, in order; empty for an unknown table. */
  entries(code: string, from: number): Promise<readonly LogEntry[]>;
  /**
   * Returns the whole log, and this program's snapshot of it. The snapshot is left out if it is damaged, or if the
   * events behind it have changed.
   */
  opening(code: string, program: string | null): Promise<Opening>;
  /**
   * Stores a snapshot in place of the last one. It is not part of the table and is never exported. Losing it costs only
   * time.
   */
  keepSnapshot(code: string, snapshot: KeptSnapshot): Promise<void>;
  /**
   * Appends a write. Returns `conflict` and writes nothing if another writer was first at this position or with this
   * receipt, or if its swap is no longer on offer. A swap ends the passes, votes and other offers of both seats.
   */
  append(write: Append): Promise<'appended' | 'conflict'>;
  /**
   * Appends writes of one table in turn, up to the first `conflict`. Resolves with the number of those written. If it
   * throws, none is written.
   */
  appendInTurn(writes: readonly AppendAlone[]): Promise<number>;
  /** Returns the answer that this actor's command of this id got, or `null`. */
  receipt(code: string, actor: Actor, id: string): Promise<string | null>;

  /** Returns the taken seats. */
  seats(code: string): Promise<readonly SeatRecord[]>;
  /** Returns the seats without a holder, which the desk can give out. */
  emptySeats(code: string): Promise<readonly EmptySeat[]>;
  /** Takes a seat. Returns `false` if it is taken already. */
  takeSeat(code: string, seat: SeatRecord, credential: CredentialHash, told?: TableNotice): Promise<boolean>;
  /**
   * Frees a seat. Its credential, its open pass, its vote, the votes for it and the offers to swap it end. With
   * `keepName` it stays as an empty seat under its player's name.
   */
  releaseSeat(code: string, faction: FactionId, keepName: boolean, told?: TableNotice): Promise<void>;
  /** Changes the name of a taken seat's player. */
  renameSeat(code: string, seat: SeatRecord, told: TableNotice): Promise<void>;
  /** Makes this the one open pass of a seat, taken or free, until the given time (server time, ms). */
  offerSeat(code: string, faction: FactionId, pass: CredentialHash, until: number, told?: TableNotice): Promise<void>;
  /**
   * Returns the seat of this open pass, with its present or last player; `null` if the pass is unknown at this table or
   * expired.
   */
  seatOnOffer(code: string, pass: CredentialHash, now: number): Promise<SeatOnOffer | null>;
  /**
   * Gives the seat to the bearer of its open pass, which becomes invalid. Returns `false` if the pass is another one or
   * has expired. The former holder's offers to swap, vote, and votes received end.
   */
  acceptSeat(move: SeatMove): Promise<boolean>;
  /** Records that this seat offers to swap with `partner`, and with no other seat; or withdraws the offer. */
  offerSwap(code: string, by: FactionId, partner: FactionId | null, told?: TableNotice): Promise<void>;
  /** Returns every open offer to swap, by the offering factions. */
  swapOffers(code: string): Promise<readonly SwapOffer[]>;
  /** Stores a notice that changes nothing else. */
  announce(code: string, told: TableNotice): Promise<void>;
  /**
   * Returns the notices about seats and desk, oldest first. For each subject, a kind with its factions, these are the
   * first notice and the last `each`.
   */
  notices(code: string, each: number): Promise<readonly TableNotice[]>;

  holder(credential: CredentialHash): Promise<Holder | null>;
  /** Returns which seats and desk one device has shown together. After a change of hands this is unknown again. */
  devices(code: string): Promise<Devices>;
  /** Records that one device has shown all of these credentials. */
  shareDevice(code: string, shared: SharedDevice): Promise<void>;
  /** Makes this the one open invitation to the desk, until the given time (server time, ms). */
  inviteToDesk(code: string, invite: CredentialHash, until: number): Promise<void>;
  /**
   * Gives the desk to the bearer of its open invitation, which becomes invalid. Returns `false` if the invitation is
   * another one or has expired.
   */
  acceptDesk(move: DeskMove): Promise<boolean>;
  /** Gives away a vacant desk and clears the votes. Returns `false` if the desk is taken. */
  fillVacantDesk(code: string, credential: CredentialHash, told: TableNotice): Promise<boolean>;
  /** Records this seat's vote for the desk, or removes that vote. A seat that becomes free also loses its vote. */
  vote(code: string, by: FactionId, candidate: FactionId | null, told?: TableNotice): Promise<void>;
  votes(code: string): Promise<readonly DeskVote[]>;
  /** Clears every vote, because the desk has answered. */
  strikeVotes(code: string, told: TableNotice): Promise<void>;
  /** Gives the desk to a new holder without the old one, or gives a vacant desk. The invitation and the votes end. */
  electDesk(code: string, credential: CredentialHash, told: TableNotice): Promise<void>;

  /** Returns all data of one table for an export, and stores the notice of the export; `null` for an unknown table. */
  dump(code: string, told: TableNotice): Promise<TableDump | null>;
  /**
   * Stores a dumped table in slices. The table exists only after the last slice. Returns `false` and writes nothing if
   * the code is taken.
   */
  restore(dump: TableDump): Promise<boolean>;

  close(): Promise<void>;
}
