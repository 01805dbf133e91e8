import { assertNever } from '../core/assert-never.ts';
import type { FactionId } from '../model/factions.ts';
import { capital } from './numbers.ts';
import { theFaction, theFactions } from './names.ts';

/**
 * What the whole table is told about its seats and its desk. These are no facts of the game: taking back a battle does
 * not bring an old phone back, so they stand beside the log and not in it.
 */
export type Notice =
  | { readonly kind: 'seat-taken'; readonly faction: FactionId; readonly name: string }
  | { readonly kind: 'seat-freed'; readonly faction: FactionId; readonly name: string }
  | { readonly kind: 'seat-renamed'; readonly faction: FactionId; readonly was: string; readonly name: string }
  /** The moderator shows a code that gives this seat to another phone. */
  | { readonly kind: 'seat-reissued'; readonly faction: FactionId }
  /** The moderator's own device holds this seat now. */
  | { readonly kind: 'seat-at-desk'; readonly faction: FactionId; readonly name: string }
  | { readonly kind: 'seat-moved'; readonly faction: FactionId; readonly name: string };

/** A notice as it is kept and sent. */
export interface TableNotice {
  /** Server time in milliseconds. */
  readonly at: number;
  readonly notice: Notice;
}

/** One sentence for everybody. */
export function sayNotice(notice: Notice): string {
  switch (notice.kind) {
    case 'seat-taken':
      return `${notice.name} plays ${theFaction(notice.faction)}.`;
    case 'seat-freed':
      return `${capital(theFactions(notice.faction))} seat is free; ${notice.name} has left it.`;
    case 'seat-renamed':
      return `${notice.name} now plays ${theFaction(notice.faction)}; it was ${notice.was}.`;
    case 'seat-reissued':
      return `The moderator is giving ${theFactions(notice.faction)} seat to another phone.`;
    case 'seat-at-desk':
      return `${capital(theFaction(notice.faction))} is played on the moderator’s device now.`;
    case 'seat-moved':
      return `${capital(theFactions(notice.faction))} seat is on another phone now, played by ${notice.name}.`;
    default:
      return assertNever(notice);
  }
}
