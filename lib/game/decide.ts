import type { Random } from '../core/random.ts';
import type { Command } from '../model/commands.ts';
import type { GameEvent } from '../model/events.ts';
import type { Refusal } from '../model/refusals.ts';
import type { Timeline } from './timeline.ts';

export type Verdict =
  | { readonly ok: true; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * What a command makes happen, up to the next decision that somebody owes; or why it may not be. Pure.
 * Append the events and the table has moved on; drop them and nothing has happened.
 */
export function decide(_timeline: Timeline, _command: Command, _random: Random): Verdict {
  throw new Error('being written');
}
