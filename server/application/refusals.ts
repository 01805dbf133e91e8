import type { Refusal, SeatRefusal } from '#engine';

/** What the table's administration may refuse, beside what the game refuses. */
export type ApplicationRefusal = SeatRefusal | Extract<Refusal, { readonly code: 'faction-not-in-play' }>;

/** How a command was answered. A refusal is an ordinary answer. */
export type Answer = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

/** Nobody opened a table with this code. */
export class TableNotFound extends Error {
  override readonly name = 'NoSuchTable';
}

/** The token is unknown, or no longer holds its seat or desk. */
export class NotAuthorized extends Error {
  override readonly name = 'NotHeld';
}
