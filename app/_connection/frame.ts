import { applyPatch, type Patch, type FactionId, type View } from '#client';

/** `version` counts an audience's frames in one `run` of the server; `serverTime` is in ms. */
interface Sending {
  readonly run: string;
  readonly version: number;
  readonly serverTime: number;
}

/** The view of one audience in the form that the server sent. */
export interface Frame extends Sending {
  readonly view: View;
}

/** The difference between the frame of this version and the frame before it. */
export interface Change extends Sending {
  readonly patch: Patch;
}

/**
 * Returns the frame after a change: the known view if that view is as new already. Returns `null` if the change was
 * made from another frame; then the whole frame must be requested. The function never mixes two frames.
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

/**
 * Whether the server had already shown a later frame when it sent `known`. The answer says nothing about another run of
 * the server.
 */
export const isOlder = (frame: Frame, known: Frame | null): boolean =>
  known?.run === frame.run && frame.version < known.version;

/**
 * Whether an answer comes too late: it is older than the known frame, or it comes from a server that has restarted
 * since the request. `asked` is the frame that was known at the request.
 */
export const isStale = (answer: Frame, asked: Frame | null, known: Frame | null): boolean =>
  isOlder(answer, known) || (known !== null && known.run !== asked?.run && known.run !== answer.run);

/** The players by seat, and whether their phones are connected. */
export interface Presence {
  readonly faction: FactionId;
  readonly name: string;
  readonly here: boolean;
}

/** An empty seat, and the last player of that seat. */
export interface EmptySeat {
  readonly faction: FactionId;
  readonly was: string | null;
}

/** The state of a page's connection to the table, as far as the server has said. */
export type ConnectionStatus =
  /** No frame has arrived yet. */
  | 'connecting'
  | 'connected'
  /** The page was connected and is reconnecting. */
  | 'reconnecting'
  /** Another phone now holds this seat. */
  | 'moved'
  /** This phone now plays another faction, because its player has swapped. */
  | 'swapped'
  /** No table has this code. */
  | 'unknown-table'
  /** The table is there, but its log is damaged. */
  | 'unreadable-table'
  /** The host has deleted the table while this page was open. */
  | 'deleted-table';

/** States in which a page has no table and shows nothing of a table. */
export type NoTableStanding = Extract<ConnectionStatus, `${string}-table`>;

/** Returns whether there is no table to show. */
export const isNoTable = (standing: ConnectionStatus): standing is NoTableStanding => standing.endsWith('-table');
