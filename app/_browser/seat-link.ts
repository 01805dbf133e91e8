import { FACTIONS, type FactionId } from '#client';

/** A seat's one-time code: the seat, and the secret that opens it. */
export interface SeatPass {
  readonly faction: FactionId;
  readonly pass: string;
}

/** How long a one-time code is shown. The server accepts the code for the same time. */
export const SEAT_CODE_LASTS_MS = 5 * 60_000;

/** Returns the link in the QR code. The secret is in its fragment, which no server and no log receives. */
export const seatLink = (tableAddress: string, { faction, pass }: SeatPass): string =>
  `${tableAddress}#seat=${faction}.${pass}`;

/** Returns the pass in such a fragment; `null` if the fragment has no pass. */
export function readSeatPass(fragment: string): SeatPass | null {
  const [name, pass] = fragment.split('.');
  const faction = FACTIONS.find((known) => known === name);
  return faction === undefined || pass === undefined ? null : { faction, pass };
}

/**
 * Whether other devices can reach the server by the address of this page. Other devices can do so, unless the host uses
 * a name that only the laptop knows.
 */
export const isForOthers = (hostname: string): boolean => !/^(localhost|127\..*|\[?::1\]?)$/.test(hostname);
