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

/** The difference between the frame of this version and the one before. */
export interface Change extends Sending {
  readonly patch: Patch;
}

/**
 * Returns the frame after a change: the known view if that is as new already, and `null` if the change was made from
 * another one, so that the whole frame must be requested. It never mixes two frames.
 */
export function applyChange(known: Frame | null, { patch, ...sending }: Change): Frame | null {
  if (known?.run !== sending.run || known.version < sending.version - 1) return null;
  if (known.version >= sending.version) return { ...known, serverTime: sending.serverTime };
  try {
    // The change was made from one view to another.
    return { ...sending, view: applyPatch(known.view, patch) as View };
  } catch {
    return null;
  }
}

/** Whether the server had already shown a later frame when it sent `known`. It says nothing about another run. */
export const isOlder = (frame: Frame, known: Frame | null): boolean =>
  known?.run === frame.run && frame.version < known.version;

/**
 * Whether an answer comes too late: it is older than the known frame, or comes from a server that has restarted since
 * the request. `asked` is the known frame then.
 */
export const isStale = (answer: Frame, asked: Frame | null, known: Frame | null): boolean =>
  isOlder(answer, known) || (known !== null && known.run !== asked?.run && known.run !== answer.run);

/** The people by seat, and whether their phones are connected. */
export interface Presence {
  readonly faction: FactionId;
  readonly name: string;
  readonly here: boolean;
}

/** An empty seat, and its last player. */
export interface EmptySeat {
  readonly faction: FactionId;
  readonly was: string | null;
}

/** The state of a page's connection to the table, as far as the server has said. */
export type ConnectionStatus =
  /** Nothing has arrived yet. */
  | 'connecting'
  | 'connected'
  /** It was connected, and is reconnecting. */
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

/** States without a table, in which a page shows nothing of it. */
export type NoTableStanding = Extract<ConnectionStatus, `${string}-table`>;

/** Returns whether there is no table to show. */
export const isNoTable = (standing: ConnectionStatus): standing is NoTableStanding => standing.endsWith('-table');
