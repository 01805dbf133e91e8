import type { Refusal, SeatRefusal } from '#engine';

/** Refusals by the administration of a table, and refusals by the rules. */
export type ApplicationRefusal = SeatRefusal | Extract<Refusal, { readonly code: 'faction-not-in-play' }>;

/** The answer to a command. A refusal is an ordinary answer. */
export type Answer = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

/** No table has this code. */
export class TableNotFound extends Error {
  override readonly name = 'NoSuchTable';
}

/** The token is unknown, or no longer valid for its seat or desk. */
export class NotAuthorized extends Error {
  override readonly name = 'NotHeld';
}
