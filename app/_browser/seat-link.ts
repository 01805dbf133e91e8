import { FACTIONS, type FactionId } from '#client';

/** What a seat's one-time code holds beside the table: which seat, and the secret that opens it. */
export interface SeatPass {
  readonly faction: FactionId;
  readonly pass: string;
}

/** How long a one-time code is shown: as long as the server takes it. */
export const SEAT_CODE_LASTS_MS = 5 * 60_000;

/** The link in the QR code; the secret stands in its fragment, which no server and no log sees. */
export const seatLink = (tableAddress: string, { faction, pass }: SeatPass): string =>
  `${tableAddress}#seat=${faction}.${pass}`;

/** What such a fragment says; `null` when it is none. */
export function readSeatPass(fragment: string): SeatPass | null {
  const [name, pass] = fragment.split('.');
  const faction = FACTIONS.find((known) => known === name);
  return faction === undefined || pass === undefined ? null : { faction, pass };
}

/**
 * Whether other devices reach the server by the address of this page: true for everything but the host's own names for
 * the laptop.
 */
export const isForOthers = (hostname: string): boolean => !/^(localhost|127\..*|\[?::1\]?)$/.test(hostname);
