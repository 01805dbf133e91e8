import { applyPatch, type Patch, type FactionId, type View } from '#client';

/** `version` counts an audience's frames in one `run` of the server; `serverTime` is in ms. */
interface Sending {
  readonly run: string;
  readonly version: number;
  readonly serverTime: number;
}

/** One audience's view as the server sent it. */
export interface Frame extends Sending {
  readonly view: View;
}

/** What leads to the frame of this version from the one before. */
export interface Change extends Sending {
  readonly patch: Patch;
}

/**
 * The frame that a change leads to from what is known: the same view where that is as new already, and `null` where the
 * change was made from another one, so that the whole has to be asked for. Never a mixture of two.
 */
export function applyChange(known: Frame | null, { patch, ...sending }: Change): Frame | null {
  if (known?.run !== sending.run || known.version < sending.version - 1) return null;
  if (known.version >= sending.version) return { ...known, serverTime: sending.serverTime };
  try {
    // It was made from one view to another.
    return { ...sending, view: applyPatch(known.view, patch) as View };
  } catch {
    return null;
  }
}

/** Whether the server had already shown more than this when it sent `known`. Tells nothing about another run. */
export const isOlder = (frame: Frame, known: Frame | null): boolean =>
  known?.run === frame.run && frame.version < known.version;

/**
 * Whether an answer comes too late to be shown: it is older than what is known by now, or it comes from a server that
 * was started again since it was asked. `asked` is what was known then.
 */
export const isStale = (answer: Frame, asked: Frame | null, known: Frame | null): boolean =>
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
export type ConnectionStatus =
  /** Nothing has come yet. */
  | 'connecting'
  | 'connected'
  /** Was there, is not now; it tries again by itself. */
  | 'reconnecting'
  /** Another phone holds this seat now. */
  | 'moved'
  /** This phone plays another faction now: its player has swapped. */
  | 'swapped'
  /** No table has this code. */
  | 'unknown-table'
  /** The table is there, but its log is damaged. */
  | 'unreadable-table'
  /** The host has deleted the table while this page was open. */
  | 'deleted-table';

/** No page of such a table shows anything of it. */
export type NoTableStanding = Extract<ConnectionStatus, `${string}-table`>;

/** Returns whether there is no table to show. */
export const isNoTable = (standing: ConnectionStatus): standing is NoTableStanding => standing.endsWith('-table');
