import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { Audience, DeskElection, FactionId, Sealing, SeatAsker, SwapOffer, TableNotice } from '#engine';
import type { Change, Frame } from '../application/frames.ts';
import type { EmptySeat, SeatPresence } from '../application/seats.ts';

/** Messages to devices. */
interface ServerToClient {
  frame(frame: Frame): void;
  /** Sent to a device that has the frame before this one. */
  change(change: Change): void;
  presence(seats: readonly SeatPresence[]): void;
  /** The last notices about the seats and the desk, oldest first. */
  notices(notices: readonly TableNotice[]): void;
  /** The state of an election: the chosen new moderator, and when they may take the desk. */
  election(election: DeskElection): void;
  /** Seats without a holder, with the names of their last players. */
  emptySeats(seats: readonly EmptySeat[]): void;
  /** The open requests for free seats; only the desk receives them. */
  askers(askers: readonly SeatAsker[]): void;
  /** The open offers to swap factions. */
  swaps(offers: readonly SwapOffer[]): void;
  /** The export that two people are sealing now, or null. */
  sealing(sealing: Sealing | null): void;
  /** The table waits for this seat: the phone vibrates once. */
  nudge(): void;
  /** This credential no longer holds its seat or desk. The socket closes. */
  moved(): void;
  /** The host has deleted this table; the socket closes. */
  deleted(): void;
}

/** Messages from devices. Arguments may come from strangers. */
interface ClientToServer {
  /** A call of the API. The answer comes with what the device sees now, if that is new to it. */
  call(sent: unknown, answer: unknown): void;
  /** A device that wakes asks for the present frame, whatever this socket has sent before. */
  refresh(answer: unknown): void;
  nudge(request: unknown): void;
}

/** The audience of a device, and the version of the last frame that the device was sent. */
export interface Listener {
  readonly code: string;
  readonly audience: Audience;
  /** Other seats of this table on the same device. This device also reaches their players. */
  readonly also: readonly FactionId[];
  readonly token: string | null;
  /** The tokens that this device has shown: this one, and those of its other seats and its desk. Dead ones are dropped. */
  tokens: readonly string[];
  version: number;
}

/** A version above every frame's: a device with it gets no frame before it is admitted. */
export const NOT_ADMITTED = Infinity;

export type LiveServer = Server<ClientToServer, ServerToClient, DefaultEventsMap, Listener>;
export type LiveSocket = Socket<ClientToServer, ServerToClient, DefaultEventsMap, Listener>;

/** The rooms of a table and of one audience. */
export const tableRoom = (code: string) => code;
export const audienceRoom = (code: string, audience: Audience) => `${code}/${audience}`;

/** The room of the devices that hold a seat, whichever seat they show. The server sends no secrets to this room. */
export const deviceRoom = (code: string, faction: FactionId) => `${code}/${faction}/devices`;

/** The room of the devices that hold the desk, whatever page they show. */
export const deskRoom = (code: string) => `${code}/desk/devices`;

export const isFaction = (audience: Audience): audience is FactionId =>
  audience !== 'table' && audience !== 'moderator';
