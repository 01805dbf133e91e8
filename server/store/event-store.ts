import type { Actor, DeskVote, EditionId, FactionId, LogEntry, SwapOffer, TableNotice } from '#engine';
import type { StoredEvent } from './upcasts.ts';

/** What a command was answered with the first time; kept as the JSON that the application made of it. */
export interface Receipt {
  readonly actor: Actor;
  readonly id: string;
  readonly answer: string;
}

/** A table as it is founded: with its desk and the first events of its log. */
export interface NewTable {
  readonly code: string;
  readonly at: number;
  readonly deskCredential: CredentialHash;
  readonly entries: readonly LogEntry[];
}

/** A position along a log, as text: what its maker makes of the first `length` events. */
export interface KeptSnapshot {
  readonly length: number;
  /** Only the program that made it reads it. */
  readonly program: string;
  readonly body: string;
}

/** All of a table's log, and from where it need not be read again, where that is known. */
export interface Opening {
  readonly entries: readonly LogEntry[];
  readonly snapshot: KeptSnapshot | null;
}

/** One write to a table's log. It happens whole or not at all. */
export interface Append {
  readonly code: string;
  /** The number of events that the writer knew when it decided. */
  readonly expected: number;
  readonly entries: readonly LogEntry[];
  /** `null` for commands nobody waits for, such as the clock's. */
  readonly receipt: Receipt | null;
  /** When the clock must next look at this table (server time, ms), or `null`. */
  readonly due: number | null;
  /** Two seats that change hands with this write, if any do. */
  readonly swap?: SeatSwap | undefined;
}

/** A write with which no seat changes hands. */
export type AppendAlone = Omit<Append, 'swap'>;

/** Two seats whose holders exchange them: names and credentials change places. */
export interface SeatSwap {
  readonly offeredBy: FactionId;
  readonly acceptedBy: FactionId;
  readonly told: TableNotice;
}

export interface SeatRecord {
  readonly faction: FactionId;
  readonly name: string;
}

/** A credential as it is kept: a digest, from which nobody gets the token back. */
export type CredentialHash = string;

/** Whom a credential speaks for. */
export type Holder =
  | { readonly role: 'seat'; readonly code: string; readonly faction: FactionId; readonly name: string }
  | { readonly role: 'moderator'; readonly code: string };

/** A seat that nobody holds though its game has begun. */
export interface EmptySeat {
  readonly faction: FactionId;
  /** Who played it last; `null` where nobody did. */
  readonly was: string | null;
}

/** A seat that a pass gives away, and who plays it now or played it last; `null` is nobody. */
export interface SeatOnOffer {
  readonly faction: FactionId;
  readonly name: string | null;
}

/** What one device has shown that it holds: equal marks are one device, `null` is not known. */
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

/** A seat on its way to another device, by its one-time pass. */
export interface SeatMove {
  readonly code: string;
  /** Who plays the seat from now on. */
  readonly seat: SeatRecord;
  readonly pass: CredentialHash;
  readonly now: number;
  readonly credential: CredentialHash;
  /** Left out where the seat stays on the device that it is on. */
  readonly told?: TableNotice | undefined;
}

/** The desk changes hands by an invitation. Votes for another moderator are spent with it. */
export interface DeskMove {
  readonly code: string;
  readonly invite: CredentialHash;
  /** Server time, ms: an invitation may be over. */
  readonly now: number;
  readonly credential: CredentialHash;
  readonly told?: TableNotice | undefined;
}

/**
 * Everything that is kept of one table, to be carried to another store. Credentials are digests here as everywhere;
 * open passes, invitations and offers to swap stay behind, since they live for minutes.
 */
export interface TableDump {
  readonly code: string;
  readonly foundedAt: number;
  /** When the clock must next look at it (server time, ms), or `null`. */
  readonly due: number | null;
  /** `null` where nobody holds it. */
  readonly desk: CredentialHash | null;
  readonly events: readonly (StoredEvent & { readonly at: number })[];
  readonly receipts: readonly Receipt[];
  /** Without a credential a seat is empty, and `name` is who played it last. */
  readonly seats: readonly {
    readonly faction: FactionId;
    readonly name: string | null;
    readonly credential: CredentialHash | null;
  }[];
  readonly notices: readonly TableNotice[];
  readonly votes: readonly DeskVote[];
}

/** A table as whoever runs Mentat finds it in a list. Nothing of its game is in it. */
export interface KeptTable {
  readonly code: string;
  readonly foundedAt: number;
  /** When its log last grew. */
  readonly playedAt: number;
  /** `null` where the beginning of its log cannot be read. */
  readonly edition: EditionId | null;
  /** Who plays its seats, or played them last. */
  readonly players: readonly SeatRecord[];
  /** Nobody holds its desk: it was restored from a backup. */
  readonly isDeskVacant: boolean;
}

/**
 * Everything that outlives the process: tables, their logs, the receipts of commands, and who holds which seat.
 * A promise that resolves means the write is on disk. One contract suite runs against every implementation.
 */
export interface EventStore {
  /** `false` when the code is taken; nothing is written then. */
  foundTable(table: NewTable): Promise<boolean>;
  hasTable(code: string): Promise<boolean>;
  /** The tables that were played last, these first; as many as `most`. */
  keptTables(most: number): Promise<readonly KeptTable[]>;
  /**
   * Deletes a table with all that is kept of it, and remembers that it was deleted; `false` for an unknown one. The table
   * is gone at once, its room is freed in slices.
   */
  deleteTable(code: string): Promise<boolean>;
  /** How much room everything takes, in bytes. */
  size(): Promise<number>;
  /** The codes of the tables that wait for the clock. */
  dueTables(): Promise<readonly string[]>;
  /** When the newest entry of any log was written (server time, ms); 0 without any. Looks at the end of each log. */
  latest(): Promise<number>;

