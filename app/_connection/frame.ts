import type { FactionId, View } from '#client';

/**
 * One audience's view as the server sent it. `version` counts that audience's frames in one `run` of the server;
 * `serverTime` is in ms.
 */
export interface Frame {
  readonly run: string;
  readonly version: number;
  readonly view: View;
  readonly serverTime: number;
}

/** Whether the server had already shown more than this when it sent `known`. Tells nothing about another run. */
export const isOlder = (frame: Frame, known: Frame | null): boolean =>
  known?.run === frame.run && frame.version < known.version;

/**
 * Whether an answer comes too late to be shown: it is older than what is known by now, or it comes from a server that
 * was started again since it was asked. `asked` is what was known then.
 */
export const isBygone = (answer: Frame, asked: Frame | null, known: Frame | null): boolean =>
  isOlder(answer, known) || (known !== null && known.run !== asked?.run && known.run !== answer.run);

/** Who sits where, and whose phone is with the table now. */
export interface Presence {
  readonly faction: FactionId;
  readonly name: string;
  readonly here: boolean;
}

/** A seat that nobody holds any more, and who played it last. */
export interface EmptySeat {
  readonly faction: FactionId;
  readonly was: string | null;
}

/** Where a page stands with the table: never more than the server has said. */
export type Standing =
  /** Nothing has come yet. */
  | 'arriving'
  | 'here'
  /** Was there, is not now; it tries again by itself. */
  | 'looking'
  /** Another phone holds this seat now. */
  | 'moved'
  /** This phone plays another faction now: its player has swapped. */
  | 'swapped'
  /** No table has this code. */
  | 'unknown-table'
  /** The table is there, but its log is damaged. */
  | 'unreadable-table';
