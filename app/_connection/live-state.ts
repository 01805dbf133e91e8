import {
  NO_ELECTION,
  type Audience,
  type DeskElection,
  type Sealing,
  type SeatAsker,
  type SwapOffer,
  type TableNotice,
} from '#client';
import type { ConnectionStatus, EmptySeat, Frame, NoTableStanding, Presence } from './frame.ts';

/** What a page presents to be let in: a seat's or the moderator's token, or a code for the shared screen. */
export type Credential =
  | {
      readonly token: string;
      /** Tokens of other seats on this device, and of its desk: so the table knows that their holder is here. */
      readonly also?: readonly string[];
    }
  | { readonly code: string };

export interface LiveState {
  readonly standing: ConnectionStatus;
  /** Device time since when it stands so, in ms. */
  readonly since: number;
  readonly frame: Frame | null;
  readonly presence: readonly Presence[];
  /** The last notices about the seats and the desk, oldest first. */
  readonly notices: readonly TableNotice[];
  /** Seats that nobody holds any more. */
  readonly emptySeats: readonly EmptySeat[];
  /** Who asks to be let in; only the desk hears of it. */
  readonly askers: readonly SeatAsker[];
  /** The state of an election of a new moderator. */
  readonly election: DeskElection;
  /** The open offers to swap factions. */
  readonly swaps: readonly SwapOffer[];
  /** The file that two people seal the table in just now, if they do. */
  readonly sealing: Sealing | null;
  /** What this credential speaks for now, where that is not what the page was opened for. */
  readonly playsNow: Audience | null;
  /** How often this seat has been nudged. */
  readonly nudges: number;
  /** Server time minus device time, as well as it is known. */
  readonly clockShift: number;
}

/** Why a page gets no frame, now or later. */
export type Denied = 'moved' | NoTableStanding;

/** Asks for the frame over HTTP, which tells refusals apart from silence. */
export type FetchFrame = () => Promise<{ readonly frame: Frame } | { readonly denied: Denied } | 'no-answer'>;

export const START: LiveState = {
  standing: 'connecting',
  since: 0,
  frame: null,
  presence: [],
  notices: [],
  emptySeats: [],
  askers: [],
  election: NO_ELECTION,
  swaps: [],
  sealing: null,
  playsNow: null,
  nudges: 0,
  clockShift: 0,
};
