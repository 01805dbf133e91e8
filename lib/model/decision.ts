import type { GameEvent } from './events.ts';
import type { Refusal } from './refusals.ts';

/** The result of a command: its events, or the refusal. */
export type Decision =
  { readonly ok: true; readonly events: readonly GameEvent[] } | { readonly ok: false; readonly refusal: Refusal };

/** Returns an accepted command with its events. A command without events changes nothing. */
export const accepted = (...events: readonly GameEvent[]): Decision => ({ ok: true, events });
/** Returns a refused command. */
export const refused = (refusal: Refusal): Decision => ({ ok: false, refusal });
