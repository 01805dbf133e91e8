import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { Audience, DeskElection, FactionId, Sealing, SeatAsker, SwapOffer, TableNotice } from '#engine';
import type { Change, Frame } from '../application/frames.ts';
import type { EmptySeat, SeatPresence } from '../application/seats.ts';

/** What devices hear. */
interface ServerToClient {
  frame(frame: Frame): void;
  /** For a device that was sent the frame before this one. */
  change(change: Change): void;
  presence(seats: readonly SeatPresence[]): void;
  /** The last things the table was told about its seats and its desk, oldest first. */
  notices(notices: readonly TableNotice[]): void;
  /** Whom the people want as a new moderator, and from when on that one may take the desk. */
  election(election: DeskElection): void;
  /** Seats that nobody holds any more, and whose they were. */
  emptySeats(seats: readonly EmptySeat[]): void;
  /** Who asks the desk for a free seat; the desk alone hears of it. */
  askers(askers: readonly SeatAsker[]): void;
  /** Who offers to swap factions with whom, while that may be. */
  swaps(offers: readonly SwapOffer[]): void;
  /** The file that two people seal the table in just now, if they do. */
  sealing(sealing: Sealing | null): void;
  /** Somebody waits for this seat: one tremble. */
  nudge(): void;
  /** This credential no longer holds its seat or desk; the socket closes. */
  moved(): void;
  /** The host has deleted this table; the socket closes. */
  deleted(): void;
}

/** What devices may say here; everything else goes through tRPC. Arguments are strangers'. */
interface ClientToServer {
  /** On waking: the frame as it is now, whatever this socket believes to have sent. */
  refresh(answer: unknown): void;
  nudge(request: unknown): void;
}

/** Who is at the other end, and the last frame version it was sent. */
export interface Listener {
  readonly code: string;
  readonly audience: Audience;
  /** Other seats of this table that the same device holds: their player can be reached here as well. */
  readonly also: readonly FactionId[];
  readonly token: string | null;
  /** Everything that this device has shown, this token and those of its other seats and its desk. */
  readonly tokens: readonly string[];
  version: number;
}

/** Later than every frame: before a device is let in none is published to it. */
export const NOT_ADMITTED = Infinity;

export type LiveServer = Server<ClientToServer, ServerToClient, DefaultEventsMap, Listener>;
export type LiveSocket = Socket<ClientToServer, ServerToClient, DefaultEventsMap, Listener>;

/** Everybody at a table, and those of one audience. */
export const tableRoom = (code: string) => code;
export const audienceRoom = (code: string, audience: Audience) => `${code}/${audience}`;

/** Devices that hold a seat, whichever of their seats they show. Nothing that a seat knows is sent there. */
export const deviceRoom = (code: string, faction: FactionId) => `${code}/${faction}/devices`;

/** Devices that hold the desk, whatever they show. */
export const deskRoom = (code: string) => `${code}/desk/devices`;

export const isFaction = (audience: Audience): audience is FactionId =>
  audience !== 'table' && audience !== 'moderator';
