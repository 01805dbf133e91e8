import type { GameEvent } from '../model/events.ts';
import type { Refusal } from '../model/refusals.ts';

/** What a command comes to: what happened, or why it may not be. */
export type Decision =
  { readonly ok: true; readonly events: readonly GameEvent[] } | { readonly ok: false; readonly refusal: Refusal };

export const happened = (...events: readonly GameEvent[]): Decision => ({ ok: true, events });
export const refuse = (refusal: Refusal): Decision => ({ ok: false, refusal });
