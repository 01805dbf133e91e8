import { choicesIn, type EditionId } from '#engine';
import { fromStored, type StoredEvent } from './upcasts.ts';

/** The edition that the first event of a log opens a table with; `null` where it cannot be read. */
export function editionIn(first: StoredEvent | undefined): EditionId | null {
  try {
    return first === undefined ? null : (choicesIn(fromStored(first))?.edition ?? null);
  } catch {
    // One table that cannot be read must not hide the others; whoever opens it is told.
    return null;
  }
}
