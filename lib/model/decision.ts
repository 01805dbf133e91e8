import type { GameEvent } from './events.ts';
import type { Refusal } from './refusals.ts';

/** What a command comes to: what happened, or why it may not be. */
export type Decision =
  { readonly ok: true; readonly events: readonly GameEvent[] } | { readonly ok: false; readonly refusal: Refusal };

/** The command is accepted; with no events it changes nothing. */
export const accepted = (...events: readonly GameEvent[]): Decision => ({ ok: true, events });
/** The command may not be. */
export const refused = (refusal: Refusal): Decision => ({ ok: false, refusal });
