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

/** The credential of a page: a seat's or the moderator's token, or a code for the shared screen. */
export type Credential =
  | {
      readonly token: string;
      /**
       * Tokens of other seats of this device, and of its desk. They show that the holders of these seats are connected.
       */
      readonly also?: readonly string[];
    }
  | { readonly code: string };

export interface LiveState {
  readonly standing: ConnectionStatus;
  /** Device time at which this state began, in ms. */
  readonly since: number;
  readonly frame: Frame | null;
  readonly presence: readonly Presence[];
  /** The last notices about the seats and the desk, oldest first. */
  readonly notices: readonly TableNotice[];
  /** Seats without a holder. */
  readonly emptySeats: readonly EmptySeat[];
  /** The guests who ask to join; only the desk receives them. */
  readonly askers: readonly SeatAsker[];
  /** The state of an election of a new moderator. */
  readonly election: DeskElection;
  /** The open offers to swap factions. */
  readonly swaps: readonly SwapOffer[];
  /** The table file that two players are making; `null` if they are making no file. */
  readonly sealing: Sealing | null;
  /** The present role of this credential, if it differs from the role of the page. */
  readonly playsNow: Audience | null;
  /** The number of nudges to this seat. */
  readonly nudges: number;
  /** Server time minus device time, as far as the page knows. */
  readonly clockShift: number;
}

/** The reason why a page gets no frame, now or later. */
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