  /** The log from position `from` on, in order; empty for an unknown table. */
  entries(code: string, from: number): Promise<readonly LogEntry[]>;
  /**
   * The whole log, and the snapshot that this program kept of it, if it did: as long as the events that it was made of
   * stand unchanged and nothing of it is damaged.
   */
  opening(code: string, program: string | null): Promise<Opening>;
  /**
   * Keeps it in the place of the last one. It is no part of the table: it never leaves with it, and with it nothing but
   * time is lost.
   */
  keepSnapshot(code: string, snapshot: KeptSnapshot): Promise<void>;
  /**
   * `conflict` when another writer was first, at this position or with this receipt, or when the swap that it carries is
   * no longer on offer; nothing is written then. What was open about either seat of a swap ends with it: passes, votes,
   * and other offers.
   */
  append(write: Append): Promise<'appended' | 'conflict'>;
  /**
   * Writes of one table that stand on each other, in one go: as many of them as there are before the first `conflict`.
   * Resolves with how many those are. Where it throws, none is written.
   */
  appendInTurn(writes: readonly AppendAlone[]): Promise<number>;
  /** The answer that this actor's command of this id got, or `null`. */
  receipt(code: string, actor: Actor, id: string): Promise<string | null>;

  /** The seats that somebody holds. */
  seats(code: string): Promise<readonly SeatRecord[]>;
  /** The seats that are kept without a holder, for whoever the desk gives them to. */
  emptySeats(code: string): Promise<readonly EmptySeat[]>;
  /** `false` when somebody holds the seat. */
  takeSeat(code: string, seat: SeatRecord, credential: CredentialHash, told?: TableNotice): Promise<boolean>;
  /**
   * Frees a seat; its credential, its open pass, its vote and those for it die, and so do offers to swap it. With
   * `keepName` it stays as an empty seat under the name of who played it.
   */
  releaseSeat(code: string, faction: FactionId, keepName: boolean, told?: TableNotice): Promise<void>;
  /** Another name for whoever plays a taken seat. */
  renameSeat(code: string, seat: SeatRecord, told: TableNotice): Promise<void>;
  /** Makes this the one open pass of a seat, held or not, until then (server time, ms). */
  offerSeat(code: string, faction: FactionId, pass: CredentialHash, until: number, told?: TableNotice): Promise<void>;
  /** The seat that this open pass gives away, with who plays it or did; `null` when it is none of this table's, or over. */
  seatOnOffer(code: string, pass: CredentialHash, now: number): Promise<SeatOnOffer | null>;
  /**
   * Gives the seat to the bearer of its open pass, which is spent; `false` when it is not this one, or is over. Offers to
   * swap it, its vote and those for it were its former holder's and end.
   */
  acceptSeat(move: SeatMove): Promise<boolean>;
  /** Makes this the one seat with which another offers to swap, or takes its offer back. */
  offerSwap(code: string, by: FactionId, partner: FactionId | null, told?: TableNotice): Promise<void>;
  /** Every open offer to swap, by the names of the factions that offer. */
  swapOffers(code: string): Promise<readonly SwapOffer[]>;
  /** Tells a table something that changes nothing else. */
  announce(code: string, told: TableNotice): Promise<void>;
  /**
   * What the table was told about its seats and its desk, oldest first: of every subject, which is a kind with the factions
   * that it names, the first notice and the last `each`.
   */
  notices(code: string, each: number): Promise<readonly TableNotice[]>;

  holder(credential: CredentialHash): Promise<Holder | null>;
  /** Which of what is held at this table one device has shown together. What changes hands is not known any more. */
  devices(code: string): Promise<Devices>;
  /** One device has shown that it holds all of these. */
  shareDevice(code: string, shared: SharedDevice): Promise<void>;
  /** Makes this the one open invitation to the desk, until then (server time, ms). */
  inviteToDesk(code: string, invite: CredentialHash, until: number): Promise<void>;
  /** Gives the desk to the bearer of its open invitation, which is spent; `false` when it is not this one, or is over. */
  acceptDesk(move: DeskMove): Promise<boolean>;
  /** Gives a desk that nobody holds, which spends the votes; `false` when somebody does. */
  fillVacantDesk(code: string, credential: CredentialHash, told: TableNotice): Promise<boolean>;
  /** Whom this seat wants at the desk, or nobody. Its wish goes with the seat when that is freed. */
  vote(code: string, by: FactionId, candidate: FactionId | null, told?: TableNotice): Promise<void>;
  votes(code: string): Promise<readonly DeskVote[]>;
  /** Every vote is struck: the desk has answered. */
  strikeVotes(code: string, told: TableNotice): Promise<void>;
  /** Gives the desk away over the head of its holder, or a vacant one; invitation and votes are spent. */
  electDesk(code: string, credential: CredentialHash, told: TableNotice): Promise<void>;

  /** Everything of one table, to be carried elsewhere, with the word of it that the table is told; `null` for an unknown one. */
  dump(code: string, told: TableNotice): Promise<TableDump | null>;
  /**
   * Founds a table as it was dumped; `false` when the code is taken, and nothing is written then. It is written in slices,
   * and there is no such table before the last of them.
   */
  restore(dump: TableDump): Promise<boolean>;

  close(): Promise<void>;
}
